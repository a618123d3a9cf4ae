import AtriumGeometry
import AtriumKit

extension ViewController {
  /// Adopts the preferred content size of the child that this container shows, unless that size is zero.
  ///
  /// A popover or form sheet has the preferred size of the outermost controller, so a container passes on the size of
  /// its content.
  func adoptPreferredContentSize(of child: ViewController?) {
    guard let size = child?.preferredContentSize, size != .zero else { return }
    preferredContentSize = size
  }
}
