import FaqCommand

await FaqCommand().main()
