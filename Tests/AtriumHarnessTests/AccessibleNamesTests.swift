import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

@MainActor
struct AccessibleNamesTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let root = ViewController()

  init() {
    stage.window.rootViewController = root
  }

  @discardableResult
  private func add(_ name: String, _ frame: Rect, to superview: View? = nil) -> InputPad {
    let pad = InputPad(frame: frame)
    pad.accessibilityLabel = name
    (superview ?? root.view).addSubview(pad)
    return pad
  }

  @Test("a click by name hits the centre of the visible part of the topmost view")
  func click() {
    let below = add("Menu", Rect(x: 0, y: 0, width: 100, height: 100))
    let above = add("Menu", Rect(x: 300, y: 0, width: 200, height: 40))
    stage.turn()
    stage.click(on: "Menu")
    #expect(below.take().isEmpty)
    // 100 of the 200 points are in the window.
    #expect(above.take().first == "began 50,20 [1] x1 at 0")
    #expect(stage.view(named: "Menu") === above)
    #expect(stage.view(named: "menu") == nil)
  }

  @Test("an invisible view cannot be found by name")
  func invisible() {
    let hidden = add("hidden", Rect(x: 0, y: 0, width: 10, height: 10))
    hidden.isHidden = true
    let faint = add("faint", Rect(x: 0, y: 0, width: 10, height: 10))
    faint.alpha = 0.01
    add("inside faint", Rect(x: 0, y: 0, width: 10, height: 10), to: faint)
    add("empty", Rect(x: 0, y: 0, width: 0, height: 10))
    add("outside", Rect(x: 400, y: 0, width: 10, height: 10))
    let clip = add("clip", Rect(x: 50, y: 50, width: 20, height: 20))
    clip.clipsToBounds = true
    add("clipped", Rect(x: 25, y: 0, width: 10, height: 10), to: clip)
    add("shown", Rect(x: 0, y: 0, width: 10, height: 10), to: clip)
    stage.turn()
    #expect(AccessibleNames(in: stage.window).entries.map(\.name) == ["clip", "shown"])
    #expect(AccessibleNames(in: stage.window).summary == #""shown", "clip""#)
  }

  @Test("a click on a missing name lists the existing names")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(size: Size(width: 400, height: 300))
        let root = ViewController()
        stage.window.rootViewController = root
        let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityLabel = "Menu"
        root.view.addSubview(view)
        stage.turn()
        stage.click(on: "Mneu")
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "Nothing on the stage is named \"Mneu\"; on screen: \"Menu\". Set the view's "
        + "accessibilityLabel, or run a turn first.")
  }

  @Test("the tree of views is printed as text")
  func viewTree() {
    let pad = add("a \"b\"", Rect(x: 1, y: 2.5, width: 30, height: 40))
    let inner = View(frame: Rect(x: 1.0 / 3, y: -1, width: 5, height: 6))
    inner.alpha = 0.5
    pad.addSubview(inner)
    let last = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    last.isHidden = true
    root.view.addSubview(last)
    stage.turn()
    #expect(
      stage.viewTree() == """
        Window (0,0 400x300)
          View (0,0 400x300)
            InputPad (1,2.5 30x40) "a \\"b\\""
              View (0.333,-1 5x6) alpha 0.5
            View (0,0 1x1) hidden
        """)
  }
}
