import AtriumGeometry

/// The accessibility values that most objects do not need.
///
/// An ``AccessibleObject`` stores them together. An object without these values then stores only a nil reference.
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
