/// The lists of words by which names and texts are recognised, in the languages of content.
enum Vocabulary: String, CaseIterable {
  /// Words that name a question or an answer and nothing else, and those that may name one, the
  /// likeliest first.
  case questionNames, answerNames, headings, contents
  /// Words that say nothing about the role of a field.
  case neutral
  /// Words that mean nothing without their partners, such as `problem` and `resolution`, and words
  /// of what goes on with an answer.
  case bound, additions
  /// Names by which Zendesk, Freshdesk, Intercom and Help Scout file an article, and those of
  /// columns that are categories if they group the rows.
  case folders, groups
  /// Words of places where pairs of other names are FAQs too, those that say nothing about what is
  /// in them, and those whose questions a program asks, such as "Delete this file?".
  case places, plainPlaces, dialogs
  /// Names of members with links that belong to an answer, and words that begin the names of the
  /// label of a link and of its address: `readMoreLabel`.
  case links, linkStarts
  /// The last words of the names of the label of a link, and of its address.
  case linkLabels, linkAddresses
  /// Words of members that an FAQ has beside its question and answer.
  case companions
  /// Words that begin a question.
  case firstWords
  /// Parts of names that have questions below them, and names that say nothing else.
  case announcements, plainAnnouncements
  /// What a name describes in place of questions, after "FAQ" (`FAQ system for hotels`), and what
  /// people do with questions, before it (`Managing FAQs`).
  case tools, toolActions
  /// Names of sections beside the questions in lists of those, and of such that describe a program.
  case surroundings, manualParts
  /// Parts of links that lead back, of classes whose elements fold, and classes of what is below
  /// the text of a page.
  case tops, foldingClasses, footers
  /// How texts begin that ask readers for their questions: at once, or if they say for what.
  case offers, searches, goals
  /// Words before a colon that say who speaks.
  case questionLabels, answerLabels
  /// Kinds of containers, and names of elements, that fold answers away.
  case foldingKinds, foldingTags
  /// Two-letter codes, except for `id`, which names an identifier more often than Indonesian.
  case languageCodes
  case languageNames, categoryNames
  /// Words that tell forms of one text apart.
  case textForms
  /// Names of members that are neither a question nor an answer.
  case otherMembers
  /// The forms that one text may have at the same time, the likeliest first.
  case answerForms
  /// Names of members that are no text of an answer, and of further ones in rich text.
  case silentMembers, silentNodes
  /// Names of members that wrap one text, the likeliest first.
  case wrappers
  /// Names of running text in rich text, and of the titles of groups, the likeliest first, and the
  /// last words of names that name a section.
  case inlineNodes, groupTitles, sectionTitles
  /// Elements of HTML without content, with an optional end tag, those of them that text has with
  /// one, and all others, also of former times; attributes that need no value.
  case voidTags, openTags, frameTags, otherTags, flags
  /// What may be between two tags that a text names.
  case connectors

  private static let table = """
    questionNames: question questions q ques stem pregunta preguntas frage domanda pergunta vraag
      soru вопрос питання 質問 问题 問題 질문 fråga spørgsmål spørsmål pytanie otázka otazka întrebare
      kérdés kysymys ερώτηση سؤال प्रश्न pertanyaan

    answerNames: answer answers ans respuesta respuestas antwort antworten réponse reponse resposta
      risposta antwoord cevap yanıt ответ відповідь 回答 答案 答え 답변 답 svar odpowiedź odpowiedz odpověď
      odpoved răspuns válasz vastaus απάντηση جواب إجابة उत्तर jawaban

    headings: title heading header headline prompt query instruction user name label summary subject
      topic titulo título titre titel titolo überschrift trigger caption term nombre intent patterns
      keywords triggers utterances synonyms problem issue symptom error

    contents: a ans response responses reply completion output assistant solution content contents
      body text html panel contenido inhalt contenu conteudo conteúdo contenuto texto texte markdown
      description desc descripcion descripción beschreibung details detail explanation value message
      paragraphs paragraph copy info long short resolution

    neutral: faq faqs field item entry acf row main rich full formatted rendered short long brief
      detailed string str md raw data accordion qna expected reference ideal gold golden

    bound: keywords triggers utterances synonyms problem issue symptom error resolution

    additions: intro introduction outro steps list items points bullets note notes tip tips footer

    folders: section_id folder_id workspace_id collectionId

    groups: domain area module department product intent

    places: faq faqs question questions qa qna qas accordion accordions help helpdesk
      troubleshooting answers preguntas fragen perguntas domande frequently asked

    plainPlaces: data items item entries content contents results result list rows records docs
      documents nodes edges value values elements

    dialogs: dialog dialogs modal modals popup confirm confirmation confirmations alert alerts toast

    links: link links cta button buttons action actions relatedLinks related_links seeAlso sources
      references resources

    linkStarts: link url cta button btn action read learn see more related

    linkLabels: label text title name

    linkAddresses: href url link uri action

    companions: id key uuid order index position rank sort number category categories keywords tags
      link links icon open expanded active lang language section anchor visible source

    firstWords: how what why when where who which whose can could does do did is are was will would
      should may must has have am what's who's where's isn't doesn't can't wie warum wann wo wer
      wieso weshalb welche welcher welches kann ist gibt muss darf wohin woher wozu sind brauche
      cómo qué cuándo dónde quién cuál cuánto cuántos puedo por comment pourquoi quand où qui quel
      quelle quels quelles puis-je est-ce combien come perché quando dove chi quale quali posso cosa
      quanto como onde quem qual quais porque hoe wat waarom wanneer waar welke kan mag как что
      почему когда где кто какой какая какие можно

    announcements: frequently asked, q&a, q & a, q and a, preguntas frecuentes, foire aux questions,
      domande frequenti, perguntas frequentes, veelgestelde vragen, 常见问题, 常見問題, 常见疑问, 常見疑問, 疑难解答,
      よくある質問, 자주 묻는 질문, sıkça sorulan, vanliga frågor, dúvidas, dudas frecuentes, perguntas mais,
      pertanyaan, câu hỏi thường, zadawane pytania, usein kysyt, ofte stilte, ofte stillede, často
      kladené, časté dotazy, gyakori kérdés, întrebări frecvente, συχνές ερωτήσεις, часті питання,
      поширені запитання, често задавани, često postavljana, الأسئلة, שאלות נפוצות, คำถามที่พบบ่อย

    plainAnnouncements: faq, faqs, frequently asked questions, frequently asked questions faq,
      table of contents, contents, toc, index, inhalt, inhaltsverzeichnis, índice, sommaire, indice

    tools: bot builder chatbot generator plugin system бот система

    toolActions: add create creating edit manage managing управление

    tops: top, contents, index, ↑, ^, nach oben, inhalt

    foldingClasses: accordion collaps toggle faq-item

    footers: footer site-footer page-footer page-nav page-edit last-updated pagination pager copyright

    surroundings: table of contents, contents, toc, index, see also, further reading, related,
      references, license, contributing, contribution, credits, acknowledgements, inhalt,
      inhaltsverzeichnis, índice, sommaire, indice, links, resources, navigation, quick search,
      related topics, this page, kontakt, contacto, contato, newsletter, follow

    manualParts: about, api, api reference, authors, changelog, changes, configuration, contact,
      contributors, development, documentation, example, examples, features, getting started,
      install, installation, introduction, maintainers, overview, prerequisites, quick start,
      quickstart, requirements, roadmap, setup, support, testing, tests, usage

    offers: still have, do you still have, have more questions, have any questions, have any other
      questions, have other questions, have another question, have further questions, have a
      question, have questions, do you have any questions, do you have more questions, got a
      question, got questions, got more questions, any questions, more questions, still stuck, still
      not sure, any other questions, any more questions, need more help, need further, other
      questions, don't see your question, your question isn't answered, your question is not,
      question not answered, vẫn còn, bạn vẫn còn, noch fragen, haben sie noch, hast du noch,
      weitere fragen, haben sie weitere, du hast noch, du hast weitere, sie haben noch, sie haben
      weitere, vous avez d'autres questions, votre question n', encore des questions, aún tienes,
      todavía tienes, tienes más preguntas, necesitas más ayuda, hai ancora, hai altre domande,
      ainda tem, nog vragen, heb je nog, heeft u nog, остались вопросы, masz pytania, 还有问题, 還有問題,
      ready to

    searches: can't find, cannot find, couldn't find, didn't find, did not find, not finding, nicht
      gefunden, no encuentras, vous n'avez pas trouvé, vous ne trouvez pas, non hai trovato, não
      encontrou, не нашли

    goals: looking for, answer, question, you need, gesucht, respuesta, réponse, risposta, resposta,
      ответ, вопрос

    questionLabels: q faq question frage f pregunta p pergunta domanda d vraag v вопрос в 问 問 質問 질문
      soru câu س سؤال السؤال

    answerLabels: a ans answer antwort respuesta r resposta risposta réponse antwoord ответ о 答 回答
      답변 답 cevap yanıt đáp ج جواب الجواب

    foldingKinds: details question questions faq faqs help qa collapse collapsible accordion expand
      expander spoiler toggle dropdown

    foldingTags: details accordion accordionitem collapsible expandable expander faqitem faq
      collapse cut

    languageCodes: ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy is it ja ka kk
      ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh

    languageNames: language locale langcode languagecode language_code sprache langue idioma lingua

    categoryNames: category categories categoryname category_name cat section group topic kategorie
      categoria categoría catégorie categorie rubrik rubrique rubrica rubriek kategori kategoria
      kategória kategorija kategoriya категория категорія theme thema thème tema 分类 分類 类别 類別 カテゴリ
      カテゴリー 카테고리 분류

    textForms: html text md markdown raw plain rendered formatted rich string str value

    otherMembers: id type slug key url link href category icon image tags hint hints

    answerForms: rendered processed html markdown md value raw plain plain_text plainText

    silentMembers: id _id _key key type _type slug class className icon format style lang target
      uuid mark rel @type @id alternateName

    silentNodes: marks markDefs listItem href url src action asset

    wrappers: rendered processed value text plain plainText plain_text html title content markdown
      raw _

    inlineNodes: text span link a hyperlink entryhyperlink assethyperlink autolink mention emoji
      linkinternal strong emphasis delete inlinecode

    groupTitles: title name heading header label subject nom nombre nome naam namn navn titre titel
      titolo titulo título

    sectionTitles: title heading name category section

    voidTags: area base basefont bgsound br col embed frame hr image img input keygen link meta
      param source track wbr

    openTags: body caption colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th
      thead tr

    frameTags: body caption head html rp rt

    flags: allowfullscreen async autofocus autoplay border checked compact controls default defer
      disabled download formnovalidate hidden inert ismap itemscope loop markdown multiple muted
      nohref nomodule noresize noshade novalidate nowrap open playsinline readonly required reversed
      scoped seamless selected

    otherTags: a abbr acronym address applet article aside audio b bdi bdo big blink blockquote
      button canvas center cite code data datalist del details dfn dialog dir div dl em fieldset
      figcaption figure font footer form frameset h1 h2 h3 h4 h5 h6 header hgroup i iframe ins kbd
      label legend listing main map mark marquee math menu meter nav nobr noembed noframes noscript
      object ol output picture plaintext pre progress q ruby s samp script search section select
      slot small span strike strong style sub summary sup svg table template textarea time title tt
      u ul var video xmp

    connectors: and or to und oder bis et ou y o e of en … ... / - – & &amp; и или
    """
}

extension Vocabulary {
  /// The words, in order.
  var words: [String] { Self.lists[self] ?? [] }
  var wordSet: Set<String> { Self.sets[self] ?? [] }

  func contains(_ word: String) -> Bool { wordSet.contains(word) }

  private static let sets = lists.mapValues { Set($0) }

  /// The words of each list; those that have spaces in them are separated by commas.
  private static let lists = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n\n").compactMap { list in
      let parts = list.split(separator: ":", maxSplits: 1)
      let words = String(parts[1])
      let phrases = words.split(separator: ",").map { String($0).onOneLine }
      return Self(rawValue: String(parts[0])).map {
        ($0, phrases.count > 1 ? phrases : words.words)
      }
    }
  )
}
