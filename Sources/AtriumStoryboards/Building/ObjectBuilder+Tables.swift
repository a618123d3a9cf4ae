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
    let sections = element.list("sections").map(makeSection)
    if !sections.isEmpty {
      let content = StaticTableDataSource(sections: sections)
      staticContents.append((table, content))
    }
    _ = (element["dataMode"], element["sectionHeaderHeight"], element["sectionFooterHeight"])
    _ = (element["estimatedSectionHeaderHeight"], element["estimatedSectionFooterHeight"])
    _ = (element["separatorStyle"], element["allowsSelectionDuringEditing"], element["style"])
    _ = (element.child(key: "separatorColor"), element.child(key: "sectionIndexBackgroundColor"))
    _ = element.child(key: "separatorInset")
  }

  private func makeSection(_ element: InterfaceElement) -> StaticTableDataSource.Section {
    StaticTableDataSource.Section(
      header: string("headerTitle", of: element), footer: string("footerTitle", of: element),
      cells: element.list("cells").compactMap { makeView($0) as? TableViewCell })
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
    let content = element.child("tableViewCellContentView", key: "contentView")
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
    _ = (
      element["style"], element["reuseIdentifier"], element["indentationWidth"],
      element["rowHeight"]
    )
    _ = (element["shouldIndentWhileEditing"], element["hidesAccessoryWhenEditing"])
    _ = (element["editingAccessoryType"], element["indentationLevel"])
    _ = element.child(key: "separatorInset")
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
