import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The layer with the content: it casts the shadow, and holds the shade over the content.
final class SlidingMenuFront: View {
  /// Holds the views of the contents.
  let contentView = View()
  /// Dims the content and takes its input while a menu is open.
  let shade = View()

  init() {
    super.init(frame: .zero)
    contentView.clipsToBounds = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.isHidden = true
    shade.accessibilityLabel = "Close menu"
    shade.accessibilityTraits = .button
    addSubview(contentView)
    addSubview(shade)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    backgroundColor = theme.background
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    backgroundColor = theme.background
  }

  /// Shows the shade in a strength, 0 … 1; a blocking one takes the input of the content.
  func shade(_ opacity: Double, blocks: Bool) {
    shade.isHidden = !blocks && opacity <= 0
    shade.isUserInteractionEnabled = blocks
    shade.backgroundColor = .black.withAlphaComponent(min(max(0, opacity), 1))
    contentView.isUserInteractionEnabled = !blocks
  }
}

/// The place of one menu, with a line at its inner edge.
final class SlidingMenuPanel: View {
  private let line = View()
  /// The edge of the line.
  var isLineAtMaxX = true

  init() {
    super.init(frame: .zero)
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// Shows a view in the whole panel.
  func show(_ content: View) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.surface
    line.backgroundColor = theme.separator
    line.frame = Rect(x: isLineAtMaxX ? bounds.maxX - 1 : 0, y: 0, width: 1, height: bounds.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
