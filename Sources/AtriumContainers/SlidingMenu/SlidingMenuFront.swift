import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The layer with the content.
///
/// This view casts the shadow, and contains the shade above the content.
final class SlidingMenuFront: View {
  /// The superview of the contents' views.
  let contentView = View()
  /// The line that separates a plain front from a menu of the same colour.
  private let edge = View()
  /// The view that dims the content and catches its input while a menu is open.
  let shade = View()
  /// The radius of the layer's corners, in points.
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
    shade.isAccessibilityElement = true
    shade.accessibilityLabel = String(localized: "Close menu")
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

  /// Shows a content view, which fills the whole layer.
  func show(_ content: View) { contentView.fill(with: content) }

  /// Shows the line on the side of the open menu: left (true) or right (false); nil hides the line.
  func showEdge(isLeft: Bool?) {
    edge.isHidden = isLeft == nil
    edge.frame = Rect(
      x: isLeft == true ? -1 : bounds.width, y: 0, width: 1, height: bounds.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// Shows the shade with an opacity, 0 … 1.
  ///
  /// A blocking shade receives the input in place of the content.
  func shade(_ opacity: Double, blocks: Bool) {
    shade.isHidden = !blocks && opacity <= 0
    shade.isUserInteractionEnabled = blocks
    shade.accessibilityElementsHidden = !blocks
    contentView.accessibilityElementsHidden = blocks
    shade.backgroundColor = .black.withAlphaComponent(min(max(0, opacity), 1))
    contentView.isUserInteractionEnabled = !blocks
  }
}

/// The view that contains one menu, with a line at its inner edge.
final class SlidingMenuPanel: View {
  /// The superview of the menu, which clips the menu to the rounded corners without clipping the shadow.
  private let contentView = View()
  private let line = View()
  /// Whether the line is at the right edge.
  var isLineAtMaxX = true

  init() {
    super.init(frame: .zero)
    contentView.clipsToBounds = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    line.isUserInteractionEnabled = false
    for view in [contentView, line] { addSubview(view) }
  }

  /// The radius of the panel's corners, in points.
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
  /// Adds a subview that always fills the whole view.
  fileprivate func fill(with content: View) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
