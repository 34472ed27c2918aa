extension TextWriter {
  /// Writes a picture if the terminal shows colours of pixels and the line has room for it.
  ///
  /// Write a description beside it: elsewhere, nothing stands for the picture.
  public mutating func picture(_ picture: PixelPicture) {
    guard options.showsPictures, !picture.isBlank, picture.width <= width ?? .max else { return }
    if sheet.lineCount > startOfOverride { sheet.leaveGap() }
    for line in picture.lines { sheet.write(line) }
    sheet.closeGap()
  }
}
