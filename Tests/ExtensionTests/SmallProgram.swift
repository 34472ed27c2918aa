import FaqCommand

func runAcmeHelp(_ acmeFaqs: String) async {
  await FaqCommand(
    name: "acme-help",
    version: "1.4",
    summary: "Answers questions about Acme's products.",
    content: .embedded(acmeFaqs),
    blocks: [Video.self]
  ).main()
}
