import AtriumKit

/// Marks a controller as the content of a column, so that it can stand on the stack of another column
/// while they are collapsed, also if it is a navigation controller (S-12).
final class SplitColumnMark: ViewControllerAttachment {
  /// The split view controller; nil while the controller is in no column.
  weak var split: SplitViewController?

  init(owner: ViewController) {}

  /// Whether a controller is the content of a column.
  static func isOn(_ controller: ViewController) -> Bool {
    controller.attachmentIfPresent(SplitColumnMark.self)?.split != nil
  }
}
