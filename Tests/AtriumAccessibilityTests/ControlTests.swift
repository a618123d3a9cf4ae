import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Roles, states, values and actions of the controls.
@MainActor
struct ControlTests {
  /// Shows views below each other.
  private func page(_ views: [View]) throws -> AccessibleStage {
    let root = ViewController()
    for (index, view) in views.enumerated() {
      view.frame = Rect(x: 20, y: 10 + 50 * Double(index), width: 200, height: 40)
      root.view.addSubview(view)
    }
    return try AccessibleStage(root)
  }

  @Test(
    "AX-4: the start button of a radial menu is a toggle that is checked while the menu is open")
  func radialMenu() throws {
    let menu = RadialMenu(items: [RadialMenuItem(title: "North"), RadialMenuItem(title: "South")])
    menu.startPoint = Point(x: 200, y: 200)
    let root = ViewController()
    menu.frame = Rect(x: 0, y: 0, width: 400, height: 400)
    root.view.addSubview(menu)
    let page = try AccessibleStage(root)
    defer { page.close() }
    let client = page.client
    client.listen(to: ["object:state-changed:checked"])
    let button = try #require(client.find("toggle button", "Menu"))
    for _ in 0..<2 {
      #expect(client.perform(0, of: button))
      page.settle()
    }
    #expect(
      client.takeEvents() == [
        "toggle button “Menu”: StateChanged:checked 1",
        "toggle button “Menu”: StateChanged:checked 0",
      ])
  }

  @Test("AX-4: each control has its role, its name and its actions")
  func roles() throws {
    let (heading, disabled, selected) = (
      Label(text: "Title"), Button(title: "Off"), Button(title: "On")
    )
    heading.accessibilityTraits = [.staticText, .header]
    disabled.isEnabled = false
    selected.isSelected = true
    let (toggle, slider, stepper) = (Switch(), Slider(value: 5, in: 0...10, step: 1), Stepper())
    (toggle.accessibilityLabel, slider.accessibilityLabel) = ("Wi-Fi", "Volume")
    stepper.accessibilityLabel = "Copies"
    let progress = ProgressView()
    (progress.progress, progress.accessibilityLabel) = (0.25, "Upload")
    let picture = View()
    (picture.isAccessibilityElement, picture.accessibilityTraits) = (true, .image)
    (picture.accessibilityLabel, picture.accessibilityHint) = ("A tree", "Grows.")
    let link = View()
    (link.isAccessibilityElement, link.accessibilityTraits) = (true, .link)
    link.accessibilityLabel = "More"
    let page = try page(
      [heading, disabled, selected, toggle, slider, stepper, progress, picture, link])
    defer { page.close() }
    let client = page.client
    let lines = client.walk().dropFirst(2).map { object, _ in
      "\(client.role(object)) “\(client.name(object))” \(client.actions(object).joined(separator: " "))"
    }
    #expect(
      lines == [
        "heading “Title” ", "push button “Off” click", "push button “On” click",
        "toggle button “Wi-Fi” toggle", "slider “Volume” increment decrement",
        "spin button “Copies” increment decrement", "progress bar “Upload” ",
        "image “A tree” ", "link “More” click",
      ])
    let objects = client.walk().dropFirst(2).map(\.object)
    // Enabled 8, focusable 11, selected 23, sensitive 24, showing 25, visible 30, checkable 41.
    #expect(client.states(objects[1]) == [25, 30])
    #expect(client.states(objects[2]) == [8, 11, 23, 24, 25, 30])
    #expect(client.states(objects[3]) == [8, 11, 24, 25, 30, 41])
    #expect(client.property(objects[7], "Accessible", "Description") == .string("Grows."))
  }

  @Test("AX-10: actions switch, click, increase and decrease, and the controls send their events")
  func actions() throws {
    let (button, toggle, slider) = (
      Button(title: "Add"), Switch(), Slider(value: 5, in: 0...10, step: 1)
    )
    let segments = SegmentedControl(titles: ["One", "Two"])
    (toggle.accessibilityLabel, slider.accessibilityLabel) = ("Wi-Fi", "Volume")
    var log: [String] = []
    button.addAction(for: .touchUpInside) { log.append("add") }
    toggle.addAction(for: .valueChanged) { log.append("switch \(toggle.isOn)") }
    slider.addAction(for: .valueChanged) { log.append("slider \(slider.value)") }
    segments.addAction(for: .valueChanged) {
      log.append("segment \(segments.selectedSegmentIndex)")
    }
    let page = try page([button, toggle, slider, segments])
    defer { page.close() }
    let client = page.client
    func perform(_ role: String, _ name: String, _ index: Int) throws {
      #expect(client.perform(index, of: try #require(client.find(role, name))))
      page.settle()
    }
    try perform("push button", "Add", 0)
    try perform("toggle button", "Wi-Fi", 0)
    try perform("slider", "Volume", 0)
    try perform("slider", "Volume", 1)
    try perform("slider", "Volume", 1)
    try perform("radio button", "Two", 0)
    #expect(log == ["add", "switch true", "slider 6.0", "slider 5.0", "slider 4.0", "segment 1"])
    button.isEnabled = false
    page.settle()
    #expect(!client.perform(0, of: try #require(client.find("push button", "Add"))))
    #expect(log.count == 6)
  }

  @Test(
    "AX-4: a button that shows the selection of its menu as the title describes it if it has another name"
  )
  func selectionButtons() throws {
    func button(_ label: String?) -> Button {
      let button = Button(title: "")
      (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
      button.menu = Menu(children: [
        Action(title: "Sun", state: .off) { _ in }, Action(title: "Moon", state: .on) { _ in },
      ])
      button.accessibilityLabel = label
      return button
    }
    let page = try page([button("Picture"), button(nil)])
    defer { page.close() }
    let described = page.client.walk().map(\.object)
      .filter { page.client.role($0) == "push button" }.map {
        "\(page.client.name($0)): "
          + (page.client.property($0, "Accessible", "Description")?.text ?? "")
      }
    #expect(described == ["Picture: Moon", "Moon: "])
  }

  @Test("AX-4: the duration of a transition is in seconds")
  func duration() throws {
    let page = try AccessibleRoom.open("transitions")
    defer { page.close() }
    let slider = try #require(page.client.find("slider", "Duration"))
    #expect(page.client.property(slider, "Value", "Text") == .string("0.6 s"))
  }

  @Test("AX-4: a column of a picker has the number and the title of its row, and reports both")
  func picker() throws {
    final class Months: PickerViewDataSource, PickerViewDelegate {
      func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(
        _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { ["May", "June", "July"][row] }
    }
    let (view, months) = (PickerView(), Months())
    (view.dataSource, view.delegate) = (months, months)
    view.accessibilityLabel = "Month"
    let page = try page([view])
    defer { page.close() }
    let client = page.client
    let column = try #require(client.find("spin button", "Month"))
    func text() -> String? { client.property(column, "Value", "Text")?.text }
    #expect(text() == "May" && client.property(column, "Value", "MaximumValue") == .double(2))
    client.listen(to: ["object:property-change:accessible-value"])
    #expect(client.perform(0, of: column))
    page.settle()
    #expect(text() == "June")
    #expect(
      client.takeEvents() == ["spin button “Month”: PropertyChange:accessible-value 0 = 1.0"])
    _ = client.call(
      column, "org.freedesktop.DBus.Properties", "Set",
      [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(99))])
    page.settle()
    #expect(text() == "July" && view.selectedRow(inComponent: 0) == 2)
  }

  @Test("AX-10: numbers are read and set, within their range")
  func values() throws {
    let slider = Slider(value: 5, in: 0...10, step: 1)
    slider.accessibilityLabel = "Volume"
    let page = try page([slider])
    defer { page.close() }
    let client = page.client
    let object = try #require(client.find("slider", "Volume"))
    #expect(client.property(object, "Value", "CurrentValue") == .double(5))
    #expect(client.property(object, "Value", "MaximumValue") == .double(10))
    #expect(client.property(object, "Value", "MinimumIncrement") == .double(1))
    for (wish, value) in [(7.0, 7.0), (100, 10), (-5, 0)] {
      _ = client.call(
        object, "org.freedesktop.DBus.Properties", "Set",
        [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(wish))])
      page.settle()
      #expect(slider.value == value)
    }
    _ = client.call(
      object, "org.freedesktop.DBus.Properties", "Set",
      [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(.nan))])
    #expect(slider.value == 0)
  }

  @Test(
    "AX-10: custom actions follow the click, and a view without an action of its own receives a tap"
  )
  func customActions() throws {
    var log: [String] = []
    let view = View()
    (view.isAccessibilityElement, view.accessibilityTraits) = (true, .button)
    view.accessibilityLabel = "Card"
    view.addGestureRecognizer(TapGestureRecognizer { _ in log.append("tap") })
    view.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Delete") { action in
        log.append(action.name)
        return true
      }
    ]
    let page = try page([view])
    defer { page.close() }
    let client = page.client
    let object = try #require(client.find("push button", "Card"))
    #expect(client.actions(object) == ["click", "Delete"])
    #expect(client.perform(0, of: object))
    page.settle()
    #expect(client.perform(1, of: object))
    #expect(!client.perform(2, of: object))
    #expect(log == ["tap", "Delete"])
    // A view in front of the card would receive the tap.
    let cover = View(frame: view.frame)
    view.superview?.addSubview(cover)
    page.settle()
    #expect(!client.perform(0, of: object) && log.count == 2)
  }

  @Test(
    "AX-24: segments are radio buttons in a group with the control's name, and the first segment has the focus if none is selected"
  )
  func segments() throws {
    let segments = SegmentedControl(titles: ["One", "Two", "Three"])
    segments.accessibilityLabel = "Size"
    let page = try page([segments])
    defer { page.close() }
    let client = page.client
    #expect(
      client.tree().dropFirst(2).map { $0.drop { $0 == " " } } == [
        "panel “Size”", "radio button “One”", "radio button “Two”", "radio button “Three”",
      ])
    let buttons = client.children(try #require(client.find("panel", "Size")))
    // 5 is the relation to the members of the group.
    let relation = client.values(buttons[1], "Accessible", "GetRelationSet").first?.elements.first
    #expect(relation?.elements.first == .uint32(5))
    #expect(relation?.elements.last?.elements.map(AccessibleClient.Reference.init) == buttons)
    client.listen(to: ["object:state-changed"])
    segments.becomeFirstResponder()
    page.settle()
    for _ in 0..<2 {
      page.stage.key(.keyboardRightArrow)
      page.settle()
    }
    #expect(
      client.takeEvents() == [
        "radio button “One”: StateChanged:focused 1", "radio button “One”: StateChanged:checked 1",
        "radio button “One”: StateChanged:checked 0", "radio button “Two”: StateChanged:checked 1",
        "radio button “One”: StateChanged:focused 0", "radio button “Two”: StateChanged:focused 1",
      ])
    // 4 is checked, 41 is checkable, and 22 is selectable.
    #expect(client.states(buttons[1]).isSuperset(of: [4, 41]))
    #expect(!client.states(buttons[1]).contains(22) && !client.states(buttons[0]).contains(4))
  }

  @Test(
    "AX-5: tabs are selected with the action or the selection, and the arrow keys move the focus")
  func tabs() throws {
    let segments = TabBar()
    segments.items = ["One", "Two", "Three"].map { TabBarItem(title: $0, image: nil) }
    segments.selectedItem = segments.items?.first
    segments.accessibilityLabel = "Pages"
    let page = try page([segments])
    defer { page.close() }
    let client = page.client
    #expect(
      client.tree().dropFirst(2).map { $0.drop { $0 == " " } } == [
        "page tab list “Pages”", "page tab “One”", "page tab “Two”", "page tab “Three”",
      ])
    let (list, two) = (
      try #require(client.find("page tab list", "Pages")),
      try #require(client.find("page tab", "Two"))
    )
    #expect(client.property(list, "Selection", "NSelectedChildren") == .int32(1))
    client.listen(to: [
      "object:selection-changed", "object:state-changed:selected", "object:state-changed:focused",
    ])
    #expect(client.values(list, "Selection", "SelectChild", [.int32(1)]) == [.bool(true)])
    page.settle()
    #expect(segments.selectedItem === segments.items?[1])
    #expect(client.states(two).contains(23))
    segments.becomeFirstResponder()
    page.settle()
    page.stage.key(.keyboardRightArrow)
    page.settle()
    let events = client.takeEvents()
    #expect(
      events.filter { $0.contains("focused 1") } == [
        "page tab “Two”: StateChanged:focused 1", "page tab “Three”: StateChanged:focused 1",
      ])
    #expect(events.filter { $0.contains("SelectionChanged") }.count == 2)
  }

  @Test(
    "AX-13: in a control whose segments are buttons, the segment with the focus ring has the focus")
  func momentary() throws {
    let segments = SegmentedControl(titles: ["Undo", "Redo"])
    segments.isMomentary = true
    segments.accessibilityLabel = "History"
    let page = try page([segments])
    defer { page.close() }
    page.client.listen(to: ["object:state-changed:focused"])
    segments.becomeFirstResponder()
    page.settle()
    for _ in 0..<2 {
      page.stage.key(.keyboardRightArrow)
      page.settle()
    }
    #expect(
      page.client.takeEvents().filter { $0.hasSuffix("focused 1") }.suffix(2) == [
        "push button “Undo”: StateChanged:focused 1",
        "push button “Redo”: StateChanged:focused 1",
      ])
  }

  @Test("AX-6: positions are found in any language, and the state of a switch needs no language")
  func otherLanguage() throws {
    let (item, toggle) = (View(), Switch(isOn: true))
    (item.isAccessibilityElement, item.accessibilityTraits) = (true, .menuItem)
    (item.accessibilityLabel, item.accessibilityValue) = ("Galerie", "5 von 8")
    toggle.accessibilityLabel = "Licht"
    let page = try page([item, toggle])
    defer { page.close() }
    let client = page.client
    let found = try #require(client.find("menu item", "Galerie"))
    let attributes = client.values(found, "Accessible", "GetAttributes")
    #expect(client.property(found, "Accessible", "Description") == .string(""))
    #expect("\(attributes)".contains("posinset") && "\(attributes)".contains("\"8\""))
    // 4 is checked.
    #expect(client.states(try #require(client.find("toggle button", "Licht"))).contains(4))
  }

  @Test(
    "AX-6: a list has cells with their positions in all rows, and cells keep their own controls")
  func lists() throws {
    let table = TableView()
    let cells = (1...40).map { number in
      let cell = TableViewCell()
      cell.textLabel.text = "Row \(number)"
      return cell
    }
    let source = StaticTableDataSource(sections: [.init(cells: cells)])
    table.dataSource = source
    table.accessibilityLabel = "Rows"
    let root = ViewController()
    table.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    root.view.addSubview(table)
    let page = try AccessibleStage(root)
    defer { page.close() }
    let client = page.client
    let row = try #require(client.find("list item", "Row 3"))
    let entries = client.values(row, "Accessible", "GetAttributes").first?.elements ?? []
    let attributes = entries.compactMap { entry -> String? in
      guard case .entry(let key, let value) = entry else { return nil }
      return "\(key.text ?? "")=\(value.text ?? "")"
    }
    #expect(attributes.contains("posinset=3") && attributes.contains("setsize=40"))
    #expect(client.children(row).isEmpty)
    table.becomeFirstResponder()
    page.settle()
    client.listen(to: ["object:state-changed:focused"])
    page.stage.key(.keyboardDownArrow)
    page.settle()
    page.stage.key(.keyboardDownArrow)
    page.settle()
    #expect(client.takeEvents().last == "list item “Row 2”: StateChanged:focused 1")
  }

  @Test("AX-13: a row that takes the focus gets the cursor of its table, and is not selected")
  func rowTakesFocus() throws {
    let table = TableView()
    let cells = (1...3).map { number in
      let cell = TableViewCell()
      cell.textLabel.text = "Row \(number)"
      return cell
    }
    let source = StaticTableDataSource(sections: [.init(cells: cells)])
    table.dataSource = source
    let page = try page([table])
    defer { page.close() }
    table.frame.size.height = 300
    page.settle()
    let client = page.client
    let rows = try (1...3).map { try #require(client.find("list item", "Row \($0)")) }
    for row in [rows[1], rows[2]] {
      #expect(client.values(row, "Component", "GrabFocus").first?.flag == true)
      page.settle()
      // 11 is focusable, 12 is focused, and 23 is selected.
      #expect(client.states(row).intersection([11, 12, 23]) == [11, 12])
    }
    #expect(table.isFirstResponder)
    page.stage.key(.keyboardUpArrow)
    page.settle()
    #expect(client.states(rows[1]).contains(12))
  }

  @Test("AX-13: the view around an element without a view takes the focus for the element")
  func elementTakesFocus() throws {
    final class Chart: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let chart = Chart()
    chart.accessibilityRole = .list
    let bar = AccessibilityElement(accessibilityContainer: chart)
    (bar.accessibilityLabel, bar.accessibilityRole) = ("Bar", .cell)
    bar.accessibilityFrameInContainerSpace = Rect(x: 0, y: 0, width: 40, height: 20)
    chart.accessibilityElements = [bar]
    let page = try page([chart])
    defer { page.close() }
    let item = try #require(page.client.find("list item", "Bar"))
    #expect(page.client.states(item).contains(11))
    #expect(page.client.values(item, "Component", "GrabFocus").first?.flag == true)
    #expect(chart.isFirstResponder)
  }

  @Test("AX-4: a row with a checkmark is checked, and other rows are not checkable")
  func checkmarks() throws {
    let table = TableView()
    let cells = ["Small", "Large"].map { title in
      let cell = TableViewCell()
      cell.textLabel.text = title
      return cell
    }
    cells[0].accessoryType = .checkmark
    let source = StaticTableDataSource(sections: [.init(cells: cells)])
    table.dataSource = source
    table.accessibilityLabel = "Sizes"
    let item = CollectionViewListCell()
    item.accessibilityLabel = "Item"
    item.accessories = [.label(text: "1"), .checkmark()]
    let root = ViewController()
    table.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    item.frame = Rect(x: 0, y: 220, width: 300, height: 44)
    for view in [table, item] { root.view.addSubview(view) }
    let page = try AccessibleStage(root)
    defer { page.close() }
    let client = page.client
    let rows = try ["Small", "Large", "Item"].map {
      try #require(client.find("list item", $0))
    }
    // 4 is checked, 23 is selected, and 41 is checkable.
    func states() -> [Set<Int>] { rows.map { client.states($0).intersection([4, 23, 41]) } }
    #expect(states() == [[4, 41], [], [4, 41]])
    #expect(client.actions(rows[0]) == ["click"])
    client.listen(to: ["object:state-changed:checked"])
    cells[0].accessoryType = .none
    cells[1].accessoryType = .checkmark
    item.accessories = []
    page.settle()
    #expect(states() == [[], [4, 41], []])
    #expect(
      client.takeEvents() == [
        "list item “Small”: StateChanged:checked 0", "list item “Large”: StateChanged:checked 1",
        "list item “Item”: StateChanged:checked 0",
      ])
  }
}
