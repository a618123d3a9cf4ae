public import AtriumGeometry

/// Watches touches on a view and below it, and acts when they make its gesture.
///
/// A subclass overrides the four `touches…` methods, sets ``state``, and forgets what it knew in
/// ``reset()``. A recogniser receives a touch before the view does (G-15). When it recognises,
/// the views of its touches hear *cancelled* (G-16) and other recognisers that share a touch fail,
/// unless they may work together (G-19, G-20).
///
/// When two could recognise in one event, the one on the deepest view does, and of one view's that
/// which was added last (G-19). One that is still *possible* when its last touch has lifted, and
/// that waits for no timer, fails by itself.
@MainActor
open class GestureRecognizer: GestureActionSource {
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

    /// Another name for ``ended``, for discrete gestures.
    public static let recognized = State.ended

    /// Whether nothing more can follow but a reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// The view that it is on (G-24).
  public internal(set) weak var view: View?
  /// Is asked about touches and other recognisers; not kept alive.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// What people who look for faults call it.
  public var name: String?
  /// Whether it receives touches; setting false while it is at work cancels it (G-17).
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }
  /// Whether the views of its touches hear *cancelled* when it recognises (G-16).
  public var cancelsTouchesInView = true
  /// Whether views hear of its touches only when it has failed (G-16).
  public var delaysTouchesBegan = false
  /// Whether views hear that its touches lifted only when it has failed (G-16).
  public var delaysTouchesEnded = true
  /// What the touches that it receives are made with.
  public var allowedTouchTypes: Set<Touch.TouchType> = [.direct, .indirectPointer]
  /// The keys held with the last event that it heard of.
  public internal(set) var modifierFlags: KeyModifierFlags = []
  /// The pointer buttons held with the last event that it heard of.
  public internal(set) var buttonMask: Set<PointerButton> = []
  /// The touches that it is receiving.
  public internal(set) var touches: [Touch] = []

  var actions: [@MainActor (GestureRecognizer) -> Void] = []
  var requirements: [WeakGestureRecognizer] = []
  var course = GestureCourse()

  /// Makes a recogniser.
  ///
  /// The recognisers of the toolkit give the closure their own type. A class of your own inherits the
  /// initialiser of its superclass, and so that one's type; ``GestureActionSource/addAction(_:)`` gives
  /// its own.
  ///
  /// - Parameter action: As in ``GestureActionSource/addAction(_:)``.
  public init(action: (@MainActor (GestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(action) }
  }

  /// Where in its course it is; for subclasses to set.
  ///
  /// Only the steps of G-12 are taken, others are ignored. Leaving *possible* waits for those that
  /// must fail first (G-18), and asks the views and the delegate (G-21).
  public var state: State {
    get { course.state }
    set { move(to: newValue) }
  }

  /// How many touches it is receiving; 0 for input without touches.
  public var numberOfTouches: Int { touches.count }

  /// The middle of its touches, in a view's coordinates, or the window's if nil (G-23).
  ///
  /// Call `super`: not needed.
  ///
  /// Without touches it is where the last input was: the pointer, for scrolling and a touchpad.
  open func location(in view: View?) -> Point {
    let place = touches.isEmpty ? course.location : centroid
    return view.map { $0.convert(place, from: nil) } ?? place
  }

  // MARK: Input, for subclasses

  /// Tells that touches came down.
  ///
  /// Call `super`: not needed.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Tells that touches moved, or that a pointer's buttons changed.
  ///
  /// Call `super`: not needed.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Tells that touches lifted.
  ///
  /// Call `super`: not needed.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Tells that touches were taken away.
  ///
  /// Call `super`: not needed.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Tells that keys went down, on their way to the view's responders.
  ///
  /// Call `super`: not needed.
  open func pressesBegan(_ presses: Set<Press>, with event: Event) {}
  /// Tells that keys went up.
  ///
  /// Call `super`: not needed.
  open func pressesEnded(_ presses: Set<Press>, with event: Event) {}
  /// Tells that a wheel or a touchpad scrolled over the view; see ``shouldReceive(_:)``.
  ///
  /// Call `super`: not needed.
  open func scrolled(_ scroll: ScrollInput, with event: Event) {}
  /// Tells that three or more fingers swipe on a touchpad; see ``shouldReceive(_:)``.
  ///
  /// Call `super`: not needed.
  open func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {}
  /// Tells that fingers pinch or turn on a touchpad; see ``shouldReceive(_:)``.
  ///
  /// Call `super`: not needed.
  open func touchpadPinched(_ pinch: TouchpadPinchInput, with event: Event) {}
  /// Forgets everything: the gesture is over.
  ///
  /// Call `super`: required.
  open func reset() {}

  // MARK: Others, for subclasses

  /// Whether it wants input that begins: touches and presses by default.
  ///
  /// Call `super`: for what the subclass does not decide.
  ///
  /// A subclass that wants scrolling or gestures of a touchpad says so here (``Event/Kind``).
  open func shouldReceive(_ event: Event) -> Bool {
    event.kind == .touches || event.kind == .presses
  }

  /// Whether another one fails when this one recognises (G-19); true unless overridden.
  ///
  /// Call `super`: not needed.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether it fails when another one recognises (G-19); true unless overridden.
  ///
  /// Call `super`: not needed.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether another one must fail before this one acts (G-22); false unless overridden.
  ///
  /// Call `super`: not needed.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether this one must fail before another one acts (G-22); false unless overridden.
  ///
  /// Call `super`: not needed.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Whether it is given a drag down by which a scroll view at its top would only give way (M-10).
  package var takesOverscroll: Bool { false }

  /// Makes ready for a touch that is about to be offered: an old gesture may have to end first.
  func prepare(for touch: Touch) {}

  /// Whether a touch could become part of this gesture, the subclass's own rules apart.
  var takesTouches: Bool { true }
}
