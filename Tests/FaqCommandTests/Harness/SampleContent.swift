/// Content for the commands: three FAQs, one of them with an item of an unknown type.
enum SampleContent {
  static let json = """
    [
      {"elements": [
        {"type": "title", "text": "What is an array?"},
        {"type": "body", "text": "An ordered list.\\n\\nIt may hold duplicates."},
        {"type": "button", "text": "Arrays", "action": "https://example.com/arrays"}
      ]},
      {"elements": [
        {"type": "title", "text": "What is a dictionary?"},
        {"type": "video", "text": "Café lecture", "length": 94.50}
      ]},
      {"elements": [
        {"type": "title", "text": "What is a set?"},
        {"type": "button", "text": "Run", "action": "javascript:alert(1)"}
      ]}
    ]
    """
}
