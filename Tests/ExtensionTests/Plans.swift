import ContentParser

func plans() -> Document {
  let prices = [("Basic", 9.5), ("Plus", 19)].map { name, price in
    RawValue(members: [("name", RawValue(name)), ("price", RawValue(price))])
  }
  return Document(
    blocks: [TitleBlock("What does it cost?"), RichTextBlock(markdown: "From **9.50** a month.")],
    members: [
      "id": RawValue("price"), "category": RawValue("Billing"), "lang": RawValue("en"),
      "plans": RawValue(prices),
    ]
  )
}
