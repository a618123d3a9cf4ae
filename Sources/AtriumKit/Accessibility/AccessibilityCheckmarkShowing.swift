/// An object that can show a checkmark, such as a row in a list of choices.
///
/// Screen readers say that an object with a checkmark is checked, and say nothing about the other objects of the list.
@MainActor
package protocol AccessibilityCheckmarkShowing: AccessibleObject {
  /// Whether the object shows a checkmark.
  var showsAccessibilityCheckmark: Bool { get }
}
