/// The feed that is shown unless another one is named: old machines, and pages about them.
let embeddedFeed = #"""
  {
    "version": "https://jsonfeed.org/version/1.1",
    "title": "Old machines",
    "items": [
      {
        "id": "antikythera-mechanism",
        "title": "The Antikythera mechanism",
        "url": "https://en.wikipedia.org/wiki/Antikythera_mechanism",
        "image": "gears",
        "_image_description": "Two bronze gears, a large and a small one",
        "date_published": "2026-11-20T08:00:00Z",
        "summary": "Divers raised a lump of bronze from a Roman wreck in 1901. It turned out \#
  to be a calculator of the sky with more than thirty gears, made some two \#
  thousand years ago."
      },
      {
        "id": "astrolabe",
        "title": "The astrolabe",
        "url": "https://en.wikipedia.org/wiki/Astrolabe",
        "image": "dial",
        "_image_description": "A round brass plate with a scale, a ring and a pointer",
        "date_published": "2026-11-17T08:00:00Z",
        "summary": "Tell the time from a star, find the height of a tower, predict the \#
  sunrise: for a thousand years, all of it took one flat instrument of \#
  brass."
      },
      {
        "id": "orrery",
        "title": "The orrery",
        "url": "https://en.wikipedia.org/wiki/Orrery",
        "image": "planets",
        "_image_description": "Three planets on their paths around a sun",
        "date_published": "2026-11-13T08:00:00Z",
        "summary": "Turn a crank, and the planets go round the sun. Clockwork models made \#
  the new astronomy plain to people who would never read its mathematics."
      },
      {
        "id": "difference-engine",
        "title": "The difference engine",
        "url": "https://en.wikipedia.org/wiki/Difference_engine",
        "image": "wheels",
        "_image_description": "Five columns of number wheels",
        "date_published": "2026-11-10T08:00:00Z",
        "summary": "Charles Babbage wanted tables without errors, calculated and printed by \#
  steam. His engine was finished only in 1991, from his own drawings, and \#
  it works."
      },
      {
        "id": "jacquard-machine",
        "title": "The Jacquard machine",
        "url": "https://en.wikipedia.org/wiki/Jacquard_machine",
        "image": "card",
        "_image_description": "A card with rows of punched holes",
        "date_published": "2026-11-06T08:00:00Z",
        "summary": "Holes in cards told a loom which threads to lift. The pattern was no \#
  longer in the weaver's memory but in a stack of cardboard that anybody \#
  could copy."
      },
      {
        "id": "foucault-pendulum",
        "title": "The Foucault pendulum",
        "url": "https://en.wikipedia.org/wiki/Foucault_pendulum",
        "image": "pendulum",
        "_image_description": "A pendulum that swings above a disc",
        "date_published": "2026-11-03T08:00:00Z",
        "summary": "A heavy ball on a long wire shows, without a look at the sky, that the \#
  ground beneath it turns. Paris came to watch in 1851."
      },
      {
        "id": "marine-chronometer",
        "title": "The marine chronometer",
        "url": "https://en.wikipedia.org/wiki/Marine_chronometer",
        "image": "clock",
        "_image_description": "The face of a clock in a round case",
        "date_published": "2026-10-30T08:00:00Z",
        "summary": "To know how far east a ship has come, its captain needs the time at \#
  home. John Harrison spent four decades on a clock that keeps it at sea."
      },
      {
        "id": "slide-rule",
        "title": "The slide rule",
        "url": "https://en.wikipedia.org/wiki/Slide_rule",
        "image": "rule",
        "_image_description": "A ruler with a sliding middle part",
        "date_published": "2026-10-27T08:00:00Z",
        "summary": "Two scales of logarithms slide along each other, and multiplication \#
  becomes addition. Engineers trusted their bridges to three digits."
      },
      {
        "id": "water-clock",
        "title": "The water clock",
        "url": "https://en.wikipedia.org/wiki/Water_clock",
        "image": "water",
        "_image_description": "A funnel that drips into a basin",
        "date_published": "2026-10-23T08:00:00Z",
        "summary": "Speakers in Athens had as much time as a jar needs to run dry. Later \#
  clocks fed themselves, rang bells and moved figures."
      },
      {
        "id": "stirling-engine",
        "title": "The Stirling engine",
        "url": "https://en.wikipedia.org/wiki/Stirling_engine",
        "image": "engine",
        "_image_description": "A cylinder with a piston that turns a wheel",
        "date_published": "2026-10-20T08:00:00Z",
        "summary": "A Scottish minister built an engine that cannot burst, since it has no \#
  boiler: the same air is heated and cooled again and again."
      }
    ]
  }
  """#
