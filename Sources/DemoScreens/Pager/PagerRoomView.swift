import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Pager*: a heading with the effects, the pager in a card, and what the pages print.
final class PagerRoomView: RoomView {
  let content = CardView()
  let log = SlidingLogView()
  let effects: SegmentedControl
  let whole = Switch()
  private let wholeLabel = Label(
    text: "Turn the whole view", font: .preferredFont(forTextStyle: .body))

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
    whole.accessibilityLabel = wholeLabel.text
    for view in [content, log, wholeLabel, whole] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBeside = area.width >= 640 && area.height >= 220
    for view in [log, whole, wholeLabel] { view.isHidden = !isBeside }
    guard isBeside else { return content.frame = area }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let side = min(300, (area.width * 0.34).rounded())
    let rest = area.width - side - 24
    content.frame = Rect(
      x: isMirrored ? area.minX + side + 24 : area.minX, y: area.minY, width: rest,
      height: area.height)
    layOutPanel(
      Rect(
        x: isMirrored ? area.minX : area.minX + rest + 24, y: area.minY, width: side,
        height: area.height), isMirrored: isMirrored)
  }

  private func layOutPanel(_ panel: Rect, isMirrored: Bool) {
    let size = whole.sizeThatFits(.zero)
    let row = max(size.height, 24)
    whole.frame = Rect(
      x: isMirrored ? panel.maxX - size.width : panel.minX,
      y: panel.minY + ((row - size.height) / 2).rounded(), width: size.width, height: size.height)
    wholeLabel.frame = Rect(
      x: isMirrored ? panel.minX : panel.minX + size.width + 12, y: panel.minY,
      width: max(0, panel.width - size.width - 12), height: row)
    log.frame = Rect(
      x: panel.minX, y: panel.minY + row + 16, width: panel.width,
      height: max(0, panel.height - row - 16))
  }
}
