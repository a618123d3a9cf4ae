import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Tests the titles of the user's actions in logs.
@MainActor
struct InputTitleTests {
  private let stage = Stage(size: Size(width: 200, height: 100))

  /// Returns the titles of the events while a closure acts on the stage.
  private func titles(_ act: () -> Void) -> [InputTitle] {
    @MainActor final class Box {
      var titles: [InputTitle] = []
      var maker = InputTitles()
    }
    let box = Box()
    let window = stage.window
    window.observeEvents(owner: box) { [unowned box] event in
      if let title = box.maker.title(of: event, in: window) { box.titles.append(title) }
    }
    act()
    window.stopObservingEvents(owner: box)
    return box.titles
  }

  @Test("a title has two forms: inside a sentence, and as a heading")
  func forms() {
    let click = InputTitle("click", target: "Shapes")
    #expect(click.phrase == "click \"Shapes\"" && click.heading == "Click: Shapes")
    let key = InputTitle("key", key: "Ctrl+D")
    #expect(key.phrase == "key Ctrl+D" && key.heading == "Key: Ctrl+D")
    let resize = InputTitle("resize to 3 × 4")
    #expect(resize.phrase == "resize to 3 × 4" && resize.heading == "Resize to 3 × 4")
  }

  @Test("the innermost named view names a click, and a motion of more than 8 points is a drag")
  func actions() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityLabel = "Outer"
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    inner.accessibilityLabel = "A name that has more than thirty-two letters"
    view.addSubview(inner)
    stage.window.addSubview(view)
    stage.settle()
    let name = "A name that has more than thirty…"
    #expect(
      titles { stage.click(at: Point(x: 10, y: 10)) }.map(\.phrase).suffix(2)
        == ["press \"\(name)\"", "click \"\(name)\""])
    #expect(
      titles { stage.drag(from: Point(x: 80, y: 80), to: Point(x: 80, y: 20)) }.last?.heading
        == "Drag: Outer")
    #expect(titles { stage.key("Ctrl+d") }.map(\.heading) == ["Key: Ctrl+D"])
    #expect(
      titles { stage.resize(to: Size(width: 300, height: 120)) }.map(\.phrase) == [
        "resize to 300 × 120"
      ])
  }
}
