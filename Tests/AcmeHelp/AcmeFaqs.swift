/// The content of the program, as it would be read from a file.
let acmeFaqs = """
  [
    {"elements": [
      {"type": "title", "text": "How do I watch the tour?"},
      {"type": "video", "caption": "The tour", "url": "https://acme.example/tour"}
    ]},
    {"elements": [
      {"type": "title", "text": "Is it safe?"},
      {"type": "callout", "title": "Warning", "elements": [
        {"type": "body", "text": "Keep away from fire."}
      ]}
    ]}
  ]
  """
