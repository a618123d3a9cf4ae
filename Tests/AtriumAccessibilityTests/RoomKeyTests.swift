import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Every control of every room by keys alone, with text of the usual size and of twice that size.
@MainActor
@Suite(.serialized)
struct RoomKeyTests {
  private typealias Reference = AccessibleClient.Reference

  /// Presses Tab until the focus returns to the first view.
  ///
  /// - Returns: The paths of the objects that had the focus.
  private func visited(_ page: AccessibleStage) -> Set<String> {
    let client = page.client
    var paths: Set<String> = []
    client.onSignal = { signal in
      if signal.member == "StateChanged", signal.arguments.first?.text == "focused",
        signal.arguments[1].integer == 1
      {
        paths.insert(signal.path)
      }
    }
    client.listen(to: ["object:state-changed:focused"])
    let window = page.stage.window
    var first: View?
    for _ in 0..<300 {
      page.stage.key(.keyboardTab)
      page.settle()
      page.loop.runOnce(milliseconds: 0)
      guard let view = window.focusedView, view !== first else { break }
      if first == nil { first = view }
      if view.focusGroupIdentifier != nil { walkGroup(page) }
    }
    _ = client.takeEvents()
    client.onSignal = { _ in }
    return paths
  }

  /// Presses arrow keys until the focus has visited all rows of a group of views, from its upper left corner.
  private func walkGroup(_ page: AccessibleStage) {
    for key in [KeyboardHIDUsage.keyboardLeftArrow, .keyboardUpArrow] { press(key, page, 20) }
    for _ in 0..<60 {
      // The next row may be shorter, so the focus returns to the start of the row.
      for key in [KeyboardHIDUsage.keyboardRightArrow, .keyboardLeftArrow] { press(key, page, 20) }
      guard press(.keyboardDownArrow, page, 1) else { break }
    }
  }

  /// Presses a key until the focus does not move any more.
  ///
  /// - Returns: Whether the focus has moved.
  @discardableResult
  private func press(_ key: KeyboardHIDUsage, _ page: AccessibleStage, _ most: Int) -> Bool {
    for count in 0..<most {
      let before = page.stage.window.focusedView
      page.stage.key(key)
      page.settle()
      page.loop.runOnce(milliseconds: 0)
      if page.stage.window.focusedView === before { return count > 0 }
    }
    return true
  }

  // The rows of the grid in *Transitions* differ in length, so this walk would not end; TransitionsRoomTests presses the
  // arrow keys there.
  @Test(
    "AX-20: in every room Tab and the arrow keys reach each object on which the user can act",
    arguments: AccessibleRoom.all.filter { $0 != "transitions" },
    [ContentSizeCategory.large, .accessibilityLarge])
  func reached(room: String, category: ContentSizeCategory) throws {
    ContentSizeCategory.preferred = category
    defer { ContentSizeCategory.preferred = .large }
    let page = try AccessibleRoom.open(room, settings: Settings(motion: .off))
    defer { page.close() }
    let client = page.client
    let visited = visited(page)
    var (count, missed): (Int, [String]) = (0, [])
    for (object, _) in client.walk() where !client.actions(object).isEmpty {
      let states = client.states(object)
      guard states.contains(8) else { continue }
      count += 1
      // The arrow keys move among the items of a focused list, a row of tabs or a menu, and among the buttons of a
      // focused control.
      let parent = client.property(object, "Accessible", "Parent").map(Reference.init)
      let isItem =
        states.contains(22) || client.role(object) == "radio button"
        || parent.map { visited.contains($0.path) } ?? false
      let around = isItem ? parent.map { [$0] + client.children($0) } ?? [] : []
      guard !visited.contains(object.path), !around.contains(where: { visited.contains($0.path) })
      else { continue }
      missed.append("\(client.role(object)) “\(client.name(object))”")
    }
    #expect(missed == [])
    #expect(count > 3)
  }
}
