import AtriumControls
import AtriumKit

/// Marks a controller as the content of a column, so that it can stand on the stack of another column
/// while they are collapsed, also if it is a navigation controller (S-12).
final class SplitColumnMark: ViewControllerAttachment {
  /// The split view controller; nil while the controller is in no column.
  weak var split: SplitViewController?
  /// Whether the background of the view is the theme's, since it had none.
  private var fillsBackground = false

  init(owner: ViewController) {}

  /// Whether a controller is the content of a column.
  static func isOn(_ controller: ViewController) -> Bool {
    split(controller) != nil
  }

  /// The split view controller of which a controller is a column.
  static func split(_ controller: ViewController) -> SplitViewController? {
    controller.attachmentIfPresent(SplitColumnMark.self)?.split
  }

  /// Takes the view of a controller without a parent out of the place where a callback has left it.
  static func detachView(of controller: ViewController) {
    guard controller.parent == nil, let view = controller.viewIfLoaded else { return }
    View.performWithoutAnimation { view.removeFromSuperview() }
  }

  /// Gives a column's view the theme's background if it has none, since it may cover others.
  static func fill(_ controller: ViewController) {
    let mark = controller.attachment(SplitColumnMark.self)
    guard let view = controller.viewIfLoaded, mark.fillsBackground || view.backgroundColor == nil
    else { return }
    mark.fillsBackground = true
    let color = view.theme.background
    if view.backgroundColor != color { view.backgroundColor = color }
  }
}
