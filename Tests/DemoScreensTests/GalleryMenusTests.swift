import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The gallery's page of menus: each kind of menu changes the poster.
@MainActor
@Suite(.serialized)
struct GalleryMenusTests {
  private func page(_ size: Size = Size(width: 960, height: 640)) throws -> Demo {
    let demo = try Demo("gallery", size: size)
    try demo.open(page: "Menus")
    return demo
  }

  private func click(_ name: String, _ demo: Demo, _ button: PointerButton = .primary) {
    demo.stage.click(on: name, button: button)
    demo.stage.settle()
  }

  private func poster(_ demo: Demo) throws -> View {
    try #require(demo.stage.view(named: "Poster"))
  }

  private func button(_ name: String, _ demo: Demo) throws -> Button {
    try #require(demo.stage.view(named: name) as? Button)
  }

  /// Returns the traits of a row of the open menu.
  private func traits(_ row: String, _ demo: Demo) -> AccessibilityTraits {
    demo.views(View.self).map { $0.accessibilityLabel == row ? $0.accessibilityTraits : [] }
      .first { $0.contains(.menuItem) } ?? []
  }

  @Test("a selection button shows the chosen action, and the poster follows it")
  func selection() throws {
    let demo = try page()
    #expect(try poster(demo).accessibilityValue == "Petals, Clay")
    #expect(try button("Picture", demo).currentTitle == "Petals")
    click("Picture", demo)
    click("Hills", demo)
    click("Frame", demo)
    click("Sea", demo)
    #expect(try poster(demo).accessibilityValue == "Hills, Sea")
    #expect(try button("Picture", demo).currentTitle == "Hills")
    #expect(try button("Frame", demo).currentTitle == "Sea")
  }

  @Test("a toggle leaves the menu open, and other actions close it")
  func pullDown() throws {
    let demo = try page()
    click("Arrange", demo)
    let before = demo.stage.snapshot()
    click("Mirrored", demo)
    #expect(demo.stage.view(named: "Mirrored") != nil)
    #expect(traits("Mirrored", demo).contains(.selected))
    #expect(!demo.stage.snapshot().isIdentical(to: before))
    click("Turn right", demo)
    #expect(demo.stage.view(named: "Turn right") == nil)
  }

  @Test("a press of a button with a menu performs its action, and the right button opens the menu")
  func primary() throws {
    let demo = try page()
    let before = demo.stage.snapshot()
    click("Turn", demo)
    #expect(demo.stage.view(named: "Upside down") == nil)
    #expect(!demo.stage.snapshot().isIdentical(to: before))
    click("Turn", demo, .secondary)
    #expect(demo.stage.view(named: "Upside down") != nil)
  }

  @Test(
    "the context menu opens by the right button and by the Menu key, and a submenu hangs posters")
  func context() throws {
    let demo = try page()
    click("Poster", demo, .secondary)
    click("On the wall", demo)
    click("Three posters", demo)
    #expect(demo.texts.filter { $0.text.string == "Petals" }.count == 4)
    try poster(demo).becomeFirstResponder()
    demo.stage.key("Menu")
    demo.stage.settle()
    #expect(demo.stage.view(named: "Take down") != nil)
    click("Take down", demo)
    #expect(try poster(demo).accessibilityValue == "Nothing hangs here")
    #expect(try !button("Picture", demo).isEnabled)
    click("Poster", demo, .secondary)
    #expect(traits("Turn left", demo).contains(.notEnabled))
    click("Hang it again", demo)
    #expect(try poster(demo).accessibilityValue == "Petals, Clay")
  }

  @Test(
    "the page has the margins of all rooms, and no text is cut",
    arguments: [
      Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 960, height: 640),
      Size(width: 1920, height: 1200),
    ], [ContentSizeCategory.large, .accessibilityLarge])
  func fits(size: Size, category: ContentSizeCategory) throws {
    try Demo.withText(category) {
      let demo = try page(size)
      let wall = try poster(demo)
      let frames = [wall] + demo.views(GallerySection.self)
      let rects = frames.map { $0.convert($0.bounds, to: nil) }
      #expect(rects.count == 5)
      let column = RoomMetrics.stage(
        in: RoomMetrics(size).column(in: Rect(origin: .zero, size: size)))
      #expect(rects.map(\.minX).min() == column.minX)
      #expect(rects.map(\.maxX).max() == column.maxX)
      #expect(demo.texts.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty)
    }
  }
}
