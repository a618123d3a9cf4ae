import AtriumAccessibility
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The push buttons of every room: a screen reader speaks about the effect of each button.
@MainActor
@Suite(.serialized)
struct RoomButtonTests {
  private typealias Reference = AccessibleClient.Reference

  /// The buttons that can be clicked, except those of the header, which are the same in all rooms but one.
  private func buttons(_ page: AccessibleStage, _ room: String) -> [Reference] {
    let client = page.client
    let tools = [
      "Show all rooms", "Inspect the controllers", "Settings", "Show the ring",
      "Show the shortcuts", "Things to try",
    ]
    return client.walk().map(\.object).filter { object in
      guard client.role(object) == "push button", !client.actions(object).isEmpty,
        client.states(object).isSuperset(of: [8, 25])
      else { return false }
      return room == "clock" || !tools.contains(client.name(object))
    }
  }

  /// Returns the events after a press of a button that has the focus, and the name of the button.
  private func press(_ index: Int, in room: String) throws -> (button: String, events: [String])? {
    let page = try AccessibleRoom.open(room, settings: Settings(motion: .off))
    defer { page.close() }
    let client = page.client
    client.listen(to: ["object", "window"])
    let buttons = buttons(page, room)
    guard buttons.indices.contains(index) else { return nil }
    let button = buttons[index]
    let name = "\(client.role(button)) “\(client.name(button))”"
    let isFocused = client.values(button, "Component", "GrabFocus").first?.flag == true
    page.settle()
    _ = client.takeEvents()
    if isFocused {
      page.stage.key(.keyboardSpacebar)
    } else {
      client.perform(0, of: button)
    }
    page.settle()
    return (name, client.takeEvents())
  }

  /// Returns whether a screen reader speaks about an event while a button has the focus.
  private func isHeard(_ event: String, at button: String) -> Bool {
    if event.contains(": Announcement 1") || event.hasSuffix("StateChanged:focused 1") {
      return true
    }
    return event.hasPrefix(button + ": ")
      && ["PropertyChange", "StateChanged:checked"].contains { event.contains($0) }
  }

  @Test(
    "AX-31: in every room a screen reader speaks about the effect of each button",
    arguments: AccessibleRoom.all)
  func heard(room: String) throws {
    var silent: [String] = []
    var count = 0
    while let (button, events) = try press(count, in: room) {
      count += 1
      if !events.contains(where: { isHeard($0, at: button) }) {
        silent.append("\(button) \(events.prefix(3))")
      }
    }
    #expect(silent == [])
  }
}
