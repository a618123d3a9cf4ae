import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A stage with a container of two children and a separate view.
@MainActor
final class PulseWorld {
  /// The kinds of animation that last half a second.
  ///
  /// Each calls a completion at its end.
  enum Kind: CaseIterable {
    case block, keyframes, spring, animator, transition, swap, children
  }

  let stage: Stage
  let root = ViewController()
  let pages = [ViewController(), ViewController()]
  let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  private let sides = [View(), View()]
  private var animator: ViewPropertyAnimator?
  private var index = 0
  var count = 0

  init(motion: Motion) {
    stage = Stage(size: Size(width: 400, height: 400), settings: Settings(motion: motion))
    stage.window.rootViewController = root
    for page in pages { root.addChild(page) }
    root.view.addSubview(pages[0].view)
    root.view.addSubview(view)
    view.addSubview(sides[0])
    stage.settle()
  }

  func run(_ kind: Kind, _ completion: @escaping () -> Void) {
    let change = { [view] in view.center.x = 250 - view.center.x }
    index = 1 - index
    switch kind {
    case .block: View.animate(withDuration: 0.5, animations: change) { _ in completion() }
    case .keyframes:
      View.animateKeyframes(withDuration: 0.5, delay: 0) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
      } completion: { _ in
        completion()
      }
    case .spring:
      View.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        animations: change
      ) { _ in completion() }
    case .animator:
      let animator =
        animator ?? ViewPropertyAnimator(duration: 0.5, timingParameters: CubicTimingParameters())
      self.animator = animator
      animator.addAnimations(change)
      animator.addCompletion { _ in completion() }
      animator.startAnimation()
    case .transition:
      View.transition(
        with: view, duration: 0.5, options: .transitionFlipFromLeft, animations: change
      ) { _ in completion() }
    case .swap:
      View.transition(
        from: sides[1 - index], to: sides[index], duration: 0.5, options: .transitionCurlUp
      ) { _ in completion() }
    case .children:
      root.transition(
        from: pages[1 - index], to: pages[index], duration: 0.5,
        options: .transitionCrossDissolve, completion: { _ in completion() })
    }
  }

  /// Begins the next animation in the completion of the previous one.
  func pulse(_ kind: Kind) {
    count += 1
    guard count < 1000 else { return }
    run(kind) { [weak self] in self?.pulse(kind) }
  }
}
