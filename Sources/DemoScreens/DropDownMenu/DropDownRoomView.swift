import AtriumControls
import AtriumKit

/// The view of *DropDown*: a heading with the kinds of menus, and the container in a card.
final class DropDownRoomView: RoomView {
  let content = CardView()
  let kinds = SegmentedControl(titles: ["Text", "Sections", "Long"])

  init() {
    kinds.selectedSegmentIndex = 0
    kinds.accessibilityLabel = "Menu"
    super.init(
      title: "DropDown",
      hint:
        "Open the menu, turn it round half-way, then choose by Alt+Down, a letter and Enter.",
      source: "Sources/DemoScreens/DropDownMenu/DropDownRoomController.swift", accessory: kinds)
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = area
  }
}
