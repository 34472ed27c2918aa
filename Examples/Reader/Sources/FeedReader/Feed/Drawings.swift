// Made by scripts/draw-pictures.

import ContentParser

/// Drawings of old machines, all of one size.
enum Drawings {
  /// The drawing of a name, if there is one.
  static func drawing(of name: String) -> Drawing? {
    all[name].map { Drawing(svg: $0, pixels: PixelDrawings.all[name]) }
  }

  static let all: [String: StaticString] = [
    "gears": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <circle cx='130' cy='110' r='52' fill='goldenrod' stroke='goldenrod' stroke-width='14'
    stroke-dasharray='10.21'/>
    <circle cx='130' cy='110' r='17.3333' fill='linen'/>
    <circle cx='212' cy='74' r='34' fill='peru' stroke='peru' stroke-width='14'
    stroke-dasharray='6.68'/>
    <circle cx='212' cy='74' r='11.3333' fill='linen'/>
    </svg>
    """#,
    "dial": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <circle cx='160' cy='100' r='78' fill='khaki' stroke='dimgray' stroke-width='4'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M234 100L222 100'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M224.1 137L213.7 131'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M197 164.1L191 153.7'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M160 174L160 162'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M123 164.1L129 153.7'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M95.9 137L106.3 131'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M86 100L98 100'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M95.9 63L106.3 69'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M123 35.9L129 46.3'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M160 26L160 38'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M197 35.9L191 46.3'/>
    <path fill='none' stroke='dimgray' stroke-width='4' d='M224.1 63L213.7 69'/>
    <circle cx='150' cy='112' r='42' fill='none' stroke='dimgray' stroke-width='4'/>
    <path stroke='firebrick' stroke-width='5' d='M110 138L212 64'/>
    </svg>
    """#,
    "planets": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <circle cx='160' cy='100' r='18' fill='gold'/>
    <circle cx='160' cy='100' r='36' fill='none' stroke='silver' stroke-width='2'/>
    <circle cx='178' cy='131.2' r='9' fill='sienna'/>
    <circle cx='160' cy='100' r='60' fill='none' stroke='silver' stroke-width='2'/>
    <circle cx='108' cy='70' r='9' fill='steelblue'/>
    <circle cx='160' cy='100' r='84' fill='none' stroke='silver' stroke-width='2'/>
    <circle cx='232.7' cy='58' r='9' fill='firebrick'/>
    </svg>
    """#,
    "wheels": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill='tan' stroke='dimgray' stroke-width='3' d='M48 40h32v120h-32z'/>
    <path stroke='sienna' stroke-width='3' d='M48 60L80 60'/>
    <path stroke='sienna' stroke-width='3' d='M48 80L80 80'/>
    <path stroke='sienna' stroke-width='3' d='M48 100L80 100'/>
    <path stroke='sienna' stroke-width='3' d='M48 120L80 120'/>
    <path stroke='sienna' stroke-width='3' d='M48 140L80 140'/>
    <path fill='tan' stroke='dimgray' stroke-width='3' d='M96 40h32v120h-32z'/>
    <path stroke='sienna' stroke-width='3' d='M96 60L128 60'/>
    <path stroke='sienna' stroke-width='3' d='M96 80L128 80'/>
    <path stroke='sienna' stroke-width='3' d='M96 100L128 100'/>
    <path stroke='sienna' stroke-width='3' d='M96 120L128 120'/>
    <path stroke='sienna' stroke-width='3' d='M96 140L128 140'/>
    <path fill='tan' stroke='dimgray' stroke-width='3' d='M144 40h32v120h-32z'/>
    <path stroke='sienna' stroke-width='3' d='M144 60L176 60'/>
    <path stroke='sienna' stroke-width='3' d='M144 80L176 80'/>
    <path stroke='sienna' stroke-width='3' d='M144 100L176 100'/>
    <path stroke='sienna' stroke-width='3' d='M144 120L176 120'/>
    <path stroke='sienna' stroke-width='3' d='M144 140L176 140'/>
    <path fill='tan' stroke='dimgray' stroke-width='3' d='M192 40h32v120h-32z'/>
    <path stroke='sienna' stroke-width='3' d='M192 60L224 60'/>
    <path stroke='sienna' stroke-width='3' d='M192 80L224 80'/>
    <path stroke='sienna' stroke-width='3' d='M192 100L224 100'/>
    <path stroke='sienna' stroke-width='3' d='M192 120L224 120'/>
    <path stroke='sienna' stroke-width='3' d='M192 140L224 140'/>
    <path fill='tan' stroke='dimgray' stroke-width='3' d='M240 40h32v120h-32z'/>
    <path stroke='sienna' stroke-width='3' d='M240 60L272 60'/>
    <path stroke='sienna' stroke-width='3' d='M240 80L272 80'/>
    <path stroke='sienna' stroke-width='3' d='M240 100L272 100'/>
    <path stroke='sienna' stroke-width='3' d='M240 120L272 120'/>
    <path stroke='sienna' stroke-width='3' d='M240 140L272 140'/>
    </svg>
    """#,
    "card": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill='wheat' stroke='dimgray' stroke-width='3' d='M60 40h184l16 16v104h-200z'/>
    <circle cx='80' cy='66' r='6' fill='dimgray'/>
    <circle cx='80' cy='126' r='6' fill='dimgray'/>
    <circle cx='80' cy='146' r='6' fill='dimgray'/>
    <circle cx='100' cy='66' r='6' fill='dimgray'/>
    <circle cx='100' cy='86' r='6' fill='dimgray'/>
    <circle cx='100' cy='146' r='6' fill='dimgray'/>
    <circle cx='120' cy='66' r='6' fill='dimgray'/>
    <circle cx='120' cy='126' r='6' fill='dimgray'/>
    <circle cx='120' cy='146' r='6' fill='dimgray'/>
    <circle cx='140' cy='66' r='6' fill='dimgray'/>
    <circle cx='140' cy='86' r='6' fill='dimgray'/>
    <circle cx='140' cy='146' r='6' fill='dimgray'/>
    <circle cx='160' cy='66' r='6' fill='dimgray'/>
    <circle cx='160' cy='126' r='6' fill='dimgray'/>
    <circle cx='160' cy='146' r='6' fill='dimgray'/>
    <circle cx='180' cy='66' r='6' fill='dimgray'/>
    <circle cx='180' cy='86' r='6' fill='dimgray'/>
    <circle cx='180' cy='146' r='6' fill='dimgray'/>
    <circle cx='200' cy='66' r='6' fill='dimgray'/>
    <circle cx='200' cy='126' r='6' fill='dimgray'/>
    <circle cx='200' cy='146' r='6' fill='dimgray'/>
    <circle cx='220' cy='66' r='6' fill='dimgray'/>
    <circle cx='220' cy='86' r='6' fill='dimgray'/>
    <circle cx='220' cy='146' r='6' fill='dimgray'/>
    <circle cx='240' cy='66' r='6' fill='dimgray'/>
    <circle cx='240' cy='126' r='6' fill='dimgray'/>
    <circle cx='240' cy='146' r='6' fill='dimgray'/>
    </svg>
    """#,
    "pendulum": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path stroke='dimgray' stroke-width='4' d='M90 24L230 24'/>
    <path stroke='gray' stroke-width='2' stroke-dasharray='6' d='M160 24L106 140'/>
    <path stroke='dimgray' stroke-width='3' d='M160 24L214 140'/>
    <circle cx='214' cy='148' r='20' fill='goldenrod'/>
    <ellipse cx='160' cy='180' rx='96' ry='10' fill='burlywood'/>
    </svg>
    """#,
    "clock": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <circle cx='160' cy='100' r='76' fill='white' stroke='peru' stroke-width='12'/>
    <path stroke='black' stroke-width='3' d='M224 100L216 100'/>
    <path stroke='black' stroke-width='3' d='M215.4 132L208.5 128'/>
    <path stroke='black' stroke-width='3' d='M192 155.4L188 148.5'/>
    <path stroke='black' stroke-width='3' d='M160 164L160 156'/>
    <path stroke='black' stroke-width='3' d='M128 155.4L132 148.5'/>
    <path stroke='black' stroke-width='3' d='M104.6 132L111.5 128'/>
    <path stroke='black' stroke-width='3' d='M96 100L104 100'/>
    <path stroke='black' stroke-width='3' d='M104.6 68L111.5 72'/>
    <path stroke='black' stroke-width='3' d='M128 44.6L132 51.5'/>
    <path stroke='black' stroke-width='3' d='M160 36L160 44'/>
    <path stroke='black' stroke-width='3' d='M192 44.6L188 51.5'/>
    <path stroke='black' stroke-width='3' d='M215.4 68L208.5 72'/>
    <path stroke='black' stroke-width='5' d='M160 100L160 52'/>
    <path stroke='black' stroke-width='5' d='M160 100L194 118'/>
    </svg>
    """#,
    "rule": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill='ivory' stroke='dimgray' stroke-width='3' d='M30 70h260v60h-260z'/>
    <path fill='khaki' stroke='dimgray' stroke-width='2' d='M50 90h260v20h-260z'/>
    <path stroke='black' stroke-width='2' d='M40 70L40 86'/>
    <path stroke='black' stroke-width='2' d='M40 114L40 130'/>
    <path stroke='black' stroke-width='2' d='M112.2 70L112.2 86'/>
    <path stroke='black' stroke-width='2' d='M112.2 114L112.2 130'/>
    <path stroke='black' stroke-width='2' d='M154.5 70L154.5 86'/>
    <path stroke='black' stroke-width='2' d='M154.5 114L154.5 130'/>
    <path stroke='black' stroke-width='2' d='M184.5 70L184.5 86'/>
    <path stroke='black' stroke-width='2' d='M184.5 114L184.5 130'/>
    <path stroke='black' stroke-width='2' d='M207.8 70L207.8 86'/>
    <path stroke='black' stroke-width='2' d='M207.8 114L207.8 130'/>
    <path stroke='black' stroke-width='2' d='M226.8 70L226.8 86'/>
    <path stroke='black' stroke-width='2' d='M226.8 114L226.8 130'/>
    <path stroke='black' stroke-width='2' d='M242.8 70L242.8 86'/>
    <path stroke='black' stroke-width='2' d='M242.8 114L242.8 130'/>
    <path stroke='black' stroke-width='2' d='M256.7 70L256.7 86'/>
    <path stroke='black' stroke-width='2' d='M256.7 114L256.7 130'/>
    <path stroke='black' stroke-width='2' d='M269 70L269 86'/>
    <path stroke='black' stroke-width='2' d='M269 114L269 130'/>
    <path stroke='black' stroke-width='2' d='M280 70L280 86'/>
    <path stroke='black' stroke-width='2' d='M280 114L280 130'/>
    <path fill='none' stroke='firebrick' stroke-width='4' d='M190 58v84'/>
    </svg>
    """#,
    "water": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill='none' stroke='sienna' stroke-width='5' d='M100 24h80l-14 64h-52zM132
    104h120v76h-120z'/>
    <path fill='steelblue' d='M106 50h68l-8 36h-52zM135 140h114v37h-114z'/>
    <path stroke='steelblue' stroke-width='4' d='M150 92L150 138'/>
    </svg>
    """#,
    "engine": #"""
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
    <rect width="320" height="200" rx="12" fill="currentColor" fill-opacity=".08"/>
    <path fill='silver' stroke='dimgray' stroke-width='3' d='M40 70h120v60h-120z'/>
    <path fill='gray' d='M112 74h14v52h-14z'/>
    <path stroke='dimgray' stroke-width='8' d='M126 100L236 78'/>
    <circle cx='220' cy='100' r='56' fill='none' stroke='firebrick' stroke-width='12'/>
    <circle cx='220' cy='100' r='8' fill='dimgray'/>
    </svg>
    """#,
  ]
}
