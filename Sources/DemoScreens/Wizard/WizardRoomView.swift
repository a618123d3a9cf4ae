import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Wizard*: a heading with the styles, the wizard in a card, and the calls that it makes.
final class WizardRoomView: RoomView {
  let content = CardView()
  let log = PrintedLinesView()
  let styles: SegmentedControl

  init(styles titles: [String]) {
    styles = SegmentedControl(titles: titles)
    styles.selectedSegmentIndex = titles.count - 1
    styles.accessibilityLabel = "Style"
    super.init(
      title: "Wizard",
      hint:
        "Next asks the page before it leaves it, Previous never asks. A dot jumps to its page, or to the "
        + "first one on the way that is not filled in.",
      source: "Sources/DemoScreens/Wizard/WizardRoomController.swift", accessory: styles)
    addSubview(content)
    addSubview(log)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBeside = area.width >= 700 && area.height >= 220
    let isBelow = !isBeside && area.height >= 480
    log.isHidden = !isBeside && !isBelow
    guard !log.isHidden else { return content.frame = area }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    if isBeside {
      let side = min(280, (area.width * 0.3).rounded())
      let rest = area.width - side - 24
      content.frame = Rect(
        x: isMirrored ? area.minX + side + 24 : area.minX, y: area.minY, width: rest,
        height: area.height)
      log.frame = Rect(
        x: isMirrored ? area.minX : area.minX + rest + 24, y: area.minY, width: side,
        height: area.height)
    } else {
      content.frame = Rect(
        x: area.minX, y: area.minY, width: area.width, height: area.height - 196)
      log.frame = Rect(x: area.minX, y: area.maxY - 180, width: area.width, height: 180)
    }
  }
}
