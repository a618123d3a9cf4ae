import AtriumControls
import AtriumGeometry
import AtriumKit

/// The panel beside a container: a switch with its label, and the lines that controllers print.
final class PrintedPanel: View {
  let toggle = Switch()
  let log = PrintedLinesView()
  private let label: Label

  /// Makes a panel.
  ///
  /// - Parameter title: The label of the switch.
  init(title: String) {
    label = Label(text: title, font: .preferredFont(forTextStyle: .body))
    super.init(frame: .zero)
    toggle.accessibilityLabel = title
    for view in [label, toggle, log] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let size = toggle.sizeThatFits(.zero)
    let row = max(size.height, 24)
    toggle.frame = Rect(
      x: isMirrored ? bounds.width - size.width : 0, y: ((row - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    label.frame = Rect(
      x: isMirrored ? 0 : size.width + 12, y: 0, width: max(0, bounds.width - size.width - 12),
      height: row)
    log.frame = Rect(
      x: 0, y: row + 16, width: bounds.width, height: max(0, bounds.height - row - 16))
  }
}
