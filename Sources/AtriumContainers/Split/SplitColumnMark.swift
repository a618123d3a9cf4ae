import AtriumControls
import AtriumKit

/// Marks a controller as the content of a column.
///
/// While columns are collapsed, a marked controller can be on the stack of another column, even if it is a
/// navigation controller (S-12).
final class SplitColumnMark: ViewControllerAttachment {
  /// The split view controller; nil while the controller is not in a column.
  weak var split: SplitViewController?
  /// Whether ``fill(_:)`` has given the view the theme's background, because the view had none.
  private var fillsBackground = false

  init(owner: ViewController) {}

  /// Returns whether a controller is the content of a column.
  static func isOn(_ controller: ViewController) -> Bool {
    split(controller) != nil
  }

  /// Returns the split view controller in which the given controller is the content of a column.
  static func split(_ controller: ViewController) -> SplitViewController? {
    controller.attachmentIfPresent(SplitColumnMark.self)?.split
  }

  /// Removes a controller's view from its superview if the controller has no parent.
  ///
  /// A callback may have left the view there.
  static func detachView(of controller: ViewController) {
    guard controller.parent == nil, let view = controller.viewIfLoaded else { return }
    View.performWithoutAnimation { view.removeFromSuperview() }
  }

  /// Gives a column's view the theme's background if the view has none, since the view may cover other columns.
  static func fill(_ controller: ViewController) {
    let mark = controller.attachment(SplitColumnMark.self)
    guard let view = controller.viewIfLoaded, mark.fillsBackground || view.backgroundColor == nil
    else { return }
    mark.fillsBackground = true
    let color = view.theme.background
    if view.backgroundColor != color { view.backgroundColor = color }
  }
}
