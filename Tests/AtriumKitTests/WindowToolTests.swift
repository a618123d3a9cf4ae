import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Tools that observe and control a window from outside its views.
@MainActor
struct WindowToolTests {
  private final class Tool: WindowTool {
    var takes: (InputEvent) -> Bool = { _ in false }
    var turns = 0
    var place: Rect?

    func window(_ window: Window, takes event: InputEvent) -> Bool { takes(event) }
    func windowDidEndTurn(_ window: Window) { turns += 1 }
    func draw(_ rect: Rect, above window: Window, in canvas: borrowing Canvas) {
      if let place { canvas.fill(place, with: .black) }
    }
  }

  @Test(
    "a tool can intercept events before the window delivers them, and is notified of each turn's end"
  )
  func taking() {
    let stage = Stage()
    let view = View(frame: stage.window.bounds)
    stage.window.addSubview(view)
    var taps = 0
    view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    let tool = Tool()
    stage.window.addTool(tool)
    stage.window.addTool(tool)
    stage.turn()
    #expect(tool.turns == 1)
    stage.click(at: Point(x: 5, y: 5))
    #expect(taps == 1)
    tool.takes = { _ in true }
    stage.click(at: Point(x: 5, y: 5))
    stage.resize(to: Size(width: 300, height: 200))
    #expect(taps == 1)
    #expect(stage.window.bounds.size == Size(width: 300, height: 200))
    stage.window.removeTool(tool)
    stage.click(at: Point(x: 5, y: 5))
    #expect(taps == 2)
  }

  @Test("a tool draws above all contents, and takes no part in layout and hit tests")
  func drawing() throws {
    let stage = Stage(size: Size(width: 40, height: 40))
    stage.turn()
    let before = stage.snapshot().color(atX: 11, y: 11)
    let tool = Tool()
    tool.place = Rect(x: 10, y: 10, width: 4, height: 4)
    stage.window.addTool(tool)
    stage.window.setNeedsToolDisplay(in: Rect(x: 10, y: 10, width: 4, height: 4))
    let layouts = stage.window.statistics.layoutCount
    stage.turn()
    #expect(stage.window.statistics.layoutCount == layouts)
    #expect(stage.window.hitTest(Point(x: 11, y: 11), with: nil) === stage.window)
    #expect(stage.host.bitmap?.color(atX: 11, y: 11) == .black)
    stage.window.removeTool(tool)
    stage.window.setNeedsToolDisplay(in: Rect(x: 10, y: 10, width: 4, height: 4))
    stage.turn()
    #expect(stage.host.bitmap?.color(atX: 11, y: 11) == before)
  }

  @Test("a tool is notified of a new root controller before that controller's first call")
  func roots() {
    final class Observer: WindowTool {
      let recorder = LifecycleRecorder()
      func windowDidChangeRoot(_ window: Window) {
        window.rootViewController?.addLifecycleObserver(recorder)
      }
    }
    let stage = Stage()
    let observer = Observer()
    stage.window.addTool(observer)
    let root = ViewController()
    root.title = "P"
    stage.window.rootViewController = root
    stage.turn()
    #expect(
      observer.recorder.lines == [
        "P.viewDidLoad", "P.viewWillAppear(false)", "P.viewIsAppearing(false)",
        "P.viewDidAppear(false)",
      ])
  }

  @Test("a window owns its tools and releases them when it closes")
  func ownership() {
    let stage = Stage()
    weak var weakTool: Tool?
    do {
      let tool = Tool()
      weakTool = tool
      stage.window.addTool(tool)
    }
    #expect(weakTool != nil)
    stage.close()
    #expect(weakTool == nil)
  }
}
