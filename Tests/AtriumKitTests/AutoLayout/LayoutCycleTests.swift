import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The views that are laid out at once, and the views that are drawn again: V-30, V-33.
@MainActor
struct LayoutCycleTests {
  @Test(
    "V-30: layout begins at the topmost superview of an unbroken chain of views that need layout"
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
    /// Returns the views that are laid out at once, then the views that are laid out in the next turn.
    func layouts(of view: View, due: [Counted]) -> String {
      scene.stage.settle()
      names = []
      for view in due { view.setNeedsLayout() }
      view.layoutIfNeeded()
      names.append("|")
      scene.stage.settle()
      return names.joined(separator: " ")
    }
    // View b needs no layout, so the views above it wait for the turn.
    #expect(layouts(of: d, due: [a, c, d]) == "c d | a")
    // Layout starts two levels up, although d itself needs no layout. It includes everything below b, and nothing
    // beside it.
    #expect(layouts(of: d, due: [b, b2, c, c2, e]) == "b c e c2 | b2")
    // Layout starts three levels up, at a, but not above it.
    #expect(layouts(of: d, due: [a, b, b2, c]) == "a b c b2 |")
    // Neither d nor its superview needs layout, so nothing is laid out at once.
    #expect(layouts(of: d, due: [b, c2]) == "| b c2")
    // Only a view below b needs layout.
    #expect(layouts(of: b, due: [e]) == "e |")
  }

  @Test(
    "V-33: another size draws the view again with any content mode, since no drawing is cached",
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
