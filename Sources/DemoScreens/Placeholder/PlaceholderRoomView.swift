import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Placeholder*: the two places, and the calls of their delegate.
final class PlaceholderRoomView: RoomView {
  let content = View()
  let log = PrintedLinesView()
  let turnButton = Button(title: "Turn and swap")

  init() {
    super.init(
      title: "Placeholder",
      hint:
        "Each place has insets and transitions of its own. An inset that comes back is as you left it, "
        + "since its owner keeps it.",
      source: "Sources/DemoScreens/Placeholder/PlaceholderRoomController.swift",
      accessory: turnButton)
    addSubview(content)
    addSubview(log)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBeside = area.width >= 820 && area.height >= 220
    log.isHidden = !isBeside
    guard isBeside else { return content.frame = area }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let side = min(240, (area.width * 0.24).rounded())
    let rest = area.width - side - 24
    content.frame = Rect(
      x: isMirrored ? area.minX + side + 24 : area.minX, y: area.minY, width: rest,
      height: area.height)
    log.frame = Rect(
      x: isMirrored ? area.minX : area.minX + rest + 24, y: area.minY, width: side,
      height: area.height)
  }
}
