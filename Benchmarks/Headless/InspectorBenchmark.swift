import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit

/// Moves 200 views for one second without an inspector, after an inspector has closed, and beside an open inspector.
@MainActor
enum InspectorBenchmark {
  /// The inspector of a window.
  private enum State: String, CaseIterable {
    /// There never was an inspector.
    case none
    /// The inspector was opened and closed.
    case closed
    /// The inspector is open, and one controller is selected.
    case open
  }

  static var all: [Benchmark] {
    State.allCases.map { state in
      Benchmark(name: "inspector-\(state)-frames") { frames(state) }
    }
  }

  private static func frames(_ state: State) -> @MainActor () -> Void {
    let target = Target()
    var pane: Stage?
    if state != .none {
      let session = InspectorSession(of: target.stage.window)
      let tool = target.stage.openWindow(size: Size(width: 960, height: 720))
      tool.window.rootViewController = InspectorController(session)
      session.selection = session.tree?.id
      target.stage.settle()
      if state == .closed {
        session.end()
        tool.close()
      } else {
        pane = tool
      }
    }
    target.stage.settle()
    // The work of a benchmark is the work of the window that had the last turn.
    target.stage.turn()
    return {
      target.move()
      withExtendedLifetime(pane) {}
    }
  }

  /// A window with 200 views.
  @MainActor
  private final class Target {
    let stage = Stage(size: Size(width: 800, height: 600))
    private var views: [View] = []

    init() {
      let root = ViewController()
      stage.window.rootViewController = root
      for index in 0..<200 {
        let view = View(
          frame: Rect(
            x: Double(index % 20) * 30, y: Double(index / 20) * 40, width: 20, height: 20))
        view.backgroundColor = .black
        root.view.addSubview(view)
        views.append(view)
      }
      stage.settle()
    }

    /// Moves all views in 60 frames.
    func move() {
      View.animate(withDuration: 1) {
        for view in views { view.frame.origin.x += 100 }
      }
      for _ in 0..<60 { stage.advance(by: 1.0 / 60) }
    }
  }
}
