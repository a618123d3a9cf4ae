public import Foundation
public import FoundationNames

// The plug-in `PortedSources` replaces Foundation's methods with these: Foundation's methods take sendable closures,
// which cannot use views in Swift 5 mode.

extension NotificationCenter {
  /// Adds a closure as an observer; the closure is called on the main thread.
  ///
  /// It is called at once if the notification is posted on the main thread, and otherwise later. The queue is ignored.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; nil for all names.
  ///   - object: The sender of the notifications; nil for all senders.
  ///   - queue: Ignored.
  ///   - block: The closure.
  /// - Returns: The token for `removeObserver(_:)`.
  @discardableResult
  public func onMainActor(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any FoundationNames.NSObjectProtocol {
    addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      guard SelectorObservers.isOnMainActor else {
        return DispatchQueue.main.async { block(notification) }
      }
      MainActor.assumeIsolated { block(notification) }
    }
  }

  /// Removes the observer for a token, which a method with a closure returned.
  public func removeObserver(_ observer: any FoundationNames.NSObjectProtocol) {
    removeObserver(observer as AnyObject)
  }
}

extension OperationQueue {
  /// Runs a closure later on the main thread, whichever queue this is; used for the main queue.
  public func addMainBlock(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { block() }
  }
}

/// Runs the body of a deinitialiser, which the plug-in `PortedSources` passes to this function.
///
/// The body may use views. The function does not check the thread, as UIKit does not.
///
/// - Parameter body: The body, which is called at once.
public nonisolated func withMainActor(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
}
