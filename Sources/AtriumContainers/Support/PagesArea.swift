import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The superview of pages that the user turns by keys.
///
/// If no view on the pages can have the focus, this view can. Without a focusable view, the keys could not reach the
/// container again after the Tab key has moved the focus elsewhere. While this view has the focus, assistive
/// technologies read the current page as the focused object.
final class PagesArea: View {
  /// Returns the current page, if the user can turn to another page; otherwise nil.
  var currentPage: () -> View? = { nil }

  override var canBecomeFirstResponder: Bool {
    currentPage() != nil && !subviews.contains(where: hasFocusableView)
  }

  override var accessibilityFocusedElement: AccessibleObject? { currentPage() }

  override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: bounds, cornerRadius: 0, in: canvas)
  }

  private func hasFocusableView(in view: View) -> Bool {
    guard !view.isHidden, view.isUserInteractionEnabled else { return false }
    return view.canBecomeFocused || view.subviews.contains(where: hasFocusableView)
  }
}
