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
      press(.keyboardTab, page)
      guard let view = window.focusedView, view !== first else { break }
      if first == nil { first = view }
      if view.focusGroupIdentifier != nil { walkGroup(page) }
    }
    _ = client.takeEvents()
    client.onSignal = { _ in }
    return paths
  }

  /// Presses each arrow key in each view that arrow keys reach from the focused view, and then returns to that view.
  ///
  /// The views may form a row, a grid with rows of different lengths, or a ring, so no fixed order of keys visits all
  /// of them.
  private func walkGroup(_ page: AccessibleStage) {
    let window = page.stage.window
    guard let start = window.focusedView else { return }
    let arrows: [KeyboardHIDUsage] = [
      .keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardUpArrow,
    ]
    var (found, seen) = ([start], Set([ObjectIdentifier(start)]))
    while let view = found.popLast() {
      for arrow in arrows {
        window.requestFocusUpdate(to: view)
        guard press(arrow, page), let next = window.focusedView else { continue }
        if seen.insert(ObjectIdentifier(next)).inserted { found.append(next) }
      }
    }
    window.requestFocusUpdate(to: start)
  }

  /// Presses a key.
  ///
  /// - Returns: Whether the focus has moved to another view.
  @discardableResult
  private func press(_ key: KeyboardHIDUsage, _ page: AccessibleStage) -> Bool {
    let before = page.stage.window.focusedView
    page.stage.key(key)
    page.settle()
    page.loop.runOnce(milliseconds: 0)
    return page.stage.window.focusedView !== before
  }

  @Test(
    "AX-20: in every room Tab and the arrow keys reach each object on which the user can act",
    arguments: AccessibleRoom.all,
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
        states.contains(22) || ["radio button", "list item"].contains(client.role(object))
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
