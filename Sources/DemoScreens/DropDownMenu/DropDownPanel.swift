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
    for button in buttons {
      button.titleLabel?.numberOfLines = 2
      addSubview(button)
    }
    addSubview(log)
  }

  /// Returns the height of a button whose title may have two lines, in points.
  private func wrappedHeight(of button: Button, in width: Double) -> Double {
    let insets = button.configuration.contentInsets
    let room = max(0, width - insets.left - insets.right)
    let text = button.titleLabel?.sizeThatFits(Size(width: room, height: 0)).height ?? 0
    return text + insets.top + insets.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = 0.0
    for button in buttons {
      let width = min(bounds.width, 280)
      let height = max(button.sizeThatFits(.zero).height, wrappedHeight(of: button, in: width))
      button.frame = Rect(x: 0, y: y, width: width, height: height)
      y += height + DropDownPanel.gap
    }
    y += DropDownPanel.gap
    log.frame = Rect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
  }
}
