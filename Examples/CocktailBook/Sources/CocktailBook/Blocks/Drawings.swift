// Made by scripts/draw-pictures.

import ContentParser

/// Drawings of cocktails, all of one size.
enum Drawings {
  /// The drawing of a name, if there is one.
  static func drawing(of name: String) -> Drawing? {
    all[name].map { Drawing(svg: $0, pixels: PixelDrawings.all[name]) }
  }

  static let all: [String: StaticString] = [
    "highball-green": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#b7dfae"
    d="M121 78l9 108h60l9-108z"/>
    <circle cx="198" cy="44" r="14" fill="#3c8f4d"/>
    <path d="M118 40l12 150h60l12-150"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "highball-amber": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#e58a4f"
    d="M121 78l9 108h60l9-108z"/>
    <circle cx="198" cy="44" r="14" fill="#f0a03c"/>
    <path d="M118 40l12 150h60l12-150"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "highball-tomato": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#cf4536"
    d="M121 78l9 108h60l9-108z"/>
    <circle cx="198" cy="44" r="14" fill="#5f9e4a"/>
    <path d="M118 40l12 150h60l12-150"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "highball-pink": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#f2a0b0"
    d="M121 78l9 108h60l9-108z"/>
    <circle cx="198" cy="44" r="14" fill="#c4203b"/>
    <path d="M118 40l12 150h60l12-150"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "highball-mint": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#cfe8c8"
    d="M121 78l9 108h60l9-108z"/>
    <circle cx="198" cy="44" r="14" fill="#4f9d63"/>
    <path d="M118 40l12 150h60l12-150"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "highball-lime": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#dcebb0"
    d="M121 78l9 108h60l9-108z"/>
    <circle cx="198" cy="44" r="14" fill="#6fae3a"/>
    <path d="M118 40l12 150h60l12-150"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "rocks-lime": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#e6efc0"
    d="M108 124l7 62h90l7-62z"/>
    <circle cx="208" cy="92" r="14" fill="#7cb342"/>
    <path d="M104 90l10 100h92l10-100"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "rocks-red": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#c8452f"
    d="M108 124l7 62h90l7-62z"/>
    <circle cx="208" cy="92" r="14" fill="#f0a03c"/>
    <path d="M104 90l10 100h92l10-100"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "rocks-amber": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#c9823a"
    d="M108 124l7 62h90l7-62z"/>
    <circle cx="208" cy="92" r="14" fill="#e8912d"/>
    <path d="M104 90l10 100h92l10-100"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "rocks-gold": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#f0c35a"
    d="M108 124l7 62h90l7-62z"/>
    <circle cx="208" cy="92" r="14" fill="#7cb342"/>
    <path d="M104 90l10 100h92l10-100"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "martini-coffee": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#5b3a29"
    d="M112 73l48 51l48-51z"/>
    <circle cx="206" cy="62" r="14" fill="#2f1c12"/>
    <path d="M90 50l70 74l70-74z
    M160 124v62M128 190h64"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "coupe-pale": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#eef0d8"
    d="M100 76q10 40 60 40t60-40z"/>
    <circle cx="214" cy="64" r="14" fill="#9ccc65"/>
    <path d="M96 62q4 56 64 56t64-56z
    M160 118v68M128 190h64"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "coupe-cocoa": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#6d4630"
    d="M100 76q10 40 60 40t60-40z"/>
    <circle cx="214" cy="64" r="14" fill="#f3e7d3"/>
    <path d="M96 62q4 56 64 56t64-56z
    M160 118v68M128 190h64"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
    "hurricane-cream": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#fdf3cf"
    d="M119 66q2 26 16 46q5 12-4 34q-2 20 29 20t29-20q-9-22-4-34q14-20 16-46z"/>
    <circle cx="200" cy="44" r="14" fill="#f5c542"/>
    <path d="M120 40q-6 40 14 70q6 12-4 36q-4 24 30 24t30-24q-10-24-4-36q20-30 14-70
    M160 170v16M132 190h56"
    fill="none" stroke="#5a6672" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """#,
  ]
}
