import Atrium
public import Foundation

/// A group of animations with a common completion.
///
/// Layers are not animated implicitly here, so the duration and the disabled actions only are values that the
/// program can read.
@MainActor
public enum CATransaction {
  private struct Values {
    var duration = 0.25
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
  /// Its completion waits for the animations that began in it, and for transitions of controllers that were
  /// requested in it.
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

  /// Does nothing: changes are shown in the next frame.
  public static func flush() {}

  /// Sets the closure that is called after the current transaction's animations.
  ///
  /// Without an open transaction it is called at once.
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

  /// Sets the duration of animations without a duration, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }
  /// The duration of animations without a duration, in seconds.
  public static func animationDuration() -> TimeInterval { stack.last?.duration ?? 0.25 }
  /// Sets whether layers are animated implicitly, which they never are here.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// Whether layers are not animated implicitly.
  public static func disableActions() -> Bool { stack.last?.disablesActions ?? false }
  /// Sets the curve of animations without a curve.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }
  /// The curve of animations without a curve; nil for a linear curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last?.timingFunction
  }

  private static func change(_ body: (inout Values) -> Void) {
    guard !stack.isEmpty else { return }
    body(&stack[stack.count - 1])
  }
}

/// Returns the time of the latest window's turn, in seconds; without a window, the time since the system's
/// start.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
  Window.all.last?.currentTime ?? ProcessInfo.processInfo.systemUptime
}
