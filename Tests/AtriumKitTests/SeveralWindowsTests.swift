import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Two windows of one program, with a common clock.
@MainActor
struct SeveralWindowsTests {
  private let first = Recording.atRest()
  private let second: Stage
  private let other = Recording.controller("Q")

  init() {
    first.stage.advance(by: 1)
    second = first.stage.openWindow(size: Size(width: 300, height: 200))
    other.addLifecycleObserver(first.recorder)
    second.window.rootViewController = other
    first.stage.settle()
    _ = first.recorder.take()
  }

  @Test("a child that moves to a container in another window gets each call once")
  func movedChild() {
    let child = Recording.controller("C")
    first.add(child, to: first.root)
    _ = first.turn()
    first.remove(child)
    first.add(child, to: other)
    #expect(
      first.turn()
        == "C.wm(nil) C.wd C.dm(nil) C.wm(Q) C.wa C.dm(Q) || C.ia C.da")
    #expect(child.view.window === second.window)
  }

  @Test("L-23: a root may move from one window to another")
  func movedRoot() {
    second.window.rootViewController = nil
    #expect(first.turn() == "Q.wd || Q.dd")
    first.stage.window.rootViewController = other
    #expect(first.turn() == "P.wd Q.wa || Q.ia P.dd Q.da")
    #expect(other.view.frame.size == Size(width: 400, height: 600))
  }

  @Test("a block with views of two windows animates both views, and completes once, after both")
  func sharedBlock() {
    let views = [first.root, other].map { root in
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      return view
    }
    first.stage.turn()
    var completions: [Bool] = []
    View.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: { for view in views { view.center.x = 105 } },
      completion: { completions.append($0) })
    first.stage.advance(by: 0.2)
    for view in views {
      #expect(abs(view.presentation.center.x - 55) < 0.5, "\(view.frame)")
    }
    #expect(completions.isEmpty)
    second.advance(by: 0.25)
    #expect(completions == [true])
  }

  @Test(
    "A-13: the animation of a view that moves to another window ends once, and a new animation can begin"
  )
  func movedAnimation() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    first.root.view.addSubview(view)
    first.stage.turn()
    var completions: [Bool] = []
    func move(to x: Double) {
      View.animate(
        withDuration: 0.4, delay: 0, options: .curveLinear, animations: { view.center.x = x },
        completion: { completions.append($0) })
    }
    move(to: 105)
    first.stage.advance(by: 0.1)
    other.view.addSubview(view)
    first.stage.turn()
    #expect(completions == [false] && view.presentation.center.x == 105)
    move(to: 5)
    first.stage.advance(by: 0.2)
    #expect(abs(view.presentation.center.x - 55) < 0.5)
    first.stage.settle()
    #expect(completions == [false, true])
  }

  @Test(
    "DC-26: a block for a view outside windows completes, even if the last window to run a turn has closed"
  )
  func detachedView() {
    // The window that ran the latest turn is closed.
    second.turn()
    second.close()
    var completions: [Bool] = []
    let view = View(frame: .zero)
    View.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { completions.append($0) }
    #expect(first.stage.host.frameDeadline != nil)
    first.stage.turn()
    #expect(completions == [true])
  }

  @Test("A-13: closing a window calls its completions, which may start blocks outside windows")
  func blockInCompletion() {
    let (view, loose) = (View(frame: .zero), View(frame: .zero))
    second.window.addSubview(view)
    first.stage.turn()
    var completions: [Bool] = []
    View.animate(withDuration: 5, animations: { view.alpha = 0.5 }) {
      completions.append($0)
      View.animate(withDuration: 0.3, animations: { loose.alpha = 0 }) { completions.append($0) }
    }
    second.close()
    #expect(completions == [false])
    #expect(first.stage.host.frameDeadline != nil)
    first.stage.settle()
    #expect(completions == [false, true])
  }

  @Test("two windows resized in one turn each send the calls of their own controllers")
  func resizes() {
    first.stage.dispatchResize(to: Size(width: 600, height: 400))
    second.dispatchResize(to: Size(width: 200, height: 300))
    let log = first.turn()
    for call in ["P.sz(600x400)", "Q.sz(200x300)"] {
      #expect(log.split(separator: " ").count { $0 == call } == 1, "\(log)")
    }
    first.stage.settle()
    #expect(first.root.view.frame.size == Size(width: 600, height: 400))
    #expect(other.view.frame.size == Size(width: 200, height: 300))
  }

  @Test("each window has its own presentation, and dismissing one keeps the other")
  func presentations() {
    let sheets = ["S", "T"].map { Recording.controller($0) }
    first.root.present(sheets[0], animated: true)
    other.present(sheets[1], animated: true)
    first.stage.settle()
    #expect(sheets[0].view.window === first.stage.window)
    #expect(sheets[1].view.window === second.window)
    first.root.dismiss(animated: true)
    first.stage.settle()
    #expect(first.root.presentedViewController == nil)
    #expect(other.presentedViewController === sheets[1])
    second.close()
    #expect(other.presentedViewController == nil && sheets[1].viewIfLoaded?.window == nil)
  }

  @Test("each window keeps its own first responder and focus")
  func responders() {
    let fields = [first.root, other].map { root in
      let field = Field(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(field)
      return field
    }
    first.stage.turn()
    for field in fields { field.becomeFirstResponder() }
    #expect(first.stage.window.firstResponder === fields[0])
    #expect(second.window.firstResponder === fields[1])
    other.view.addSubview(fields[0])
    first.stage.turn()
    #expect(first.stage.window.firstResponder == nil)
    #expect(second.window.firstResponder === fields[1])
  }

  @Test(
    "a closed window sends the disappearance calls, ends its animations, and discards its timers")
  func closing() {
    let child = Recording.controller("C")
    first.add(child, to: other)
    _ = first.turn()
    var heard: [String] = []
    second.window.scheduleTimer(withTimeInterval: 0.1) { _ in heard.append("timer") }
    View.animate(withDuration: 5, animations: { child.view.alpha = 0 }) {
      heard.append("block \($0)")
    }
    second.advance(by: 0.05)
    second.close()
    #expect(first.tokens() == "Q.wd C.wd Q.dd C.dd")
    #expect(heard == ["block false"])
    #expect(second.window.isClosed && second.window.rootViewController == nil)
    #expect(
      first.stage.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(first.stage.window)])
    let turns = second.window.statistics.turnCount
    first.stage.advance(by: 1)
    #expect(second.window.statistics.turnCount == turns && heard.count == 1)
  }

  @Test("a window may refuse a request to close, and otherwise closes after the turn")
  func closeRequest() {
    second.window.shouldClose = { false }
    second.window.dispatch(.closeRequested)
    first.stage.turn()
    #expect(!second.window.isClosed)
    second.window.shouldClose = { true }
    second.window.dispatch(.closeRequested)
    #expect(first.turn() == " || Q.wd Q.dd")
    #expect(second.window.isClosed && !first.stage.window.isClosed)
  }

  @Test(
    "a window that opened later shares the clock, and its timers and blocks begin at the current time"
  )
  func clock() {
    #expect(second.window.currentTime >= 1)
    var fired: [Double] = []
    let third = second.openWindow()
    third.window.scheduleTimer(withTimeInterval: 0.5) { _ in fired.append(third.time) }
    let start = third.time
    first.stage.advance(by: 0.4)
    #expect(fired.isEmpty)
    first.stage.advance(by: 0.2)
    #expect(fired.count == 1 && abs((fired.first ?? 0) - start - 0.5) < 0.02)
  }

  @Test("a timer scheduled between turns starts at the latest time that the host dispatched")
  func timeBetweenTurns() {
    let window = Window(size: Size(width: 10, height: 10))
    window.dispatch(.frame(at: 1))
    window.dispatch(.time(5))
    #expect(window.scheduleTimer(withTimeInterval: 1) { _ in }.fireTime == 6)
    window.dispatch(.time(3))
    window.dispatch(.time(.infinity))
    #expect(window.currentTime == 5)
  }

  @Test(
    "windows are listed in the order of their most recent turns, and a closed window is not listed")
  func order() async {
    await Window.withOwnWindows {
      await MainActor.run {
        let windows = (0..<3).map { _ in Window(size: Size(width: 10, height: 10)) }
        #expect(Window.all == windows)
        windows[0].dispatch(.frame(at: 1))
        #expect(Window.all == [windows[1], windows[2], windows[0]])
        windows[1].dispatch(.frame(at: 1))
        windows[1].dispatch(.frame(at: 2))
        #expect(Window.all == [windows[2], windows[0], windows[1]])
        windows[1].dispatch(.closed)
        windows[1].dispatch(.frame(at: 3))
        #expect(Window.all == [windows[2], windows[0]])
        windows[2].dispatch(.frame(at: 3))
        #expect(Window.all == [windows[0], windows[2]])
      }
    }
  }

  @Test("an observer that has stopped is not notified of the window's key status")
  func keyObservers() {
    var heard: [Bool] = []
    let owner = Recording.controller("O")
    second.window.observeKeyStatus(owner: owner) { heard.append($0) }
    second.window.dispatch(.focus(true))
    first.stage.turn()
    second.window.stopObservingKeyStatus(owner: owner)
    second.window.dispatch(.focus(false))
    first.stage.turn()
    #expect(heard == [true])
  }
}

private final class Field: View {
  override var canBecomeFirstResponder: Bool { true }
}
