import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of an alert: a card with a title, a message and text fields above the buttons.
final class AlertView: View {
  private let header = AlertHeader()
  private let buttons = AlertButtons()
  private(set) var content = AlertContent()

  /// Called with the action whose button was pressed.
  var onPress: (@MainActor (AlertAction) -> Void)? {
    get { buttons.onPress }
    set { buttons.onPress = newValue }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibilityRole = .alert
    addSubview(header)
    addSubview(buttons)
    for part in [header, buttons] { part.contentInsetAdjustmentBehavior = .never }
  }

  func show(_ content: AlertContent) {
    self.content = content
    header.show(content)
    buttons.show(content)
    updateLook()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func updateButtons() { buttons.update() }

  /// Focuses the prominent button or, if no prominent button is enabled, the first enabled button.
  ///
  /// - Returns: Whether a button was focused.
  func focusFirstButton() -> Bool { buttons.focusFirst() }

  /// Returns the height that fits all contents for a given width, in points.
  func fittingHeight(forWidth width: Double) -> Double {
    let inner = max(0, width - 2 * padding(in: Size(width: width, height: .infinity)))
    let heights = [header.contentHeight(at: inner), buttons.contentHeight(at: inner)]
    let gap = heights.allSatisfy { $0 > 0 } ? AlertMetrics.sectionSpacing : 0
    return (heights[0] + heights[1] + gap).rounded(.up)
      + 2 * padding(in: Size(width: width, height: .infinity))
  }

  private func padding(in size: Size) -> Double {
    min(size.width, size.height) < AlertMetrics.smallSize
      ? AlertMetrics.smallPadding : AlertMetrics.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTight = fittingHeight(forWidth: bounds.width) > bounds.height
    let padding = self.padding(
      in: isTight ? bounds.size : Size(width: bounds.width, height: .infinity))
    let width = max(0, bounds.width - 2 * padding)
    let wanted = (header.contentHeight(at: width), buttons.contentHeight(at: width))
    let hasBoth = wanted.0 > 0 && wanted.1 > 0
    let gap = hasBoth ? (isTight ? AlertMetrics.spacing : AlertMetrics.sectionSpacing) : 0
    let room = max(0, bounds.height - 2 * padding - gap)
    // The buttons get the height that the header leaves, or half of the total height if that is more. They never
    // get more than they need.
    let lower = min(wanted.1, max(room / 2, room - wanted.0))
    header.frame = Rect(x: padding, y: padding, width: width, height: min(wanted.0, room - lower))
    buttons.frame = Rect(
      x: padding, y: bounds.height - padding - lower, width: width, height: lower)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateLook() }
  }

  /// Updates the background, the border and the shadow.
  ///
  /// In a popover the view has no border and no shadow, because the popover's bubble draws them.
  private func updateLook() {
    let isCard = !content.isPopover
    backgroundColor = theme.surface
    cornerRadius = isCard ? AlertMetrics.cornerRadius : 0
    borderWidth = isCard ? 1 : 0
    borderColor = theme.isHighContrast ? theme.outline : theme.separator
    shadowColor = .black
    shadowOpacity = isCard ? 0.28 : 0
    shadowRadius = 16
    shadowOffset = Size(width: 0, height: 6)
  }
}
