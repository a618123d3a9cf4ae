import AtriumControls
import AtriumGeometry
import AtriumKit

extension ObjectBuilder {
  /// Makes a table with the style in the file.
  func makeTable(_ element: InterfaceElement) -> TableView {
    TableView(frame: .zero, style: tableStyle(of: element))
  }

  func tableStyle(of element: InterfaceElement) -> TableView.Style {
    element.choice("style", Self.tableStyles) ?? .plain
  }

  func cellStyle(of element: InterfaceElement) -> TableViewCell.Style {
    element.choice("style", Self.cellStyles) ?? .default
  }

  /// Makes a cell with the style in the file.
  func makeCell(_ element: InterfaceElement) -> TableViewCell {
    TableViewCell(style: cellStyle(of: element), reuseIdentifier: element["reuseIdentifier"])
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
    if let flag = element.flag("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = flag
    }
    if let flag = element.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = flag
    }
    // Each of these views may be of any class, such as a search bar.
    if let header = element.child(key: "tableHeaderView"), header.name != "nil" {
      table.tableHeaderView = makeView(header)
    }
    if let footer = element.child(key: "tableFooterView"), footer.name != "nil" {
      table.tableFooterView = makeView(footer)
    }
    if registry.isPreview { table.declaredRowInset = shownRowInset(of: element) }
    for prototype in element.list("prototypes") { register(prototype, in: table) }
    var sections = element.list("sections").map(makeSection)
    if registry.isPreview, sections.isEmpty {
      sections = prototypeSection(element.list("prototypes")).map { [$0] } ?? []
    }
    if !sections.isEmpty {
      let content = StaticTableDataSource(sections: sections)
      staticContents.append((table, content))
    }
    noteWhatTablesLack(table, element)
  }

  /// Returns the height of headers or footers in the file; nil without a height, or for Interface Builder's default.
  ///
  /// The default heights are too small for the titles of this toolkit.
  private func titleHeight(_ attribute: String, of element: InterfaceElement) -> Double? {
    guard let height = element.number(attribute), height > 1 else { return nil }
    return [10, 18, 22, 28].contains(height) ? nil : height
  }

  private func noteWhatTablesLack(_ table: TableView, _ element: InterfaceElement) {
    if let color = color("separatorColor", of: element) { table.separatorColor = color }
    if let inset = element.child("inset", key: "separatorInset") {
      table.separatorInset = insets(inset)
    }
    table.sectionIndexColor = color("sectionIndexColor", of: element)
    table.sectionIndexBackgroundColor = color("sectionIndexBackgroundColor", of: element)
    table.sectionIndexTrackingBackgroundColor = color(
      "sectionIndexTrackingBackgroundColor", of: element)
    if let least = element.number("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = Int(least)
    }
    // Separators have only one style in this toolkit, rows are edited by swipes, and the style of the table is already
    // set, so these attributes need no warning.
    _ = (element["dataMode"], element["separatorStyle"], element["style"])
    // The table measures headers and footers at once, so it needs no estimates of their heights.
    element.omit("estimatedSectionHeaderHeight", "estimatedSectionFooterHeight")
    element.leaveOut("separatorInsetReference")
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

  /// Returns a section that shows the prototypes as rows, with their heights in the file; nil without prototypes.
  private func prototypeSection(
    _ prototypes: [InterfaceElement]
  ) -> StaticTableDataSource.Section? {
    var cells: [TableViewCell] = []
    var heights: [Int: Double] = [:]
    for element in prototypes {
      guard let cell = makeView(element) as? TableViewCell else { continue }
      let height =
        element.number("rowHeight") ?? element.child("rect", key: "frame").map(rect)?.height
      if let height, height > 0 { heights[cells.count] = height }
      cells.append(cell)
    }
    return cells.isEmpty ? nil : StaticTableDataSource.Section(cells: cells, heights: heights)
  }

  /// Registers a prototype.
  private func register(_ prototype: InterfaceElement, in table: TableView) {
    guard let identifier = reuseIdentifier(of: prototype, noun: "cell") else { return }
    let make = prototypeMaker(prototype)
    table.register(forCellReuseIdentifier: identifier) {
      if let cell = make() as? TableViewCell, cell.reuseIdentifier == identifier { return cell }
      prototype.warn(
        "The class of the prototype \"\(identifier)\" makes no cell with this reuse identifier; a plain "
          + "cell is used.")
      return TableViewCell(reuseIdentifier: identifier)
    }
  }

  // MARK: Cells

  func decode(_ cell: TableViewCell, _ element: InterfaceElement) {
    if let type = element.choice("accessoryType", Self.accessories) { cell.accessoryType = type }
    if let type = element.choice("editingAccessoryType", Self.accessories) {
      cell.editingAccessoryType = type
    }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
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
      // The autoresizing masks of the views inside refer to this size.
      if let frame = content.child("rect", key: "frame").map(rect), !frame.isEmpty {
        cell.contentView.frame = frame
      }
      placeByInset(cell.contentView, content, in: cell.bounds.size)
      decodeGeometry(of: content, in: cell, element)
      _ = (content.child("rect"), content.child("autoresizingMask"), content["tableViewCell"])
      _ = (content.child("connections"), content.child("constraints"))
      if let flag = content.flag("insetsLayoutMarginsFromSafeArea") {
        cell.contentView.insetsLayoutMarginsFromSafeArea = flag
      }
      decodeLook(cell.contentView, content)
      for guide in content.all("viewLayoutGuide") { note(guide, of: cell.contentView) }
      applyRuntimeAttributes(content, to: cell.contentView)
      Variations.warnOfTheRest(of: content)
      for child in content.list("subviews") where !isExcluded(child) {
        if let id = child.id, let view = views[id] {
          decode(view, from: child)
          note(view, for: child)
        } else {
          let view = makeView(child)
          cell.contentView.addSubview(view)
          placeByInset(view, child, in: cell.contentView.bounds.size)
        }
      }
    }
    if registry.isPreview { showUsualTexts(in: cell, element) }
    if let accessory = element.children.first(where: { $0.key == "accessoryView" }) {
      _ = element.child(key: "accessoryView")
      cell.accessoryView = makeView(accessory)
    }
    if let view = backgroundView("backgroundView", of: element) { cell.backgroundView = view }
    if let view = backgroundView("selectedBackgroundView", of: element) {
      cell.selectedBackgroundView = view
    }
    noteWhatCellsLack(cell, element)
  }

  /// Makes the view under a key; nil if there is none.
  func backgroundView(_ key: String, of element: InterfaceElement) -> View? {
    guard let child = element.child(key: key), child.name != "nil" else { return nil }
    return makeView(child)
  }

  /// Fills empty labels with the texts that Interface Builder shows for them, such as `Title`.
  private func showUsualTexts(in cell: TableViewCell, _ element: InterfaceElement) {
    func show(_ text: String, in label: Label?, _ attribute: String) {
      guard let id = element[attribute], let label, label.text.isEmpty else { return }
      label.text = text
      let content = element.children.first { $0.key == "contentView" }
      let views = content?.children.first { $0.name == "subviews" }?.children ?? []
      guard let view = views.first(where: { $0.id == id }) else { return }
      label.font = fitted(label.font, to: text, of: view)
    }
    show("Title", in: cell.textLabel, "textLabel")
    show(
      cell.style == .subtitle ? "Subtitle" : "Detail", in: cell.detailTextLabel,
      "detailTextLabel")
  }

  /// Decodes the margins of the content, and the space after the content, which depends on the accessory.
  private func decodeGeometry(
    of content: InterfaceElement, in cell: TableViewCell, _ element: InterfaceElement
  ) {
    let frame = element.child("rect", key: "frame").map(rect)
    let inner = content.child("rect", key: "frame").map(rect)
    // Since Xcode 9.3, the content of cells begins at the screen's margin.
    let isNew = layoutVersion >= 14_000
    // Old versions of Xcode sometimes left a content width that belongs to another screen. Such a frame is ignored.
    let space = (frame?.width ?? 0) - (inner?.maxX ?? 0)
    if registry.isPreview, let frame, let inner, inner.width > 0, (0...100).contains(space),
      cell.accessoryView == nil
    {
      let margin = cellMargin(width: frame.width)
      let image = partFrame("imageView", in: content, element).flatMap { frame in
        (0...40).contains(frame.minX) ? frame : nil
      }
      let text = textFrame(in: content, element)
      var spaces = TableViewCell.DeclaredSpaces(
        afterContent: space, beforeParts: (image ?? text)?.minX.rounded() ?? margin,
        afterParts: textEnd(text, of: inner.width, cell)
          ?? (space == 0 ? margin : layoutVersion < 15_000 ? 1 : 8))
      // In iOS 6 and earlier the content of a grouped cell is inside its border.
      if (0...40).contains(inner.minX) { spaces.beforeContent = inner.minX }
      spaces.afterImage = image.flatMap { image in
        text.map { $0.minX - image.maxX }.flatMap { (0...40).contains($0) ? $0 : nil }
      }
      spaces.betweenLabels = 6
      cell.declaredSpaces = spaces
    }
    let own =
      content.child("edgeInsets", key: "layoutMargins")
      ?? content.child("directionalEdgeInsets", key: "directionalLayoutMargins")
    if let own {
      cell.contentView.layoutMargins = insets(own)
    } else if isNew, registry.isPreview {
      let margin = shownMargin(of: content, 15...20) ?? cellMargin(width: frame?.width ?? 0)
      let end = (cell.declaredSpaces?.afterContent ?? 0) > 0 ? 8 : margin
      cell.contentView.layoutMargins = EdgeInsets(top: 11, left: margin, bottom: 11, right: end)
    } else if isNew {
      cell.contentView.screenMarginHeight = 11
    } else if registry.isPreview, let margin = shownMargin(of: content, 15...16) {
      cell.contentView.layoutMargins = EdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
    }
    // The frames in the file already include the margins of the superview, unless the content has its own margins.
    if let flag = content.flag("preservesSuperviewLayoutMargins"),
      !registry.isPreview || own != nil || shownMargin(of: content, 15...20) == nil
    {
      cell.contentView.preservesSuperviewLayoutMargins = flag
    }
  }

  /// Returns the frame of the text of a cell; nil if the text does not begin at a margin or after an image.
  ///
  /// The result is also nil for the style `value2`.
  ///
  /// The margin was 10 points in iOS 6. Later versions had 15, 16, 20 or 24 points, depending on the screen of the
  /// canvas, and up to 40 points in an inset grouped table.
  private func textFrame(in content: InterfaceElement, _ element: InterfaceElement) -> Rect? {
    guard cellStyle(of: element) != .value2,
      let frame = partFrame("textLabel", in: content, element)
    else { return nil }
    let isAfterImage = element.described("imageView") != nil
    return isAfterImage || (8.0...40).contains(frame.minX.rounded()) ? frame : nil
  }

  /// Returns the frame of a cell's label or image in the file; nil if the cell has none.
  ///
  /// - Parameters:
  ///   - attribute: The attribute of the cell's element that holds the identifier of the label or image, such as
  ///     `textLabel`.
  ///   - content: The content view.
  ///   - element: The cell.
  /// - Returns: The frame in the content view.
  private func partFrame(
    _ attribute: String, in content: InterfaceElement, _ element: InterfaceElement
  ) -> Rect? {
    guard let id = element.described(attribute) else { return nil }
    let views = content.children.first { $0.name == "subviews" }?.children ?? []
    return views.first { $0.id == id }?.children.first { $0.key == "frame" }.map(rect)
  }

  /// Returns the space between a cell's text and the end of the content; nil if it is not a plausible margin.
  ///
  /// The result is also nil for other styles than the default style.
  private func textEnd(_ text: Rect?, of width: Double, _ cell: TableViewCell) -> Double? {
    guard cell.style == .default, let text else { return nil }
    let space = width - text.maxX
    return (0...24).contains(space) ? space : nil
  }

  /// Returns the margin of a cell in a preview.
  private func cellMargin(width: Double) -> Double {
    guard layoutVersion >= 14_000 else { return 15 }
    // Since Xcode 12 the margins depend on the chosen device. A cell in a xib may be narrower than the screen. A cell
    // in an inset grouped table has the screen's margins.
    guard layoutVersion >= 16_000, let screen = document.screen?.width else {
      return width < 414 ? 16 : 20
    }
    let isNarrow = document.kind == .xib && width <= 375
    // Since iOS 26, narrower screens have wide margins too.
    return isNarrow || screen < (layoutVersion < 24_000 ? 414 : 390) ? 16 : 20
  }

  private func noteWhatCellsLack(_ cell: TableViewCell, _ element: InterfaceElement) {
    // Xcode 4 wrote an indentation level of 1 with a width of 0, which has no effect.
    if element.number("indentationWidth") != 0 { element.ignore("indentationLevel", unless: "0") }
    element.ignore("showsReorderControl", unless: "NO")
    element.ignore(key: "editingAccessoryView")
    if let inset = element.child("inset", key: "separatorInset") {
      cell.separatorInset = insets(inset)
    }
    // In this toolkit rows are edited by swipes, which do not move the accessory, so these attributes have no effect.
    element.leaveOut("shouldIndentWhileEditing", "hidesAccessoryWhenEditing")
    element.leaveOut("focusStyle")
    _ = element["indentationLevel"]
    _ = (element["style"], element["reuseIdentifier"], element["rowHeight"])
  }

  private static let tableStyles: [String: TableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
  private static let cellStyles: [String: TableViewCell.Style] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
  private static let accessories: [String: TableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]
}
