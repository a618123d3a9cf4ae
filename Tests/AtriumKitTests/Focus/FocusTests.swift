import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The focus with Tab and arrow keys, and the change of focus when the focused view is removed.
@MainActor
struct FocusTests {
  private let stage: Stage
  private let root = ViewController()

  init() {
    stage = Stage(size: Size(width: 400, height: 400))
    stage.window.rootViewController = root
    stage.turn()
  }

  @discardableResult
  private func add(
    _ name: String, _ x: Double, _ y: Double, width: Double = 40, height: Double = 20,
    to view: View? = nil
  ) -> FocusableView {
    let made = FocusableView(name, frame: Rect(x: x, y: y, width: width, height: height))
    made.backgroundColor = .white
    (view ?? root.view).addSubview(made)
    return made
  }

  private var focused: String? { (stage.window.focusedView as? FocusableView)?.name }

  /// Returns the name of the focused view after each of the given key presses.
  private func press(_ keys: String...) -> String {
    keys.map { key in
      stage.key(key)
      return focused ?? "-"
    }.joined(separator: " ")
  }

  @Test("Tab follows the reading order, not the order of the tree, and wraps around")
  func readingOrder() {
    add("d", 10, 100)
    add("b", 200, 14)
    add("c", 300, 8)
    add("a", 10, 10)
    #expect(press("Tab", "Tab", "Tab", "Tab", "Tab") == "a b c d a")
    #expect(press("Shift+Tab", "Shift+Tab") == "d c")
  }

  @Test("in a right-to-left layout, rows are read from the right")
  func rightToLeft() {
    let stage = Stage(settings: Settings(layoutDirection: .rightToLeft))
    let views = [("b", 10.0, 10.0), ("a", 200, 10), ("d", 10, 60), ("c", 100, 60)].map {
      FocusableView($0.0, frame: Rect(x: $0.1, y: $0.2, width: 40, height: 20))
    }
    for view in views { stage.window.addSubview(view) }
    let order = (0..<4).map { _ in
      stage.key("Tab")
      return (stage.window.focusedView as? FocusableView)?.name ?? "-"
    }
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test("Tab visits all content of one view before the next view: a card is read to its end")
  func cards() {
    let (left, right) = (
      View(frame: Rect(x: 0, y: 0, width: 200, height: 200)),
      View(frame: Rect(x: 200, y: 0, width: 200, height: 200))
    )
    root.view.addSubview(right)
    root.view.addSubview(left)
    add("c", 10, 10, to: right)
    add("b", 10, 60, to: left)
    add("a", 10, 10, to: left)
    add("d", 10, 60, to: right)
    #expect(press("Tab", "Tab", "Tab", "Tab") == "a b c d")
  }

  @Test("Tab skips views that are hidden, disabled, transparent or refuse the focus")
  func unreachable() {
    add("a", 10, 10)
    add("b", 60, 10).isHidden = true
    add("c", 110, 10).isUserInteractionEnabled = false
    add("d", 160, 10).alpha = 0
    add("e", 210, 10).isWilling = false
    let holder = View(frame: root.view.bounds)
    holder.isHidden = true
    root.view.addSubview(holder)
    add("f", 260, 10, to: holder)
    add("g", 310, 10)
    #expect(press("Tab", "Tab", "Tab") == "a g a")
  }

  @Test(
    "arrow keys move the focus to the nearest view in their direction; without such a view the focus stays"
  )
  func arrows() {
    add("a", 10, 10)
    add("b", 100, 20)
    add("c", 200, 10)
    add("d", 110, 100)
    add("e", 10, 200)
    #expect(press("Tab") == "a")
    #expect(press("Right", "Right", "Right") == "b c c")
    #expect(press("Left", "Down", "Up", "Down", "Down") == "b d b d e")
    // The focus moves straight up, although a view at the side is nearer.
    #expect(press("Up", "Up", "Left") == "a a a")
  }

  @Test("arrow keys move nothing while no view has the focus")
  func arrowsWithout() {
    add("a", 10, 10)
    #expect(press("Right", "Down") == "- -")
  }

  @Test(
    "Tab stops once in a group, arrow keys move inside it, and the group remembers its focused view"
  )
  func groups() {
    add("a", 10, 10)
    let segments = View(frame: Rect(x: 100, y: 10, width: 150, height: 20))
    segments.focusGroupIdentifier = "segments"
    root.view.addSubview(segments)
    for (index, name) in ["s1", "s2", "s3"].enumerated() {
      add(name, Double(index) * 50, 0, to: segments)
    }
    add("z", 300, 10)
    #expect(press("Tab", "Tab", "Tab", "Tab") == "a s1 z a")
    #expect(press("Tab", "Right", "Right", "Right") == "s1 s2 s3 s3")
    #expect(press("Tab", "Shift+Tab") == "z s3")
    #expect(press("Shift+Tab") == "a")
  }

  @Test("Tab enters a group at its view with the highest priority")
  func priority() {
    add("a", 10, 10)
    let tabs = View(frame: Rect(x: 100, y: 10, width: 150, height: 20))
    tabs.focusGroupIdentifier = "tabs"
    root.view.addSubview(tabs)
    add("t1", 0, 0, to: tabs)
    let chosen = PreferredView(frame: Rect(x: 50, y: 0, width: 40, height: 20))
    tabs.addSubview(chosen)
    _ = press("Tab", "Tab")
    #expect(stage.window.focusedView === chosen)
  }

  @Test(
    "the focus ring is shown after keys, not after clicks or changes in code, and is drawn once")
  func ring() {
    let view = add("a", 10, 10)
    let corner = (11.0, 11.0)
    view.becomeFirstResponder()
    stage.turn()
    #expect(!view.showsFocusRing)
    #expect(stage.color(stage.snapshot(), corner.0, corner.1) == .white)
    stage.key("Tab")
    #expect(view.showsFocusRing)
    #expect(stage.color(stage.snapshot(), corner.0, corner.1) == Color(hex: 0x0000ff))
    #expect(stage.isPaintedCompletely)
    stage.click(at: Point(x: 300, y: 300))
    #expect(view.isFocused)
    #expect(!view.showsFocusRing)
    #expect(stage.isPaintedCompletely)
  }

  @Test("the first Tab focuses the controller's preferred view, and so does an update request")
  func preferred() {
    let controller = PreferringController()
    stage.window.rootViewController = controller
    add("a", 10, 10, to: controller.view)
    controller.wish = add("b", 60, 10, to: controller.view)
    #expect(press("Tab", "Tab") == "b a")
    #expect(stage.window.requestFocusUpdate(to: controller))
    #expect(focused == "b")
    controller.wish?.isWilling = false
    #expect(stage.window.requestFocusUpdate(to: controller))
    #expect(focused == "a")
    #expect(!stage.window.requestFocusUpdate(to: ViewController()))
  }

  @Test("a presentation keeps the focus inside the presented view")
  func modal() {
    add("below", 10, 10)
    let modal = ViewController()
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: false)
    stage.settle()
    add("m1", 10, 10, to: modal.view)
    add("m2", 60, 10, to: modal.view)
    #expect(press("Tab", "Tab", "Tab", "Shift+Tab") == "m1 m2 m1 m2")
    #expect(press("Left", "Left") == "m1 m1")
  }

  @Test("the focus moves to the nearest view when the focused view is removed or hidden")
  func leaving() {
    let list = View(frame: Rect(x: 0, y: 100, width: 400, height: 200))
    add("top", 10, 90)
    root.view.addSubview(list)
    let rows = (0..<4).map { add("row\($0)", 10, Double($0) * 30, to: list) }
    #expect(press("Tab", "Tab", "Tab") == "top row0 row1")
    rows[1].removeFromSuperview()
    stage.turn()
    #expect(focused == "row0")
    #expect(rows[0].showsFocusRing)
    rows[0].isHidden = true
    stage.turn()
    #expect(focused == "row2")
    for row in rows { row.removeFromSuperview() }
    stage.turn()
    #expect(focused == "top", "nothing is left in the list")
  }

  @Test("the focus of a dismissed controller does not move to the nearest view behind it")
  func dismissed() {
    let (opener, near) = (add("opener", 10, 10), add("near", 200, 200))
    let modal = ViewController()
    modal.modalPresentationStyle = .overFullScreen
    #expect(press("Tab") == "opener")
    root.present(modal, animated: false)
    stage.settle()
    add("m1", 200, 200, to: modal.view)
    #expect(press("Tab") == "m1")
    // The view that had the focus before is gone.
    opener.removeFromSuperview()
    modal.dismiss(animated: false)
    stage.settle()
    #expect(stage.window.firstResponder == nil)
    #expect(press("Tab") == "near")
    #expect(near.isFocused)
  }

  @Test("without the focus ring the focus does not move on its own")
  func leavingQuietly() {
    let (a, _) = (add("a", 10, 10), add("b", 60, 10))
    a.becomeFirstResponder()
    a.removeFromSuperview()
    stage.turn()
    #expect(stage.window.firstResponder == nil)
  }

  @Test(
    "both responder chains are notified of a focus change, each responder once, and may refuse a change by keys"
  )
  func updates() {
    let (left, right) = (
      ObservingView(frame: Rect(x: 0, y: 0, width: 200, height: 400)),
      ObservingView(frame: Rect(x: 200, y: 0, width: 200, height: 400))
    )
    root.view.addSubview(left)
    root.view.addSubview(right)
    let (a, b) = (add("a", 10, 10, to: left), add("b", 10, 10, to: right))
    #expect(press("Tab") == "a")
    #expect(left.contexts.count == 1)
    #expect(right.contexts.isEmpty)
    #expect(press("Tab") == "b")
    #expect((left.contexts.count, right.contexts.count) == (2, 1))
    #expect(left.contexts.last?.previouslyFocusedView === a)
    #expect(left.contexts.last?.nextFocusedView === b)
    #expect(left.contexts.last?.focusHeading == .next)
    right.allows = false
    #expect(press("Tab") == "b")
    a.becomeFirstResponder()
    #expect(focused == "a", "a program is not asked")
    #expect(right.contexts.last?.focusHeading == [])
  }
}

private final class PreferredView: View {
  override var canBecomeFirstResponder: Bool { true }
  override var focusGroupPriority: Int { 1 }
}

private final class PreferringController: ViewController {
  weak var wish: FocusableView?

  override var preferredFocusEnvironments: [Responder] { wish.map { [$0] } ?? [] }
}

private final class ObservingView: View {
  var contexts: [FocusUpdateContext] = []
  var allows = true

  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { allows }
  override func didUpdateFocus(in context: FocusUpdateContext) { contexts.append(context) }
}
