import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests mistakes of other tools that the inspector does not repeat.
@MainActor
struct TrapTests {
  /// A controller that runs a closure inside a life-cycle call.
  private final class Asking: ViewController {
    var onWillAppear: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear()
    }
  }

  /// Returns the turns, the layouts and the paintings of a window.
  private func work(of stage: Stage) -> [Int] {
    let statistics = stage.window.statistics
    return [statistics.turnCount, statistics.layoutCount, statistics.paintCount]
  }

  @Test("TP-4: inside a call the session records the call and reads nothing, until the turn ends")
  func recordsOnly() {
    let scene = Scene()
    let bench = Bench(scene, scene.stage.openWindow(size: Size(width: 960, height: 720)))
    bench.pane.window.rootViewController = InspectorController(scene.session)
    bench.settle()
    let before = work(of: bench.pane)
    let text = scene.text
    let child = Asking()
    child.title = "B"
    var seen: [String] = []
    child.onWillAppear = {
      seen.append(scene.session.calls.last.map { "\($0.name).\($0.event)" } ?? "")
      seen.append(scene.text)
    }
    Scene.add(child, to: scene.root)
    #expect(seen == ["B.viewWillAppear", text])
    #expect(work(of: bench.pane) == before)
    scene.stage.turn()
    #expect(
      scene.text
        == "P (ViewController) · on screen\n├─ A (ViewController) · on screen\n└─ B (Asking) · on screen\nno problems"
    )
  }

  @Test("TP-8: a modal controller of the target blocks the target only, and stays modal")
  func modality() {
    let bench = Bench()
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    bench.scene.root.present(alert, animated: false)
    bench.settle()
    var taps = 0
    bench.scene.child.view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    bench.scene.stage.click(at: Point(x: 5, y: 5))
    // The inspector's window works by pointer and by keys.
    bench.pane.click(at: Point(x: 100, y: 48 + 36))
    bench.settle()
    #expect(bench.selected == "A")
    bench.pane.key("Up")
    #expect(bench.selected == "P")
    bench.pane.key("Escape")
    bench.settle()
    #expect(bench.selected == nil)
    #expect(bench.scene.root.presentedViewController === alert)
    #expect(
      alert.modalPresentationStyle
        == AlertController(title: nil, message: nil, preferredStyle: .alert).modalPresentationStyle)
    #expect(bench.pane.window.rootViewController?.presentedViewController == nil)
    bench.scene.stage.click(at: Point(x: 5, y: 5))
    #expect(taps == 0)
  }

  @Test("TP-16: an inspector opens with one selected controller, and everything else is off")
  func calmStart() throws {
    var opened: Window?
    let host = HeadlessHost()
    let before = Window.opener
    defer { Window.opener = before }
    Window.opener = { window in
      window.host = host
      opened = window
    }
    let scene = Scene()
    scene.session.end()
    let inspector = Inspector.offer(in: scene.stage.window)
    inspector.open()
    defer { inspector.close() }
    scene.stage.settle()
    let window = try #require(opened)
    window.dispatch(.frame(at: scene.stage.time))
    let session = try #require(inspector.session)
    #expect(session.selection == session.id(of: scene.child))
    #expect(session.selectedCall == nil && session.selectedCause == nil)
    #expect(!session.isPicking && !session.isReviewing && !session.showsParts)
    #expect(session.outlines == [] && session.heldMoment == nil && session.timeRate == 1)
    #expect(!inspector.isDocked)
    #expect(marked(below: window) == ["A · ViewController · on screen"])
  }

  /// Returns the names of the selected elements of the tree.
  private func marked(below view: View) -> [String] {
    let elements = view.accessibilityElements ?? []
    let own = elements.filter { $0.accessibilityTraits.contains(.selected) }
      .compactMap(\.accessibilityLabel)
    return own + view.subviews.flatMap(marked(below:))
  }
}
