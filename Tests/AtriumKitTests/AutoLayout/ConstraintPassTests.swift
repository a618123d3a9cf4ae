import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The order of constraints, layout and drawing, and the views whose constraints are updated: L-18, V-29,
///
@MainActor
struct ConstraintPassTests {
  /// Makes a root controller outside a window, whose view has a subview that is pinned to it.
  private static func scene() -> (Stage, LoggingRoot, LoggingView, Log) {
    let log = Log()
    let root = LoggingRoot("root", log)
    let child = LoggingView("child", log)
    root.view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.pin(to: root.view)
    return (Stage(size: Size(width: 100, height: 100)), root, child, log)
  }

  @Test(
    "L-18, V-29: constraints update from the innermost view, and layout and drawing run from the outermost"
  )
  func order() {
    let (stage, root, child, log) = Self.scene()
    log.hearsDrawing = true
    stage.window.rootViewController = root
    stage.turn()
    #expect(
      log.take()
        == "root.isAppearing child.update root.update root.view.update root.will root.view.layout "
        + "root.did child.layout root.view.draw child.draw root.didAppear")
    for view in [root.view, child] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      view.setNeedsDisplay()
    }
    stage.turn()
    #expect(
      log.take()
        == "child.update root.update root.view.update root.will root.view.layout root.did "
        + "child.layout root.view.draw child.draw")
    #expect(child.frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(
    "L-18: the controller's updateViewConstraints is called instead of its view's, which it calls itself"
  )
  func controllerInstead() {
    let (stage, root, child, log) = Self.scene()
    stage.window.rootViewController = root
    stage.settle()
    _ = log.take()
    root.view.setNeedsUpdateConstraints()
    #expect(root.view.needsUpdateConstraints())
    root.view.updateConstraintsIfNeeded()
    #expect(log.take() == "root.update root.view.update")
    #expect(!root.view.needsUpdateConstraints())
    root.view.updateConstraintsIfNeeded()
    #expect(log.take() == "")
    child.setNeedsUpdateConstraints()
    root.view.updateConstraintsIfNeeded()
    #expect(log.take() == "child.update")
  }

  @Test("T14: in a resize with constraints, the controller updates them before its layout")
  func resize() {
    let (stage, root, _, log) = Self.scene()
    stage.window.rootViewController = root
    stage.settle()
    _ = log.take()
    stage.resize(to: Size(width: 120, height: 130), isLive: true)
    #expect(
      log.take()
        == "root.update root.view.update root.will root.view.layout root.did child.layout")
  }

  @Test("without constraints updateConstraints is not called, unless the class requires it")
  func notAsked() {
    let log = Log()
    let root = LoggingRoot("root", log)
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.window.rootViewController = root
    stage.settle()
    #expect(log.take() == "root.isAppearing root.will root.view.layout root.did root.didAppear")
    let needing = Needing()
    root.view.addSubview(needing)
    stage.settle()
    #expect(needing.count == 1)
  }

  @Test("constraints that are made in updateConstraints take effect in the same turn")
  func madeInPass() {
    let scene = LayoutScene()
    let box = scene.box()
    box.onUpdate = { [unowned box] in
      guard box.constraints.isEmpty else { return }
      box.widthAnchor.constraint(equalToConstant: 44).isActive = true
    }
    scene.stage.turn()
    #expect(box.frame.width == 44)
  }

  @Test("R-16: a container that requested a fitting size is notified when the size changes")
  func fittingSize() {
    let log = Log()
    let parent = Container(log)
    let stage = Stage(size: Size(width: 300, height: 300))
    stage.window.rootViewController = parent
    let child = ViewController()
    child.title = "child"
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let box = Box()
    child.view.addSubview(box)
    box.content = Size(width: 30, height: 20)
    box.pin(to: child.view, inset: 5)
    stage.settle()
    #expect(log.take() == "")
    #expect(
      child.view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 40, height: 30))
    box.content = Size(width: 50, height: 20)
    stage.turn()
    #expect(log.take() == "child")
    // An unchanged size is not reported.
    box.content = Size(width: 50, height: 20)
    stage.turn()
    #expect(log.take() == "")
    box.heightAnchor.constraint(equalToConstant: 70).isActive = true
    stage.turn()
    #expect(log.take() == "child")
  }

  @Test("a watched fitting size keeps no other view alive, in a window or outside")
  func watchedSizeKeepsNothing() {
    let watched = ViewController()
    _ = watched.view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let stage = Stage(size: Size(width: 300, height: 300))
    stage.window.rootViewController = ViewController()
    stage.settle()
    weak var outside: View?
    weak var removed: View?
    do {
      let (top, box) = (View(), Box())
      top.addSubview(box)
      box.pin(to: top, inset: 5)
      top.layoutIfNeeded()
      box.content = Size(width: 50, height: 20)
      outside = box
      let other = Box()
      stage.window.rootViewController?.view.addSubview(other)
      other.pin(to: stage.window.rootViewController?.view ?? top, inset: 5)
      stage.settle()
      other.content = Size(width: 50, height: 20)
      other.removeFromSuperview()
      removed = other
    }
    #expect(outside == nil && removed == nil)
    #expect(watched.isViewLoaded)
  }

  private final class Log {
    var lines: [String] = []
    var hearsDrawing = false

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  private final class LoggingView: View {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func updateConstraints() {
      log.lines.append("\(name).update")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.lines.append("\(name).layout")
      super.layoutSubviews()
    }

    override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
      if log.hearsDrawing { log.lines.append("\(name).draw") }
    }
  }

  private final class LoggingRoot: ViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
    }

    override func loadView() { view = LoggingView("\(name).view", log) }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.lines.append("\(name).isAppearing")
    }

    override func updateViewConstraints() {
      log.lines.append("\(name).update")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.lines.append("\(name).will") }
    override func viewDidLayoutSubviews() { log.lines.append("\(name).did") }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.lines.append("\(name).didAppear")
    }
  }

  private final class Needing: View {
    var count = 0

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      count += 1
      super.updateConstraints()
    }
  }

  private final class Container: ViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer child: ViewController
    ) {
      log.lines.append(child.title ?? "?")
    }
  }
}
