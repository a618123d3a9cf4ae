import AtriumControls
import AtriumGeometry
import AtriumKit

/// The panel beside the menu: buttons that change the menu's list while a child is active, and the calls of the menu's
/// children.
final class DropDownPanel: View {
  private static let gap = 8.0

  let log = PrintedLinesView(title: String(localized: "Calls"))
  private let buttons: [Button]

  /// Makes the panel.
  ///
  /// - Parameter buttons: The buttons, from the top.
  init(_ buttons: [Button]) {
    self.buttons = buttons
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
    addSubview(log)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = 0.0
    for button in buttons {
      let height = button.sizeThatFits(.zero).height
      button.frame = Rect(x: 0, y: y, width: min(bounds.width, 280), height: height)
      y += height + DropDownPanel.gap
    }
    y += DropDownPanel.gap
    log.frame = Rect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
  }
}
