import ContentParser
import Testing

@testable import FaqCommand

@Suite("Codes of diagnostics keep their names")
struct DiagnosticCodeTests {
  @Test(
    "A code is the same in all versions that begin with 1",
    arguments: [
      (.unreadable, "unreadable-entry"), (.emptyFaq, "empty-faq"),
      (.missingTitle, "missing-title"), (.extraTitle, "extra-title"),
      (.notAnObject, "not-an-object"), (.missingType, "missing-type"),
      (.invalidType, "invalid-type"), (.unknownType, "unknown-type"),
      (.missingMember, "missing-member"), (.wrongKind, "wrong-kind"),
      (.invalidValue, "invalid-value"), (.unknownMember, "unknown-member"),
      (.duplicateMember, "duplicate-member"),
      (.unsafeAddress, "unsafe-address"), (.invalidLanguage, "invalid-language"),
      (.invalidDirection, "invalid-direction"), (.invalidCategory, "invalid-category"),
      (.invalidFallback, "invalid-fallback"), (.foreignShape, "foreign-shape"),
      (.deepNesting, "deep-nesting"), (.longList, "long-list"),
      (.raggedRow, "ragged-row"), (.emptyTitle, "empty-title"),
      (.emptyBody, "empty-body"), (.emptyLabel, "empty-label"), (.lateTitle, "late-title"),
      (.missingAnswer, "missing-answer"), (.markupInText, "markup-in-text"),
      (.unlinkedAddress, "unlinked-address"),
      (.hiddenCharacter, "hidden-character"), (.longDeclaration, "long-declaration"),
      (.invalidPlaceholder, "invalid-placeholder"), (.unknownNode, "unknown-node"),
      (.longOutput, "long-output"), (.duplicateType, "duplicate-type"),
      (.unknownFAQ, "unknown-faq"), (.misplacedTypes, "misplaced-types"),
      (.unusableBase, "unusable-base"), (.duplicateTitle, "duplicate-title"),
      (.deadLink, "dead-link"), (.unreachableLink, "unreachable-link"),
      (.unconfirmedLink, "unconfirmed-link"), (.movedLink, "moved-link"),
      (.confusedTitles, "confused-titles"), (.unansweredQuestion, "unanswered-question"),
      (.invalidQuestion, "invalid-question"),
      (.passedOverQuestion, "question-passed-over"), (.passedOverText, "text-passed-over"),
    ] as [(Diagnostic.Code, String)]
  )
  func names(code: Diagnostic.Code, name: String) {
    #expect(code.rawValue == name)
  }
}
