import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A visible container P that shows the child A and prepares the child B, and the calls around a transition
/// that UIKit documents (T6).
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
