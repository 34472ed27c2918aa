/// The standard texts: a language on a line, and below it keys with their texts between bars.
enum LabelTable {
  /// The language of texts that are in no other.
  static let english = "en"

  /// The languages written from right to left, whether or not the table has texts in them.
  static let rightToLeft: Set<Substring> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  private static let table = """
    en
    note Note|tip Tip|warning Warning|danger Danger|related Related|entry FAQ {number}
    contents Contents|overview FAQ Overview|page FAQ|untitled (untitled)|search Search
    found Found {count} of {total}.|nearest Nothing answers this well. The closest:
    showAll Show all {count}|replaced Showing results for {word} instead of {asked}.|others Also
    unknownBlock A block of type “{type}” cannot be shown here
    incompleteBlock A block of type “{type}” is invalid
    untypedBlock A block without a type cannot be shown here|invalidBlock This is not a block
    unreadable This entry could not be read|refused This FAQ is refused
    tooDeep A part of the content cannot be shown here

    de
    note Hinweis|tip Tipp|warning Warnung|danger Gefahr|related Verwandte Themen
    entry FAQ {number}|contents Inhalt|overview FAQ-Übersicht|page FAQ|untitled (ohne Titel)
    search Suche|found {count} von {total} gefunden.
    nearest Nichts beantwortet das genau. Am nächsten kommt:|showAll Alle {count} anzeigen
    replaced Ergebnisse für {word} statt {asked}.|others Weitere Treffer
    unknownBlock Ein Block vom Typ „{type}“ kann hier nicht angezeigt werden
    incompleteBlock Ein Block vom Typ „{type}“ ist unvollständig
    untypedBlock Ein Block ohne Typ kann hier nicht angezeigt werden
    invalidBlock Dies ist kein Block|unreadable Dieser Eintrag konnte nicht gelesen werden
    refused Dieser Eintrag wurde abgelehnt
    tooDeep Ein Teil des Inhalts kann hier nicht angezeigt werden

    fr
    note Remarque|tip Astuce|warning Attention|danger Danger|related Voir aussi
    entry Question {number}|contents Sommaire|overview Vue d’ensemble de la FAQ|page FAQ
    untitled (sans titre)|search Rechercher|found Résultats : {count} sur {total}.
    nearest Aucune réponse ne correspond vraiment. Les plus proches :
    showAll Tout afficher ({count})|replaced Résultats pour {word} au lieu de {asked}.
    others Autres résultats|unknownBlock Un bloc de type « {type} » ne peut pas être affiché ici
    incompleteBlock Un bloc de type « {type} » est incomplet
    untypedBlock Un bloc sans type ne peut pas être affiché ici
    invalidBlock Ceci n’est pas un bloc|unreadable Cette entrée n’a pas pu être lue
    refused Cette entrée a été refusée|tooDeep Une partie du contenu ne peut pas être affichée ici

    es
    note Nota|tip Consejo|warning Advertencia|danger Peligro|related Temas relacionados
    entry Pregunta {number}|contents Contenido|overview Índice de preguntas frecuentes
    page Preguntas frecuentes|untitled (sin título)|search Buscar
    found Resultados: {count} de {total}.
    nearest Ninguna respuesta coincide bien. Las más cercanas:|showAll Mostrar todo ({count})
    replaced Resultados de {word} en lugar de {asked}.|others Otros resultados
    unknownBlock Aquí no se puede mostrar un bloque de tipo «{type}»
    incompleteBlock Un bloque de tipo «{type}» está incompleto
    untypedBlock Aquí no se puede mostrar un bloque sin tipo|invalidBlock Esto no es un bloque
    unreadable No se ha podido leer esta entrada|refused Se ha rechazado esta entrada
    tooDeep Aquí no se puede mostrar una parte del contenido

    pt
    note Nota|tip Dica|warning Aviso|danger Perigo|related Temas relacionados
    entry Pergunta {number}|contents Conteúdo|overview Lista de perguntas frequentes
    page Perguntas frequentes|untitled (sem título)|search Pesquisar
    found Resultados: {count} de {total}.
    nearest Nenhuma resposta corresponde bem. As mais próximas:|showAll Mostrar tudo ({count})
    replaced Resultados para {word} em vez de {asked}.|others Outros resultados
    unknownBlock Não é possível mostrar aqui um bloco do tipo “{type}”
    incompleteBlock Um bloco do tipo “{type}” está incompleto
    untypedBlock Não é possível mostrar aqui um bloco sem tipo|invalidBlock Isto não é um bloco
    unreadable Não foi possível ler esta entrada|refused Esta entrada foi recusada
    tooDeep Não é possível mostrar aqui uma parte do conteúdo

    it
    note Nota|tip Suggerimento|warning Avvertenza|danger Pericolo|related Argomenti correlati
    entry Domanda {number}|contents Indice|overview Elenco delle domande frequenti
    page Domande frequenti|untitled (senza titolo)|search Cerca
    found Risultati: {count} su {total}.|nearest Nessuna risposta corrisponde bene. Le più vicine:
    showAll Mostra tutto ({count})|replaced Risultati per {word} invece di {asked}.
    others Altri risultati|unknownBlock Un blocco di tipo “{type}” non può essere mostrato qui
    incompleteBlock Un blocco di tipo “{type}” è incompleto
    untypedBlock Un blocco senza tipo non può essere mostrato qui
    invalidBlock Questo non è un blocco|unreadable Impossibile leggere questa voce
    refused Questa voce è stata rifiutata
    tooDeep Una parte del contenuto non può essere mostrata qui

    nl
    note Opmerking|tip Tip|warning Waarschuwing|danger Gevaar|related Verwante onderwerpen
    entry Vraag {number}|contents Inhoud|overview Overzicht van veelgestelde vragen
    page Veelgestelde vragen|untitled (zonder titel)|search Zoeken
    found {count} van {total} gevonden.
    nearest Geen enkel antwoord past goed. Het dichtst in de buurt:|showAll Alle {count} tonen
    replaced Resultaten voor {word} in plaats van {asked}.|others Andere resultaten
    unknownBlock Een blok van het type ‘{type}’ kan hier niet worden weergegeven
    incompleteBlock Een blok van het type ‘{type}’ is onvolledig
    untypedBlock Een blok zonder type kan hier niet worden weergegeven
    invalidBlock Dit is geen blok|unreadable Dit item kan niet worden gelezen
    refused Dit item is geweigerd|tooDeep Een deel van de inhoud kan hier niet worden weergegeven

    pl
    note Uwaga|tip Wskazówka|warning Ostrzeżenie|danger Niebezpieczeństwo|related Powiązane tematy
    entry Pytanie {number}|contents Spis treści|overview Lista najczęściej zadawanych pytań
    page Najczęściej zadawane pytania|untitled (bez tytułu)|search Szukaj
    found Wyniki: {count} z {total}.|nearest Żadna odpowiedź nie pasuje dobrze. Najbliższe:
    showAll Pokaż wszystkie ({count})|replaced Wyniki dla {word} zamiast {asked}.
    others Inne wyniki|unknownBlock Nie można tu wyświetlić bloku typu „{type}”
    incompleteBlock Blok typu „{type}” jest niekompletny
    untypedBlock Nie można tu wyświetlić bloku bez typu|invalidBlock To nie jest blok
    unreadable Nie udało się odczytać tego wpisu|refused Ten wpis został odrzucony
    tooDeep Nie można tu wyświetlić części treści

    ru
    note Примечание|tip Совет|warning Предупреждение|danger Опасность|related См. также
    entry Вопрос {number}|contents Содержание|overview Список частых вопросов|page Частые вопросы
    untitled (без названия)|search Поиск|found Найдено: {count} из {total}.
    nearest Подходящего ответа нет. Самые близкие:|showAll Показать все ({count})
    replaced Результаты по запросу {word} вместо {asked}.|others Другие результаты
    unknownBlock Здесь нельзя показать блок типа «{type}»
    incompleteBlock Блок типа «{type}» заполнен не полностью
    untypedBlock Здесь нельзя показать блок без типа|invalidBlock Это не блок
    unreadable Не удалось прочитать эту запись|refused Эта запись отклонена
    tooDeep Здесь нельзя показать часть содержимого

    tr
    note Not|tip İpucu|warning Uyarı|danger Tehlike|related İlgili konular|entry Soru {number}
    contents İçindekiler|overview Sık sorulan sorular listesi|page Sık sorulan sorular
    untitled (başlıksız)|search Ara|found Sonuçlar: {count} / {total}.
    nearest Tam uyan bir yanıt yok. En yakın sonuçlar:|showAll Tümünü göster ({count})
    replaced {asked} yerine {word} için sonuçlar.|others Diğer sonuçlar
    unknownBlock “{type}” türündeki bir blok burada gösterilemiyor
    incompleteBlock “{type}” türündeki bir blok eksik
    untypedBlock Türü belirtilmemiş bir blok burada gösterilemiyor|invalidBlock Bu bir blok değil
    unreadable Bu kayıt okunamadı|refused Bu kayıt reddedildi
    tooDeep İçeriğin bir bölümü burada gösterilemiyor

    ar
    note ملاحظة|tip تلميح|warning تحذير|danger خطر|related مواضيع ذات صلة|entry السؤال {number}
    contents المحتويات|overview قائمة الأسئلة الشائعة|page الأسئلة الشائعة|untitled (بدون عنوان)
    search بحث|found النتائج: {count} من {total}.|nearest لا توجد إجابة مطابقة تمامًا. الأقرب:
    showAll عرض الكل ({count})|replaced نتائج {word} بدلاً من {asked}.|others نتائج أخرى
    unknownBlock لا يمكن عرض كتلة من النوع «{type}» هنا
    incompleteBlock كتلة من النوع «{type}» غير مكتملة|untypedBlock لا يمكن عرض كتلة بلا نوع هنا
    invalidBlock هذه ليست كتلة|unreadable تعذرت قراءة هذا الإدخال|refused تم رفض هذا الإدخال
    tooDeep لا يمكن عرض جزء من المحتوى هنا

    hi
    note नोट|tip सुझाव|warning चेतावनी|danger ख़तरा|related संबंधित विषय|entry प्रश्न {number}
    contents विषय-सूची|overview अक्सर पूछे जाने वाले प्रश्नों की सूची
    page अक्सर पूछे जाने वाले प्रश्न|untitled (बिना शीर्षक)|search खोजें
    found परिणाम: {total} में से {count}।|nearest कोई सटीक उत्तर नहीं मिला। सबसे मिलते-जुलते:
    showAll सभी दिखाएँ ({count})|replaced {asked} के बजाय {word} के परिणाम।|others अन्य परिणाम
    unknownBlock “{type}” प्रकार का ब्लॉक यहाँ नहीं दिखाया जा सकता
    incompleteBlock “{type}” प्रकार का ब्लॉक अधूरा है
    untypedBlock बिना प्रकार का ब्लॉक यहाँ नहीं दिखाया जा सकता|invalidBlock यह ब्लॉक नहीं है
    unreadable यह प्रविष्टि पढ़ी नहीं जा सकी|refused यह प्रविष्टि अस्वीकार कर दी गई
    tooDeep सामग्री का एक हिस्सा यहाँ नहीं दिखाया जा सकता

    ja
    note メモ|tip ヒント|warning 警告|danger 危険|related 関連項目|entry 質問{number}|contents 目次
    overview よくある質問の一覧|page よくある質問|untitled （無題）|search 検索|found {total}件中{count}件が見つかりました。
    nearest ぴったりの回答はありません。近いもの:|showAll {count}件すべてを表示|replaced {asked}の代わりに{word}の検索結果を表示しています。
    others その他の結果|unknownBlock 種類が「{type}」のブロックはここに表示できません|incompleteBlock 種類が「{type}」のブロックは不完全です
    untypedBlock 種類のないブロックはここに表示できません|invalidBlock これはブロックではありません|unreadable この項目を読み取れませんでした
    refused この項目は拒否されました|tooDeep 内容の一部をここに表示できません

    ko
    note 참고|tip 팁|warning 경고|danger 위험|related 관련 항목|entry 질문 {number}|contents 목차
    overview 자주 묻는 질문 목록|page 자주 묻는 질문|untitled (제목 없음)|search 검색
    found {total}개 중 {count}개를 찾았습니다.|nearest 꼭 맞는 답변이 없습니다. 가장 가까운 결과:|showAll {count}개 모두 보기
    replaced {asked} 대신 {word}의 검색 결과입니다.|others 다른 결과
    unknownBlock “{type}” 유형의 블록은 여기에 표시할 수 없습니다|incompleteBlock “{type}” 유형의 블록이 완전하지 않습니다
    untypedBlock 유형이 없는 블록은 여기에 표시할 수 없습니다|invalidBlock 블록이 아닙니다|unreadable 이 항목을 읽을 수 없습니다
    refused 이 항목은 거부되었습니다|tooDeep 콘텐츠의 일부를 여기에 표시할 수 없습니다

    zh
    note 说明|tip 提示|warning 警告|danger 危险|related 相关内容|entry 问题 {number}|contents 目录|overview 常见问题列表
    page 常见问题|untitled （无标题）|search 搜索|found 共 {total} 条，找到 {count} 条。|nearest 没有完全匹配的答案。最接近的结果：
    showAll 显示全部 {count} 条|replaced 显示的是“{word}”而非“{asked}”的结果。|others 其他结果
    unknownBlock 此处无法显示类型为“{type}”的内容块|incompleteBlock 类型为“{type}”的内容块不完整
    untypedBlock 此处无法显示没有类型的内容块|invalidBlock 这不是内容块|unreadable 无法读取此条目|refused 此条目已被拒绝
    tooDeep 此处无法显示部分内容

    zh-hant
    note 說明|tip 提示|warning 警告|danger 危險|related 相關內容|entry 問題 {number}|contents 目錄|overview 常見問題一覽
    page 常見問題|untitled （無標題）|search 搜尋|found 共 {total} 筆，找到 {count} 筆。|nearest 沒有完全符合的答案。最接近的結果：
    showAll 顯示全部 {count} 筆|replaced 顯示的是「{word}」而非「{asked}」的結果。|others 其他結果
    unknownBlock 此處無法顯示類型為「{type}」的內容區塊|incompleteBlock 類型為「{type}」的內容區塊不完整
    untypedBlock 此處無法顯示沒有類型的內容區塊|invalidBlock 這不是內容區塊|unreadable 無法讀取此項目|refused 此項目已被拒絕
    tooDeep 此處無法顯示部分內容
    """
}

extension LabelTable {
  /// The texts in one language: a few, which are found faster one by one than by hashing.
  typealias Texts = [(key: Labels.Key, text: String)]

  /// English is first, and must take fewer lines than there are keys: no more lines are read.
  private static let englishTexts = texts(
    of: lines(Labels.Key.allCases.count).dropFirst().prefix(while: isNoTag)
  )

  /// The texts in languages other than English, which are read when one of them is needed.
  static let others: [String: Texts] = {
    var rest = lines(.max)[...]
    var others: [String: Texts] = [:]
    while let tag = rest.popFirst() {
      let section = rest.prefix(while: isNoTag)
      others[String(Substring(tag))] = texts(of: section)
      rest = rest.dropFirst(section.count)
    }
    return others
  }()

  /// The texts in a language, whose tag is in lower case.
  static func texts(in tag: String) -> Texts? { tag == english ? englishTexts : others[tag] }

  /// Up to `limit` lines from the start of the table.
  private static func lines(_ limit: Int) -> [Substring.UTF8View] {
    Array(table.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: limit).prefix(limit))
  }

  private static func isNoTag(_ line: Substring.UTF8View) -> Bool {
    line.contains(UInt8(ascii: " "))
  }

  private static func texts(of section: ArraySlice<Substring.UTF8View>) -> Texts {
    section.flatMap { $0.split(separator: UInt8(ascii: "|")) }.compactMap { part in
      let name = part.prefix { $0 != UInt8(ascii: " ") }
      let text = part[name.endIndex...].dropFirst()
      // `init(rawValue:)` would make a table of all names at its first call.
      let key = Labels.Key.allCases.first { $0.rawValue.utf8.elementsEqual(name) }
      return key.map { ($0, String(Substring(text))) }
    }
  }
}
