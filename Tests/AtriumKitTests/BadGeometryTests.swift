import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Invalid frames and bounds, and view trees that are impossible.
@MainActor
struct BadGeometryTests {
  @Test("DC-35: a window's scale and pixels are always valid, for any input")
  func window() {
    for scale in [1e300, 1e-300, .infinity, .nan, -1, 0] as [Double] {
      let window = Window(size: Size(width: 1e300, height: 400), scale: scale)
      #expect((1.0 / 16...64).contains(window.scale))
      #expect((1...32_767).contains(window.pixelSize.width))
      #expect((1...32_767).contains(window.pixelSize.height))
      window.dispatch(
        .resized(pixels: PixelSize(width: .max, height: .min), scale: scale, isLive: true))
      window.dispatch(.frame(at: 1))
      #expect((1...32_767).contains(window.pixelSize.width))
      #expect(window.pixelSize.height >= 1)
    }
    let window = Window(size: Size(width: 400, height: 400), scale: 2)
    window.bounds = Rect(x: 0, y: 0, width: 1e20, height: 1e300)
    #expect(window.pixelSize == PixelSize(width: 32_767, height: 32_767))
    #expect(Window(size: Size(width: 30_000, height: 10), scale: 2).bounds.width == 16_383.5)
  }

  @Test("a frame whose centre is not finite traps, and the message names the frame")
  func overflow() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = View(frame: Rect(x: 1.7e308, y: 0, width: 1.7e308, height: 1)) }
    }
    #expect(
      trapMessage(made)
        == "View.frame was set to 1.7e+308,0.0 1.7e+308x1.0, which is too large; give finite "
        + "numbers, in points.")
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().frame = Rect(x: 1.7e308, y: 0, width: 1.7e308, height: 1) }
    }
    #expect(
      trapMessage(set)
        == "View.frame was set to 1.7e+308,0.0 1.7e+308x1.0, which is too large; give finite "
        + "numbers, in points.")
  }

  @Test("setting the frame under a nearly flat transform keeps the bounds finite")
  func flat() {
    for scale in [0, 1e-300 * 1e-20, 1e-300 * 1e-10, Double.leastNonzeroMagnitude] {
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      view.transform = AffineTransform(scaleX: scale, y: 1)
      view.frame = Rect(x: 20, y: 20, width: 30, height: 30)
      #expect(view.bounds.width.isFinite && view.bounds.height.isFinite)
      #expect(view.center.x.isFinite && view.center.y.isFinite)
    }
  }

  @Test(
    "T15: a view that adds its new superview as a subview while it is being added makes no cycle")
  func circle() {
    let stage = Stage()
    let (outer, view) = (View(), TakingView())
    stage.window.addSubview(outer)
    view.takes = outer
    outer.addSubview(view)
    // The later change takes effect, and the earlier change does not.
    #expect(outer.superview === view && view.superview == nil)
    #expect(outer.subviews.isEmpty && view.subviews == [outer])
    #expect(outer.window == nil && view.window == nil)
    stage.window.addSubview(view)
    stage.settle()
    #expect(outer.window === stage.window)
  }

  @Test("the description of a size that is not finite does not trap")
  func writtenDown() {
    let recorder = LifecycleRecorder()
    for size in [Size(width: .nan, height: 1e300), Size(width: 400.9, height: -.infinity)] {
      recorder.observe(
        LifecycleEvent(
          controller: ViewController(), kind: .viewWillTransition(to: size), time: 0))
    }
    let texts = recorder.lines.map { $0.split(separator: "(").last.map(String.init) ?? "" }
    #expect(texts == ["0x16777216)", "400x-16777216)"])
  }
}

/// A view that adds another view as soon as it is being added to a superview.
private final class TakingView: View {
  var takes: View?

  override func willMove(toSuperview newSuperview: View?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview != nil, let takes {
      self.takes = nil
      addSubview(takes)
    }
  }
}
