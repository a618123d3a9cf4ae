public import AtriumGeometry

/// An object that follows touches on a view and its subviews, and acts when they form its gesture.
///
/// A subclass overrides the four `touches…` methods, sets ``state``, and clears its own properties in ``reset()``. A
/// recogniser receives a touch before the view does. When it recognises its gesture, the views of its touches
/// receive `touchesCancelled` by default. Other recognisers that share a touch with it fail, unless both may
/// recognise simultaneously (G-19).
///
/// If two recognisers could recognise their gestures in the same event, the recogniser on the deeper view wins. On
/// the same view, the recogniser that was added last wins. A recogniser fails automatically if it is still
/// *possible* when its last touch has been lifted and no timer is pending.
@MainActor
open class GestureRecognizer: GestureActionSource {
  /// The states of a recogniser.
  public enum State: Int, Sendable {
    /// The recogniser has not yet received enough input to decide.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture is complete; a discrete gesture is recognised.
    case ended
    /// A continuous gesture has been cancelled.
    case cancelled
    /// The touches do not form the recogniser's gesture.
    case failed

    /// Another name for ``ended``, for discrete gestures.
    public static let recognized = State.ended

    /// Whether the only possible change of this state is a reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// The view to which the recogniser is attached.
  open internal(set) weak var view: View?
  /// The delegate, which decides about touches and about other recognisers; not retained.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// Whether the recogniser receives touches; setting the property to false cancels an active recogniser.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }
  /// Whether the views of the touches receive `touchesCancelled` when the recogniser recognises its gesture.
  open var cancelsTouchesInView = true
  /// Whether views receive the touches only after the recogniser has left *possible* without cancelling them.
  open var delaysTouchesBegan = false
  /// Whether views receive `touchesEnded` only after the recogniser has left *possible* without cancelling the touch.
  open var delaysTouchesEnded = true
  /// The types of touch that the recogniser receives.
  open var allowedTouchTypes: Set<Touch.TouchType> = [.direct, .indirectPointer]
  /// Whether only touches of the same type as the first touch are received; true by default.
  open var requiresExclusiveTouchType = true
  /// The modifier keys in the last event that the recogniser received.
  open internal(set) var modifierFlags: KeyModifierFlags = []
  /// The pressed pointer buttons in the last event that the recogniser received.
  open internal(set) var buttonMask: Set<PointerButton> = []
  /// The touches that the recogniser is currently receiving.
  public internal(set) var touches: [Touch] = []

  var actions: [GestureAction] = []
  var requirements: [WeakGestureRecognizer] = []
  var course = GestureCourse()

  /// Makes a recogniser.
  ///
  /// The toolkit's recognisers pass themselves to the closure as their own type. In a custom subclass, the closure
  /// of the inherited initialiser receives the type of the superclass. To receive the subclass, call
  /// ``GestureActionSource/addAction(_:)``.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public init(action: (@MainActor (GestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(GestureAction(perform: action)) }
  }

  /// The state of the recogniser, which subclasses set.
  ///
  /// Changes of the state that G-12 does not list are ignored. Before a recogniser leaves *possible*, it waits for
  /// the required failures (G-18), and then asks the views and the delegate.
  open var state: State {
    get { course.state }
    set { move(to: newValue) }
  }

  /// The number of touches that the recogniser is currently receiving; 0 for input without touches.
  open var numberOfTouches: Int { touches.count }

  /// Returns the mean location of the touches in a view's coordinates, in points; nil stands for the window.
  ///
  /// Call `super`: not needed.
  ///
  /// Without touches, the result is the location of the last input. For scrolling and touchpad gestures, it is the
  /// location of the pointer.
  open func location(in view: View?) -> Point {
    let place = touches.isEmpty ? course.location : centroid
    return view.map { $0.convert(place, from: nil) } ?? place
  }

  // MARK: Input, for subclasses

  /// Called when touches have begun.
  ///
  /// Call `super`: not needed.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches have moved, or when the pressed buttons of a pointer have changed.
  ///
  /// Call `super`: not needed.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches have been lifted.
  ///
  /// Call `super`: not needed.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches have been cancelled.
  ///
  /// Call `super`: not needed.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Called when keys have been pressed, before the view's responders receive them.
  ///
  /// Call `super`: not needed.
  open func pressesBegan(_ presses: Set<Press>, with event: Event) {}
  /// Called when keys have been released.
  ///
  /// Call `super`: not needed.
  open func pressesEnded(_ presses: Set<Press>, with event: Event) {}
  /// Called when a wheel or a touchpad has scrolled over the view.
  ///
  /// The method is called only if ``shouldReceive(_:)`` returns true for scrolling.
  ///
  /// Call `super`: not needed.
  open func scrolled(_ scroll: ScrollInput, with event: Event) {}
  /// Called when three or more fingers swipe on a touchpad.
  ///
  /// The method is called only if ``shouldReceive(_:)`` returns true for swipes.
  ///
  /// Call `super`: not needed.
  open func touchpadSwiped(_ swipe: TouchpadSwipeInput, with event: Event) {}
  /// Called when fingers pinch or rotate on a touchpad.
  ///
  /// The method is called only if ``shouldReceive(_:)`` returns true for pinches.
  ///
  /// Call `super`: not needed.
  open func touchpadPinched(_ pinch: TouchpadPinchInput, with event: Event) {}
  /// Clears the properties of a subclass after the gesture has ended.
  ///
  /// Call `super`: required.
  open func reset() {}

  // MARK: Other recognisers, for subclasses

  /// Returns whether the recogniser accepts input that begins; by default, it accepts touches and presses.
  ///
  /// Call `super` for the kinds of input about which the override does not decide.
  ///
  /// A subclass that handles scrolling or touchpad gestures returns true for these values of ``Event/Kind``.
  open func shouldReceive(_ event: Event) -> Bool {
    event.kind == .touches || event.kind == .presses
  }

  /// Returns whether another recogniser fails when this recogniser recognises its gesture; true by default.
  ///
  /// Call `super`: not needed.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Returns whether this recogniser fails when another recogniser recognises its gesture; true by default.
  ///
  /// Call `super`: not needed.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Returns whether another recogniser must fail before this recogniser can act; false by default.
  ///
  /// Call `super`: not needed.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns whether this recogniser must fail before another recogniser can act; false by default.
  ///
  /// Call `super`: not needed.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Whether the recogniser receives a downward drag that would only scroll a scroll view beyond its top (M-10).
  package var takesOverscroll: Bool { false }

  /// Prepares for a touch that the recogniser is about to receive; this may end the previous gesture.
  func prepare(for touch: Touch) {}

  /// Whether the recogniser can receive touches at all; the subclass's own rules restrict this further.
  var takesTouches: Bool { true }
}
