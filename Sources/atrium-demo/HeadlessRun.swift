import AtriumHarness
import AtriumKit

/// A run of the demo without a display, whose time advances as fast as display frames can be computed.
struct HeadlessRun {
  /// The time of day, always 10:09:36, so that all runs make the same screenshots.
  private static let secondsSinceMidnight = 36_576.0

  private let session: DemoSession

  init(_ session: DemoSession) {
    self.session = session
  }

  func run() throws(DemoFailure) -> Int32 {
    let options = session.options
    let stage = Stage(size: options.size, scale: options.scale ?? 1, settings: options.settings)
    stage.window.dispatch(
      .timeOfDay(secondsSinceMidnight: HeadlessRun.secondsSinceMidnight, time: 0))
    let inspection = options.inspect.map { Inspection(stage, path: $0) }
    session.install(in: stage.window) { [weak stage, session] in
      stage?.dispatchScale($0 ?? session.options.scale ?? 1)
    }
    let player = try session.makePlayer(on: stage.window)
    do throws(ScriptError) {
      try stage.play(player)
    } catch {
      throw DemoFailure(error.description)
    }
    session.reportScene()
    try session.keepScreenshot(of: stage.window)
    try inspection?.finish(on: stage)
    try session.checkWriters()
    return 0
  }
}
