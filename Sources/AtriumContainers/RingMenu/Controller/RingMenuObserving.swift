public import AtriumKit

/// A child of a ring menu controller that is notified when the ring covers it, for example to pause (RM-12).
@MainActor
public protocol RingMenuObserving: ViewController {
  /// Called before the ring opens over the controller.
  func ringMenuWillAppear(_ animated: Bool)
  /// Called before the ring closes, even if the user has chosen another controller.
  func ringMenuWillDisappear(_ animated: Bool)
}

extension RingMenuObserving {
  /// Does nothing.
  public func ringMenuWillAppear(_ animated: Bool) {}
  /// Does nothing.
  public func ringMenuWillDisappear(_ animated: Bool) {}
}
