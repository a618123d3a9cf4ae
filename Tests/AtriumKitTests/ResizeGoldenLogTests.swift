import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The golden logs of a resize: rules A.4(1) … A.4(4).
@MainActor
struct ResizeGoldenLogTests {
  private let recording: Recording
  private let child: LoggingController

  init() {
    let root = LoggingController("P")
    recording = Recording.atRest(root: root)
    child = LoggingController("C")
    recording.add(child, to: root)
    _ = recording.turn()
    root.recorder = recording.recorder
    child.recorder = recording.recorder
  }

  private func layoutAndCommit(_ width: Double, _ height: Double, isLive: Bool = false) -> String {
    recording.stage.resize(to: Size(width: width, height: height), isLive: isLive)
    return recording.tokens()
  }

  private func later(_ seconds: Double) -> String {
    recording.stage.advance(by: seconds)
    return recording.tokens()
  }

  private let crossing =
    "P.tc(R,C) C.tc(R,C) P.sz(600x400) C.sz(600x400) P.wr(l) C.wr(l) "
    + "P.td C.td P.ly C.ly P.al C.al P.war(l) C.war(l)"

  // Rules: §10.25
  @Test("A.4 (1), DC-34: a live resize that does not cross the square sends all calls in one turn")
  func liveStep() {
    #expect(
      layoutAndCommit(420, 640, isLive: true)
        == "P.sz(420x640) C.sz(420x640) P.ly C.ly P.al C.al P.co C.co")
  }

  @Test("A.4 (1), DC-34: a jump that does not cross the square sends completions at 0.3 s")
  func jump() {
    #expect(
      layoutAndCommit(420, 640) == "P.sz(420x640) C.sz(420x640) P.ly C.ly P.al C.al")
    #expect(later(0.29).isEmpty)
    #expect(later(0.01) == "P.co C.co")
  }

  @Test(
    "A.4 (2), DC-33: a live resize across the square sends traits, sizes and rotations in one turn")
  func crossingLive() {
    #expect(layoutAndCommit(600, 400, isLive: true) == crossing + " P.co C.co P.dr(p) C.dr(p)")
  }

  @Test("A.4 (2), DC-36: crossing the square without a change of size class sends no trait calls")
  func crossingWithinClasses() {
    _ = layoutAndCommit(500, 560, isLive: true)
    #expect(
      layoutAndCommit(560, 500, isLive: true)
        == "P.sz(560x500) C.sz(560x500) P.wr(l) C.wr(l) "
        + "P.ly C.ly P.al C.al P.war(l) C.war(l) P.co C.co P.dr(p) C.dr(p)")
  }

  @Test(
    "A.4 (3), DC-32: a jump across the square animates a quarter turn and sends completions at its end"
  )
  func crossingJump() {
    #expect(layoutAndCommit(600, 400) == crossing)
    #expect(child.lastDuration == 0.3)
    #expect(child.lastTransform == AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(later(0.29).isEmpty)
    #expect(later(0.01) == "P.co C.co P.dr(p) C.dr(p)")
  }

  @Test("A.4 (4): a second size during a transition completes the transition, and starts another")
  func secondSize() {
    #expect(layoutAndCommit(600, 400) == crossing)
    #expect(later(0.1).isEmpty)
    #expect(
      layoutAndCommit(700, 400)
        == "P.co C.co P.dr(p) C.dr(p) P.sz(700x400) C.sz(700x400) P.ly C.ly P.al C.al")
    #expect(later(0.29).isEmpty)
    #expect(later(0.01) == "P.co C.co")
  }

  @Test(
    "A.4 (4): the original size during a transition completes it, and starts the opposite transition"
  )
  func backAgain() {
    #expect(layoutAndCommit(600, 400) == crossing)
    #expect(later(0.1).isEmpty)
    #expect(
      layoutAndCommit(400, 600)
        == "P.co C.co P.dr(p) C.dr(p) P.tc(C,R) C.tc(C,R) P.sz(400x600) C.sz(400x600) "
        + "P.wr(p) C.wr(p) P.td C.td P.ly C.ly P.al C.al P.war(p) C.war(p)")
    #expect(later(0.3) == "P.co C.co P.dr(l) C.dr(l)")
  }

  @Test(
    "DC-35: three sizes in one turn count as one crossing, and a size followed by the original size has no effect"
  )
  func coalescing() {
    for width in [600.0, 500, 700] {
      recording.stage.dispatchResize(to: Size(width: width, height: 400), isLive: true)
    }
    recording.stage.turn()
    #expect(
      recording.tokens()
        == "P.tc(R,C) C.tc(R,C) P.sz(700x400) C.sz(700x400) P.wr(l) C.wr(l) P.td C.td P.ly C.ly "
        + "P.al C.al P.war(l) C.war(l) P.co C.co P.dr(p) C.dr(p)")
    recording.stage.dispatchResize(to: Size(width: 600, height: 400))
    recording.stage.dispatchResize(to: Size(width: 700, height: 400))
    recording.stage.turn()
    #expect(recording.tokens().isEmpty)
  }

  @Test("DC-38: a child whose size stays gets no size call, but rotates with its parent")
  func childKeepsSize() {
    let (root, inner) = (LoggingController("P"), LoggingController("C"))
    root.childSize = Size(width: 100, height: 100)
    let recording = Recording.atRest(root: root)
    root.addChild(inner)
    inner.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    inner.view.autoresizingMask = []
    root.view.addSubview(inner.view)
    inner.didMove(toParent: root)
    _ = recording.turn()
    recording.stage.resize(to: Size(width: 560, height: 500), isLive: true)
    #expect(
      recording.tokens()
        == "P.sz(560x500) P.wr(l) C.wr(l) P.war(l) C.war(l) P.dr(p) C.dr(p)")
  }

  @Test("DC-31: a rotation that is not allowed keeps the orientation and sends the size")
  func refused() {
    let root = LoggingController("P")
    root.orientations = .portrait
    let recording = Recording.atRest(root: root)
    recording.stage.resize(to: Size(width: 560, height: 500), isLive: true)
    #expect(recording.tokens() == "P.sz(560x500)")
    #expect(recording.stage.window.interfaceOrientation == .portrait)
  }

  @Test("DC-35: before the first commit no controller gets a size call")
  func beforeFirstCommit() {
    let recording = Recording()
    recording.stage.window.rootViewController = recording.root
    recording.stage.dispatchResize(to: Size(width: 700, height: 300))
    #expect(recording.turn() == "P.ld P.wa || P.ia P.da")
    #expect(recording.root.view.bounds.size == Size(width: 700, height: 300))
    #expect(recording.stage.window.interfaceOrientation == .landscapeRight)
  }

  @Test("DC-35: sizes from 1×1 to 32767×32767, and invalid sizes, never trap")
  func extremes() {
    for (width, height) in [(1.0, 1.0), (32_767, 1), (1, 32_767), (1e9, 1e9), (0, -5)] {
      recording.stage.window.dispatch(
        .resized(
          pixels: PixelSize(width: Int(width), height: Int(height)), scale: 1, isLive: true))
    }
    recording.stage.host.paints = false
    recording.stage.turn()
    #expect(recording.root.view.bounds.size == Size(width: 1, height: 1))
    recording.stage.window.dispatch(
      .resized(pixels: PixelSize(width: 100_000, height: 7), scale: .nan, isLive: true))
    recording.stage.turn()
    #expect(recording.root.view.bounds.size == Size(width: 32_767, height: 7))
  }
}
