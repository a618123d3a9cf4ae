/// Receives the life-cycle calls of a controller and of the controllers inside it.
@MainActor
public protocol LifecycleObserver: AnyObject {
  /// Called just before each life-cycle call.
  func observe(_ event: LifecycleEvent)
  /// Called when the landmarks of a controller may have changed; does nothing unless implemented.
  func landmarksDidChange(of provider: any LandmarkProviding)
}

extension LifecycleObserver {
  /// Does nothing.
  public func landmarksDidChange(of provider: any LandmarkProviding) {}
}

/// A weak reference to an observer.
struct WeakLifecycleObserver {
  weak var observer: (any LifecycleObserver)?
}

extension ViewController {
  /// Adds an observer of this controller and of all inside it; the observer is not kept alive.
  ///
  /// A controller that leaves while on screen is observed until it has disappeared.
  public func addLifecycleObserver(_ observer: any LifecycleObserver) {
    ViewController.hasObservers = true
    // Released observers are removed only when the array is full. It then gets room for as many as
    // are left, so that the cost of the removal is spread over as many additions.
    if lifecycleObservers.count == lifecycleObservers.capacity {
      lifecycleObservers.removeAll { $0.observer == nil }
      lifecycleObservers.reserveCapacity(2 * lifecycleObservers.count)
    }
    lifecycleObservers.append(WeakLifecycleObserver(observer: observer))
  }

  /// Removes an observer that ``addLifecycleObserver(_:)`` added.
  public func removeLifecycleObserver(_ observer: any LifecycleObserver) {
    lifecycleObservers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Whether there has ever been an observer; until then none is searched for.
  private static var hasObservers = false

  /// How many observed calls are in progress.
  private static var callDepth = 0

  /// The only place that calls overrides of life-cycle methods: tells the observers, then makes the
  /// call.
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
  /// The implementations in ``ViewController`` call it, unless ``send(_:_:)`` has told the
  /// observers already. A direct call to an override that does not call `super` is not observed.
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
      turn: window?.work.turnCount ?? 0, step: window?.schedule.step ?? .outside,
      depth: ViewController.callDepth, cause: .current)
  }

  /// Calls a closure with each observer of this controller and of its ancestors, its own first.
  func notifyEachObserver(_ notify: (any LifecycleObserver) -> Void) {
    guard ViewController.hasObservers else { return }
    // An observer on two levels receives each call once.
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

/// A controller, its parent, and so on outwards, through former parents and through presenters.
///
/// A removed controller leads to its former parent, and a presented one to its current or last
/// presenter. A container may since have become a descendant of such a child, so each step of this
/// kind is taken once.
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
