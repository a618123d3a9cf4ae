import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The gallery's page of collection views: the herbarium in its three layouts.
@MainActor
@Suite(.serialized)
struct GalleryCollectionTests {
  private func page(_ size: Size = Size(width: 960, height: 640)) throws -> Demo {
    let demo = try Demo("gallery", size: size)
    try demo.open(page: "Grid")
    return demo
  }

  private func click(_ name: String, _ demo: Demo, _ button: PointerButton = .primary) {
    demo.stage.click(on: name, button: button)
    demo.stage.settle()
  }

  private func herbarium(_ demo: Demo) throws -> CollectionView {
    try #require(demo.stage.view(named: "Herbarium") as? CollectionView)
  }

  /// Chooses a layout of the herbarium, whose control is below the control for the pages.
  private func choose(_ title: String, _ demo: Demo) throws {
    let control = try #require(demo.stage.view(named: "Layout") as? SegmentedControl)
    let index = try #require(control.segments.firstIndex { $0.title == title })
    control.selectedSegmentIndex = index
    control.sendActions(for: .valueChanged)
    demo.stage.settle()
  }

  /// The names of the first plants on screen, in the order of the items.
  private func names(_ demo: Demo, _ count: Int) throws -> [String] {
    try herbarium(demo).visibleCells.prefix(count).compactMap(\.accessibilityLabel)
  }

  @Test(
    "each layout shows each visible plant at its place, also after all other layouts",
    arguments: [Size(width: 420, height: 800), Size(width: 960, height: 640)])
  func layouts(size: Size) throws {
    let demo = try page(size)
    let view = try herbarium(demo)
    for title in ["Grid", "Mosaic", "Shelves", "Grid", "Shelves", "Mosaic", "Grid"] {
      try choose(title, demo)
      let paths = view.indexPathsForVisibleItems
      #expect(paths.count > 4, "\(title)")
      for path in paths {
        let cell = try #require(view.cellForItem(at: path))
        let frame = view.layoutAttributesForItem(at: path)?.frame
        #expect(cell.convert(cell.bounds, to: view) == frame, "\(path) in \(title)")
      }
      let inset = RoomMetrics(size).margin
      #expect(paths.compactMap { view.layoutAttributesForItem(at: $0)?.frame.minX }.min() == inset)
    }
  }

  @Test("selected plants are counted and removed, and a new plant is the first one")
  func changes() throws {
    let demo = try page()
    for name in ["Dahlia", "Poppy"] { click(name, demo) }
    click("Remove 2 plants", demo)
    #expect(try names(demo, 3) == ["Lavender", "Sage", "Thyme"])
    click("Plant", demo)
    #expect(try names(demo, 3) == ["Seedling 1", "Lavender", "Sage"])
    let all = try Set(names(demo, 9))
    click("Shuffle", demo)
    #expect(try Set(names(demo, 9)) == all)
    #expect(try names(demo, 3) != ["Seedling 1", "Lavender", "Sage"])
  }

  @Test("a plant that is held can be moved, and its data moves too")
  func reorder() throws {
    let demo = try page()
    let view = try herbarium(demo)
    func center(_ item: Int) throws -> Point {
      let frame = try #require(
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
      return view.convert(frame.center, to: nil)
    }
    demo.stage.press(at: try center(0))
    demo.stage.advance(by: 0.6)
    demo.stage.move(to: try center(2))
    demo.stage.advance(by: 0.1)
    demo.stage.release(at: try center(2))
    demo.stage.settle()
    #expect(try names(demo, 4) == ["Lavender", "Poppy", "Dahlia", "Sage"])
    // The next snapshot begins with the order that the user has made.
    click("Plant", demo)
    #expect(try names(demo, 4) == ["Seedling 1", "Lavender", "Poppy", "Dahlia"])
  }

  @Test("the context menu of a plant moves it to another bed")
  func context() throws {
    let demo = try page()
    click("Poppy", demo, .secondary)
    click("Move", demo)
    click("In the shade", demo)
    let view = try herbarium(demo)
    #expect(view.numberOfItems(inSection: 0) == 9 && view.numberOfItems(inSection: 1) == 9)
    #expect(try names(demo, 3) == ["Dahlia", "Lavender", "Sage"])
  }

  @Test(
    "no text of the page is cut",
    arguments: [
      Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 1920, height: 1200),
    ], [ContentSizeCategory.large, .accessibilityLarge])
  func fits(size: Size, category: ContentSizeCategory) throws {
    try Demo.withText(category) {
      let demo = try page(size)
      #expect(try herbarium(demo).visibleCells.count >= 2)
      #expect(demo.texts.count > 2)
      #expect(demo.texts.filter { $0.text.isTruncated || $0.text.breaksWords }.isEmpty)
    }
  }
}
