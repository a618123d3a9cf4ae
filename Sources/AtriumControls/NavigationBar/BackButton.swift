import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The back button of a navigation bar: a chevron and the title of the previous item.
final class BackButton: Button {
  /// The image that replaces the chevron; nil for the chevron.
  var indicator: Image? {
    didSet { if indicator !== oldValue { setNeedsDisplay() } }
  }

  init(action: @escaping @MainActor () -> Void) {
    var configuration = Configuration.plain()
    configuration.minimumHeight = Theme.controlHeight
    configuration.contentInsets = BarMetrics.buttonInsets
    configuration.contentInsets.left += BarMetrics.chevronWidth
    super.init(frame: .zero)
    self.configuration = configuration
    addAction(for: .primaryActionTriggered, action)
    updateSide()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    // A chevron without a title is centred; a shift of one point to the left balances its shape.
    let x = isTitleHidden ? bounds.midX - 1 : bounds.minX + BarMetrics.chevronWidth - 2
    let center = mirrored(Point(x: x, y: bounds.midY))
    if let indicator {
      // The image is at most as wide as the space for the chevron.
      let factor = min(1, BarMetrics.chevronWidth / max(1, indicator.size.width))
      let size = Size(
        width: indicator.size.width * factor, height: indicator.size.height * factor)
      drawMirrorable(
        indicator, in: Rect(center: center, size: size), tint: ButtonColors(of: self).foreground,
        on: canvas)
      return
    }
    let glyph: Glyph = isRightToLeft ? .chevronRight : .chevronLeft
    glyph.draw(at: center, color: ButtonColors(of: self).foreground, in: canvas)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateSide()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateSide()
  }

  private func updateSide() {
    let (near, far) =
      (BarMetrics.buttonInsets.left + BarMetrics.chevronWidth, BarMetrics.buttonInsets.right)
    configuration.contentInsets.left = isRightToLeft ? far : near
    configuration.contentInsets.right = isRightToLeft ? near : far
  }
}
