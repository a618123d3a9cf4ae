import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The list of a guide: its height, and its first calls.
@MainActor
struct GuideListTests {
  @Test(
    "TO-5: above the source, the list ends below a whole row, and the source ends below a whole line",
    arguments: [
      Size(width: 1280, height: 800), Size(width: 1280, height: 720),
      Size(width: 1440, height: 900),
      Size(width: 1920, height: 1200),
    ])
  func wholeRows(size: Size) throws {
    var cutCount = 0
    for name in ["navigation", "tabs", "placeholder", "split", "rotation"] {
      let demo = try Demo(name, size: size, paints: false)
      let list = try #require(demo.stage.view(named: "Guide")?.subviews.first as? TableView)
      let frame = list.convert(list.bounds, to: nil)
      let cells = demo.views(TableViewCell.self).filter { $0.isDescendant(of: list) }
        .map { $0.convert($0.bounds, to: nil) }
      #expect(cells.count >= 5)
      #expect(!cells.contains { $0.minY < frame.maxY - 1 && $0.maxY > frame.maxY + 1 }, "\(name)")
      #expect(cells.contains { abs($0.maxY - frame.maxY) <= 1 }, "\(name)")
      let source = try #require(demo.stage.view(named: "Source beside the room"))
      let end = source.convert(source.bounds, to: nil).maxY
      let lines = source.subviews.compactMap { $0 as? any TextDisplaying }.flatMap { view in
        view.displayedTexts.map { view.convert($0.rect, to: nil) }
      }
      #expect(lines.count >= 4)
      #expect(!lines.contains { $0.minY < end - 1 && $0.maxY > end + 1 }, "\(name)")
      cutCount += list.contentSize.height > list.bounds.height ? 1 : 0
    }
    #expect(cutCount >= 4)
  }

  @Test(
    "TO-4: the first list of a guide begins with the room's first calls, and has none of other rooms"
  )
  func start() throws {
    let demo = try Demo("wizard", size: Size(width: 1280, height: 800), paints: false)
    #expect(
      try Array(calls(demo).prefix(4)) == [
        "Wizard.viewDidLoad", "Wizard container.willMove to Wizard", "Wizard container.viewDidLoad",
        "Wizard container.didMove to Wizard",
      ])
    let ring = try #require(demo.root as? RingMenuController)
    let own = ring.selectedIndex
    ring.selectedIndex = ring.viewControllers.firstIndex { $0.title == "Navigation" }
    demo.stage.settle()
    demo.stage.click(on: "Containment")
    demo.stage.settle()
    ring.selectedIndex = own
    demo.stage.settle()
    let all = try calls(demo)
    #expect(all.count >= 8)
    #expect(all.allSatisfy { $0.hasPrefix("Wizard") || $0.hasPrefix("Name") }, "\(all)")
  }

  /// The calls in the list of a guide.
  private func calls(_ demo: Demo) throws -> [String] {
    let list = try #require(demo.stage.view(named: "Guide")?.subviews.first as? TableView)
    let source = try #require(list.dataSource)
    return (0..<source.tableView(list, numberOfRowsInSection: 1)).map {
      source.tableView(list, cellForRowAt: IndexPath(row: $0, section: 1)).textLabel.text
    }
  }

  @Test("TO-4: the list of a guide that is open from the start begins anew at each input")
  func inputs() throws {
    let demo = try Demo("navigation", size: Size(width: 1280, height: 800), paints: false)
    #expect(try calls(demo).first == "Navigation.viewDidLoad")
    demo.stage.click(on: "Appearance")
    demo.stage.settle()
    #expect(try calls(demo).first == "Appearance.willMove to Library stack")
    #expect(demo.texts.contains { $0.text.string.hasPrefix("Click: Appearance: ") })
  }

  @Test(
    "TO-4: the guide of the playground lists the calls of the scene, and none of the demo itself")
  func scene() throws {
    let demo = try Demo("playground", size: Size(width: 1280, height: 800), paints: false)
    demo.stage.key("Ctrl+t")
    try demo.open(scene: "Line by line")
    for _ in 0..<3 {
      demo.stage.click(on: "Next line")
      demo.stage.settle()
    }
    #expect(
      try calls(demo) == [
        "red.viewDidLoad", "red.viewWillAppear", "red.viewIsAppearing", "red.viewDidAppear",
      ])
  }
}
