import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Lists of lines that cannot be chosen, and the rows and sections of tables.
@MainActor
struct LineListTests {
  /// The number of a line and the number of all lines; empty for an object without a position.
  private func position(
    of line: AccessibleClient.Reference, _ client: AccessibleClient
  ) -> [Int] {
    let attributes = client.values(line, "Accessible", "GetAttributes").first?.elements ?? []
    return ["posinset", "setsize"].compactMap { name in
      attributes.compactMap { attribute -> Int? in
        guard case .entry(.string(name), let value) = attribute else { return nil }
        return value.text.flatMap { Int($0) }
      }.first
    }
  }

  /// The roles, names and positions of the lines in a list.
  private func lines(in list: AccessibleClient.Reference, _ client: AccessibleClient) -> [String] {
    client.children(list).map { line in
      let position = position(of: line, client).map(String.init)
      return ([client.role(line), client.name(line)] + position).joined(separator: " | ")
    }
  }

  @Test(
    "AX-28: shortcuts are the lines of a list, and the arrow keys read them while a screen reader runs"
  )
  func shortcuts() throws {
    func command(_ title: String, _ input: String) -> KeyCommand {
      KeyCommand(title: title, input: input, modifierFlags: .control) {}
    }
    let root = ViewController()
    root.title = "Home"
    let page = try AccessibleStage(root)
    defer { page.close() }
    let client = page.client
    client.listen(to: ["object:state-changed:focused"])
    root.present(
      ShortcutsController(sections: [
        .init(title: "File", commands: [command("Open", "o"), command("Save", "s")]),
        .init(title: "Edit", commands: [command("Copy", "c")]),
      ]), animated: false)
    page.settle()
    let list = try #require(client.find("list", "Shortcuts"))
    #expect(
      lines(in: list, client) == [
        "heading | File", "list item | Open, Ctrl+O | 1 | 3", "list item | Save, Ctrl+S | 2 | 3",
        "heading | Edit", "list item | Copy, Ctrl+C | 3 | 3",
      ])
    // If the list offered a selection, screen readers would say for each line that the line is not selected.
    let interfaces = client.values(list, "Accessible", "GetInterfaces").first?.elements ?? []
    #expect(interfaces.contains(.string("org.a11y.atspi.Component")))
    #expect(!interfaces.contains(.string("org.a11y.atspi.Selection")))
    let row = try #require(client.find("list item", "Open, Ctrl+O"))
    #expect(client.actions(row) == [] && !client.states(row).contains(22))
    func focused() -> [String] {
      client.walk().map(\.object).filter { client.states($0).contains(12) }.map(client.name)
    }
    #expect(focused() == ["Shortcuts"])
    var read: [String] = []
    for key in [KeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardEnd] {
      page.stage.key(key)
      page.settle()
      read += focused()
    }
    page.stage.key(.keyboardUpArrow)
    page.settle()
    #expect(read + focused() == ["File", "Open, Ctrl+O", "Copy, Ctrl+C", "Edit"])
  }

  @Test("AX-28: without a screen reader, shortcuts that fit are no stop of Tab")
  func withoutReader() throws {
    let list = ShortcutsController(commands: [
      KeyCommand(title: "Open", input: "o", modifierFlags: .control) {}
    ])
    let stage = Stage(size: Size(width: 600, height: 600))
    stage.window.rootViewController = list
    stage.window.dispatch(.focus(true))
    stage.settle()
    #expect(stage.window.firstResponder == nil)
    stage.key(.keyboardDownArrow)
    #expect(list.view.subviews.compactMap(\.accessibilityFocusedElement).isEmpty)
  }

  @Test("AX-28: the entries of the journal are the lines of a list, with their positions")
  func journal() throws {
    let page = try AccessibleRoom.open("journal")
    defer { page.close() }
    let client = page.client
    let list = try #require(client.find("list", "Calls"))
    let items = client.children(list).filter { client.role($0) == "list item" }
    try #require(items.count > 5)
    let positions = items.map { position(of: $0, client) }
    let last = try #require(positions.last?.last)
    #expect(positions == (1...items.count).map { [last - items.count + $0, last] })
    client.listen(to: ["object:state-changed:focused"])
    let view = try #require(page.stage.view(named: "Calls"))
    view.becomeFirstResponder()
    page.stage.key(.keyboardHome)
    page.settle()
    let focused = client.walk().map(\.object).filter { client.states($0).contains(12) }
    #expect(focused.map(client.role) == ["heading"])
    page.stage.key(.keyboardDownArrow)
    page.settle()
    let next = client.walk().map(\.object).filter { client.states($0).contains(12) }
    #expect(next.map(client.role) == ["list item"])
  }

  /// Focuses a list of a room, presses keys, and returns the focused objects.
  private func read(
    _ list: String, _ keys: [KeyboardHIDUsage], in page: AccessibleStage
  ) throws -> [String] {
    let client = page.client
    client.listen(to: ["object:state-changed:focused"])
    let view = try #require(page.stage.view(named: list))
    try #require(view.becomeFirstResponder())
    page.settle()
    func focused() -> [String] {
      client.walk().map(\.object).filter { client.states($0).contains(12) }.map {
        "\(client.role($0)) | \(client.name($0))"
      }
    }
    return focused()
      + keys.flatMap { key in
        page.stage.key(key)
        page.settle()
        return focused()
      }
  }

  @Test("AX-28: the calls of a room are the lines of a list, and the arrow keys read them")
  func calls() throws {
    let page = try AccessibleRoom.open("navigation", size: Size(width: 1280, height: 800))
    defer { page.close() }
    let read = try read(
      "Printed lines", [.keyboardUpArrow, .keyboardHome, .keyboardDownArrow], in: page)
    #expect(
      read == [
        "list item | Library.viewDidAppear", "list item | Library stack.viewDidAppear",
        "list item | Library stack.viewWillAppear", "list item | Library.viewDidLoad",
      ])
    let client = page.client
    let list = try #require(client.find("list", "Printed lines"))
    #expect(
      lines(in: list, client) == [
        "label | Last calls", "list item | Library stack.viewWillAppear | 1 | 7",
        "list item | Library.viewDidLoad | 2 | 7", "list item | Library.viewWillAppear | 3 | 7",
        "list item | Library stack.viewIsAppearing | 4 | 7",
        "list item | Library.viewIsAppearing | 5 | 7",
        "list item | Library stack.viewDidAppear | 6 | 7",
        "list item | Library.viewDidAppear | 7 | 7",
      ])
    let line = try #require(client.find("list item", "Library.viewDidLoad"))
    #expect(client.actions(line) == ["click"] && !client.states(line).contains(22))
  }

  @Test(
    "AX-28: printed lines that cannot be chosen are read too, but only while a screen reader runs")
  func printedLines() throws {
    let page = try AccessibleRoom.open("wizard", size: Size(width: 1280, height: 800))
    defer { page.close() }
    let view = try #require(page.stage.view(named: "Printed lines"))
    #expect(!view.canBecomeFirstResponder)
    let read = try read("Printed lines", [.keyboardReturnOrEnter], in: page)
    #expect(
      read
        == Array(repeating: "list item | Wizard container - didMoveToPage: 0", count: 2))
    let line = try #require(
      page.client.find("list item", "Wizard container - didMoveToPage: 0"))
    #expect(page.client.actions(line) == [])
  }

  @Test("AX-28: the lines of code are the lines of a list, without the blank lines")
  func code() throws {
    let page = try AccessibleRoom.open("shapes")
    defer { page.close() }
    page.stage.key("Ctrl+u")
    page.settle()
    let read = try read("Source", [.keyboardHome, .keyboardDownArrow, .keyboardEnd], in: page)
    let client = page.client
    let items = client.children(try #require(client.find("list", "Source")))
    try #require(items.count > 10)
    let names = items.map(client.name)
    #expect(!names.contains(""))
    #expect(
      read == ["list | Source"]
        + [names[0], names[1], names[names.count - 1]].map { "list item | \($0)" })
    #expect(client.states(items[items.count - 1]).contains(25))
  }

  @Test(
    "AX-28: a table offers a selection only while a row is selected, and reports the end of the selection"
  )
  func selection() throws {
    let source = Sections()
    let (table, page) = try openFood(source)
    defer { page.close() }
    let client = page.client
    client.listen(to: ["object:selection-changed", "object:state-changed:selected"])
    func offersSelection() throws -> Bool {
      let list = try #require(client.find("list", "Food"))
      let interfaces = client.values(list, "Accessible", "GetInterfaces").first?.elements ?? []
      return interfaces.contains(.string("org.a11y.atspi.Selection"))
    }
    #expect(try !offersSelection())
    table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    page.settle()
    #expect(try offersSelection())
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    page.settle()
    #expect(try !offersSelection())
    #expect(
      client.takeEvents() == [
        "list “Food”: SelectionChanged 0", "list item “Pear”: StateChanged:selected 1",
        "list “Food”: SelectionChanged 0", "list item “Pear”: StateChanged:selected 0",
      ])
  }

  /// Opens a page with the table *Food*, which does not retain its data source.
  private func openFood(_ source: Sections) throws -> (table: TableView, page: AccessibleStage) {
    let table = TableView()
    table.dataSource = source
    table.accessibilityLabel = "Food"
    table.frame = Rect(x: 0, y: 0, width: 400, height: 500)
    let root = ViewController()
    root.view.addSubview(table)
    return (table, try AccessibleStage(root))
  }

  /// Rows in sections.
  private final class Sections: TableViewDataSource {
    let sections = [("Fruit", ["Apple", "Pear"]), ("Nuts", ["Almond"])]

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].1.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default)
      cell.textLabel.text = sections[indexPath.section].1[indexPath.row]
      return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].0
    }
  }

  @Test(
    "AX-29: while a screen reader runs, each section that the cursor of a table enters is announced"
  )
  func sections() throws {
    let source = Sections()
    let (table, page) = try openFood(source)
    defer { page.close() }
    page.client.listen(to: ["object:state-changed:focused", "object:announcement"])
    table.becomeFirstResponder()
    page.settle()
    for _ in 0..<3 {
      page.stage.key(.keyboardDownArrow)
      page.settle()
    }
    let events = page.client.takeEvents()
    page.stage.key(.keyboardUpArrow)
    page.settle()
    #expect(
      events.filter { $0.hasSuffix("focused 1") || $0.contains("Announcement") } == [
        "list “Food”: StateChanged:focused 1", "list item “Apple”: StateChanged:focused 1",
        "list item “Pear”: StateChanged:focused 1", "list item “Almond”: StateChanged:focused 1",
        "frame “Window”: Announcement 1 “Fruit”", "frame “Window”: Announcement 1 “Nuts”",
      ])
    #expect(page.client.takeEvents().last == "frame “Window”: Announcement 1 “Fruit”")
  }
}
