/// An object that is notified of a step animation's events (CK-A4).
@MainActor
public protocol StepAnimationDelegate: AnyObject {
  /// Called after the delay, before anything changes.
  func stepAnimationWillStart(_ animation: StepAnimation, animated: Bool)
  /// Called after each step, in each repetition.
  func stepAnimation(_ animation: StepAnimation, didFinish step: AnimationStep, animated: Bool)
  /// Called at the end, after the last step.
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
