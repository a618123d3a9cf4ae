import AtriumKit

/// Marks a navigation controller that a container has put around a plain controller of the program.
///
/// It answers for that controller's orientations where the container asks its children (CK-R5).
final class WrapperMark: ViewControllerAttachment {
  init(owner: ViewController) {}

  /// Marks a navigation controller.
  static func mark(_ navigation: NavigationController) {
    _ = navigation.attachment(WrapperMark.self)
  }

  /// Whether a navigation controller is such a one, in a container whose children have orientations of
  /// their own.
  static func isAsked(_ navigation: NavigationController) -> Bool {
    guard navigation.attachmentIfPresent(WrapperMark.self) != nil else { return false }
    return (navigation.parent as? any AutorotatingContainer)?.keepsOrientationsOfChildren == true
  }
}
