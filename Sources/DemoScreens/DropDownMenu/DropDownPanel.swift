import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The panel beside the menu.
///
/// The panel has a switch for the forwarding of appearance calls, buttons that change the menu's list while a child
/// is active, and the calls of the menu's children.
final class DropDownPanel: View {
  private static let gap = 8.0

  let log = PrintedLinesView(title: String(localized: "Calls"))
  private let buttons: [Button]
  private let toggle: Switch
  private let name = Label(
    text: String(localized: "Forward appearance calls"), font: .preferredFont(forTextStyle: .body))

  /// Makes the panel.
  ///
  /// - Parameters:
  ///   - toggle: The switch for the forwarding.
  ///   - buttons: The buttons, from the top.
  init(_ toggle: Switch, _ buttons: [Button]) {
    (self.toggle, self.buttons) = (toggle, buttons)
    super.init(frame: .zero)
    toggle.accessibilityLabel = name.text
    name.numberOfLines = 0
    addSubview(name)
    addSubview(toggle)
    for button in buttons {
      button.titleLabel?.numberOfLines = 0
      addSubview(button)
    }
    addSubview(log)
  }

  /// Returns the height of a button whose title may have several lines, in points.
  private func wrappedHeight(of button: Button, in width: Double) -> Double {
    let insets = button.configuration.contentInsets
    let room = max(0, width - insets.left - insets.right)
    let text = button.titleLabel?.sizeThatFits(Size(width: room, height: 0)).height ?? 0
    return text + insets.top + insets.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = placeToggle()
    // In a low panel the buttons are side by side, so that the calls have space.
    let columns = bounds.height < 240 && bounds.width >= 260 ? buttons.count : 1
    let gap = DropDownPanel.gap
    let width =
      columns == 1
      ? min(bounds.width, 280)
      : ((bounds.width - gap * Double(columns - 1)) / Double(columns)).rounded(.down)
    let heights = buttons.map {
      max($0.sizeThatFits(.zero).height, wrappedHeight(of: $0, in: width))
    }
    let row = columns == 1 ? 0 : heights.max() ?? 0
    for (index, button) in buttons.enumerated() {
      let x = columns == 1 ? 0 : Double(index) * (width + gap)
      let height = max(row, heights[index])
      button.frame = mirrored(Rect(x: x, y: y, width: width, height: height))
      if columns == 1 { y += height + gap }
    }
    y += columns == 1 ? gap : row + gap
    log.frame = Rect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
  }

  /// Places the switch and its name, and returns the y coordinate of the top of the buttons, in points.
  private func placeToggle() -> Double {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let size = toggle.sizeThatFits(.zero)
    let width = max(0, bounds.width - size.width - 12)
    let row = max(size.height, name.sizeThatFits(Size(width: width, height: 0)).height)
    toggle.frame = Rect(
      x: isMirrored ? bounds.width - size.width : 0, y: ((row - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    name.frame = Rect(x: isMirrored ? 0 : size.width + 12, y: 0, width: width, height: row)
    name.textAlignment = isMirrored ? .right : .natural
    return row + DropDownPanel.gap + 4
  }
}
