import FaqBrowser

extension Category {
  /// What the screens ask before they show the facts.
  var opening: Interaction {
    switch access {
    case .free: .page
    case .paid:
      .dialog(
        "Watch Ad to continue",
        "",
        [
          .button("Cancel", .end),
          .button("Show Ad", .step("Showing an ad", lasting: .seconds(2), then: .page)),
        ]
      )
    case .comingSoon: .dialog("Coming soon", "There are no facts yet.", [.button("Ok", .end)])
    }
  }
}
