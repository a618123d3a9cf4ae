import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The ring with every kind of item in the room of the icon ring.
@MainActor
struct RingItemsTests {
  private let demo: Demo

  init() throws {
    demo = try Demo("ring")
    demo.stage.click(on: "Every item")
    demo.stage.settle()
  }

  private func ring() throws -> RingMenuController {
    let room = (demo.root as? RingMenuController)?.selectedViewController
    return try #require(room?.children.first as? RingMenuController)
  }

  private func click(_ name: String) {
    demo.stage.click(on: name)
    demo.stage.settle()
  }

  private func says(_ text: String) -> Bool { demo.texts.contains { $0.text.string == text } }

  @Test("toggles stay open, radio items exclude each other, and the menu keeps the states")
  func states() throws {
    click("Open this ring")
    #expect(
      try ring().landmarks.map(\.name) == ["Map", "Profile", "Help", "Light", "Plates", "Locked"])
    click("Light")
    click("Lamps")
    #expect(try says("Lamps: off.") && ring().isMenuVisible)
    // An access key.
    demo.stage.key("f")
    demo.stage.settle()
    #expect(try says("Fountain: on.") && ring().isMenuVisible)
    click("Cold")
    #expect(try says("The light is cold.") && !ring().isMenuVisible)
    let light = try #require(try ring().menu?[3].items)
    let states = light.compactMap { item -> Bool? in
      switch item.kind {
      case .toggle(let isOn, _), .radio(let isOn, _): isOn
      default: nil
      }
    }
    #expect(states == [false, true, false, false, true])
  }

  @Test("a third level opens, a disabled item cancels, and the ring of the text room returns")
  func levels() throws {
    click("Open this ring")
    click("Locked")
    #expect(try ring().selectedIndex == 0)
    if try !ring().isMenuVisible { click("Open this ring") }
    click("Plates")
    click("Spoons")
    click("Tea")
    #expect(try says("Tea: a spoon from the third level.") && !ring().isMenuVisible)
    click("As written")
    click("Open this ring")
    #expect(try ring().landmarks.map(\.name) == ["Map", "Profile", "Help"])
    #expect(try ring().menuView.style == .plain)
  }
}
