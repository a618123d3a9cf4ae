import AtriumKit

/// The view of *Tabs*: a heading, and the house in a card.
final class TabsRoomView: RoomView {
  let content = CardView()

  init() {
    super.init(
      title: "Tabs",
      hint:
        "Make the window narrow and wide again: the tabs go below, to the side and behind More, and "
        + "no room forgets where you were.",
      source: "Sources/DemoScreens/Tabs/TabsRoomController.swift")
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = area
  }
}
