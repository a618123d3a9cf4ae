import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A visible container P of 400×600 points that shows A, and also has the children B and C.
///
/// The animator slides the incoming view in from the right, in front of the outgoing view, in 0.4 s.
@MainActor
struct SwapScene {
  let recording: Recording
  let a = ScriptedController("A")
  let b = ScriptedController("B")
  let c = ScriptedController("C")
  let animator = SlidingAnimator()
  let hand = PercentDrivenInteractiveTransition()

  init(root: ViewController? = nil, settings: Settings = Settings()) {
    recording = Recording.atRest(root: root, settings: settings)
    recording.add(a, to: recording.root)
    for child in [b, c] {
      recording.root.addChild(child)
      child.didMove(toParent: recording.root)
    }
    recording.stage.settle()
    _ = recording.tokens()
  }

  var root: ViewController { recording.root }
  var stage: Stage { recording.stage }
  var window: Window { recording.stage.window }

  /// Returns a transition, by default from A to B, that logs its completion.
  func transition(
    from old: ViewController? = nil, to new: ViewController? = nil, order: AppearanceOrder = .swap,
    byHand: Bool = false
  ) -> ContainerTransition {
    let new = new ?? b
    var transition = ContainerTransition(from: old ?? a, to: new, in: root.view)
    transition.animator = animator
    transition.interactor = byHand ? hand : nil
    transition.order = order
    let recorder = recording.recorder
    transition.completion = { recorder.note("\(new.title ?? "")(\($0 ? "done" : "not"))") }
    return transition
  }

  func tokensAtRest() -> String {
    stage.settle()
    return recording.tokens()
  }
}
