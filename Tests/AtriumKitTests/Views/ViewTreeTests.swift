import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The calls when views are added, removed and reordered (T15, V-21 … V-24).
@MainActor
struct ViewTreeTests {
  private let log = TreeLog()

  private func view(_ name: String) -> LoggedView { LoggedView(name, log: log) }

  @Test(
    "T15: adding a view outside a window sends the superview calls, and entering a window sends the window calls"
  )
  func outsideWindow() {
    let (p, v) = (view("p"), view("v"))
    p.addSubview(v)
    #expect(log.take() == "v.willMove(toSuperview: p) v.didMoveToSuperview p.didAdd(v)")
    let stage = Stage()
    stage.window.addSubview(p)
    #expect(
      log.take() == "p.willMove(toSuperview: window) p.willMove(toWindow: window) "
        + "v.willMove(toWindow: window) p.didMoveToWindow v.didMoveToWindow p.didMoveToSuperview")
    stage.turn()
    #expect(log.take() == "p.layout v.layout")
  }

  @Test("T15: adding and removing in a window sends superview and window calls")
  func inWindow() {
    let stage = Stage()
    let (p, v) = (view("p"), view("v"))
    stage.window.addSubview(p)
    _ = log.take()
    p.addSubview(v)
    #expect(
      log.take() == "v.willMove(toSuperview: p) v.willMove(toWindow: window) v.didMoveToWindow "
        + "v.didMoveToSuperview p.didAdd(v)")
    v.removeFromSuperview()
    #expect(
      log.take() == "p.willRemove(v) v.willMove(toSuperview: nil) v.willMove(toWindow: nil) "
        + "v.didMoveToWindow v.didMoveToSuperview")
    #expect(v.superview == nil)
    v.removeFromSuperview()
    #expect(log.take().isEmpty)
  }

  @Test(
    "V-21: outer views get the window calls first, and the controller gets its call after all views, before the change"
  )
  func controllerCalls() {
    let stage = Stage()
    let (outer, inner) = (view("outer"), view("inner"))
    outer.addSubview(inner)
    let controller = ScriptedController("C")
    controller.onLoad = { [log] in controller.view = LoggedView("root", log: log) }
    controller.loadViewIfNeeded()
    controller.view = outer
    controller.onWillAppear = { [log] in
      log.append("C.viewWillAppear in \(outer.window == nil ? "nothing" : "window")")
    }
    _ = log.take()
    stage.window.addSubview(outer)
    #expect(
      log.take() == "outer.willMove(toSuperview: window) outer.willMove(toWindow: window) "
        + "inner.willMove(toWindow: window) C.viewWillAppear in nothing outer.didMoveToWindow "
        + "inner.didMoveToWindow outer.didMoveToSuperview")
  }

  @Test("V-22: a view leaves its old superview, and within one window there are no window calls")
  func reparenting() {
    let stage = Stage()
    let (a, b, v) = (view("a"), view("b"), view("v"))
    stage.window.addSubview(a)
    stage.window.addSubview(b)
    a.addSubview(v)
    _ = log.take()
    b.addSubview(v)
    #expect(
      log.take()
        == "a.willRemove(v) v.willMove(toSuperview: b) v.didMoveToSuperview b.didAdd(v)")
    #expect(a.subviews.isEmpty)
    #expect(b.subviews == [v])
    // When the view moves to another window, it receives only the calls for that window.
    let other = Stage()
    other.window.addSubview(v)
    #expect(
      log.take() == "b.willRemove(v) v.willMove(toSuperview: window) v.willMove(toWindow: window) "
        + "v.didMoveToWindow v.didMoveToSuperview")
    #expect(v.window === other.window)
  }

  @Test("V-22: adding a subview again moves it to the front, without calls")
  func addingAgain() {
    let p = view("p")
    let views = ["a", "b", "c"].map(view)
    for v in views { p.addSubview(v) }
    _ = log.take()
    p.addSubview(views[0])
    #expect(p.subviews == [views[1], views[2], views[0]])
    #expect(log.take().isEmpty)
  }

  @Test("V-22: adding a view to itself or to its subview traps, and the message names both")
  func traps() async {
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        view.addSubview(view)
      }
    }
    #expect(trapMessage(itself) == "Can't add self as subview: View.")
    let holder = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner, window) = (View(), View(), Window(size: Size(width: 9, height: 9)))
        window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(window)
      }
    }
    #expect(
      trapMessage(holder)
        == "Window cannot become a subview of View, which is inside it; remove View first.")
  }

  @Test("V-23: the order is back to front, and each method changes it")
  func order() {
    let p = view("p")
    let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
    func names() -> String { p.subviews.compactMap { ($0 as? LoggedView)?.name }.joined() }
    p.addSubview(a)
    p.insertSubview(b, at: 0)
    p.insertSubview(c, at: 99)
    #expect(names() == "bac")
    p.insertSubview(d, aboveSubview: b)
    #expect(names() == "bdac")
    _ = log.take()
    p.insertSubview(d, aboveSubview: c)
    #expect(names() == "bacd")
    p.insertSubview(d, belowSubview: b)
    #expect(names() == "dbac")
    p.insertSubview(d, belowSubview: c)
    #expect(names() == "badc")
    p.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names() == "cadb")
    p.bringSubviewToFront(c)
    #expect(names() == "adbc")
    p.sendSubviewToBack(b)
    #expect(names() == "badc")
    p.insertSubview(b, at: 2)
    #expect(names() == "adbc")
    p.insertSubview(d, aboveSubview: d)
    #expect(names() == "adbc")
    p.insertSubview(d, belowSubview: d)
    #expect(names() == "adbc")
    #expect(log.take().isEmpty, "pure reordering tells nobody")
  }

  @Test("V-23: inserting a view beside a view that is not a sibling adds it at the front")
  func strangers() {
    let p = view("p")
    let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
    let (stranger, inner) = (view("stranger"), view("inner"))
    func names() -> String { p.subviews.compactMap { ($0 as? LoggedView)?.name }.joined() }
    p.addSubview(a)
    p.addSubview(b)
    a.addSubview(inner)
    p.insertSubview(c, belowSubview: stranger)
    #expect(names() == "abc")
    p.insertSubview(d, aboveSubview: inner)
    #expect(names() == "abcd")
    p.insertSubview(a, belowSubview: stranger)
    #expect(names() == "bcda")
    p.insertSubview(b, aboveSubview: stranger)
    #expect(names() == "cdab")
    _ = log.take()
    p.bringSubviewToFront(stranger)
    p.sendSubviewToBack(inner)
    p.bringSubviewToFront(p)
    #expect(names() == "cdab")
    #expect(stranger.superview == nil && inner.superview === a)
    #expect(log.take().isEmpty)
    p.insertSubview(c, at: -5)
    p.insertSubview(a, at: 50)
    #expect(names() == "cdba", "an index past either end is the end")
  }

  @Test("V-23: reordering alone paints the affected area")
  func reorderingPaints() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let colors = [Color(hex: 0xff0000), Color(hex: 0x00ff00), Color(hex: 0x0000ff)]
    var views: [View] = []
    for (index, color) in colors.enumerated() {
      let view = View(
        frame: Rect(x: Double(index) * 20, y: Double(index) * 10, width: 50, height: 50))
      view.backgroundColor = color
      stage.window.addSubview(view)
      views.append(view)
    }
    stage.turn()
    let changes: [() -> Void] = [
      { stage.window.bringSubviewToFront(views[0]) },
      { stage.window.sendSubviewToBack(views[2]) },
      { stage.window.exchangeSubview(at: 0, withSubviewAt: 2) },
      { stage.window.insertSubview(views[1], at: 0) },
    ]
    for change in changes {
      let before = stage.snapshot()
      change()
      stage.turn()
      #expect(stage.isPaintedCompletely)
      #expect(!stage.snapshot().isIdentical(to: before))
    }
  }

  @Test(
    "V-24: a view is a descendant of itself, and tags are searched depth first, from the view itself"
  )
  func searching() {
    let (p, a, b, deep) = (view("p"), view("a"), view("b"), view("deep"))
    p.addSubview(a)
    p.addSubview(b)
    a.addSubview(deep)
    #expect(p.isDescendant(of: p))
    #expect(deep.isDescendant(of: p))
    #expect(!p.isDescendant(of: deep))
    #expect(!b.isDescendant(of: a))
    (deep.tag, b.tag) = (7, 7)
    #expect(p.viewWithTag(7) === deep)
    p.tag = 7
    #expect(p.viewWithTag(7) === p)
    #expect(p.viewWithTag(8) == nil)
  }
}

@MainActor
private final class TreeLog {
  private var lines: [String] = []

  func append(_ line: String) { lines.append(line) }

  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }
}

private final class LoggedView: View {
  let name: String
  private let log: TreeLog

  init(_ name: String, log: TreeLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  private func name(of view: View?) -> String {
    (view as? LoggedView)?.name ?? (view == nil ? "nil" : "window")
  }

  override func willMove(toSuperview newSuperview: View?) {
    log.append("\(name).willMove(toSuperview: \(name(of: newSuperview)))")
  }

  override func didMoveToSuperview() { log.append("\(name).didMoveToSuperview") }

  override func willMove(toWindow newWindow: Window?) {
    log.append("\(name).willMove(toWindow: \(name(of: newWindow)))")
  }

  override func didMoveToWindow() { log.append("\(name).didMoveToWindow") }
  override func didAddSubview(_ subview: View) {
    log.append("\(name).didAdd(\(name(of: subview)))")
  }

  override func willRemoveSubview(_ subview: View) {
    log.append("\(name).willRemove(\(name(of: subview)))")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("\(name).layout")
  }
}
