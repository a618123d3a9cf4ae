import AtriumContainers
import AtriumControls
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// A drop-down menu whose bar, content and table come from a nib.
final class NibDropDownController: DropDownMenuController {
  /// The size of the title's font in points, for very large text.
  private static let title = 22.0

  private let nib: Nib
  private let forwards: Bool
  /// Whether the nib contained the view and all outlets; valid once the view is loaded.
  private(set) var isComplete = false

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - nib: The nib with the bar, the content and the table.
  ///   - forwards: Whether the menu forwards its appearance calls to its children.
  init(_ nib: Nib, forwards: Bool) {
    (self.nib, self.forwards) = (nib, forwards)
    super.init(style: .plain)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func loadView() {
    nib.instantiate(withOwner: self)
    isComplete = isViewLoaded && outlets.isComplete
    // Very large text leaves too little space for a title beside the button.
    if ContentSizeCategory.preferred.isAccessibilityCategory {
      outlets.navigationBar?.titleTextAttributes = [
        .font: Font.preferredFont(forTextStyle: .headline).withSize(NibDropDownController.title)
      ]
    }
    super.loadView()
  }
}

extension DropDownMenuController.Outlets {
  /// Whether all outlets are set.
  fileprivate var isComplete: Bool {
    navigationBar != nil && activeViewContainer != nil && tableView != nil
      && tableViewHeightConstraint != nil
  }
}
