import Renderers

/// How videos look in HTML.
let players = {
  var overrides = BlockOverrides<HTMLWriter>()
  overrides.add(Video.self) { video, writer in
    writer.element("a", ["class": "video", "href": video.url]) { $0.text(video.caption) }
  }
  return overrides
}()
