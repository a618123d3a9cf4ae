import AtriumGeometry
import AtriumHarness
import AtriumKit
import StageSupport
import TestSupport

/// Property animators, animation blocks and transitions on a few views.
///
/// Random operations start, pause, reverse, stop and release them, also inside closures and completions.
@MainActor
final class RandomAnimators: TracedRun {
  static let restInterval = 15

  let trace: RandomTrace
  private let ground: RandomStage
  private var views: [View] = []
  private var animators: [ViewPropertyAnimator] = []
  private var made = WeakObjects()
  /// The number of animation blocks whose completions have not been called yet.
  private var openBlocks = 0

  private var stage: Stage { ground.stage }
  private var root: ViewController { ground.root }

  init(seed: UInt64, keepsTrace: Bool) {
    trace = RandomTrace(seed: seed, keepsLines: keepsTrace)
    ground = RandomStage(
      size: Size(width: 400, height: 300), trace: trace, paints: seed % 4 == 0)
    for _ in 0..<3 { addView() }
    ground.show()
  }

  private func addView() {
    let view = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    views.append(made.add(view))
    root.view.addSubview(view)
  }

  // MARK: Running

  func end() {
    for view in views { view.removeFromSuperview() }
    (views, animators) = ([], [])
    ground.end()
    made.checkReleased(in: trace)
  }

  private func interfere(_ call: String) { interfere(call, oneIn: 6) }

  /// Ends all animators, and compares the views with their presentation.
  func rest() {
    trace.note("rest")
    stage.settle()
    trace.interferes = false
    for _ in 0..<20 where !animators.isEmpty {
      for animator in animators { end(animator) }
      stage.settle()
      animators.removeAll { $0.state == .inactive }
    }
    stage.settle()
    trace.interferes = true
    if !animators.isEmpty { trace.fail("\(animators.count) animators do not end") }
    if openBlocks != 0 { trace.fail("\(openBlocks) completions of blocks were not called") }
    for view in views {
      if view.presentation.frame != view.frame || view.presentation.alpha != view.alpha {
        trace.fail("a view at \(view.frame) is drawn at \(view.presentation.frame)")
      }
    }
  }

  private func end(_ animator: ViewPropertyAnimator) {
    if animator.state == .active {
      animator.isInterruptible = true
      animator.stopAnimation(trace.random.oneIn(2))
    }
    if animator.state == .stopped { animator.finishAnimation(at: anyPosition) }
  }

  private var anyPosition: ViewAnimatingPosition {
    trace.random.element(of: [.start, .end, .current]) ?? .end
  }

  // MARK: Operations

  func operate() {
    switch trace.random.below(16) {
    case 0, 1: make()
    case 2...7: change(trace.random.element(of: animators))
    case 8: runBlock()
    case 9: runKeyframes()
    case 10: runTransition()
    case 11:
      trace.note("remove a view")
      guard let view = trace.random.element(of: views) else { return addView() }
      view.removeFromSuperview()
      if trace.random.oneIn(2) {
        views.removeAll { $0 === view }
      } else {
        root.view.addSubview(view)
      }
    case 12:
      trace.note("add a view")
      if views.count < 6 { addView() }
    case 13:
      trace.note("set without animation")
      View.performWithoutAnimation { changeView() }
    default:
      if trace.isNested { changeView() } else { ground.advance(upTo: 0.4) }
    }
  }

  private func changeView() {
    guard let view = trace.random.element(of: views) else { return }
    trace.note("change a view")
    switch trace.random.below(7) {
    case 0: view.alpha = trace.random.number(0...1)
    case 1: view.center = Point(x: trace.random.number(0...400), y: trace.random.number(0...300))
    case 2: view.bounds.size.width = trace.random.number(0...100)
    case 3: view.transform = AffineTransform(rotationAngle: trace.random.number(-4...4))
    case 4: view.zPosition = trace.random.number(-2...2)
    case 5: view.isHidden.toggle()
    default: view.cornerRadius = trace.random.number(0...20)
    }
  }

  private func make() {
    guard animators.count < 6 else { return }
    let duration = trace.random.oneIn(5) ? 0 : trace.random.number(0...0.5)
    let body = { [weak self] in
      self?.changeView()
      self?.interfere("animations")
    }
    let animator =
      switch trace.random.below(4) {
      case 0: ViewPropertyAnimator(duration: duration, dampingRatio: 0.5, animations: body)
      case 1:
        ViewPropertyAnimator.runningPropertyAnimator(
          withDuration: duration, delay: trace.random.number(0...0.2), animations: body)
      default: ViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: body)
      }
    trace.note("animator \(animators.count) of \(duration)")
    animator.pausesOnCompletion = trace.random.oneIn(5)
    animator.addCompletion { [weak self] _ in self?.interfere("completion") }
    animators.append(made.add(animator))
  }

  private func change(_ animator: ViewPropertyAnimator?) {
    guard let animator else { return }
    let operation = trace.random.below(11)
    trace.note("operation \(operation) on an animator that is \(animator.state)")
    guard animator.state != .stopped else {
      if trace.random.oneIn(2) { animator.finishAnimation(at: anyPosition) }
      return
    }
    switch operation {
    case 0, 1: animator.startAnimation()
    case 2: animator.startAnimation(afterDelay: trace.random.number(0...0.2))
    case 3: animator.pauseAnimation()
    case 4:
      animator.continueAnimation(
        withTimingParameters: nil, durationFactor: trace.random.number(0...2))
    case 5: animator.stopAnimation(true)
    case 6: animator.stopAnimation(false)
    case 7: animator.fractionComplete = trace.random.number(-1...2)
    case 8: animator.isReversed.toggle()
    case 9: animator.addAnimations { [weak self] in self?.changeView() }
    default:
      animator.addAnimations(
        { [weak self] in self?.changeView() }, delayFactor: trace.random.number(-1...2))
    }
  }

  private func runBlock() {
    trace.note("block")
    openBlocks += 1
    var options: View.AnimationOptions = trace.random.oneIn(2) ? .beginFromCurrentState : []
    if trace.random.oneIn(3) { options.insert(.layoutSubviews) }
    View.animate(
      withDuration: trace.random.number(0...0.4), delay: trace.random.number(0...0.2),
      options: options
    ) {
      self.changeView()
      self.interfere("block")
    } completion: { [weak self] _ in
      self?.openBlocks -= 1
      self?.interfere("block's completion")
    }
  }

  private func runKeyframes() {
    trace.note("keyframes")
    openBlocks += 1
    View.animateKeyframes(withDuration: trace.random.number(0...0.4), delay: 0) {
      for _ in 0..<self.trace.random.below(3) {
        View.addKeyframe(
          withRelativeStartTime: self.trace.random.number(0...1),
          relativeDuration: self.trace.random.number(0...1)
        ) { self.changeView() }
      }
    } completion: { [weak self] _ in
      self?.openBlocks -= 1
      self?.interfere("keyframes' completion")
    }
  }

  private func runTransition() {
    guard let view = trace.random.element(of: views) else { return }
    trace.note("transition")
    openBlocks += 1
    let options: View.AnimationOptions =
      trace.random.oneIn(2) ? .transitionCrossDissolve : .transitionFlipFromLeft
    View.transition(with: view, duration: trace.random.number(0...0.4), options: options) {
      self.changeView()
    } completion: { [weak self] _ in
      self?.openBlocks -= 1
      self?.interfere("transition's completion")
    }
  }
}
