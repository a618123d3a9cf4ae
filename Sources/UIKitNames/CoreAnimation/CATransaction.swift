import Atrium
public import Foundation

/// A group of animations with a common completion closure.
///
/// Layers are never animated implicitly by this toolkit. The duration and the curve of a transaction therefore apply
/// only to explicit animations that have no duration or curve of their own. Disabling actions has no effect.
@MainActor
public enum CATransaction {
  private struct Values {
    /// The duration, in seconds, of an animation if neither the animation nor a transaction has a duration.
    static let usualDuration = 0.25
    var duration = Values.usualDuration
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    /// The coordinators of transitions that were running or requested before the transaction.
    var earlier: [any ViewControllerTransitionCoordinator] = []
  }

  private static var stack: [Values] = []

  /// Begins a transaction inside the current one.
  public static func begin() {
    var values = stack.last ?? Values()
    values.earlier = coordinators
    stack.append(values)
    AnimationTransaction.begin()
  }

  /// Ends the current transaction.
  ///
  /// The completion closure is called after the animations that began in the transaction, and after the transitions
  /// of view controllers that were requested in it.
  public static func commit() {
    let earlier = stack.popLast()?.earlier ?? []
    if let transaction = AnimationTransaction.current, transaction.completion != nil {
      for coordinator in coordinators where !earlier.contains(where: { $0 === coordinator }) {
        transaction.enter()
        coordinator.animate(alongsideTransition: nil) { _ in transaction.leave() }
      }
    }
    AnimationTransaction.commit()
  }

  /// The coordinators of transitions that are running or requested.
  private static var coordinators: [any ViewControllerTransitionCoordinator] {
    var found: [any ViewControllerTransitionCoordinator] = []
    var waiting = Window.all.compactMap(\.rootViewController)
    while let controller = waiting.popLast() {
      if let coordinator = controller.transitionCoordinator,
        !found.contains(where: { $0 === coordinator })
      {
        found.append(coordinator)
      }
      waiting += controller.children
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        waiting.append(presented)
      }
    }
    return found
  }

  /// Does nothing, since changes are always shown in the next display frame.
  public static func flush() {}

  /// Sets the closure that is called after the current transaction's animations.
  ///
  /// Without an open transaction, the closure is called at once.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    guard let transaction = AnimationTransaction.current else {
      block?()
      return
    }
    transaction.completion = block
  }

  /// Returns the closure that is called after the current transaction's animations.
  public static func completionBlock() -> (@MainActor () -> Void)? {
    AnimationTransaction.current?.completion
  }

  /// Sets the duration of animations that have no duration of their own, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }
  /// Returns the duration of animations that have no duration of their own, in seconds.
  public static func animationDuration() -> TimeInterval {
    stack.last?.duration ?? Values.usualDuration
  }
  /// Sets whether implicit animations are disabled.
  ///
  /// The value has no effect, since layers are never animated implicitly by this toolkit.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// Returns whether implicit animations are disabled, as last set in the current transaction.
  public static func disableActions() -> Bool { stack.last?.disablesActions ?? false }
  /// Sets the curve of animations that have no curve of their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }
  /// Returns the curve of animations that have no curve of their own; nil for a linear curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last?.timingFunction
  }

  /// The duration and the curve of a transaction, which an animation keeps from the time when it is added.
  struct Timing {
    fileprivate let duration: TimeInterval
    fileprivate let function: CAMediaTimingFunction?
  }

  /// The duration and the curve of the current transaction.
  static var timing: Timing {
    Timing(duration: animationDuration(), function: animationTimingFunction())
  }

  /// Returns the result of a closure, during which the current transaction has the given duration and curve.
  static func with<Result>(_ timing: Timing, _ body: () -> Result) -> Result {
    var values = stack.last ?? Values()
    (values.duration, values.timingFunction) = (timing.duration, timing.function)
    stack.append(values)
    defer { stack.removeLast() }
    return body()
  }

  private static func change(_ body: (inout Values) -> Void) {
    guard !stack.isEmpty else { return }
    body(&stack[stack.count - 1])
  }
}

/// Returns the current time on the clock of the last window in `Window.all`, in seconds.
///
/// Without a window, the result is the time since the system started.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
  Window.all.last?.currentTime ?? ProcessInfo.processInfo.systemUptime
}
