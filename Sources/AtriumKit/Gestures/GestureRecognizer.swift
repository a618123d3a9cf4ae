public import AtriumGeometry

/// Follows touches on a view and its subviews, and acts when they form its gesture.
///
/// A subclass overrides the four `touches…` methods, sets ``state``, and clears its own state in
/// ``reset()``. A recogniser receives a touch before the view does. When it recognises, the views
/// of its touches receive `touchesCancelled`. Other recognisers that share a touch fail, unless
/// both may recognise together (G-19).
///
/// When two could recognise in one event, the one on the deepest view wins; on one view, the one
/// that was added last. A recogniser that is still *possible* after its last touch has lifted, and
/// that waits for no timer, fails by itself.
@MainActor
open class GestureRecognizer: GestureActionSource {
  /// The states of a recogniser.
  public enum State: Int, Sendable {
    /// It has received nothing decisive yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture is complete; a discrete gesture is recognised.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches do not form its gesture.
    case failed

    /// Another name for ``ended``, for discrete gestures.
    public static let recognized = State.ended

    /// Whether only a reset can follow.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// The view that it is attached to.
  public internal(set) weak var view: View?
  /// The delegate, asked about touches and other recognisers; a weak reference.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// A name for debugging.
  public var name: String?
  /// Whether it receives touches; setting false while it is active cancels it.
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }
  /// Whether the views of its touches receive `touchesCancelled` when it recognises.
  public var cancelsTouchesInView = true
  /// Whether views receive its touches only after it has failed.
  public var delaysTouchesBegan = false
  /// Whether views learn only after it has failed that its touches lifted.
  public var delaysTouchesEnded = true
  /// The types of touch that it receives.
  public var allowedTouchTypes: Set<Touch.TouchType> = [.direct, .indirectPointer]
  /// The modifier keys held in the last event that it received.
  public internal(set) var modifierFlags: KeyModifierFlags = []
  /// The pointer buttons held in the last event that it received.
  public internal(set) var buttonMask: Set<PointerButton> = []
  /// The touches that it is receiving.
  public internal(set) var touches: [Touch] = []

  var actions: [GestureAction] = []
  var requirements: [WeakGestureRecognizer] = []
  var course = GestureCourse()

  /// Makes a recogniser.
  ///
  /// The toolkit's recognisers pass themselves to the closure in their own type. A subclass of your
  /// own inherits the initialiser and its closure's type from its superclass. For its own type it
  /// calls ``GestureActionSource/addAction(_:)``.
  ///
  /// - Parameter action: As in ``GestureActionSource/addAction(_:)``.
  public init(action: (@MainActor (GestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(GestureAction(perform: action)) }
  }

  /// The state; subclasses set it.
  ///
  /// Transitions other than those of G-12 are ignored. Leaving *possible* waits for the required
  /// failures (G-18), then asks the views and the delegate.
  public var state: State {
    get { course.state }
    set { move(to: newValue) }
  }

  /// How many touches it is receiving; 0 for input without touches.
  public var numberOfTouches: Int { touches.count }

  /// The mean location of its touches, in a view's coordinates, or the window's if nil.
  ///
  /// Call `super`: not needed.
  ///
  /// Without touches it is the location of the last input: the pointer's, for scrolling and a
  /// touchpad.
  open func location(in view: View?) -> Point {
    let place = touches.isEmpty ? course.location : centroid
    return view.map { $0.convert(place, from: nil) } ?? place
  }

  // MARK: Input, for subclasses

  /// Called when touches began.
  ///
  /// Call `super`: not needed.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches moved, or when a pointer's buttons changed.
  ///
  /// Call `super`: not needed.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches lifted.
  ///
  /// Call `super`: not needed.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches were cancelled.
  ///
  /// Call `super`: not needed.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Called when keys went down, before the view's responders receive them.
  ///
  /// Call `super`: not needed.
  open func pressesBegan(_ presses: Set<Press>, with event: Event) {}
  /// Called when keys went up.
  ///
  /// Call `super`: not needed.
  open func pressesEnded(_ presses: Set<Press>, with event: Event) {}
  /// Called when a wheel or a touchpad scrolled over the view; see ``shouldReceive(_:)``.
  ///
  /// Call `super`: not needed.
  open func scrolled(_ scroll: ScrollInput, with event: Event) {}
  /// Called when three or more fingers swipe on a touchpad; see ``shouldReceive(_:)``.
  ///
  /// Call `super`: not needed.
  open func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {}
  /// Called when fingers pinch or rotate on a touchpad; see ``shouldReceive(_:)``.
  ///
  /// Call `super`: not needed.
  open func touchpadPinched(_ pinch: TouchpadPinchInput, with event: Event) {}
  /// Clears the recogniser's state after the gesture is over.
  ///
  /// Call `super`: required.
  open func reset() {}

  // MARK: Others, for subclasses

  /// Whether it wants input that is beginning: touches and presses by default.
  ///
  /// Call `super`: for the kinds that the subclass does not decide.
  ///
  /// A subclass that wants scrolling or touchpad gestures returns true for their ``Event/Kind``.
  open func shouldReceive(_ event: Event) -> Bool {
    event.kind == .touches || event.kind == .presses
  }

  /// Whether another one fails when this one recognises; true unless overridden.
  ///
  /// Call `super`: not needed.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether it fails when another one recognises; true unless overridden.
  ///
  /// Call `super`: not needed.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether another one must fail before this one acts; false unless overridden.
  ///
  /// Call `super`: not needed.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether this one must fail before another one acts; false unless overridden.
  ///
  /// Call `super`: not needed.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Whether it receives a downward drag that would only overscroll a scroll view at its top
  /// (M-10).
  package var takesOverscroll: Bool { false }

  /// Prepares for a touch that is about to be offered: the previous gesture may have to end first.
  func prepare(for touch: Touch) {}

  /// Whether it can take touches at all, before the subclass's own rules.
  var takesTouches: Bool { true }
}
