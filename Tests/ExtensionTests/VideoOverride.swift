import ContentParser
import Renderers

func pageWithVideos() -> HTMLPageRenderer {
  HTMLPageRenderer().overriding(Video.self) { video, writer in
    writer.element("a", ["class": "video", "href": video.url]) { $0.text(video.caption) }
  }
}
