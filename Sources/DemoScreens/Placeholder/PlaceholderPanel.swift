import AtriumControls
import AtriumGeometry
import AtriumKit

/// The panel beside the placeholders: their number, a button that rotates the window, and the calls.
final class PlaceholderPanel: View {
  let log = PrintedLinesView()
  private let count: Stepper
  private let row: SettingRow
  private let button: Button

  /// Makes the panel.
  ///
  /// - Parameters:
  ///   - count: The control for the number of placeholders.
  ///   - button: The button that rotates the window.
  init(count: Stepper, _ button: Button) {
    (self.count, self.button) = (count, button)
    row = SettingRow(String(localized: "Number of places"), control: count)
    super.init(frame: .zero)
    for view in [row, button, log] { addSubview(view) }
    showCount()
  }

  /// Shows the number of placeholders.
  func showCount() {
    row.value = "\(Int(count.value))"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let size = button.sizeThatFits(.zero)
    // In a low panel the number and the button are side by side, so that the calls have space.
    let isLow = bounds.height < 240 && bounds.width >= size.width + 180
    let width = isLow ? bounds.width - size.width - 16 : min(bounds.width, 280)
    row.frame = Rect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: SettingRow.height)
    let y = isLow ? ((SettingRow.height - size.height) / 2).rounded() : SettingRow.height + 8
    let x = isLow ? width + 16 : 0
    let shown = min(size.width, bounds.width)
    button.frame = Rect(
      x: isMirrored ? bounds.width - x - shown : x, y: y, width: shown, height: size.height)
    let top = (isLow ? SettingRow.height : y + size.height) + 16
    log.frame = Rect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
