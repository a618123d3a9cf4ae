/// An object that is notified of a step animation's events (CK-A4).
@MainActor
public protocol StepAnimationDelegate: AnyObject {
  /// Called when the animation starts after its delay, before any view changes.
  func stepAnimationWillStart(_ animation: StepAnimation, animated: Bool)
  /// Called after each step, in each repetition.
  func stepAnimation(_ animation: StepAnimation, didFinish step: AnimationStep, animated: Bool)
  /// Called when the animation has stopped, after its last step.
  func stepAnimationDidStop(_ animation: StepAnimation, animated: Bool)
}

extension StepAnimationDelegate {
  /// Does nothing.
  public func stepAnimationWillStart(_ animation: StepAnimation, animated: Bool) {}
  /// Does nothing.
  public func stepAnimation(
    _ animation: StepAnimation, didFinish step: AnimationStep, animated: Bool
  ) {}
  /// Does nothing.
  public func stepAnimationDidStop(_ animation: StepAnimation, animated: Bool) {}
}
