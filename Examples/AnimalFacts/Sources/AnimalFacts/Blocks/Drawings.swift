// Made by scripts/draw-pictures.

import ContentParser

/// Drawings of animals, all of one size.
enum Drawings {
  /// The drawing of a name, if there is one.
  static func drawing(of name: String) -> Drawing? {
    all[name].map { Drawing(svg: $0, pixels: PixelDrawings.all[name]) }
  }

  static let all: [String: StaticString] = [
    "cat": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#d9a05b" d="M100 90V30l50 28zM220 90V30l-50 28z"/>
    <path fill="#d9a05b" d="M92 112a68 62 0 1 0 136 0a68 62 0 1 0-136 0z"/>
    <path fill="#8a4b2a" d="M152 128h16l-8 10z"/>
    <path d="M132 106h0M188 106h0" stroke="#222" stroke-width="18" stroke-linecap="round"/>
    </svg>
    """#,
    "cat-asleep": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#d9a05b" d="M100 90V30l50 28zM220 90V30l-50 28z"/>
    <path fill="#d9a05b" d="M92 112a68 62 0 1 0 136 0a68 62 0 1 0-136 0z"/>
    <path fill="#8a4b2a" d="M152 128h16l-8 10z"/>
    <path d="M121 106q11 10 22 0M177 106q11 10 22 0" fill="none" stroke="#222" stroke-width="4"/>
    </svg>
    """#,
    "cat-amazed": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#d9a05b" d="M100 90V30l50 28zM220 90V30l-50 28z"/>
    <path fill="#d9a05b" d="M92 112a68 62 0 1 0 136 0a68 62 0 1 0-136 0z"/>
    <path fill="#8a4b2a" d="M152 128h16l-8 10z"/>
    <path d="M132 106h0M188 106h0" stroke="#fff" stroke-width="32" stroke-linecap="round"/>
    <path d="M132 106h0M188 106h0" stroke="#222" stroke-width="14" stroke-linecap="round"/>
    </svg>
    """#,
    "dog": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#b98a62" d="M94 104a66 70 0 1 0 132 0a66 70 0 1 0-132 0z"/>
    <path fill="#7a5136" d="M100 50q-44 20-30 86q26 0 34-40zM220 50q44 20 30 86q-26 0-34-40z"/>
    <path fill="#2f2a28" d="M142 128a18 13 0 1 0 36 0a18 13 0 1 0-36 0z"/>
    <path d="M134 92h0M186 92h0" stroke="#222" stroke-width="18" stroke-linecap="round"/>
    </svg>
    """#,
    "dog-asleep": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#b98a62" d="M94 104a66 70 0 1 0 132 0a66 70 0 1 0-132 0z"/>
    <path fill="#7a5136" d="M100 50q-44 20-30 86q26 0 34-40zM220 50q44 20 30 86q-26 0-34-40z"/>
    <path fill="#2f2a28" d="M142 128a18 13 0 1 0 36 0a18 13 0 1 0-36 0z"/>
    <path d="M123 92q11 10 22 0M175 92q11 10 22 0" fill="none" stroke="#222" stroke-width="4"/>
    </svg>
    """#,
    "dog-amazed": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#b98a62" d="M94 104a66 70 0 1 0 132 0a66 70 0 1 0-132 0z"/>
    <path fill="#7a5136" d="M100 50q-44 20-30 86q26 0 34-40zM220 50q44 20 30 86q-26 0-34-40z"/>
    <path fill="#2f2a28" d="M142 128a18 13 0 1 0 36 0a18 13 0 1 0-36 0z"/>
    <path d="M134 92h0M186 92h0" stroke="#fff" stroke-width="32" stroke-linecap="round"/>
    <path d="M134 92h0M186 92h0" stroke="#222" stroke-width="14" stroke-linecap="round"/>
    </svg>
    """#,
    "octopus": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#b565a7" d="M104 90a56 62 0 1 1 112 0v40h-112z"/>
    <path fill="#b565a7"
    d="M104 124q-34 20-26 56q22 4 30-18q2 26 26 26q14-10 12-30h28q-2 20 12 30q24 0 26-26
    q8 22 30 18q8-36-26-56z"/>
    <path fill="#8b3f80" d="M126 58a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"/>
    <path d="M136 104h0M184 104h0" stroke="#222" stroke-width="18" stroke-linecap="round"/>
    </svg>
    """#,
    "octopus-asleep": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#b565a7" d="M104 90a56 62 0 1 1 112 0v40h-112z"/>
    <path fill="#b565a7"
    d="M104 124q-34 20-26 56q22 4 30-18q2 26 26 26q14-10 12-30h28q-2 20 12 30q24 0 26-26
    q8 22 30 18q8-36-26-56z"/>
    <path fill="#8b3f80" d="M126 58a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"/>
    <path d="M125 104q11 10 22 0M173 104q11 10 22 0" fill="none" stroke="#222" stroke-width="4"/>
    </svg>
    """#,
    "octopus-amazed": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#b565a7" d="M104 90a56 62 0 1 1 112 0v40h-112z"/>
    <path fill="#b565a7"
    d="M104 124q-34 20-26 56q22 4 30-18q2 26 26 26q14-10 12-30h28q-2 20 12 30q24 0 26-26
    q8 22 30 18q8-36-26-56z"/>
    <path fill="#8b3f80" d="M126 58a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"/>
    <path d="M136 104h0M184 104h0" stroke="#fff" stroke-width="32" stroke-linecap="round"/>
    <path d="M136 104h0M184 104h0" stroke="#222" stroke-width="14" stroke-linecap="round"/>
    </svg>
    """#,
    "elephant": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#9aa5b1" d="M110 40q-70-10-62 60q8 44 60 34zM210 40q70-10 62 60q-8 44-60 34z"/>
    <path fill="#9aa5b1"
    d="M100 90a60 60 0 1 1 120 0q0 40-40 46v38q0 16-20 16t-20-16v-38q-40-6-40-46z"/>
    <path fill="#74808d" d="M142 150h36v5h-36zM144 166h32v5h-32z"/>
    <path d="M132 92h0M188 92h0" stroke="#222" stroke-width="18" stroke-linecap="round"/>
    </svg>
    """#,
    "elephant-asleep": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#9aa5b1" d="M110 40q-70-10-62 60q8 44 60 34zM210 40q70-10 62 60q-8 44-60 34z"/>
    <path fill="#9aa5b1"
    d="M100 90a60 60 0 1 1 120 0q0 40-40 46v38q0 16-20 16t-20-16v-38q-40-6-40-46z"/>
    <path fill="#74808d" d="M142 150h36v5h-36zM144 166h32v5h-32z"/>
    <path d="M121 92q11 10 22 0M177 92q11 10 22 0" fill="none" stroke="#222" stroke-width="4"/>
    </svg>
    """#,
    "elephant-amazed": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#9aa5b1" d="M110 40q-70-10-62 60q8 44 60 34zM210 40q70-10 62 60q-8 44-60 34z"/>
    <path fill="#9aa5b1"
    d="M100 90a60 60 0 1 1 120 0q0 40-40 46v38q0 16-20 16t-20-16v-38q-40-6-40-46z"/>
    <path fill="#74808d" d="M142 150h36v5h-36zM144 166h32v5h-32z"/>
    <path d="M132 92h0M188 92h0" stroke="#fff" stroke-width="32" stroke-linecap="round"/>
    <path d="M132 92h0M188 92h0" stroke="#222" stroke-width="14" stroke-linecap="round"/>
    </svg>
    """#,
    "owl": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#8d6e4f" d="M94 46q14-24 30-10h72q16-14 30 10v76q0 60-66 60t-66-60z"/>
    <path fill="#f0e2c8"
    d="M100 92a32 32 0 1 0 64 0a32 32 0 1 0-64 0z
    M156 92a32 32 0 1 0 64 0a32 32 0 1 0-64 0z"/>
    <path fill="#e0a030" d="M150 112h20l-10 22z"/>
    <path d="M132 92h0M188 92h0" stroke="#222" stroke-width="18" stroke-linecap="round"/>
    </svg>
    """#,
    "owl-asleep": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#8d6e4f" d="M94 46q14-24 30-10h72q16-14 30 10v76q0 60-66 60t-66-60z"/>
    <path fill="#f0e2c8"
    d="M100 92a32 32 0 1 0 64 0a32 32 0 1 0-64 0z
    M156 92a32 32 0 1 0 64 0a32 32 0 1 0-64 0z"/>
    <path fill="#e0a030" d="M150 112h20l-10 22z"/>
    <path d="M121 92q11 10 22 0M177 92q11 10 22 0" fill="none" stroke="#222" stroke-width="4"/>
    </svg>
    """#,
    "owl-amazed": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#8d6e4f" d="M94 46q14-24 30-10h72q16-14 30 10v76q0 60-66 60t-66-60z"/>
    <path fill="#f0e2c8"
    d="M100 92a32 32 0 1 0 64 0a32 32 0 1 0-64 0z
    M156 92a32 32 0 1 0 64 0a32 32 0 1 0-64 0z"/>
    <path fill="#e0a030" d="M150 112h20l-10 22z"/>
    <path d="M132 92h0M188 92h0" stroke="#fff" stroke-width="32" stroke-linecap="round"/>
    <path d="M132 92h0M188 92h0" stroke="#222" stroke-width="14" stroke-linecap="round"/>
    </svg>
    """#,
    "bee": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#f2c230" d="M92 116a68 58 0 1 0 136 0a68 58 0 1 0-136 0z"/>
    <path fill="#3a3226" d="M118 156q42 22 84 0l-12 12q-30 12-60 0z"/>
    <path fill="#3a3226" d="M104 140q56 24 112 0l-4 9q-52 22-104 0z"/>
    <path fill="#3a3226" d="M134 62l-18-36l6-3l18 36zM186 62l18-36l-6-3l-18 36z"/>
    <path d="M130 104h0M190 104h0" stroke="#222" stroke-width="18" stroke-linecap="round"/>
    </svg>
    """#,
    "penguin": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#33404d" d="M94 108a66 76 0 1 0 132 0a66 76 0 1 0-132 0z"/>
    <path fill="#ffffff"
    d="M108 116q0-44 30-44q22 0 22 24q0-24 22-24q30 0 30 44q0 58-52 58t-52-58z"/>
    <path fill="#f0a03c" d="M140 118h40l-20 22z"/>
    <path d="M134 102h0M186 102h0" stroke="#222" stroke-width="18" stroke-linecap="round"/>
    </svg>
    """#,
    "axolotl": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill="#f3a9b8" d="M84 112a76 56 0 1 0 152 0a76 56 0 1 0-152 0z"/>
    <path fill="#d2607c"
    d="M88 88l-44-30l6-6l48 24zM80 108l-48-8v-9l50 6zM84 128l-46 16l-3-8l46-9z"/>
    <path fill="#d2607c"
    d="M232 88l44-30l-6-6l-48 24zM240 108l48-8v-9l-50 6zM236 128l46 16l3-8l-46-9z"/>
    <path fill="#a8455f" d="M136 136q24 18 48 0l-3 6q-21 16-42 0z"/>
    <path d="M124 104h0M196 104h0" stroke="#222" stroke-width="18" stroke-linecap="round"/>
    </svg>
    """#,
  ]
}
