import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The layer with the content: it casts the shadow, and holds the shade over the content.
final class SlidingMenuFront: View {
  /// Holds the views of the contents.
  let contentView = View()
  /// Separates a plain front from a menu of the same colour.
  private let edge = View()
  /// Dims the content and takes its input while a menu is open.
  let shade = View()
  /// The radius of its corners, in points.
  var radius = 0.0 {
    didSet {
      for view in [self, contentView, shade] where radius != oldValue { view.cornerRadius = radius }
    }
  }

  init() {
    super.init(frame: .zero)
    contentView.clipsToBounds = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.isHidden = true
    shade.accessibilityLabel = "Close menu"
    shade.accessibilityTraits = .button
    edge.isUserInteractionEnabled = false
    for view in [contentView, shade, edge] { addSubview(view) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  private func updateColors() {
    backgroundColor = theme.background
    edge.backgroundColor = theme.separator
  }

  /// Shows a content over the whole layer.
  func show(_ content: View) { contentView.fill(with: content) }

  /// Shows the line at the side of the open menu: left, right, or none for nil.
  func showEdge(isLeft: Bool?) {
    edge.isHidden = isLeft == nil
    edge.frame = Rect(
      x: isLeft == true ? -1 : bounds.width, y: 0, width: 1, height: bounds.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
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
  /// Holds the menu within the corners; the shadow is outside of it.
  private let contentView = View()
  private let line = View()
  /// The edge of the line.
  var isLineAtMaxX = true

  init() {
    super.init(frame: .zero)
    contentView.clipsToBounds = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    line.isUserInteractionEnabled = false
    for view in [contentView, line] { addSubview(view) }
  }

  /// The radius of its corners, in points.
  var radius = 0.0 {
    didSet {
      for view in [self, contentView] where radius != oldValue { view.cornerRadius = radius }
    }
  }

  /// Shows a view in the whole panel.
  func show(_ content: View) { contentView.fill(with: content) }

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

extension View {
  /// Adds a subview that covers the whole view, at each size.
  fileprivate func fill(with content: View) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
