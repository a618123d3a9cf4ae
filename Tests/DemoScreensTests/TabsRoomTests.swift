import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The gallery of *Tabs*: a collection view inside a navigation controller inside a tab.
@MainActor
struct TabsRoomTests {
  private func gallery(_ size: Size = Size(width: 960, height: 640)) throws -> Demo {
    let demo = try Demo("tabs", size: size, paints: false)
    try tabs(demo).selectedIndex = 4
    demo.stage.settle()
    return demo
  }

  private func tabs(_ demo: Demo) throws -> TabBarController {
    func descendants(_ controller: ViewController) -> [ViewController] {
      [controller] + controller.children.flatMap(descendants)
    }
    return try #require(descendants(demo.root).lazy.compactMap { $0 as? TabBarController }.first)
  }

  private func names(_ demo: Demo) -> [String] {
    demo.views(CollectionViewCell.self).compactMap(\.accessibilityLabel)
  }

  private func top(_ demo: Demo) throws -> ViewController {
    try #require(
      (try tabs(demo).selectedViewController as? NavigationController)?.topViewController)
  }

  @Test("the gallery has a picture of each object in the house, and a click opens it")
  func pictures() throws {
    let demo = try gallery(Size(width: 1280, height: 1300))
    #expect(
      names(demo) == [
        "Portrait", "Fountain", "Bench", "Clock", "Coats", "Easel", "Paint", "Ladder", "Atlas",
        "Roses", "Barrels",
      ])
    demo.stage.click(on: "Roses")
    demo.stage.settle()
    #expect(try top(demo).title == "Roses")
    demo.stage.key("alt+Left")
    demo.stage.settle()
    let first = try top(demo)
    #expect(first.title == "Gallery" && names(demo).count == 11)
    // The selection ends when the page appears again.
    #expect((first as? CollectionViewController)?.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("arrows move through the pictures, and Return opens the focused one")
  func keys() throws {
    let demo = try gallery()
    demo.stage.click(on: "Portrait")
    demo.stage.settle()
    demo.stage.key("alt+Left")
    demo.stage.settle()
    #expect(demo.window.focusedView is CollectionView)
    demo.stage.key("Right")
    demo.stage.key("Return")
    demo.stage.settle()
    #expect(try top(demo).title == "Fountain")
  }

  @Test("a narrow window has fewer columns, and no picture is wider than the page")
  func narrow() throws {
    func columns(_ size: Size) throws -> Int {
      let demo = try gallery(size)
      let cells = demo.views(CollectionViewCell.self)
      let page = try top(demo).view.bounds
      #expect(cells.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= page.width })
      return Set(cells.map(\.frame.minX)).count
    }
    #expect(try columns(Size(width: 960, height: 640)) == 3)
    #expect(try columns(Size(width: 320, height: 480)) == 2)
  }
}
