import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Scroll views whose delegate names a view for zooming.
@MainActor
struct ScrollZoomTests {
  private final class Zoomer: ScrollViewDelegate {
    let content = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    var calls: [String] = []

    func viewForZooming(in scrollView: ScrollView) -> View? { content }
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
      calls.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: ScrollView) {
      if calls.last != "zoom" { calls.append("zoom") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: ScrollView, with view: View?, atScale scale: Double
    ) { calls.append("end \(scale)") }
  }

  private let stage = Stage(size: Size(width: 200, height: 200))
  private let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let zoomer = Zoomer()

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(scroll)
    scroll.addSubview(zoomer.content)
    scroll.delegate = zoomer
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    stage.settle()
  }

  @Test("a scale that the program sets is limited, and scales the view and the content size")
  func program() {
    scroll.contentSize = Size(width: 200, height: 100)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2 && zoomer.content.transform == AffineTransform(scaleX: 2, y: 2))
    #expect(zoomer.content.frame == Rect(x: 0, y: 0, width: 400, height: 200))
    #expect(scroll.contentSize == Size(width: 400, height: 200))
    // The middle of the visible area stays where it is.
    #expect(scroll.contentOffset == Point(x: 100, y: 0))
    #expect(zoomer.calls == ["zoom"])
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0
    #expect(scroll.zoomScale == 0.5)
    scroll.setZoomScale(.nan, animated: false)
    #expect(scroll.zoomScale == 0.5 || scroll.zoomScale == 4)
  }

  @Test("zooming to a rectangle shows it as large as possible, with calls around an animation")
  func rectangle() {
    scroll.contentSize = Size(width: 200, height: 100)
    scroll.zoom(to: Rect(x: 150, y: 40, width: 50, height: 20), animated: true)
    #expect(zoomer.calls.first == "begin")
    stage.settle()
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == Point(x: 600, y: 100))
    #expect(zoomer.calls == ["begin", "zoom", "end 4.0"])
  }

  @Test("two fingers zoom around the point between them, and a scale beyond the limit returns")
  func fingers() {
    scroll.contentSize = Size(width: 200, height: 100)
    stage.pinch(2, at: Point(x: 100, y: 100))
    stage.settle()
    #expect(abs(scroll.zoomScale - 2) < 0.2 && scroll.contentOffset.x > 80)
    #expect(zoomer.calls == ["begin", "zoom", "end \(scroll.zoomScale)"])
    zoomer.calls = []
    stage.pinch(0.1, at: Point(x: 100, y: 100))
    #expect(scroll.isZoomBouncing && !scroll.isZooming)
    stage.settle()
    #expect(scroll.zoomScale == 0.5 && !scroll.isZoomBouncing && !scroll.isDragging)
    #expect(zoomer.calls == ["begin", "zoom", "end 0.5"])
  }

  @Test("a scroll view without limits, or without a view for zooming, has no pinch")
  func without() {
    let plain = ScrollView()
    #expect(plain.pinchGestureRecognizer == nil && plain.gestureRecognizers.count == 2)
    #expect(plain.zoomScale == 1 && plain.minimumZoomScale == 1 && plain.bouncesZoom)
    plain.zoomScale = 3
    #expect(plain.zoomScale == 1)
    scroll.minimumZoomScale = 4
    #expect(scroll.pinchGestureRecognizer?.isEnabled == false)
    stage.pinch(2, at: Point(x: 100, y: 100))
    stage.settle()
    #expect(scroll.zoomScale == 1 && zoomer.calls == [])
  }

  @Test("a wheel with Ctrl zooms around the pointer, and a wheel alone scrolls")
  func wheel() {
    scroll.contentSize = Size(width: 200, height: 400)
    stage.window.dispatch(
      .scroll(
        ScrollInput(
          delta: Point(x: 0, y: ScrollInput.wheelStep), location: Point(x: 50, y: 0),
          time: stage.window.currentTime, modifierFlags: .control)))
    stage.settle()
    #expect(abs(scroll.zoomScale - 1.1) < 1e-9)
    #expect(abs(scroll.contentOffset.x - 5) < 1e-9 && scroll.contentOffset.y == 0)
    stage.scroll(by: Point(x: 0, y: -ScrollInput.wheelStep), at: Point(x: 50, y: 50))
    stage.settle()
    #expect(abs(scroll.zoomScale - 1.1) < 1e-9 && scroll.contentOffset.y > 0)
  }
}
