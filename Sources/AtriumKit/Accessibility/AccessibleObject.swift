public import AtriumGeometry

/// The base class of responders: an object that assistive technologies, such as a screen reader, can read.
///
/// The members have UIKit's names and meanings. An *element* is an object that a screen reader reads as one unit,
/// such as a button. An object that is no element is read through its subviews or its ``accessibilityElements``.
@MainActor
open class AccessibleObject {
  init() {}

  /// Whether a screen reader reads the object as one unit; false by default, but true for example for labels.
  ///
  /// The subviews of an element are not read.
  open var isAccessibilityElement = false
  /// The kind and the state of the object.
  open var accessibilityTraits: AccessibilityTraits = []
  /// Whether assistive technologies ignore the object and everything inside it; false by default.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies ignore the siblings of the object, as for a dialog; false by default.
  open var accessibilityViewIsModal = false
  /// Whether all elements inside the object are read before the next element outside it; false by default.
  open var shouldGroupAccessibilityChildren = false
  /// The kind of the elements inside the object; by default there is no common kind.
  open var accessibilityContainerType = AccessibilityContainerType.none
  /// The role of the object on the desktop; nil by default.
  ///
  /// With nil, the role is derived from the traits and the ``accessibilityContainerType``.
  open var accessibilityRole: AccessibilityRole?

  /// The values that most objects do not need; nil if none of them is set.
  private var details: AccessibilityDetails?

  private func setDetail<Value>(
    _ path: ReferenceWritableKeyPath<AccessibilityDetails, Value?>, _ value: Value?
  ) {
    guard details != nil || value != nil else { return }
    let details = details ?? AccessibilityDetails()
    details[keyPath: path] = value
    self.details = details
  }

  /// The name, for assistive technologies and scripts; an empty name hides text, headings and images from the former.
  open var accessibilityLabel: String? {
    get { details?.label }
    set { setDetail(\.label, newValue) }
  }

  /// The identifier for scripts and tests, which is not localised; nil without an identifier.
  ///
  /// Scripts and tests look for a name among the labels first, and among the identifiers only if no label matches.
  open var accessibilityIdentifier: String? {
    get { details?.identifier }
    set { setDetail(\.identifier, newValue) }
  }

  /// The value as a string, such as `50 %` or `page 2 of 5`; nil without a value.
  open var accessibilityValue: String? {
    get { details?.value }
    set { setDetail(\.value, newValue) }
  }

  /// The result of an action on the object, as a short sentence such as `Plays the song.`; nil without a hint.
  open var accessibilityHint: String? {
    get { details?.hint }
    set { setDetail(\.hint, newValue) }
  }

  /// The language of the label, the value and the hint, such as `en-GB`; nil for the user's language.
  open var accessibilityLanguage: String? {
    get { details?.language }
    set { setDetail(\.language, newValue) }
  }

  /// The rectangle of the object, in points, in the window's coordinates; for a view by default its bounds.
  open var accessibilityFrame: Rect {
    get { details?.frame ?? .zero }
    set { setDetail(\.frame, newValue) }
  }

  /// Whether ``accessibilityFrame`` was set.
  var hasAccessibilityFrame: Bool { details?.frame != nil }

  /// The point at which assistive technologies click, in points, in the window's coordinates.
  ///
  /// By default this is the centre of ``accessibilityFrame``.
  open var accessibilityActivationPoint: Point {
    get { details?.activationPoint ?? accessibilityFrame.center }
    set { setDetail(\.activationPoint, newValue) }
  }

  /// The objects that are read instead of the subviews, in reading order.
  ///
  /// Nil, the default, stands for the subviews.
  open var accessibilityElements: [AccessibleObject]? {
    get { details?.elements }
    set { setDetail(\.elements, newValue) }
  }

  /// The actions that assistive technologies offer besides a click; nil without such actions.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { details?.customActions }
    set { setDetail(\.customActions, newValue) }
  }

  /// The element inside the object on which the keys act while the object is the first responder.
  ///
  /// Nil, the default, stands for the object itself.
  ///
  /// Call `super`: not needed.
  ///
  /// For example, a table is the first responder, and the row at its cursor is the focused element.
  open var accessibilityFocusedElement: AccessibleObject? { nil }

  /// Performs the action of a click; called by an assistive technology.
  ///
  /// Call `super`: not needed.
  ///
  /// - Returns: Whether the action was performed; false by default. After false, assistive technologies click at
  ///   ``accessibilityActivationPoint``.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an object with the trait ``AccessibilityTraits/adjustable``; does nothing by default.
  ///
  /// Call `super`: not needed.
  open func accessibilityIncrement() {}

  /// Decreases the value of an object with the trait ``AccessibilityTraits/adjustable``; does nothing by default.
  ///
  /// Call `super`: not needed.
  open func accessibilityDecrement() {}
}
