import Foundation
import FoundationNames

/// The pending calls of `perform(_:with:afterDelay:)`, and the latest result of `perform`.
@MainActor
enum DelayedCalls {
  private final class Call {
    let selector: Selector
    let target: AnyObject
    let argument: Any?
    var timer: FoundationNames.Timer?

    init(_ selector: Selector, _ target: AnyObject, _ argument: Any?) {
      (self.selector, self.target, self.argument) = (selector, target, argument)
    }
  }

  private static var calls: [Call] = []
  /// The result of the latest call by `perform`.
  ///
  /// It is kept alive here, since the caller receives an unretained reference.
  static var latestResult: AnyObject?

  /// Schedules a call with a timer.
  static func add(_ selector: Selector, to target: AnyObject, argument: Any?, delay: TimeInterval) {
    let call = Call(selector, target, argument)
    calls.append(call)
    call.timer = .scheduledTimer(withTimeInterval: delay, repeats: false) { _ in run(call) }
  }

  /// Removes the pending calls of a target; a nil selector matches all of its calls.
  static func remove(_ target: AnyObject, selector: Selector?) {
    for call in calls where call.target === target && (selector == nil || selector == call.selector)
    {
      call.timer?.invalidate()
      calls.removeAll { $0 === call }
    }
  }

  private static func run(_ call: Call) {
    guard calls.contains(where: { $0 === call }) else { return }
    calls.removeAll { $0 === call }
    call.selector.send(to: call.target, call.argument)
  }
}
