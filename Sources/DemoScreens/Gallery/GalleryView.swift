import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page of *Gallery*: the name, the selector, and the page that it chose.
final class GalleryView: ScreenView {
  let selector: SegmentedControl
  let content = View()
  private let title = Label(text: "Gallery", font: .preferredFont(forTextStyle: .title1))

  init(titles: [String]) {
    selector = SegmentedControl(titles: titles)
    super.init()
    selector.accessibilityLabel = "Page"
    title.accessibilityTraits = [.staticText, .header]
    content.clipsToBounds = true
    for view in [title, selector, content] { addSubview(view) }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = GalleryMetrics.inset(in: bounds.size)
    let width = max(0, bounds.width - 2 * inset)
    let top = bounds.height < 400 ? 8.0 : inset
    let size = title.sizeThatFits(.zero)
    let wish = selector.sizeThatFits(.zero)
    title.isHidden = size.width + 24 + wish.width > width || bounds.height < 300
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let fitting = min(wish.width, width)
    let line = Rect(x: inset, y: top, width: width, height: max(wish.height, 36))
    title.frame = Rect(
      x: isRightToLeft ? line.maxX - size.width : line.minX,
      y: (line.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    selector.frame =
      title.isHidden
      ? Rect(x: line.minX, y: line.minY, width: width, height: wish.height)
      : Rect(
        x: isRightToLeft ? line.minX : line.maxX - fitting, y: line.minY, width: fitting,
        height: wish.height)
    let y = line.maxY + (bounds.height < 400 ? 8 : 16)
    content.frame = Rect(
      x: bounds.minX, y: y, width: bounds.width, height: max(0, contentRect.maxY - y))
  }
}
