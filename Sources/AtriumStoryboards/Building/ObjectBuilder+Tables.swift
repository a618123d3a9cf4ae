import AtriumControls
import AtriumGeometry
import AtriumKit

extension ObjectBuilder {
  /// Makes a table of the style in the file.
  func makeTable(_ element: InterfaceElement) -> TableView {
    let style = element.choice("style", Self.tableStyles) ?? .plain
    return TableView(frame: .zero, style: style)
  }

  /// Makes a cell of the style in the file.
  func makeCell(_ element: InterfaceElement) -> TableViewCell {
    let style = element.choice("style", Self.cellStyles) ?? .default
    return TableViewCell(style: style, reuseIdentifier: element["reuseIdentifier"])
  }

  // MARK: Tables

  func decode(_ table: TableView, _ element: InterfaceElement) {
    if let height = element.number("rowHeight") { table.rowHeight = height > 0 ? height : -1 }
    if let height = element.number("estimatedRowHeight"), height > 0 {
      table.estimatedRowHeight = height
    }
    if let height = titleHeight("sectionHeaderHeight", of: element) {
      table.sectionHeaderHeight = height
    }
    if let height = titleHeight("sectionFooterHeight", of: element) {
      table.sectionFooterHeight = height
    }
    if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if element["separatorStyle"] == "none" { table.showsSeparators = false }
    if let header = element.child("view", key: "tableHeaderView") {
      table.tableHeaderView = makeView(header)
    }
    if let footer = element.child("view", key: "tableFooterView") {
      table.tableFooterView = makeView(footer)
    }
    for prototype in element.list("prototypes") { register(prototype, in: table) }
    var sections = element.list("sections").map(makeSection)
    if registry.isPreview, sections.isEmpty {
      let cells = element.list("prototypes").compactMap { makeView($0) as? TableViewCell }
      if !cells.isEmpty { sections = [StaticTableDataSource.Section(cells: cells)] }
    }
    if !sections.isEmpty {
      let content = StaticTableDataSource(sections: sections)
      staticContents.append((table, content))
    }
    noteWhatTablesLack(element)
  }

  /// The height of headers or footers; nil for those that Interface Builder writes by itself, which are
  /// smaller than the titles here.
  private func titleHeight(_ attribute: String, of element: InterfaceElement) -> Double? {
    guard let height = element.number(attribute), height > 1 else { return nil }
    return [10, 18, 22, 28].contains(height) ? nil : height
  }

  private func noteWhatTablesLack(_ element: InterfaceElement) {
    element.ignore(key: "separatorColor")
    element.ignore(key: "separatorInset")
    element.ignore(key: "sectionIndexColor")
    element.ignore(key: "sectionIndexBackgroundColor")
    element.ignore(key: "sectionIndexTrackingBackgroundColor")
    // Separators have one style, rows are edited by swipes, and the style was given to the table.
    _ = (element["dataMode"], element["separatorStyle"], element["style"])
    _ = (element["allowsSelectionDuringEditing"], element["allowsMultipleSelectionDuringEditing"])
    _ = (element["estimatedSectionHeaderHeight"], element["estimatedSectionFooterHeight"])
    _ = (element["separatorInsetReference"], element["sectionIndexMinimumDisplayRowCount"])
    _ = element["springLoaded"]
  }

  private func makeSection(_ element: InterfaceElement) -> StaticTableDataSource.Section {
    var cells: [TableViewCell] = []
    var heights: [Int: Double] = [:]
    for element in element.list("cells") where !isExcluded(element) {
      guard let cell = makeView(element) as? TableViewCell else { continue }
      if let height = element.number("rowHeight"), height > 0 { heights[cells.count] = height }
      cells.append(cell)
    }
    return StaticTableDataSource.Section(
      header: string("headerTitle", of: element), footer: string("footerTitle", of: element),
      cells: cells, heights: heights)
  }

  /// Registers a prototype: each cell is made from the file again, with its own connections.
  private func register(_ prototype: InterfaceElement, in table: TableView) {
    guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
      return prototype.warn("A prototype cell in \(place) has no reuse identifier; it is left out.")
    }
    let (document, source, place, onSegue) = (document, source, place, onSegue)
    let id = ownerID
    table.register(forCellReuseIdentifier: identifier) { [weak owner] in
      // Each cell has objects of its own, so a builder of its own makes it.
      let builder = ObjectBuilder(document: document, source: source, place: place)
      builder.onSegue = onSegue
      if let owner { builder.note(owner: owner, id: id, element: nil) }
      return builder.makePrototype(prototype, identifier: identifier)
    }
  }

  private func makePrototype(
    _ prototype: InterfaceElement, identifier: String
  ) -> TableViewCell {
    var cell = makeView(prototype) as? TableViewCell
    if cell?.reuseIdentifier != identifier {
      prototype.warn(
        "The class of the prototype \"\(identifier)\" makes no cell with this reuse identifier; a plain "
          + "cell is used.")
      cell = nil
    }
    addConstraints()
    connect(isComplete: true)
    awake()
    return cell ?? TableViewCell(reuseIdentifier: identifier)
  }

  // MARK: Cells

  func decode(_ cell: TableViewCell, _ element: InterfaceElement) {
    if let type = element.choice("accessoryType", Self.accessories) { cell.accessoryType = type }
    if element["selectionStyle"] == "none" { cell.isSelectable = false }
    let own: [(String, View?)] = [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel),
      ("imageView", cell.imageView),
    ]
    var views: [String: View] = [:]
    for (key, view) in own {
      if let id = element[key], let view { views[id] = view }
    }
    let content = element.child(key: "contentView")
    if let content {
      note(cell.contentView, for: content)
      _ = (content.child("rect"), content.child("autoresizingMask"), content["tableViewCell"])
      _ = (content.child("connections"), content.flag("opaque"), content.flag("clipsSubviews"))
      _ = (
        content.flag("multipleTouchEnabled"), content["contentMode"], content.child("constraints")
      )
      _ = content["insetsLayoutMarginsFromSafeArea"]
      _ = content["preservesSuperviewLayoutMargins"]
      if let color = content.child("color", key: "backgroundColor") {
        cell.contentView.backgroundColor = self.color(color)
      }
      for child in content.list("subviews") where !isExcluded(child) {
        if let id = child.id, let view = views[id] {
          decode(view, from: child)
          note(view, for: child)
        } else {
          cell.contentView.addSubview(makeView(child))
        }
      }
    }
    if let accessory = element.children.first(where: { $0.key == "accessoryView" }) {
      _ = element.child(key: "accessoryView")
      cell.accessoryView = makeView(accessory)
    }
    noteWhatCellsLack(element)
  }

  private func noteWhatCellsLack(_ element: InterfaceElement) {
    // Xcode 4 wrote a level of 1 with a width of 0, which moves nothing.
    if element.number("indentationWidth") != 0 { element.ignore("indentationLevel", unless: "0") }
    element.ignore("showsReorderControl", unless: "NO")
    for key in ["backgroundView", "selectedBackgroundView", "editingAccessoryView"] {
      element.ignore(key: key)
    }
    element.ignore(key: "separatorInset")
    if let type = element["accessoryType"], type.hasPrefix("detail") {
      element.warn(
        "A cell has no detail button here; the row itself can be selected.",
        key: "tableViewCell \(type)")
    }
    // Rows are edited by swipes, which leave the accessory where it is.
    _ = (element["shouldIndentWhileEditing"], element["hidesAccessoryWhenEditing"])
    _ = (element["editingAccessoryType"], element["focusStyle"], element["indentationLevel"])
    _ = (element["style"], element["reuseIdentifier"], element["rowHeight"])
  }

  private static let tableStyles: [String: TableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
  private static let cellStyles: [String: TableViewCell.Style] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value1, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
  private static let accessories: [String: TableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .disclosureIndicator, "detailButton": .none,
  ]
}
