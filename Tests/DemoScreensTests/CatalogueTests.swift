import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The names of all screens, in their order.
private let screenNames = [
  "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
  "sliding", "dropdown", "pager", "ring", "modals", "stack",
  "placeholder", "wizard", "transitions", "rotation", "playground", "bench", "bench-push",
  "bench-turn",
]

/// The list of screens, their icons, and the effects of missing icons and small windows.
@MainActor
struct CatalogueTests {
  @Test("the screens have their names and order")
  func names() {
    #expect(
      ScreenCatalogue.names == screenNames.filter { !$0.hasPrefix("bench") })
    #expect(ScreenCatalogue.all.map(\.name) == screenNames)
    #expect(ScreenCatalogue.screen(named: "clock")?.title == "Clock")
    #expect(ScreenCatalogue.screen(named: "Clock") == nil)
    #expect(ScreenCatalogue.all.allSatisfy { !$0.summary.isEmpty })
  }

  @Test(
    "making the controllers of all screens makes no window, in which a scene would run at the launch"
  )
  func launch() async {
    await Window.withOwnWindows {
      await MainActor.run {
        let controllers = ScreenCatalogue.all.map {
          $0.makeController(DemoEnvironment(assetsFolder: nil))
        }
        #expect(Window.all.isEmpty && !controllers.isEmpty)
      }
    }
  }

  @Test("each screen of the ring is selected on request, and has its icon")
  func root() throws {
    for (index, screen) in ScreenCatalogue.ring.enumerated() {
      let demo = try Demo(screen.name)
      let ring = try #require(demo.root as? RingMenuController)
      #expect(ring.selectedIndex == index)
      #expect(
        ring.viewControllers.map(\.title)
          == [
            "Welcome", "Clock", "Shapes", "Journal", "Gallery", "Navigation", "Tabs", "Pages",
            "Split",
            "Sliding", "DropDown", "Pager", "IconRing", "Modals", "Stack", "Placeholder", "Wizard",
            "Transitions", "Rotation", "Playground",
          ])
      #expect(
        ring.menu?.map { $0.controller?.title ?? $0.title ?? "" }
          == [
            "Welcome", "Clock", "Shapes", "Journal", "Gallery", "Containers", "CoconutKit",
            "Playground",
          ])
      #expect(
        ring.menu?[5].items?.map { $0.controller?.title } == [
          "Navigation", "Tabs", "Pages", "Split", "Sliding", "DropDown", "Pager", "IconRing",
          "Modals",
        ])
      #expect(
        ring.menu?[6].items?.map { $0.controller?.title } == [
          "Stack", "Placeholder", "Wizard", "Transitions", "Rotation",
        ])
      #expect(ring.viewControllers.allSatisfy { $0.tabBarItem.image != nil })
    }
    #expect(try !(Demo("bench").root is RingMenuController))
  }

  @Test("every icon exists with one, two and three pixels per point")
  func icons() throws {
    let demo = try Demo("welcome", report: { Issue.record("\($0)") })
    for screen in ScreenCatalogue.ring {
      let icon = demo.environment.assets.icon(named: screen.name)
      #expect(icon.size == Size(width: 28, height: 28))
      for scale in [1.0, 2, 3] { #expect(icon.bitmap(forScale: scale).scale == scale) }
    }
    #expect(demo.environment.assets.appIcons().map(\.size.width) == [16, 32, 48, 64, 128])
  }

  @Test("a missing icon causes a placeholder and one line", arguments: [nil, "/nowhere"])
  func missingAssets(folder: String?) throws {
    var lines: [String] = []
    let demo = try Demo("welcome", assetsFolder: folder) { lines.append($0) }
    let reason = folder == nil ? "No folder of assets" : "No such file or directory"
    #expect(
      lines
        == (screenNames.filter { !$0.hasPrefix("bench") } + ["containers", "coconut"]).map {
          "The picture “\(folder ?? "assets")/icons/\($0).png” cannot be read: \(reason)."
        })
    #expect(demo.environment.assets.icon(named: "clock").size == Size(width: 28, height: 28))
    #expect(lines.count == 22)
  }

  @Test(
    "any size works, small or unusual",
    arguments: screenNames)
  func extremes(name: String) throws {
    let sizes = [
      Size(width: 1, height: 1), Size(width: 1, height: 2000), Size(width: 2000, height: 1),
      Size(width: 33, height: 47), Size(width: 32_767, height: 3),
    ]
    for size in sizes {
      let demo = try Demo(name, size: size)
      demo.stage.resize(to: Size(width: size.height, height: size.width))
      demo.stage.settle()
      #expect(demo.window.isIdle)
    }
  }

  @Test(
    "screens are released with their root",
    arguments: screenNames)
  func released(name: String) throws {
    weak var root: ViewController?
    weak var child: ViewController?
    var environment: DemoEnvironment?
    do {
      let demo = try Demo(name, timeOfDay: 36_000)
      (root, child) = (demo.root, demo.root.children.first)
      environment = demo.environment
      #expect(root != nil && child != nil)
      demo.window.rootViewController = nil
      demo.stage.settle()
    }
    #expect(environment != nil)
    environment = nil
    #expect(root == nil)
    #expect(child == nil)
  }
}
