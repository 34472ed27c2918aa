import ContentParser

#if compiler(>=6.3)
enum Archive {
  struct Document {
    let content: ContentParser::Document
  }
}
#endif
