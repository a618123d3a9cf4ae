import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A visible root P of 400×600 points, with nothing in progress, and a child C that fills it.
///
/// Both controllers log their calls.
@MainActor
struct SizeScene {
  let recording: Recording
  let root: LoggingController
  let child: LoggingController

  init(settings: Settings = Settings()) {
    let (root, child) = (LoggingController("P"), LoggingController("C"))
    recording = Recording.atRest(root: root, settings: settings)
    (self.root, self.child) = (root, child)
    add(child, to: root)
    root.recorder = recording.recorder
  }

  var stage: Stage { recording.stage }
  var window: Window { recording.stage.window }

  /// Adds a logging child, waits until the stage has nothing left to do, and clears the log.
  func add(_ child: LoggingController, to parent: ViewController) {
    recording.add(child, to: parent)
    _ = recording.turn()
    child.recorder = recording.recorder
  }

  /// Resizes the window by one step of a live resize, and returns the log of its turn.
  func step(_ width: Double, _ height: Double) -> String {
    stage.resize(to: Size(width: width, height: height), isLive: true)
    return recording.tokens()
  }

  /// Resizes the window in one jump, and returns the log of the first turn.
  func jump(_ width: Double, _ height: Double) -> String {
    stage.resize(to: Size(width: width, height: height))
    return recording.tokens()
  }

  func later(_ seconds: Double) -> String {
    stage.advance(by: seconds)
    return recording.tokens()
  }
}
