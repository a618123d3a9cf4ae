import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import DemoScreens
import Foundation
import Testing

/// The room of the playground: choosing, verbs, dragging, undo, lists and export.
@MainActor
struct PlaygroundRoomTests {
  private let demo: Demo

  init() throws {
    demo = try Demo("playground", size: Size(width: 1280, height: 800))
  }

  private func shows(_ text: String) -> Bool { demo.texts.contains { $0.text.string == text } }

  private func contains(_ text: String) -> Bool {
    demo.texts.contains { $0.text.string.contains(text) }
  }

  private func click(_ name: String) {
    demo.stage.click(on: name)
    demo.stage.settle()
  }

  /// The point of the window at which the scene shows a point of its own window.
  private func place(_ x: Double, _ y: Double) throws -> Point {
    let view = try #require(demo.stage.view(named: "Scene"))
    let area = view.convert(view.bounds, to: nil)
    let factor = min(area.width / 384, area.height / 288, 1.6)
    return Point(
      x: area.midX + (x - 192) * factor, y: area.midY + (y - 144) * factor)
  }

  @Test("PG-1, TO-1: the room shows palette, scene, code and inspector, and is at rest")
  func parts() {
    #expect(shows("Playground"))
    for kind in ["Leaf", "Tiles", "By hand", "Navigation", "Tabs", "Split", "Pager", "Ring"] {
      #expect(shows(kind), "\(kind)")
    }
    #expect(shows("court.addChild(red)"))
    #expect(shows("red") && shows("blue") && shows("court"))
    #expect(contains("no problems"))
    #expect(demo.window.isIdle)
    let turns = demo.window.statistics.turnCount
    demo.stage.advance(by: 3)
    #expect(demo.window.statistics.turnCount - turns <= 181 && demo.window.isIdle)
  }

  @Test(
    "PG-3: a click chooses, the list has the possible verbs with their Swift code, and a row runs a verb"
  )
  func verbs() throws {
    demo.stage.click(at: try place(300, 144))
    demo.stage.settle()
    click("Do")
    #expect(shows("Do: blue"))
    #expect(contains("blue.willMove(toParent: nil)"))
    try demo.scrollAndChoose("remove blue")
    demo.stage.settle()
    #expect(shows("blue.removeFromParent()"))
    #expect(contains("2 controllers"))
  }

  @Test("PG-3: letters and Return choose a verb, and Ctrl+Z and Ctrl+Shift+Z undo and redo it")
  func keys() throws {
    demo.stage.click(at: try place(300, 144))
    demo.stage.key("Ctrl+e")
    demo.stage.settle()
    for letter in ["r", "e", "m"] { demo.stage.key(letter) }
    demo.stage.key("Return")
    demo.stage.settle()
    #expect(shows("blue.removeFromParent()"))
    demo.stage.key("Ctrl+z")
    demo.stage.settle()
    #expect(!shows("blue.removeFromParent()") && shows("court.addChild(blue)"))
    demo.stage.key("Ctrl+Shift+z")
    demo.stage.settle()
    #expect(shows("blue.removeFromParent()"))
  }

  @Test("PG-3: a drag from the palette adds, a drag in the scene moves, a drag out of it removes")
  func dragging() throws {
    let leaf = try #require(demo.stage.view(named: "New tiles"))
    let start = leaf.convert(leaf.bounds, to: nil).center
    demo.stage.drag(from: start, to: try place(192, 8))
    demo.stage.settle()
    #expect(shows("court.addChild(tiles)"))
    // There are three areas in two rows: red and blue above, the new container below.
    demo.stage.drag(from: try place(90, 70), to: try place(90, 215))
    demo.stage.settle()
    #expect(shows("tiles.addChild(red)"))
    #expect(try names() == ["court", "blue", "tiles", "red"])
    demo.stage.drag(from: try place(90, 144), to: try place(-300, 144))
    demo.stage.settle()
    #expect(try names() == ["court", "tiles", "red"])
  }

  /// The names in the inspector's tree.
  private func names() throws -> [String] {
    let room = (demo.root as? RingMenuController)?.selectedViewController
    let inspector = room?.children.lazy.compactMap { $0 as? InspectorController }.first
    return try #require(inspector?.session.tree?.rows.map(\.node.name))
  }

  @Test("PG-7: a mistake is named below the code, with what to write and its rule")
  func mistake() throws {
    try demo.open(scene: "didMove forgotten")
    #expect(contains("red was added to court and has not received didMove."))
    #expect(contains("Write in court: red.didMove(toParent: self) (rule C-1)"))
    try demo.open(scene: "Two parents")
    #expect(contains("The toolkit would stop here"))
  }

  @Test("PG-6: a leaf shows its name, its phase, the number of its calls, and its last call")
  func leaf() throws {
    let playground = Playground()
    let leaf = try #require(playground.run.controllers["red"]?.view as? any TextDisplaying)
    #expect(leaf.displayedTexts.map(\.string) == ["red", "on screen", "6 calls", "viewDidAppear"])
  }

  @Test("PG-6: a visible leaf that has received no appearance call is not called off screen")
  func visibleLeaf() throws {
    let scene = try #require(PlayScene.mistakes.first { $0.title == "Forwarding forgotten" })
    let playground = Playground(scene)
    let leaf = try #require(playground.run.controllers["red"]?.view as? any TextDisplaying)
    #expect(leaf.displayedTexts.map(\.string).prefix(2) == ["red", "not appeared"])
  }

  @Test("PG-10: the code and the scene are copied, and a copied scene is shown")
  func copies() throws {
    click("More")
    try demo.scrollAndChoose("Copy as Swift")
    demo.stage.settle()
    let code = Pasteboard.general.string ?? ""
    #expect(code.hasPrefix("import Atrium\n") && code.contains("struct Scene {"))
    #expect(contains("lines of Swift."))
    Pasteboard.general.string = "# Mine\nmake green leaf\nadd green to court\n"
    click("More")
    try demo.scrollAndChoose("Paste a scene")
    demo.stage.settle()
    #expect(shows("court.addChild(green)") && !shows("court.addChild(red)"))
    Pasteboard.general.string = "dance"
    click("More")
    try demo.scrollAndChoose("Paste a scene")
    demo.stage.settle()
    #expect(contains("The text is no scene: line 1: no operation is called dance."))
  }

  @Test("SM-9: a replay runs the operations one after the other, and step by step on request")
  func replay() throws {
    demo.stage.click(on: "Replay")
    demo.stage.advance(by: 0.1)
    #expect(!shows("court.addChild(red)"))
    demo.stage.advance(by: 4)
    demo.stage.settle()
    #expect(shows("court.addChild(red)") && shows("court.addChild(blue)"))
    click("More")
    try demo.scrollAndChoose("Replay step by step")
    demo.stage.settle()
    demo.stage.advance(by: 5)
    #expect(!shows("court.addChild(red)") && shows("Next line"))
    click("Next line")
    click("Next line")
    #expect(shows("court.addChild(red)") && !shows("court.addChild(blue)"))
  }

  @Test("PG-8: a scene begins at its first operation, and goes on by itself or step by step")
  func plays() throws {
    click("Scenes")
    try demo.scrollAndChoose("Over a covered child")
    demo.stage.settle()
    #expect(contains("4 operations are still to come: make red leaf") && shows("Next line"))
    demo.stage.advance(by: 1.15)
    #expect(shows("court.addChild(red)") && !shows("court.present(blue, animated: true)"))
    // The scene waits after a step by the user.
    click("Undo")
    demo.stage.advance(by: 5)
    #expect(!shows("court.addChild(red)") && contains("3 operations are still to come"))
    click("Next line")
    demo.stage.advance(by: 5)
    #expect(contains("2 operations are still to come: make blue leaf"))
    click("More")
    try demo.scrollAndChoose("Run the rest")
    demo.stage.advance(by: 3)
    demo.stage.settle()
    #expect(shows("court.present(blue, animated: true)") && shows("Replay"))
    #expect(shows("All operations have run. Replay shows them from the start."))
    click("Undo")
    #expect(!contains("All operations have run."))
  }

  @Test(
    "PG-4, SM-9: a scene with notes waits before each line, and a sentence says what the line did")
  func lineByLine() throws {
    try demo.open(scene: "Line by line")
    demo.stage.advance(by: 5)
    #expect(contains("Three lines add a child") && contains("4 operations are still to come"))
    for (line, sentence) in [
      ("red.title = \"red\"", "The controller exists."),
      ("court.addChild(red)", "red is a child now and receives willMove."),
      ("court.view.addSubview(red.view)", "The view is made and appears:"),
      ("red.didMove(toParent: court)", "The move is complete."),
    ] {
      #expect(!shows(line) && !contains(sentence))
      click("Next line")
      #expect(shows(line) && contains(sentence), "\(line)")
      #expect(!contains("has not received didMove") && contains("no problems"))
    }
    #expect(demo.stage.view(named: "Next line") == nil)
    click("Replay")
    #expect(contains("4 operations are still to come") && shows("Next line"))
  }

  @Test(
    "PG-7: the sentence about a mistake follows its last operation, and before it stands the title")
  func sentenceOfMistake() throws {
    click("Scenes")
    try demo.scrollAndChoose("didMove forgotten")
    demo.stage.advance(by: 0.4)
    #expect(contains("still to come") && shows("didMove forgotten"))
    #expect(!contains("is never notified"))
    demo.stage.advance(by: 4)
    #expect(!contains("still to come") && contains("is never notified"))
  }

  @Test("PG-12: two runs are shown side by side with the number of lines that differ")
  func comparison() throws {
    click("More")
    try demo.scrollAndChoose("Compare: court forwards, court does not forward")
    demo.stage.settle()
    #expect(contains("6 lines differ."))
    #expect(shows("court forwards") && shows("court does not forward"))
  }

  @Test("PG-12: the first difference is in sight, and keys and buttons go to the next one")
  func differences() throws {
    try demo.open(scene: "A stack in tabs")
    click("More")
    try demo.scrollAndChoose("Compare: court forwards, court does not forward")
    demo.stage.settle()
    let text = try #require(demo.stage.view(named: "Calls of both runs") as? ScrollView)
    let area = text.convert(text.bounds, to: nil)
    let status = { demo.texts.map(\.text.string).first { $0.contains("Difference ") } }
    let count = try #require(
      status()?.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }.last)
    #expect(count >= 2)
    var seen: [Double] = []
    for index in 1...count {
      #expect(status()?.contains("Difference \(index) of \(count):") == true)
      // The mark of the difference, which is wider than the marks of other differences, is in sight.
      let picture = demo.stage.snapshot()
      let badge = text.theme.badge
      let rows = (Int(area.minY)..<Int(area.maxY)).filter {
        picture.color(atX: Int(area.minX) + 3, y: $0) == badge
      }
      #expect(!rows.isEmpty, "\(index)")
      seen.append(text.contentOffset.y)
      if index % 2 == 0 { click("Next difference") } else { demo.stage.key(".") }
      demo.stage.settle()
    }
    #expect(seen == seen.sorted() && status()?.contains("Difference 1 of") == true)
    demo.stage.key(",")
    demo.stage.settle()
    #expect(status()?.contains("Difference \(count) of") == true)
    click("Previous difference")
    #expect(status()?.contains("Difference \(count - 1) of") == true)
  }

  @Test("PG-1: in small windows the scene has most of the space of its part, and nothing is cut")
  func smallWindows() throws {
    for (size, least) in [
      (Size(width: 960, height: 640), Size(width: 370, height: 278)),
      (Size(width: 640, height: 960), Size(width: 380, height: 285)),
      (Size(width: 700, height: 930), Size(width: 368, height: 276)),
    ] {
      let demo = try Demo("playground", size: size)
      let scene = try #require(demo.stage.view(named: "Scene"))
      let fit = min(scene.bounds.width / 4, scene.bounds.height / 3)
      #expect(fit * 4 >= least.width && fit * 3 >= least.height, "\(scene.bounds) in \(size)")
      for name in ["Do", "New", "Undo", "Replay", "Scenes", "More"] {
        let button = try #require(demo.stage.view(named: name), "\(name) in \(size)")
        let frame = button.convert(button.bounds, to: nil)
        #expect(demo.window.bounds.contains(frame))
      }
      // The tree is in sight beside the scene, and its rows are the controllers.
      let tree = demo.views((any TextDisplaying).self).first {
        ($0 as View).accessibilityLabel == "Controllers"
      }
      #expect(tree?.displayedTexts.map(\.string).contains("court") == true, "\(size)")
      for text in demo.texts {
        #expect(!text.isClipped && !text.text.isTruncated, "“\(text.text.string)” in \(size)")
      }
    }
  }

  @Test("PG-5: cards are put in order, and the run shows which are right")
  func prediction() throws {
    demo.stage.click(at: try place(300, 144))
    click("More")
    try demo.scrollAndChoose("Predict an operation")
    demo.stage.settle()
    try demo.scrollAndChoose("willMove blue")
    demo.stage.settle()
    #expect(shows("Predict: willMove blue"))
    try demo.scrollAndChoose("blue.willMove")
    demo.stage.settle()
    try demo.scrollAndChoose("Run")
    demo.stage.settle()
    #expect(shows("✓ 1. blue.willMove"))
  }

  @Test("in use, clicks reach the scene; while building they choose", arguments: [false, true])
  func using(isUse: Bool) throws {
    try demo.open(scene: "A stack in tabs")
    if isUse { click("Use") }
    // The button that leads back, in the scene's navigation bar.
    demo.stage.click(at: try place(36, 30))
    demo.stage.settle()
    demo.stage.advance(by: 1)
    #expect(try names().contains("blue") != isUse)
  }

  @Test("the room works in every size and theme, and is released")
  func sizes() throws {
    for size in [
      Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 1280, height: 800),
    ] {
      for settings in [
        Settings(), Settings(userInterfaceStyle: .dark), Settings(accessibilityContrast: .high),
      ] {
        let demo = try Demo("playground", size: size, settings: settings)
        #expect(demo.window.isIdle)
        #expect(demo.stage.view(named: "Do") != nil, "\(size)")
      }
    }
  }
}
