import AtriumControls
import AtriumKit

/// The view of *IconRing*: a heading with the looks of the ring, and the container in a card.
final class RingRoomView: RoomView {
  let content = CardView()
  let looks = SegmentedControl(titles: ["Text", "Court"])

  init() {
    looks.selectedSegmentIndex = 0
    looks.accessibilityLabel = "Look"
    super.init(
      title: "IconRing",
      hint:
        "Tap the card with three fingers, or press the middle button: each icon shows its controller, "
        + "and a tap anywhere else dismisses the ring.",
      source: "Sources/DemoScreens/RingMenu/RingRoomController.swift", accessory: looks)
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = area
  }
}
