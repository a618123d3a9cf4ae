public import AtriumGeometry

/// An element without a view, such as a bar of a chart that a view draws.
///
/// A view lists its elements in ``AccessibleObject/accessibilityElements``.
open class AccessibilityElement: Responder {
  /// The object that contains the element; not retained.
  public weak var accessibilityContainer: AccessibleObject?
  /// The element's rectangle in the coordinates of the view that contains it, in points; nil by default.
  ///
  /// If it is nil, the ``AccessibleObject/accessibilityFrame`` is used.
  open var accessibilityFrameInContainerSpace: Rect?

  /// Makes an element in a container.
  public init(accessibilityContainer container: AccessibleObject) {
    accessibilityContainer = container
    super.init()
    isAccessibilityElement = true
  }

  /// The element's rectangle, in points, in the window's coordinates.
  open override var accessibilityFrame: Rect {
    get {
      guard let frame = accessibilityFrameInContainerSpace,
        let view = accessibilityContainer as? View
      else { return super.accessibilityFrame }
      return view.convert(frame, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// The next responder: the container, if it is a responder.
  open override var next: Responder? { accessibilityContainer as? Responder }
}
