import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// What is laid out at once, and what is drawn again: V-30, V-33.
@MainActor
struct LayoutCycleTests {
  @Test(
    "V-30: layout begins at the topmost superview of a gapless chain that is due"
  )
  func layoutFromTopmostConsecutive() {
    let scene = LayoutScene()
    var names: [String] = []
    func view(_ name: String, in superview: View) -> Counted {
      let view = Counted(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      view.onLayout = { names.append(name) }
      superview.addSubview(view)
      return view
    }
    let a = view("a", in: scene.view)
    let (b, b2) = (view("b", in: a), view("b2", in: a))
    let (c, c2) = (view("c", in: b), view("c2", in: b))
    let d = view("d", in: c)
    let e = view("e", in: d)
    /// The views laid out at once, then those in the next turn.
    func layouts(of view: View, due: [Counted]) -> String {
      scene.stage.settle()
      names = []
      for view in due { view.setNeedsLayout() }
      view.layoutIfNeeded()
      names.append("|")
      scene.stage.settle()
      return names.joined(separator: " ")
    }
    // b is a gap: views above wait for the turn.
    #expect(layouts(of: d, due: [a, c, d]) == "c d | a")
    // Up by two, although d itself is not due; then everything below b, and nothing beside it.
    #expect(layouts(of: d, due: [b, b2, c, c2, e]) == "b c e c2 | b2")
    // Up by three: to a, but not beyond it.
    #expect(layouts(of: d, due: [a, b, b2, c]) == "a b c b2 |")
    // Neither d nor its superview is due.
    #expect(layouts(of: d, due: [b, c2]) == "| b c2")
    // Only views below are due.
    #expect(layouts(of: b, due: [e]) == "e |")
  }

  @Test(
    "V-33: another size draws anew with any content mode, since no drawing is kept",
    arguments: View.ContentMode.allCases)
  func drawingAnew(mode: View.ContentMode) {
    let scene = LayoutScene(width: 100, height: 100)
    let view = Drawing(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.contentMode = mode
    scene.view.addSubview(view)
    scene.stage.settle()
    view.drawn = []
    view.bounds.size.width = 70
    scene.stage.turn()
    #expect(view.drawn.count == 1)
    view.bounds.origin.y = 5
    scene.stage.turn()
    #expect(view.drawn.count == 2)
    scene.stage.turn()
    #expect(view.drawn.count == 2)
  }

  private final class Counted: View {
    var onLayout: () -> Void = {}

    override func layoutSubviews() { onLayout() }
  }

  private final class Drawing: View {
    var drawn: [Rect] = []

    override func draw(_ rect: Rect, in canvas: borrowing Canvas) { drawn.append(rect) }
  }
}
