import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Sliding*: a heading with the styles, the menu in a card, and what the contents print.
final class SlidingRoomView: RoomView {
  let content = CardView()
  let log = SlidingLogView()
  let styles = SegmentedControl(titles: ["Plain", "Reveal", "Panels", "Drawer"])
  let trailing = Switch()
  private let trailingLabel = Label(
    text: "Menu at the other edge", font: .preferredFont(forTextStyle: .body))

  init() {
    styles.selectedSegmentIndex = 0
    styles.accessibilityLabel = "Style"
    super.init(
      title: "Sliding",
      hint:
        "Choose a row: the old content slides off the edge before the new one comes from there. Catch it "
        + "half-way with a finger or the mouse.",
      source: "Sources/DemoScreens/SlidingMenu/SlidingRoomController.swift", accessory: styles)
    trailing.accessibilityLabel = trailingLabel.text
    for view in [content, log, trailingLabel, trailing] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBeside = area.width >= 760 && area.height >= 220
    let isBelow = !isBeside && area.height >= 460
    log.isHidden = !isBeside && !isBelow
    trailing.isHidden = log.isHidden
    trailingLabel.isHidden = log.isHidden
    guard !log.isHidden else { return content.frame = area }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let panel: Rect
    if isBeside {
      let side = min(340, (area.width * 0.36).rounded())
      let rest = area.width - side - 24
      content.frame = Rect(
        x: isMirrored ? area.minX + side + 24 : area.minX, y: area.minY, width: rest,
        height: area.height)
      panel = Rect(
        x: isMirrored ? area.minX : area.minX + rest + 24, y: area.minY, width: side,
        height: area.height)
    } else {
      content.frame = Rect(
        x: area.minX, y: area.minY, width: area.width, height: area.height - 172)
      panel = Rect(x: area.minX, y: area.maxY - 156, width: area.width, height: 156)
    }
    layOut(panel, isMirrored: isMirrored)
  }

  /// Places the switch in the first row of a panel, and the printed lines below.
  private func layOut(_ panel: Rect, isMirrored: Bool) {
    let size = trailing.sizeThatFits(.zero)
    let row = max(size.height, 24)
    trailing.frame = Rect(
      x: isMirrored ? panel.maxX - size.width : panel.minX,
      y: panel.minY + ((row - size.height) / 2).rounded(), width: size.width, height: size.height)
    let width = max(0, panel.width - size.width - 12)
    trailingLabel.frame = Rect(
      x: isMirrored ? panel.minX : panel.minX + size.width + 12, y: panel.minY, width: width,
      height: row)
    log.frame = Rect(
      x: panel.minX, y: panel.minY + row + 16, width: panel.width,
      height: max(0, panel.height - row - 16))
  }
}
