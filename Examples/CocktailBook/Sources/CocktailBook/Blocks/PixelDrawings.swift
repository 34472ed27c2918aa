// Made by scripts/draw-pictures.

import Renderers

/// Drawings of cocktails for terminals, all of one size.
enum PixelDrawings {
  static let all: [String: PixelPicture] = [
    "highball-green": PixelPicture(
      highball,
      colors: [
        "a": 0xF4F1EA, "b": 0xC6E3BE, "c": 0x519460, "d": 0x95AC9B, "e": 0xD3D3D0,
        "f": 0xAFC3B0, "g": 0xE8E6E1, "h": 0xB9C9B8, "i": 0xB7DFAE, "j": 0xA8ADAF,
      ]
    ),
    "highball-amber": PixelPicture(
      highball,
      colors: [
        "a": 0xF4F1EA, "b": 0xEAAB80, "c": 0xE0A153, "d": 0xAE8D77, "e": 0xD3D3D0,
        "f": 0xCEB198, "g": 0xE8E6E1, "h": 0xC9AB96, "i": 0xE58A4F, "j": 0xA8ACAE,
      ]
    ),
    "highball-tomato": PixelPicture(
      highball,
      colors: [
        "a": 0xF4F1EA, "b": 0xD77E6F, "c": 0x6DA05E, "d": 0xA0736E, "e": 0xD3D3D0,
        "f": 0xB9A194, "g": 0xE8E6E1, "h": 0xC2938E, "i": 0xCF4536, "j": 0xA8ACAE,
      ]
    ),
    "highball-pink": PixelPicture(
      highball,
      colors: [
        "a": 0xF4F1EA, "b": 0xF2B6BF, "c": 0xBD3C52, "d": 0xB1909B, "e": 0xD3D3D0,
        "f": 0xCCA8AE, "g": 0xE8E6E1, "h": 0xCEB3B9, "i": 0xF2A0B0, "j": 0xA8ACAF,
      ]
    ),
    "highball-mint": PixelPicture(
      highball,
      colors: [
        "a": 0xF4F1EA, "b": 0xD7E8D0, "c": 0x609F72, "d": 0x9FB0A6, "e": 0xD3D3D0,
        "f": 0xB7C6B8, "g": 0xE8E6E1, "h": 0xC2CCC1, "i": 0xCFE8C8, "j": 0xA8ADAF,
      ]
    ),
    "highball-lime": PixelPicture(
      highball,
      colors: [
        "a": 0xF4F1EA, "b": 0xE0ECBF, "c": 0x7AAC51, "d": 0xA5B29B, "e": 0xD3D3D0,
        "f": 0xBDC9AE, "g": 0xE8E6E1, "h": 0xC6CDB9, "i": 0xDCEBB0, "j": 0xA8ADAF,
      ]
    ),
    "rocks-lime": PixelPicture(
      rocks,
      colors: [
        "a": 0xF4F1EA, "b": 0xE8E8DD, "c": 0xABC789, "d": 0x81AC59, "e": 0xCFD3C3,
        "f": 0xB1B6B2, "g": 0xA7ACAE, "h": 0xA5ABA9, "i": 0xE6EFC0, "j": 0xEAF0CB,
      ]
    ),
    "rocks-red": PixelPicture(
      rocks,
      colors: [
        "a": 0xF4F1EA, "b": 0xEDE7DD, "c": 0xDEA26D, "d": 0xD89D54, "e": 0xC59C94,
        "f": 0xADA1A1, "g": 0xA7ACAE, "h": 0xA19596, "i": 0xC8452F, "j": 0xD3705E,
      ]
    ),
    "rocks-amber": PixelPicture(
      rocks,
      colors: [
        "a": 0xF4F1EA, "b": 0xECE7DD, "c": 0xDAA468, "d": 0xD29249, "e": 0xC6B098,
        "f": 0xADA9A2, "g": 0xA7ACAE, "h": 0xA19D98, "i": 0xC9823A, "j": 0xD49E66,
      ]
    ),
    "rocks-gold": PixelPicture(
      rocks,
      colors: [
        "a": 0xF4F1EA, "b": 0xE8E8DD, "c": 0xADC078, "d": 0x81AC59, "e": 0xD2C5A2,
        "f": 0xB2B1A6, "g": 0xA7ACAE, "h": 0xA6A59C, "i": 0xF0C35A, "j": 0xF1CF7E,
      ]
    ),
    "martini-coffee": PixelPicture(
      martini,
      colors: [
        "a": 0xF4F1EA, "b": 0xA7ACAE, "c": 0xB9BCBC, "d": 0xCECECC, "e": 0x5F4A3F,
        "f": 0x35241C, "g": 0x8C8D8F, "h": 0xBBAEA4, "i": 0xEAE7E1, "j": 0x5B3B2A,
      ]
    ),
    "coupe-pale": PixelPicture(
      coupe,
      colors: [
        "a": 0xF4F1EA, "b": 0xF4F1E9, "c": 0xDFE2D1, "d": 0xEAE9E2, "e": 0xBCD59E,
        "f": 0x90A783, "g": 0xCECECB, "h": 0xA6ABAC, "i": 0xB2B5B6, "j": 0xEEF0D8,
      ]
    ),
    "coupe-cocoa": PixelPicture(
      coupe,
      colors: [
        "a": 0xF4F1EA, "b": 0xF4F1EA, "c": 0xAB998D, "d": 0xEBE9E3, "e": 0xE9E3D7,
        "f": 0xAAA8A3, "g": 0xC4C2BE, "h": 0x9D9FA1, "i": 0xB1B4B5, "j": 0x6D4630,
      ]
    ),
    "hurricane-cream": PixelPicture(
      hurricane,
      colors: [
        "a": 0xF4F1EA, "b": 0xEEEADE, "c": 0xE0D2A5, "d": 0xDFDCD1, "e": 0xCCBD8E,
        "f": 0xA9A897, "g": 0xACAFAF, "h": 0xF6F2E3, "i": 0xFDF3CF, "j": 0xF7EECE,
      ]
    ),
  ]
}

private extension PixelDrawings {
  static let highball = """
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaabcdaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaeaaaaaaaacccfaaaaaaaaaaaaa
    aaaaaaaaaaaaaafgaaaaaaacccfaaaaaaaaaaaaa
    aaaaaaaaaaaaaaheaaaaaaabcdaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaeeaaaaaaaaeeaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaehaaaaaaaaheaaaaaaaaaaaaaa
    aaaaaaaaaaaaaagdbbbbbbbbdgaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaadiiiiiiiidaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaadiiiiiiiidaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaadiiiiiiiidaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaadiiiiiiiidaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaadiiiiiiiidaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaadiiiiiiiidaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaajiiiiiiiijaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaajiiiiiiiijaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaafhiiiiiihfaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaefiiiiiifeaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaediiiiiideaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaediiiiiideaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaagdbbbbbbdgaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaajjjjjjjjaaaaaaaaaaaaaaaa
    """
  static let rocks = """
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaabccbaaaaaaaaaaaa
    aaaaaaaaaaaabbaaaaaaaaaacddcaaaaaaaaaaaa
    aaaaaaaaaaaaeeaaaaaaaaaacdddaaaaaaaaaaaa
    aaaaaaaaaaaabfaaaaaaaaaabcdbaaaaaaaaaaaa
    aaaaaaaaaaaaagaaaaaaaaaaaagaaaaaaaaaaaaa
    aaaaaaaaaaaaahaaaaaaaaaaaahaaaaaaaaaaaaa
    aaaaaaaaaaaaahiiiiiiiiiiiihaaaaaaaaaaaaa
    aaaaaaaaaaaaahiiiiiiiiiiiihaaaaaaaaaaaaa
    aaaaaaaaaaaaahiiiiiiiiiiiihaaaaaaaaaaaaa
    aaaaaaaaaaaaafiiiiiiiiiiiifaaaaaaaaaaaaa
    aaaaaaaaaaaaafeiiiiiiiiiiefaaaaaaaaaaaaa
    aaaaaaaaaaaaaeeiiiiiiiiiieeaaaaaaaaaaaaa
    aaaaaaaaaaaaaeciiiiiiiiiiceaaaaaaaaaaaaa
    aaaaaaaaaaaaabfjjjjjjjjjjfbaaaaaaaaaaaaa
    aaaaaaaaaaaaaaggggggggggggaaaaaaaaaaaaaa
    """
  static let martini = """
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaabbbbbbbbbbbbbbbbbbaaaaaaaaaaa
    aaaaaaaaaaacdaaaaaaaaaaaeffgcaaaaaaaaaaa
    aaaaaaaaaaaacdaaaaaaaaaafffgaaaaaaaaaaaa
    aaaaaaaaaaaaabhhhhhhhhhhefeiaaaaaaaaaaaa
    aaaaaaaaaaaaaabejjjjjjjjebaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaagejjjjjjegaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaagejjjjegaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaagjjjjgaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaagjjgaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaiggiaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaabbbbbbbbaaaaaaaaaaaaaaaa
    """
  static let coupe = """
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaabcdaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaeffcaaaaaaaaaaa
    aaaaaaaaaaagfhhhhhhhhhhhhfffeaaaaaaaaaaa
    aaaaaaaaaaadiaaaaaaaaaaaaeffcaaaaaaaaaaa
    aaaaaaaaaaaahjjjjjjjjjjjjjcfaaaaaaaaaaaa
    aaaaaaaaaaaaicjjjjjjjjjjjjciaaaaaaaaaaaa
    aaaaaaaaaaaadfjjjjjjjjjjjjfdaaaaaaaaaaaa
    aaaaaaaaaaaaachcjjjjjjjjchcaaaaaaaaaaaaa
    aaaaaaaaaaaaaadhhgcjjcghhdaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaadgiffigdaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaggaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaggaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaggaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaggaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaggaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaggaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaggaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaccaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaahhhhhhhhaaaaaaaaaaaaaaaa
    """
  static let hurricane = """
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaaaaabccbaaaaaaaaaaaaa
    aaaaaaaaaaaaaaddaaaaaaaceecaaaaaaaaaaaaa
    aaaaaaaaaaaaaaedaaaaaaacefcaaaaaaaaaaaaa
    aaaaaaaaaaaaaagbaaaaaaabcfbaaaaaaaaaaaaa
    aaaaaaaaaaaaaagdhhhhhhhhdgaaaaaaaaaaaaaa
    aaaaaaaaaaaaaacciiiiiiiiccaaaaaaaaaaaaaa
    aaaaaaaaaaaaaadeiiiiiiiiedaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaafiiiiiiiifaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaagdiiiiiidgaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaabfiiiiiifbaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaagdiiiidgaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaadciiiicdaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaeciiiiceaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaagjiiiijgaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaafiiiiiifaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaagiiiiiigaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaafjiiiijfaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaabggggggbaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaccaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaaaaaddaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaaaaaaaadggggggdaaaaaaaaaaaaaaaa
    """
}
