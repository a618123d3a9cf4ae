import AtriumKit

/// Marks a navigation controller that a container has put around a plain controller of the program.
///
/// Where the container asks its children for their orientations, the navigation controller returns the
/// plain controller's orientations (CK-R5).
final class WrapperMark: ViewControllerAttachment {
  init(owner: ViewController) {}

  /// Marks a navigation controller.
  static func mark(_ navigation: NavigationController) {
    _ = navigation.attachment(WrapperMark.self)
  }

  /// Returns whether a navigation controller is marked and its container lets the children keep separate orientations.
  static func isAsked(_ navigation: NavigationController) -> Bool {
    guard navigation.attachmentIfPresent(WrapperMark.self) != nil else { return false }
    return (navigation.parent as? any AutorotatingContainer)?.keepsOrientationsOfChildren == true
  }
}
