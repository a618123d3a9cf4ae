import AtriumAccessibility
import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// All rooms of the demo, as an assistive technology sees them.
@MainActor
struct RoomTests {
  private nonisolated static let rooms = AccessibleRoom.all

  private func page(_ name: String, size: Size = Size(width: 960, height: 640)) throws
    -> AccessibleStage
  {
    try AccessibleRoom.open(name, size: size)
  }

  /// An element of the view tree: its name and its rectangle in pixels of the window.
  private struct Element: Hashable, CustomStringConvertible {
    let name: String
    let extents: [Int]

    var description: String { "“\(name)” \(extents)" }
  }

  /// Collects the visible elements of a view, by the rules of UIKit.
  private func elements(in view: View, clip: Rect, isScrolling: Bool, _ found: inout [Element]) {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
    let frame = view.convert(view.bounds, to: nil)
    if view.isAccessibilityElement {
      let label = view.accessibilityLabel ?? ""
      guard !label.isEmpty, !frame.isEmpty, isScrolling || !frame.intersection(clip).isEmpty else {
        return
      }
      return found.append(Element(name: label, extents: pixels(frame)))
    }
    if view is TableViewCell || view is CollectionViewCell {
      return found.append(
        Element(name: view.accessibilityLabel ?? "", extents: pixels(frame)))
    }
    let inner = view.clipsToBounds ? clip.intersection(frame) : clip
    if view.clipsToBounds, inner.isEmpty, !isScrolling { return }
    let modal = view.subviews.last {
      $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01
        && !$0.accessibilityElementsHidden
    }
    for subview in modal.map({ [$0] }) ?? view.subviews {
      elements(
        in: subview, clip: inner, isScrolling: isScrolling || view is ScrollView, &found)
    }
  }

  private func pixels(_ rect: Rect) -> [Int] {
    let (left, top) = (Int(rect.minX.rounded()), Int(rect.minY.rounded()))
    return [left, top, Int(rect.maxX.rounded()) - left, Int(rect.maxY.rounded()) - top]
  }

  @Test(
    "AX-7: in every room each element of the views is one object with its name and its extents",
    arguments: rooms)
  func elements(room: String) throws {
    let page = try page(room)
    defer { page.close() }
    let client = page.client
    var expected: [Element] = []
    let window = page.stage.window
    elements(in: window, clip: window.bounds, isScrolling: false, &expected)
    let objects = client.walk().map {
      Element(name: client.name($0.object), extents: client.extents($0.object))
    }
    try #require(expected.count > 3)
    for element in Set(expected) {
      let isText = element.name.isEmpty
      #expect(
        isText || objects.filter { $0 == element }.count == expected.filter { $0 == element }.count,
        "\(element)")
    }
  }

  @Test(
    "AX-5: in every room each object has a name, and a role that says what it is",
    arguments: rooms)
  func names(room: String) throws {
    for size in [Size(width: 960, height: 640), Size(width: 360, height: 560)] {
      let page = try page(room, size: size)
      defer { page.close() }
      let client = page.client
      let walked = client.walk()
      try #require(walked.count > 5)
      for (object, _) in walked {
        let (role, name) = (client.role(object), client.name(object))
        #expect(!name.isEmpty && name != "?", "\(role) in \(room) at \(client.extents(object))")
        #expect(role != "unknown", "\(name)")
        // An object that can have the focus or can be clicked has its own text as its name, and not its type.
        #expect(!name.contains("View("), "\(name)")
      }
    }
  }

  /// Returns the text that a screen reader speaks with the name of a panel: the labels inside the panel that have at
  /// least three words and belong to no control, except those in lists and scroll areas.
  private func spokenText(_ object: AccessibleClient.Reference, _ client: AccessibleClient)
    -> [AccessibleClient.Reference]
  {
    client.children(object).flatMap { child -> [AccessibleClient.Reference] in
      let role = client.role(child)
      if ["list", "menu", "scroll pane", "split pane", "table"].contains(role) { return [] }
      let isText =
        role == "label" && client.name(child).split(separator: " ").count >= 3
        && client.states(child).contains(25)
        && client.values(child, "Accessible", "GetRelationSet").first?.elements.isEmpty == true
      return (isText ? [child] : []) + spokenText(child, client)
    }
  }

  @Test(
    "AX-5, AX-19: in every room nothing is spoken twice: text with two panels, text with a control of the same name, and a role in a name",
    arguments: rooms)
  func spokenOnce(room: String) throws {
    let page = try page(room)
    defer { page.close() }
    let client = page.client
    let objects = client.walk().map(\.object)
    let controls = Set(
      objects.filter { client.states($0).contains(25) && !client.actions($0).isEmpty }
        .map(client.name))
    var spoken: Set<AccessibleClient.Reference> = []
    for object in objects {
      let (role, name) = (client.role(object), client.name(object))
      let text = client.property(object, "Accessible", "Description")?.text ?? ""
      #expect(text.isEmpty || !name.contains(text), "“\(name)” has the description “\(text)”")
      #expect(
        role == "label" || !name.lowercased().hasSuffix(role.split(separator: " ").last ?? "?"),
        "the name “\(name)” ends with the role \(role)")
      guard role == "panel" else { continue }
      for label in spokenText(object, client) {
        #expect(spoken.insert(label).inserted, "“\(client.name(label))” is in two panels")
        #expect(!controls.contains(client.name(label)), "“\(client.name(label))” names a control")
      }
    }
    try #require(objects.count > 5)
  }

  @Test("AX-19: the time of the clock is a sentence, which screen readers read with the page")
  func clock() throws {
    let page = try page("clock")
    defer { page.close() }
    let labels = page.client.walk().map(\.object).filter { page.client.role($0) == "label" }
    #expect(labels.map(page.client.name).contains("The time is 10:09."))
  }

  @Test("AX-4: in the room of transitions, the chosen transition is a checked toggle")
  func transitions() throws {
    let page = try page("transitions")
    defer { page.close() }
    let client = page.client
    func checked() -> [String] {
      client.walk().map(\.object).filter {
        client.role($0) == "toggle button" && client.states($0).isSuperset(of: [4, 41])
      }.map(client.name)
    }
    let before = checked()
    let thumb = try #require(client.find("toggle button", "Fade in"))
    #expect(!before.contains("Fade in") && client.perform(0, of: thumb))
    page.settle()
    #expect(before.contains("Explanation") && checked() == ["Explanation", "Fade in"])
  }

  @Test(
    "AX-9: in every room an object that can be clicked is not covered by another",
    arguments: rooms)
  func uncovered(room: String) throws {
    let page = try page(room)
    defer { page.close() }
    let client = page.client
    let window = page.stage.window
    var count = 0
    for (object, _) in client.walk() where client.actions(object) == ["click"] {
      let (extents, states) = (client.extents(object), client.states(object))
      guard states.isSuperset(of: [8, 25]), extents.count == 4 else { continue }
      count += 1
      let middle = Point(
        x: Double(extents[0]) + Double(extents[2]) / 2,
        y: Double(extents[1]) + Double(extents[3]) / 2)
      guard window.bounds.contains(middle) else { continue }
      let hit = window.hitTest(middle, with: nil)
      let frame = hit.map { $0.convert($0.bounds, to: nil) } ?? .null
      #expect(
        frame.intersects(
          Rect(
            x: Double(extents[0]), y: Double(extents[1]), width: Double(extents[2]),
            height: Double(extents[3]))) && hit !== window, "“\(client.name(object))” in \(room)")
    }
    #expect(count >= 3)
  }
}
