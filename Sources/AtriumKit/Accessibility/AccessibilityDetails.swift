import AtriumGeometry

/// The accessibility values that few objects have.
///
/// An ``AccessibleObject`` stores them together, so that an object without them only stores a nil reference.
@MainActor
final class AccessibilityDetails {
  var label: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var language: String?
  var frame: Rect?
  var activationPoint: Point?
  var elements: [AccessibleObject]?
  var customActions: [AccessibilityCustomAction]?
}
