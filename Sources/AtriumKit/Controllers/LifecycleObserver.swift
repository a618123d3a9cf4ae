/// Hears every call in the life of a controller and of those inside it.
@MainActor
public protocol LifecycleObserver: AnyObject {
  /// Hears one call, just before it is made.
  func observe(_ event: LifecycleEvent)
  /// Hears that the landmarks of a controller may have changed; does nothing unless implemented.
  func landmarksDidChange(of provider: any LandmarkProviding)
}

extension LifecycleObserver {
  /// Does nothing.
  public func landmarksDidChange(of provider: any LandmarkProviding) {}
}

/// An observer that is remembered without being kept.
struct WeakLifecycleObserver {
  weak var observer: (any LifecycleObserver)?
}

extension ViewController {
  /// Lets an observer hear this controller and all inside it; it is not kept alive.
  ///
  /// A controller that leaves while it is on screen is heard until it has disappeared.
  public func addLifecycleObserver(_ observer: any LifecycleObserver) {
    ViewController.hasObservers = true
    // Looked through when it has doubled, so that many observers cost no more than their number.
    if lifecycleObservers.count == lifecycleObservers.capacity {
      lifecycleObservers.removeAll { $0.observer == nil }
    }
    lifecycleObservers.append(WeakLifecycleObserver(observer: observer))
  }

  /// Ends what ``addLifecycleObserver(_:)`` began.
  public func removeLifecycleObserver(_ observer: any LifecycleObserver) {
    lifecycleObservers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Whether there has ever been an observer: as long as there has not, none is looked for.
  private static var hasObservers = false

  /// How many observed calls are in progress.
  private static var callDepth = 0

  /// The only door out to overrides of life-cycle calls: tells the observers, then makes the call.
  ///
  /// Without an observer it costs one test of a flag.
  func send(_ kind: LifecycleEvent.Kind, _ call: () -> Void) {
    guard ViewController.hasObservers else { return call() }
    notifyObservers(kind)
    let outer = callToldBySend
    callToldBySend = kind.name
    ViewController.callDepth += 1
    call()
    ViewController.callDepth -= 1
    callToldBySend = outer
  }

  /// Tells the observers of a call that a container has made directly, such as `didMove(toParent:)`.
  ///
  /// The implementations in ``ViewController`` call it, unless ``send(_:_:)`` has told the observers already.
  /// Of a direct call to an override that does not call `super` nothing is known.
  func noteCall(_ kind: LifecycleEvent.Kind) {
    guard ViewController.hasObservers else { return }
    if callToldBySend == kind.name {
      callToldBySend = nil
    } else {
      notifyObservers(kind)
    }
  }

  private func notifyObservers(_ kind: LifecycleEvent.Kind) {
    var event: LifecycleEvent?
    notifyEachObserver { observer in
      let made = event ?? makeEvent(kind)
      event = made
      observer.observe(made)
    }
  }

  private func makeEvent(_ kind: LifecycleEvent.Kind) -> LifecycleEvent {
    let window = observedWindow
    return LifecycleEvent(
      controller: self, kind: kind, time: window?.currentTime ?? 0,
      turn: window?.statistics.turnCount ?? 0, step: window?.turnStep ?? .outside,
      depth: ViewController.callDepth, cause: .current)
  }

  /// Calls a closure with each observer of this controller and of its ancestors, inside first.
  func notifyEachObserver(_ notify: (any LifecycleObserver) -> Void) {
    guard ViewController.hasObservers else { return }
    // One that listens at two levels hears each call once.
    var told: [ObjectIdentifier: any LifecycleObserver] = [:]
    var walk = OutwardWalk(from: self)
    while let controller = walk.next() {
      for entry in controller.lifecycleObservers {
        guard let observer = entry.observer,
          told.updateValue(observer, forKey: ObjectIdentifier(observer)) == nil
        else { continue }
        notify(observer)
      }
    }
  }

  /// The window that the controller is in, or that a container of it is in.
  private var observedWindow: Window? {
    var walk = OutwardWalk(from: self)
    while let controller = walk.next() {
      if let window = controller.viewIfLoaded?.window ?? controller.homeWindow { return window }
    }
    return nil
  }
}

/// A controller, its parent, and so on outwards; from one that was just removed to where it was, and
/// from a presented one to who presents it, or did so until just now.
///
/// A container may have become part of what it held before, so that the way would go round: each
/// step to a former parent is taken once.
@MainActor
private struct OutwardWalk {
  private var current: ViewController?
  private var orphans: [ViewController] = []

  init(from controller: ViewController) {
    current = controller
  }

  mutating func next() -> ViewController? {
    guard let controller = current else { return nil }
    if let parent = controller.parent {
      current = parent
    } else if let former = controller.formerParent, !orphans.contains(controller) {
      orphans.append(controller)
      current = former
    } else if let presenter = controller.modal.presentation?.presenter
      ?? controller.modal.formerPresenter, !orphans.contains(controller)
    {
      orphans.append(controller)
      current = presenter
    } else {
      current = nil
    }
    return controller
  }
}
