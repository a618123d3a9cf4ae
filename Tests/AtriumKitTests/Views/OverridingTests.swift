import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A view that overrides properties with observers and logs their changes, as views in ported programs do.
private final class Watching: View {
  var log: [String] = []

  override var frame: Rect { didSet { log.append("frame") } }
  override var bounds: Rect { didSet { log.append("bounds") } }
  override var backgroundColor: Color? { didSet { log.append("background") } }
  override var isHidden: Bool { didSet { log.append("hidden") } }
  override var alpha: Double { didSet { log.append("alpha") } }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

/// Classes whose deinitialisers are not isolated, as in code written for iOS.
private final class PlainView: View {
  var onEnd: @Sendable () -> Void = {}
  deinit { onEnd() }
}

private final class PlainController: ViewController {
  var onEnd: @Sendable () -> Void = {}
  deinit { onEnd() }
}

/// A box whose controller is released on another thread than the main thread.
private final class ControllerBox: @unchecked Sendable {
  var controller: ViewController?
  init(_ controller: ViewController) { self.controller = controller }
}

/// Members that subclasses override, and the deinitialisers of subclasses.
@MainActor
struct OverridingTests {
  @Test("a subclass observes the properties that are set, including those that the toolkit sets")
  func properties() {
    let view = Watching()
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    view.bounds.origin.x = 1
    view.backgroundColor = Color(hex: 0xFF0000)
    view.isHidden = true
    view.alpha = 0.5
    view.sizeToFit()
    #expect(view.log == ["frame", "bounds", "background", "hidden", "alpha", "frame"])
    let plain: View = view
    plain.frame.size.width = 9
    #expect(view.log.last == "frame" && view.log.count == 7)
    #expect(view.frame == Rect(x: 1, y: 2, width: 9, height: 4))
  }

  @Test("deinitialisers of subclasses need not be isolated, and children and subviews are released")
  func deinitialisers() {
    let log = Log()
    weak var subview: View?
    weak var child: ViewController?
    do {
      let parent = PlainController()
      parent.onEnd = { MainActor.assumeIsolated { log.lines.append("controller") } }
      let view = PlainView()
      view.onEnd = { MainActor.assumeIsolated { log.lines.append("view") } }
      parent.view = view
      let inner = ViewController()
      parent.addChild(inner)
      view.addSubview(inner.view)
      inner.didMove(toParent: parent)
      (subview, child) = (inner.view, inner)
    }
    #expect(log.lines == ["controller", "view"])
    #expect(subview == nil && child == nil)
  }

  @Test("a tree that is released on another thread is deinitialised on the main thread")
  func otherThread() async {
    weak var child: ViewController?
    let box: ControllerBox
    do {
      let parent = ViewController()
      let inner = ViewController()
      parent.addChild(inner)
      parent.view.addSubview(inner.view)
      inner.didMove(toParent: parent)
      child = inner
      box = ControllerBox(parent)
    }
    await Task.detached { box.controller = nil }.value
    // The release was enqueued on the main actor before this task.
    await Task { @MainActor in }.value
    #expect(child == nil)
  }

  @Test("a snapshot view keeps the image of a view, and stretches it when its size changes")
  func snapshotView() throws {
    let stage = Stage(size: Size(width: 40, height: 40))
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = Color(hex: 0xFF0000)
    root.view.addSubview(view)
    stage.settle()
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(picture.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = Color(hex: 0x0000FF)
    picture.frame = Rect(x: 20, y: 20, width: 20, height: 20)
    root.view.addSubview(picture)
    stage.settle()
    let bitmap = stage.snapshot()
    #expect(bitmap.color(atX: 5, y: 5) == Color(hex: 0x0000FF))
    #expect(bitmap.color(atX: 30, y: 30) == Color(hex: 0xFF0000))
    #expect(bitmap.color(atX: 15, y: 15) == .white)
    #expect(View().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test(
    "a view that forces a reading direction uses it for its own constraints, but its subviews do not"
  )
  func semanticContent() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let root = ViewController()
    stage.window.rootViewController = root
    let (outer, inner) = (View(frame: Rect(x: 0, y: 0, width: 100, height: 50)), View())
    root.view.addSubview(outer)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
    stage.settle()
    #expect(inner.frame.minX == 10)
    for view in [outer, inner] { view.semanticContentAttribute = .forceRightToLeft }
    stage.settle()
    #expect(inner.frame.maxX == 90)
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let child = View()
    inner.addSubview(child)
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    outer.semanticContentAttribute = .playback
    #expect(outer.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("recognisers are hashable, and the closures of an owner can be removed")
  func recognisers() {
    let tap = TapGestureRecognizer()
    let set: Set<GestureRecognizer> = [tap, PanGestureRecognizer(), tap]
    #expect(set.count == 2 && set.contains(tap))
    let stage = Stage(size: Size(width: 50, height: 50))
    stage.window.rootViewController = ViewController()
    stage.window.rootViewController?.view.addGestureRecognizer(tap)
    let log = Log()
    let other = Log()
    tap.addAction(owner: log) { _ in log.lines.append("owned") }
    tap.addAction(owner: other) { _ in log.lines.append("other") }
    tap.addAction { _ in log.lines.append("free") }
    stage.settle()
    stage.click(at: Point(x: 20, y: 20))
    #expect(log.lines == ["owned", "other", "free"])
    tap.removeActions(of: log)
    stage.advance(by: 1)
    stage.click(at: Point(x: 20, y: 20))
    #expect(log.lines == ["owned", "other", "free", "other", "free"])
    tap.removeActions(of: nil)
    stage.advance(by: 1)
    stage.click(at: Point(x: 20, y: 20))
    #expect(log.lines.count == 5)
  }

  @Test(
    "a window that is made with a frame has its size, and asks the program's opener once it is shown"
  )
  func windows() {
    let window = Window(frame: Rect(x: 9, y: 9, width: 300, height: 200))
    #expect(window.bounds == Rect(x: 0, y: 0, width: 300, height: 200))
    let former = Window.opener
    defer { Window.opener = former }
    var opened: [Window] = []
    Window.opener = { opened.append($0) }
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && opened == [window])
    window.makeKeyAndVisible()
    #expect(opened == [window, window], "a window without a host is opened again")
    opened = []
    (window.isHidden, window.isHidden) = (true, false)
    #expect(opened == [window])
    let stage = Stage(size: Size(width: 50, height: 50))
    stage.window.makeKeyAndVisible()
    #expect(opened == [window], "a window with a host is open already")
  }
}
