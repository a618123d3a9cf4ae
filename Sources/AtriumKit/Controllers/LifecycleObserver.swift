/// An observer of the life-cycle calls of a controller and of the controllers inside it.
@MainActor
public protocol LifecycleObserver: AnyObject {
  /// Called just before each life-cycle call; for a container's direct call, when its `super` implementation runs.
  func observe(_ event: LifecycleEvent)
  /// Called when the landmarks of a controller may have changed.
  ///
  /// The default implementation does nothing.
  func landmarksDidChange(of provider: any LandmarkProviding)
  /// Called when a manual begin or end of an appearance was ignored, because it did not fit the phase (C-35).
  ///
  /// The default implementation does nothing.
  func ignoredAppearanceTransition(of controller: ViewController)
}

extension LifecycleObserver {
  /// The default implementation does nothing.
  public func ignoredAppearanceTransition(of controller: ViewController) {}
  /// The default implementation does nothing.
  public func landmarksDidChange(of provider: any LandmarkProviding) {}
}

/// A weak reference to an observer.
struct WeakLifecycleObserver {
  weak var observer: (any LifecycleObserver)?
}

extension LifecycleEvent.Cause {
  /// The cause of the code that is running now.
  @MainActor private(set) static var current = LifecycleEvent.Cause.program

  /// Runs a closure, in which life-cycle calls have this cause.
  @MainActor
  func run<Result>(_ body: () -> Result) -> Result {
    let outer = LifecycleEvent.Cause.current
    LifecycleEvent.Cause.current = self
    defer { LifecycleEvent.Cause.current = outer }
    return body()
  }
}

extension ViewController {
  /// Adds an observer of this controller and of all controllers inside it; the observer is not retained.
  ///
  /// If a child is removed while it is on screen, it is observed until it has disappeared.
  public func addLifecycleObserver(_ observer: any LifecycleObserver) {
    ViewController.hasObservers = true
    // An addition removes released observers only when the array is full. The array then gets twice the capacity that
    // the remaining observers need. The cost of a removal is thus spread over many additions.
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

  /// Whether an observer has ever been added; until then, the search for observers is skipped.
  private static var hasObservers = false

  /// The number of observed calls in progress.
  private static var callDepth = 0

  /// Notifies the observers, and then runs a closure that makes the life-cycle call.
  ///
  /// The toolkit makes all its life-cycle calls through this method. Until the program adds its first observer, the
  /// method only tests a flag.
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

  /// Notifies the observers of a call that a container has made directly, such as `didMove(toParent:)`.
  ///
  /// The implementations in ``ViewController`` call this method. It does nothing if ``send(_:_:)`` has already
  /// notified the observers of the call. A direct call of an override that does not call `super` is not observed.
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

  /// Calls a closure with each observer of this controller and its ancestors, beginning with the controller's own.
  func notifyEachObserver(_ notify: (any LifecycleObserver) -> Void) {
    guard ViewController.hasObservers else { return }
    // An observer that is registered on two levels receives each call once.
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

  /// The window of the controller, or of the nearest container that is in a window; nil if there is none.
  private var observedWindow: Window? {
    var walk = OutwardWalk(from: self)
    while let controller = walk.next() {
      if let window = controller.viewIfLoaded?.window ?? controller.homeWindow { return window }
    }
    return nil
  }
}

/// An iterator from a controller outwards, over parents, previous parents and presenters.
///
/// After a removed controller comes its previous parent. After a presented controller comes its current or last
/// presenter. A previous parent may meanwhile be a descendant of the removed controller. Each controller therefore
/// leads to a previous parent or presenter only once, which prevents an endless loop.
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
