import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A container P, visible by default, that shows the child A and can replace it with the child B.
///
/// `run(duration:options:animations:)` makes the calls that UIKit documents around a transition (T6).
@MainActor
struct ChildSwap {
  let recording: Recording
  let a = ScriptedController("A")
  let b = ScriptedController("B")

  init(settings: Settings = Settings(), visible: Bool = true) {
    recording =
      visible ? Recording.atRest(settings: settings) : Recording(settings: settings)
    recording.add(a, to: recording.root)
    recording.stage.settle()
    _ = recording.tokens()
  }

  var root: ViewController { recording.root }

  func run(
    duration: Double, options: View.AnimationOptions = [], animations: (() -> Void)? = nil
  ) {
    root.addChild(b)
    a.willMove(toParent: nil)
    root.transition(
      from: a, to: b, duration: duration, options: options, animations: animations
    ) { finished in
      recording.recorder.note("done(\(finished ? "yes" : "no"))")
      b.didMove(toParent: root)
      a.removeFromParent()
    }
  }
}
