/// The words that name questions and answers, in the languages of the content that was seen.
enum FieldWords {
  /// Words that name a question and nothing else.
  static let questions: Set<String> = [
    "question", "questions", "q", "ques", "pregunta", "preguntas", "frage", "domanda", "pergunta",
    "vraag", "soru", "вопрос", "питання", "質問", "问题", "問題", "질문", "fråga", "spørgsmål",
    "spørsmål", "pytanie", "otázka", "otazka", "întrebare", "kérdés", "kysymys", "ερώτηση",
    "سؤال", "प्रश्न", "pertanyaan",
  ]

  /// Words that name an answer and nothing else.
  static let answers: Set<String> = [
    "answer", "answers", "respuesta", "respuestas", "antwort", "antworten", "réponse", "reponse",
    "resposta", "risposta", "antwoord", "cevap", "yanıt", "ответ", "відповідь", "回答", "答案",
    "答え", "답변", "답", "svar", "odpowiedź", "odpowiedz", "odpověď", "odpoved", "răspuns",
    "válasz", "vastaus", "απάντηση", "جواب", "إجابة", "उत्तर", "jawaban",
  ]

  /// Words that may name a question, the likeliest first.
  static let headings = [
    "title", "heading", "header", "headline", "prompt", "query", "instruction", "user", "name",
    "label", "summary", "subject", "topic", "titulo", "título", "titre", "titel", "titolo",
    "überschrift", "trigger", "caption", "term", "nombre", "intent",
  ]

  /// Words that may name an answer, the likeliest first.
  static let contents = [
    "a", "ans", "response", "responses", "reply", "completion", "output", "assistant", "solution",
    "content", "contents", "body", "text", "html", "panel", "contenido", "inhalt", "contenu",
    "conteudo", "conteúdo", "contenuto", "texto", "texte", "markdown", "description", "desc",
    "descripcion", "descripción", "beschreibung", "details", "detail", "explanation", "value",
    "message", "paragraphs", "paragraph", "copy", "info", "long", "short",
  ]

  /// Pairs of such words that are a question and its answer wherever they meet.
  static let pairs: [String: Set<String>] = [
    "prompt": ["completion", "response", "output", "reply"],
    "instruction": ["output", "response"],
    "query": ["response", "reply"],
    "user": ["assistant"],
  ]

  /// Words that say nothing about the role of a field.
  static let neutral: Set<String> = [
    "faq", "faqs", "field", "item", "entry", "acf", "main", "rich", "full", "formatted",
    "rendered", "short", "long", "brief", "detailed", "string", "str", "md", "raw", "data",
    "accordion", "qna",
  ]

  /// Words of places where pairs of other names are FAQs too.
  static let places: Set<String> = [
    "faq", "faqs", "question", "questions", "qa", "qna", "qas", "accordion", "accordions", "help",
    "helpdesk", "answers", "preguntas", "fragen", "perguntas", "domande", "frequently", "asked",
  ]

  /// Words of places that say nothing about what is in them.
  static let plainPlaces: Set<String> = [
    "data", "items", "item", "entries", "content", "contents", "results", "result", "list", "rows",
    "records", "docs", "documents", "nodes", "edges", "value", "values", "elements",
  ]

  /// Words of members that an FAQ has beside its question and answer.
  static let companions: Set<String> = [
    "id", "key", "uuid", "order", "index", "position", "rank", "sort", "number", "category",
    "categories", "keywords", "tags", "link", "links", "icon", "open", "expanded", "active",
    "lang", "language", "section", "anchor", "visible",
  ]
}
