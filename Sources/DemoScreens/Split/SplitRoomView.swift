import AtriumKit

/// The view of *Split*: a heading, and the post in a card.
final class SplitRoomView: RoomView {
  let content = CardView()

  init() {
    super.init(
      title: "Split",
      hint:
        "Drag the edge of the window until the columns become one stack, and back: each keeps its "
        + "pages, its selected row and its width.",
      source: "Sources/DemoScreens/Split/SplitRoomController.swift")
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = area
  }
}
