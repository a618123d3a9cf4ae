/// Hears every call in the life of a controller and of those inside it.
@MainActor
public protocol LifecycleObserver: AnyObject {
  /// Hears one call, just before it is made.
  func observe(_ event: LifecycleEvent)
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
    lifecycleObservers.removeAll { $0.observer == nil }
    lifecycleObservers.append(WeakLifecycleObserver(observer: observer))
  }

  /// Ends what ``addLifecycleObserver(_:)`` began.
  public func removeLifecycleObserver(_ observer: any LifecycleObserver) {
    lifecycleObservers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func notifyObservers(_ kind: LifecycleEvent.Kind) {
    var event: LifecycleEvent?
    // Somebody who listens at two levels hears each call once.
    var told: [any LifecycleObserver] = []
    var ancestor: ViewController? = self
    while let current = ancestor {
      for entry in current.lifecycleObservers {
        guard let observer = entry.observer, !told.contains(where: { $0 === observer }) else {
          continue
        }
        told.append(observer)
        let made = event ?? LifecycleEvent(controller: self, kind: kind, time: lifecycleTime)
        event = made
        observer.observe(made)
      }
      ancestor = current.parent ?? current.formerParent
    }
  }

  /// The present time of the window that the controller is in, or that a container of it is in.
  private var lifecycleTime: Double {
    var ancestor: ViewController? = self
    while let current = ancestor {
      if let window = current.viewIfLoaded?.window ?? current.rootWindow {
        return window.currentTime
      }
      ancestor = current.parent ?? current.formerParent
    }
    return 0
  }
}
