public import AtriumGeometry

/// Watches touches on a view and below it, and acts when they make its gesture.
///
/// A subclass overrides the four `touches…` methods, sets ``state``, and forgets what it knew in
/// ``reset()``. A recogniser receives a touch before the view does (G-15). When it recognises,
/// the views of its touches hear *cancelled* (G-16) and other recognisers that share a touch fail,
/// unless they may work together (G-19, G-20).
@MainActor
open class GestureRecognizer {
  /// Where in its course a recogniser is (G-11).
  public enum State: Int, Sendable {
    /// It has seen nothing that decides.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture was made: for a discrete one, recognised.
    case ended
    /// A continuous gesture was taken away.
    case cancelled
    /// The touches make another gesture, or none.
    case failed

    /// Whether nothing more can follow but a reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// The view that it is on (G-24).
  public internal(set) weak var view: View?
  /// Is asked about touches and other recognisers; not kept alive.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether it receives touches; setting false while it is at work cancels it (G-17).
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }
  /// Whether the views of its touches hear *cancelled* when it recognises (G-16).
  public var cancelsTouchesInView = true

  private var actions: [@MainActor (GestureRecognizer) -> Void] = []
  private var storedState = State.possible
  /// The touches that it is receiving.
  public private(set) var touches: [Touch] = []
  private var ignored: Set<Touch> = []
  private var currentEvent: Event?

  /// Makes a recogniser.
  ///
  /// - Parameter action: As in ``addAction(_:)``.
  public init(action: (@MainActor (GestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(action) }
  }

  /// Adds a closure that is called on *began*, each *changed*, *ended* and *cancelled* (G-13).
  public func addAction(_ action: @escaping @MainActor (GestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Where in its course it is; for subclasses to set.
  ///
  /// Only the steps of G-12 are taken, others are ignored. Leaving *possible* asks the view and the
  /// delegate first (G-21).
  public var state: State {
    get { storedState }
    set { move(to: newValue) }
  }

  /// How many touches it is receiving.
  public var numberOfTouches: Int { touches.count }

  /// The middle of its touches, in a view's coordinates, or the window's if nil (G-23).
  open func location(in view: View?) -> Point {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(Point.zero) { $0 + $1.location(in: view) }
    return sum * (1 / Double(touches.count))
  }

  /// Tells that a touch came down.
  ///
  /// Call `super`: not needed.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Tells that a touch moved, or that a pointer's buttons changed.
  ///
  /// Call `super`: not needed.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Tells that a touch lifted.
  ///
  /// Call `super`: not needed.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Tells that a touch was taken away.
  ///
  /// Call `super`: not needed.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Forgets everything: the gesture is over.
  ///
  /// Call `super`: required.
  open func reset() {}

  /// Whether it wants a touch that just came down (G-22).
  func accepts(_ touch: Touch) -> Bool {
    isEnabled && !(self is HoverGestureRecognizer)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func receive(_ touch: Touch, phase: Touch.Phase, event: Event) {
    guard isEnabled, !ignored.contains(touch) else { return }
    currentEvent = event
    switch phase {
    case .began:
      touches.append(touch)
      touchesBegan([touch], with: event)
    case .moved, .stationary: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
    currentEvent = nil
  }

  /// After an event, or a timer: lifted touches are forgotten; a final state is reset (G-14).
  func finishEvent() {
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    ignored = ignored.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard storedState.isFinal else {
      if touches.isEmpty, storedState == .possible, ignored.isEmpty { reset() }
      return
    }
    ignored.formUnion(touches)
    touches = []
    storedState = .possible
    reset()
  }

  /// Calls a closure after a time unless the gesture is over by then; for subclasses.
  ///
  /// - Returns: The timer; nil outside a window.
  public func scheduleTimer(
    withTimeInterval interval: Double, block: @escaping @MainActor () -> Void
  ) -> Timer? {
    view?.window?.scheduleTimer(withTimeInterval: interval) { [weak self] _ in
      guard let self else { return }
      block()
      finishEvent()
    }
  }

  /// The view goes away, or the recogniser is switched off.
  func abandon() {
    if storedState == .began || storedState == .changed {
      move(to: .cancelled)
    } else if storedState == .possible, !touches.isEmpty {
      move(to: .failed)
    }
    finishEvent()
  }

  private func move(to new: State) {
    guard isLegal(new) else { return }
    let leavesPossible = storedState == .possible && (new == .began || new == .ended)
    if leavesPossible, !mayBegin {
      storedState = .failed
      return
    }
    storedState = new
    if leavesPossible { takeTouches() }
    guard new != .failed else { return }
    for action in actions { action(self) }
  }

  private func isLegal(_ new: State) -> Bool {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    default: false
    }
  }

  private var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// The touches are this gesture's now: views hear *cancelled*, rivals fail.
  private func takeTouches() {
    let event =
      currentEvent ?? Event(kind: .touches, timestamp: view?.window?.currentTime ?? 0)
    for touch in touches {
      for rival in touch.gestureRecognizers
      where rival !== self && rival.storedState == .possible && !worksTogether(with: rival) {
        rival.move(to: .failed)
      }
      if cancelsTouchesInView { touch.window?.cancelInView(touch, event: event) }
    }
  }

  private func worksTogether(with other: GestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}
