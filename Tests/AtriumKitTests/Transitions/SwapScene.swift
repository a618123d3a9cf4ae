import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A visible container P of 400×600 points that shows A, with B and C as further children.
///
/// The animator slides the coming view in from the right, over the leaving one, in 0.4 s.
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

  /// A transition, by default from A to B, that records its completion.
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

/// Slides the coming view in from the right edge, or the leaving one out to it.
@MainActor
final class SlidingAnimator: ViewControllerAnimatedTransitioning {
  var duration = 0.4
  /// Whether the leaving view slides out to the right, above the coming one.
  var uncovers = false
  /// Whether it calls `completeTransition(_:)`.
  var completes = true
  /// Called when it starts.
  var onStart: ((any ViewControllerContextTransitioning) -> Void)?
  private(set) var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    onStart?(context)
    let container = context.containerView
    let width = container.bounds.width
    let moving: View?
    if uncovers {
      if let new = context.view(forKey: .to) { container.insertSubview(new, at: 0) }
      moving = context.view(forKey: .from)
    } else {
      moving = context.view(forKey: .to)
      if let moving {
        container.addSubview(moving)
        moving.center.x += width
      }
    }
    View.animate(withDuration: duration, options: .curveLinear) {
      moving?.center.x += uncovers ? width : -width
    } completion: { [completes] _ in
      if completes { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
