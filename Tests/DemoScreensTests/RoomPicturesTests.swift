import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The pictures and the cards with which pages of rooms fill their space.
@MainActor
struct RoomPicturesTests {
  private func frame(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }

  private func label(_ text: String, _ demo: Demo) throws -> View {
    try #require(demo.views(Label.self).last { $0.text == text && !$0.isHidden })
  }

  @Test(
    "a page of IconRing has a picture above its title, a sentence and a button; a low page has no picture"
  )
  func ringPages() throws {
    for (size, hasPicture) in [
      (Size(width: 1280, height: 800), true), (Size(width: 420, height: 800), true),
      (Size(width: 320, height: 240), false),
    ] {
      let demo = try Demo("ring", size: size)
      for name in ["Open this ring", "Profile"] {
        demo.stage.click(on: name)
        demo.stage.settle()
      }
      let title = frame(try label("Profile", demo))
      let button = frame(try #require(demo.stage.view(named: "Open this ring")))
      let room = try #require((demo.root as? RingMenuController)?.selectedViewController)
      let card = frame(try #require(room.children.first).view)
      #expect(card.contains(title) && card.contains(button) && title.maxY < button.minY)
      // The title is below the picture, at the leading margin, or in the middle of a low card.
      #expect((title.minY - card.minY > card.height / 2) == hasPicture)
      #expect((abs(title.midX - card.midX) < 1) == !hasPicture)
      let sentences = demo.texts.filter { $0.text.string.hasPrefix("The keeper of the court") }
      #expect(sentences.count == (hasPicture ? 1 : 0))
      // The picture shows the arcade, in the colour of clay.
      let color = demo.stage.snapshot().color(
        atX: Int(card.minX) + 40, y: Int(card.minY) + (hasPicture ? 60 : 20))
      #expect((color.red > color.blue + 0.3) == hasPicture)
    }
  }

  @Test(
    "the rows of Navigation and Tabs have illustrations, except beside large text and in narrow lists",
    arguments: ["navigation", "tabs"])
  func rows(room: String) throws {
    func counts(_ size: Size) throws -> (rows: Int, pictures: Int) {
      let demo = try Demo(room, size: size, paints: false)
      let cells = demo.views(TableViewCell.self).filter {
        $0.detailTextLabel?.text.isEmpty == false
      }
      return (cells.count, cells.filter { $0.imageView.image != nil }.count)
    }
    let count = room == "tabs" ? 2 : 4
    let large = try counts(Size(width: 960, height: 840))
    #expect(large.pictures == count && large.rows >= count)
    let small = try counts(Size(width: 250, height: 500))
    #expect(small.rows > 0 && small.pictures == 0)
    try Demo.withText(.accessibilityLarge) {
      let huge = try counts(Size(width: 960, height: 840))
      #expect(huge.rows > 0 && huge.pictures == 0)
    }
  }

  @Test(
    "each page of the long list says how many seeds it has; As written has only the three colours")
  func longList() throws {
    let demo = try Demo("dropdown", size: Size(width: 960, height: 840))
    demo.stage.click(on: "Long list")
    demo.stage.settle()
    #expect(demo.texts.contains { $0.text.string == "One seed, in the middle." })
    for name in ["Menu", "Number 5"] {
      demo.stage.click(on: name)
      demo.stage.settle()
    }
    #expect(demo.texts.contains { $0.text.string.hasPrefix("5 seeds: ") })
    demo.stage.click(on: "As written")
    demo.stage.settle()
    #expect(!demo.texts.contains { $0.text.string.contains("seed") })
  }

  @Test("two placeholders are beside each other if their cards are larger then")
  func places() throws {
    let demo = try Demo("placeholder", size: Size(width: 1280, height: 800), paints: false)
    let names = ["Counter", "Slider"]
    let titles = try names.map { frame(try label($0, demo)) }
    #expect(titles[0].minY == titles[1].minY && titles[0].maxX < titles[1].minX)
  }

  @Test("printed lines are in a card that ends below the last line; a low list has none")
  func card() throws {
    let demo = try Demo("dropdown", size: Size(width: 1280, height: 800))
    let list = frame(
      try #require(demo.views(View.self).first { $0.accessibilityLabel == "Printed lines" }))
    let lines = demo.texts.filter { list.contains($0.frame) && $0.text.string.contains(" - ") }
    let last = try #require(lines.map(\.frame.maxY).max())
    let theme = Theme(demo.root.traitCollection)
    let picture = demo.stage.snapshot()
    let x = Int(list.minX) + 6
    #expect(picture.color(atX: x, y: Int(last) - 4).contrastRatio(with: theme.surface) < 1.01)
    #expect(picture.color(atX: x, y: Int(last) + 30).contrastRatio(with: theme.background) < 1.01)
  }
}
