import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The room of wizards: its pages give the reason for a refusal, and a dot leads to any page.
@MainActor
struct WizardRoomTests {
  private let demo: Demo

  init() throws {
    demo = try Demo("wizard")
  }

  private func wizard() throws -> WizardController {
    let ring = try #require(demo.root as? RingMenuController)
    return try #require(ring.selectedViewController?.children.first as? WizardController)
  }

  private func click(_ name: String) {
    demo.stage.click(on: name)
    demo.stage.settle()
  }

  private var printed: [String] {
    demo.views(Label.self).map(\.text).filter { $0.contains(" - ") }
  }

  private var texts: [String] { demo.texts.map(\.text.string) }

  /// The titles of the buttons on screen.
  private var buttons: [String] {
    demo.views(Button.self).map(\.title).filter { !$0.isEmpty }
  }

  /// Fills in the first three pages, and goes to the last page.
  private func fillIn() throws {
    click("Emil")
    click("Next")
    click("I take off my shoes")
    click("Next")
    try #require(demo.stage.view(named: "Seats") as? Slider).becomeFirstResponder()
    for _ in 0..<4 { demo.stage.key("Right") }
    click("Next")
  }

  @Test(
    "CK-W1, CK-W3, CK-W4: pages give the reason for a refusal until they are filled in, and Done ends the wizard"
  )
  func pages() throws {
    #expect(buttons == ["Next"])
    click("Next")
    #expect(texts.contains("Choose a name first."))
    click("Ada")
    #expect(!texts.contains("Choose a name first."))
    click("Next")
    #expect(buttons == ["Previous", "Next"])
    click("Next")
    #expect(texts.contains("Accept the rule to go on."))
    click("I take off my shoes")
    click("Next")
    click("Next")
    #expect(texts.contains("0 is too few: take 2 to 6."))
    try #require(demo.stage.view(named: "Seats") as? Slider).becomeFirstResponder()
    demo.stage.key("End")
    click("Next")
    #expect(texts.contains("10 is too many: take 2 to 6."))
    for _ in 0..<5 { demo.stage.key("Left") }
    click("Next")
    #expect(buttons == ["Previous", "Done"])
    #expect(texts.contains("Ada invites 5 guests without shoes."))
    click("Done")
    #expect(texts.contains("Done: the table is booked."))
    #expect(
      printed == [
        "Wizard container - didMoveToPage: 0", "Name - validate: false", "Name - validate: true",
        "Wizard container - didMoveToPage: 1", "Rule - validate: false", "Rule - validate: true",
        "Wizard container - didMoveToPage: 2", "Seats - validate: false", "Seats - validate: false",
        "Seats - validate: true", "Wizard container - didMoveToPage: 3", "Ticket - validate: true",
        "Wizard container - didFinish",
      ])
    click("Previous")
    #expect(try wizard().selectedIndex == 2)
  }

  @Test("CK-W3: a dot jumps to its page, or to the first one that is not valid")
  func jumps() throws {
    try fillIn()
    let dots = try #require(demo.stage.view(named: "Page") as? PageControl)
    dots.becomeFirstResponder()
    demo.stage.key("Home")
    demo.stage.settle()
    #expect(try wizard().selectedIndex == 0)
    demo.stage.key("End")
    demo.stage.settle()
    #expect(try wizard().selectedIndex == 3)
    demo.stage.key("Left")
    demo.stage.key("Left")
    demo.stage.settle()
    #expect(try wizard().selectedIndex == 1 && dots.currentPage == 1)
    click("I take off my shoes")
    dots.becomeFirstResponder()
    demo.stage.key("Home")
    demo.stage.key("End")
    demo.stage.settle()
    #expect(try wizard().selectedIndex == 1 && dots.currentPage == 1)
    demo.stage.key("End")
    demo.stage.settle()
    #expect(try wizard().selectedIndex == 1 && dots.currentPage == 1)
    #expect(texts.contains("Accept the rule to go on."))
  }

  @Test("CK-W2: pages change at once with None, and in 0.4 s with Dissolve and Push")
  func styles() throws {
    for (style, isAnimated) in [("None", false), ("Dissolve", true), ("Push", true)] {
      let demo = try Demo("wizard")
      let ring = try #require(demo.root as? RingMenuController)
      let wizard = try #require(
        ring.selectedViewController?.children.first as? WizardController)
      demo.stage.click(on: style)
      demo.stage.click(on: "Grace")
      demo.stage.settle()
      demo.stage.click(on: "Next")
      demo.stage.advance(by: 0.15)
      #expect(wizard.isPerformingTransition(at: 0) == isAnimated)
      demo.stage.settle()
      #expect(wizard.selectedIndex == 1)
    }
  }

  @Test("Tab and Return are sufficient to go through the wizard")
  func keyboard() throws {
    var names: [String] = []
    for _ in 0..<20 {
      demo.stage.key("Tab")
      let name = (demo.window.firstResponder as? View)?.accessibilityLabel ?? ""
      if names.contains(name) { break }
      names.append(name)
    }
    #expect(
      names == [
        "Host", "Page", "Next", "Show all rooms", "Style", "Things to try",
        "Inspect the controllers", "Explanation",
        "Settings",
        "Show the ring", "Show the shortcuts",
      ])
    try #require(demo.stage.view(named: "Host") as? Control).becomeFirstResponder()
    demo.stage.key("Right")
    try #require(demo.stage.view(named: "Next") as? Control).becomeFirstResponder()
    demo.stage.key("Return")
    demo.stage.settle()
    #expect(try wizard().selectedIndex == 1)
  }
}
