import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Sliding*: a heading with the styles, the menu in a card, and the lines that the
/// contents print.
final class SlidingRoomView: RoomView {
  let content = CardView()
  let panel = PrintedPanel(title: "Menu at the other edge")
  let styles = SegmentedControl(titles: ["Plain", "Reveal", "Panels", "Drawer"])

  init() {
    styles.selectedSegmentIndex = 0
    styles.accessibilityLabel = "Style"
    super.init(
      title: "Sliding",
      hint:
        "Choose a row: the old content slides off the edge before the new one comes from there. Catch it "
        + "half-way with a finger or the mouse.",
      source: "Sources/DemoScreens/SlidingMenu/SlidingRoomController.swift", accessory: styles)
    addSubview(content)
    addSubview(panel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBeside = area.width >= 760 && area.height >= 220
    let isBelow = !isBeside && area.height >= 460
    panel.isHidden = !isBeside && !isBelow
    guard !panel.isHidden else { return content.frame = area }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    if isBeside {
      let side = min(340, (area.width * 0.36).rounded())
      let rest = area.width - side - 24
      content.frame = Rect(
        x: isMirrored ? area.minX + side + 24 : area.minX, y: area.minY, width: rest,
        height: area.height)
      panel.frame = Rect(
        x: isMirrored ? area.minX : area.minX + rest + 24, y: area.minY, width: side,
        height: area.height)
    } else {
      content.frame = Rect(
        x: area.minX, y: area.minY, width: area.width, height: area.height - 172)
      panel.frame = Rect(x: area.minX, y: area.maxY - 156, width: area.width, height: 156)
    }
  }
}
