import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import DemoScreens
import Testing

/// The Interface Builder files of the demo, and their twins in old formats.
@MainActor
struct InterfaceTests {
  private nonisolated static let storyboards = [
    "NavStoryboard", "PlaceholderStoryboard", "StackStoryboard", "TabStoryboard",
  ]

  /// Returns the trees of each controller of a storyboard on screen, and of the controllers that its segues named
  /// `push` lead to.
  private func trees(of name: String, in folder: String, size: Size) throws -> [String] {
    var reports: [String] = []
    let environment = DemoEnvironment(assetsFolder: folder) { reports.append($0) }
    let storyboard = try environment.interfaces.storyboard(named: name)
    var lines: [String] = []
    for identifier in [nil] + storyboard.identifiers.map(Optional.some) {
      let controller = try environment.interfaces.controller(
        identifier, of: storyboard, as: ViewController.self)
      let stage = Stage(size: size, scale: 1)
      stage.host.paints = false
      stage.window.rootViewController = controller
      stage.settle()
      lines += ["\(name) \(identifier ?? "initial")"] + InterfaceTrees.text(of: controller)
      lines += InterfaceTrees.text(of: stage.window)
      let top = (controller as? NavigationController)?.topViewController ?? controller
      for segue in top.segueIdentifiers where segue == "push" {
        top.performSegue(withIdentifier: segue, sender: nil)
        stage.settle()
        lines += ["after \(segue)"] + InterfaceTrees.text(of: controller)
        lines += InterfaceTrees.text(of: stage.window)
      }
    }
    #expect(storyboard.warnings.map(\.description) == [])
    #expect(reports == [])
    return lines
  }

  @Test(
    "SB-1, SB-14: each storyboard and its twin in the format of Xcode 4.5 load without a warning, with the same trees",
    arguments: storyboards, [Size(width: 400, height: 600), Size(width: 320, height: 480)])
  func twins(name: String, size: Size) throws {
    let old = try InterfaceFolder(copying: InterfaceFolder.old)
    // Two placeholders are beside each other, and a slider with an autoresizing mask does not become narrower.
    let columnCount = name == "PlaceholderStoryboard" ? 2.0 : 1
    let size = Size(width: columnCount * size.width, height: size.height)
    let new = try trees(of: name, in: Demo.assetsFolder, size: size)
    #expect(new.count > 20)
    let twin = try trees(of: name, in: old.path, size: size)
    #expect(InterfaceTrees.differences(new, twin) == [])
  }

  @Test(
    "SB-1: the nib and its twin in the format of Xcode 5 load without a warning, with the same tree"
  )
  func nibs() throws {
    let old = try InterfaceFolder(copying: InterfaceFolder.old)
    let trees = try [Demo.assetsFolder, old.path].map { folder in
      let environment = DemoEnvironment(assetsFolder: folder)
      let nib = try environment.interfaces.nib(named: "DropDownMenu")
      let menu = DropDownMenuController()
      let objects = nib.instantiate(withOwner: menu)
      #expect(nib.warnings == [])
      let view = try #require(objects.first as? View)
      view.frame = Rect(x: 0, y: 0, width: 400, height: 600)
      view.layoutIfNeeded()
      return InterfaceTrees.text(of: view)
    }
    #expect(trees[0].count > 5)
    #expect(InterfaceTrees.differences(trees[0], trees[1]) == [])
  }

  @Test("SL-13: the tabs have the titles, the images and the colours in the file")
  func tabs() throws {
    let lines = try trees(
      of: "TabStoryboard", in: Demo.assetsFolder, size: Size(width: 400, height: 600))
    #expect(
      lines.prefix(4) == [
        "TabStoryboard initial", "TabBarController Tab Controller segues []",
        "  ViewController Item 1 tab Item 1 28.0 segues []",
        "  ViewController Item 2 tab Item 2 28.0 segues []",
      ])
    let pages = lines.filter { $0.contains("PaletteView") }
    #expect(pages.count == 2)
  }

  @Test(
    "the four rooms look the same with files in old formats",
    arguments: ["sliding", "dropdown", "placeholder", "stack"])
  func rooms(screen: String) throws {
    let old = try InterfaceFolder(copying: InterfaceFolder.old)
    var reports: [String] = []
    let rooms = try [Demo.assetsFolder, old.path].map { folder in
      try Demo(screen, assetsFolder: folder) { reports.append($0) }
    }
    #expect(reports == [])
    func trees() -> [[String]] {
      rooms.map { room in
        room.stage.viewTree().replacing(#/0x[0-9a-f]{6,}/#, with: "0x…").split(separator: "\n")
          .map(String.init)
      }
    }
    let first = trees()
    #expect(first[0].count > 25)
    // In the room of placeholders, the cards get their first insets before they have a size. Autoresizing then loses
    // the lengths that do not fit.
    if screen != "placeholder" {
      #expect(InterfaceTrees.differences(first[0], first[1]) == [])
    }
    for room in rooms {
      switch screen {
      case "sliding":
        room.stage.click(on: "As written")
        room.stage.settle()
        try room.choose("Nav")
      case "dropdown": room.stage.click(on: "Menu")
      case "placeholder": room.stage.click(on: "Turn and swap")
      default: room.stage.click(on: "Push")
      }
      room.stage.settle()
    }
    let second = trees()
    #expect(second[0] != first[0])
    #expect(InterfaceTrees.differences(second[0], second[1]) == [])
  }

  @Test("SL-13: selecting the row of the file's table pushes the file's next controller")
  func push() throws {
    let demo = try Demo("sliding")
    demo.stage.click(on: "As written")
    demo.stage.settle()
    try demo.choose("Nav")
    demo.stage.settle()
    demo.stage.click(on: "Push")
    demo.stage.settle()
    let bar = demo.views(NavigationBar.self).first { $0.topItem?.title == "View Controller" }
    #expect(bar?.backItem?.title == "Root View Controller")
    #expect(demo.views(Label.self).contains { $0.text == "View Controller" && !$0.isHidden })
  }
}
