import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Pages*: a heading, the choice of a style, and the book.
final class PagesRoomView: RoomView {
  let selector = SegmentedControl(titles: ["Curl", "Slide"])
  let content = View()

  init() {
    selector.accessibilityLabel = "Style"
    selector.selectedSegmentIndex = 0
    super.init(
      title: "Pages",
      hint:
        "Take a page by its corner and turn it slowly, or swipe; in a wide window the book is open.",
      source: "Sources/DemoScreens/Pages/PagesRoomController.swift", accessory: selector)
    addSubview(content)
  }

  /// Whether the book is open, with two pages side by side.
  var isOpen: Bool { PagesRoomView.isOpen(content.bounds.size) }

  /// An open book needs room for two columns of text.
  private static func isOpen(_ size: Size) -> Bool {
    size.width >= 520 && size.width > 1.2 * size.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A page is a little higher than wide; an open book has two.
    let most = area.height * (PagesRoomView.isOpen(area.size) ? 1.5 : 0.8)
    // In a small window the text needs all the width.
    let width = area.height < 300 ? area.width : min(area.width, max(most, 1))
    content.frame = Rect(
      x: (area.midX - width / 2).rounded(), y: area.minY, width: width, height: area.height)
  }
}
