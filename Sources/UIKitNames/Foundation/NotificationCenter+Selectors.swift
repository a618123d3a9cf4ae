public import Foundation
public import FoundationNames

/// Observers with selectors, which Foundation supports only on Apple's systems.
extension NotificationCenter {
  /// Adds a method of an observer that receives the notification as its argument.
  ///
  /// The observer is held weakly. The method is called on the main thread: at once if the notification is
  /// posted there, and otherwise later.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let entry = SelectorObservers.Entry(
      observer as AnyObject, selector, name, object as AnyObject?, self)
    let token: any Foundation.NSObjectProtocol = addObserver(
      forName: name, object: object, queue: nil
    ) {
      [weak entry] notification in
      entry?.deliver(notification)
    }
    entry.token = token
    SelectorObservers.add(entry)
  }

  /// Adds a closure as an observer.
  @_disfavoredOverload
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any FoundationNames.NSObjectProtocol {
    let token: any Foundation.NSObjectProtocol = addObserver(
      forName: name, object: object, queue: queue, using: block)
    guard let token = token as? NSObject else {
      fatalError("The token of an observer is a \(type(of: token)), which is not an NSObject.")
    }
    return token
  }

  /// Removes all methods of an observer from the centre.
  ///
  /// Removing an observer is optional: the methods of a deallocated observer are not called.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, name: nil, object: nil, from: self)
    removeObserver(observer as Any)
  }

  /// Removes the methods of an observer for a name and a sender; nil matches all names or all senders.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservers.remove(observer, name: name, object: object as AnyObject?, from: self)
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The registered methods of observers.
enum SelectorObservers {
  /// One method of an observer.
  final class Entry: @unchecked Sendable {
    // The class is sendable: after `init` only the token is assigned, before the entry is added.
    private(set) weak var observer: AnyObject?
    private let selector: Selector
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let center: NotificationCenter
    var token: (any Foundation.NSObjectProtocol)?

    init(
      _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?,
      _ object: AnyObject?,
      _ center: NotificationCenter
    ) {
      (self.observer, self.selector, self.name) = (observer, selector, name)
      (self.object, self.center) = (object, center)
    }

    func deliver(_ notification: Notification) {
      nonisolated(unsafe) let notification = notification
      guard SelectorObservers.isOnMainActor else {
        return DispatchQueue.main.async { self.send(notification) }
      }
      MainActor.assumeIsolated { send(notification) }
    }

    @MainActor
    private func send(_ notification: Notification) {
      guard let observer else { return SelectorObservers.removeDeallocated() }
      selector.send(to: observer, notification)
    }

    func removeToken() {
      if let token { center.removeObserver(token as Any) }
    }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [Entry] = []
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main thread or in a job of the main queue, which another thread may run.
  static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
  }

  static func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  static func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?,
    from center: NotificationCenter
  ) {
    remove {
      $0.observer === observer && $0.center === center && (name == nil || name == $0.name)
        && (object == nil || object === $0.object)
    }
  }

  static func removeDeallocated() { remove { $0.observer == nil } }

  private static func remove(where matches: (Entry) -> Bool) {
    let removed = lock.withLock {
      defer { entries.removeAll(where: matches) }
      return entries.filter(matches)
    }
    for entry in removed { entry.removeToken() }
  }
}
