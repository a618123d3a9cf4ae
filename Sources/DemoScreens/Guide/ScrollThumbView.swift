import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A mark at the trailing edge of a scroll view.
///
/// It shows which part is visible, even while nothing scrolls.
///
/// The mark is as wide as the scroll view's own indicator, which appears in front of it while the content scrolls.
final class ScrollThumbView: View {
  private static let width = 4.0
  /// The distance of the mark's centre from the edge, in points.
  private static let inset = 7.0
  private static let shortest = 28.0

  private weak var scrollView: ScrollView?

  /// Makes the mark of a scroll view; add it to the superview of the scroll view.
  init(of scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Moves the mark to the visible part of the content.
  ///
  /// The mark is hidden if the whole content is visible, or if the scroll view is too low for it.
  func update() {
    guard let scrollView else { return }
    let (room, whole) = (scrollView.bounds.height, scrollView.contentSize.height)
    isHidden = whole <= room + 1 || room <= ScrollThumbView.shortest
    guard !isHidden else { return }
    let length = max(ScrollThumbView.shortest, (room * room / whole).rounded())
    let part = min(max(0, scrollView.contentOffset.y / (whole - room)), 1)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let middle =
      isMirrored
      ? scrollView.frame.minX + ScrollThumbView.inset
      : scrollView.frame.maxX - ScrollThumbView.inset
    frame = Rect(
      x: middle - ScrollThumbView.width / 2,
      y: scrollView.frame.minY + ((room - length) * part).rounded(), width: ScrollThumbView.width,
      height: length)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(
      Path(roundedRect: bounds, cornerRadius: ScrollThumbView.width / 2),
      with: theme.label.withAlphaComponent(0.3))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
