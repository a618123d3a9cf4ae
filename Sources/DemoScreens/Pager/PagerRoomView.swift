import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Pager*: a heading with the effects, the pager in a card, and the lines that the
/// pages print.
final class PagerRoomView: RoomView {
  let content = CardView()
  let panel = PrintedPanel(title: "Turn the whole view")
  let effects: SegmentedControl

  init(effects titles: [String]) {
    effects = SegmentedControl(titles: titles)
    effects.selectedSegmentIndex = 0
    effects.accessibilityLabel = "Effect"
    super.init(
      title: "Pager",
      hint:
        "Swipe to the left, or press the right arrow: viewWill… calls come before the page turns, "
        + "viewDid… calls after it. A second swipe waits for the first.",
      source: "Sources/DemoScreens/Pager/PagerRoomController.swift", accessory: effects)
    addSubview(content)
    addSubview(panel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBeside = area.width >= 640 && area.height >= 220
    panel.isHidden = !isBeside
    guard isBeside else { return content.frame = area }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let side = min(300, (area.width * 0.34).rounded())
    let rest = area.width - side - 24
    content.frame = Rect(
      x: isMirrored ? area.minX + side + 24 : area.minX, y: area.minY, width: rest,
      height: area.height)
    panel.frame = Rect(
      x: isMirrored ? area.minX : area.minX + rest + 24, y: area.minY, width: side,
      height: area.height)
  }
}
