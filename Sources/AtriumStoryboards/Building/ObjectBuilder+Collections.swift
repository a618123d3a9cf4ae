import AtriumControls
import AtriumGeometry
import AtriumKit

/// Decodes collection views with their layouts, prototype cells, headers and footers.
extension ObjectBuilder {
  func decode(_ view: CollectionView, _ element: InterfaceElement) {
    if let layout = collectionLayout(of: element) { view.collectionViewLayout = layout }
    if let flag = element.flag("allowsSelection") { view.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { view.allowsMultipleSelection = flag }
    let cells = element.list("cells").filter { !isExcluded($0) }
    for cell in cells { registerCell(cell, in: view) }
    let titles = Self.sectionViews.compactMap { key, kind in
      element.child("collectionReusableView", key: key).map { (kind: kind, element: $0) }
    }
    for title in titles { registerTitle(title.element, kind: title.kind, in: view) }
    if let background = backgroundView("backgroundView", of: element) {
      view.backgroundView = background
    }
    if registry.isPreview { preview(cells, titles, in: view) }
    // These attributes have no effect. For example, `dataMode` matters only on the canvas, and cells are never
    // prefetched.
    _ = element["dataMode"]
    element.leaveOut("prefetchingEnabled", "selectionFollowsFocus", "selfSizingInvalidation")
    element.leaveOut("allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing")
  }

  func decode(_ cell: CollectionViewCell, _ element: InterfaceElement) {
    cell.reuseIdentifier = element["reuseIdentifier"]
    _ = element.child("size", key: "customSize")
    if let view = backgroundView("backgroundView", of: element) { cell.backgroundView = view }
    if let view = backgroundView("selectedBackgroundView", of: element) {
      cell.selectedBackgroundView = view
    }
    guard let content = element.child(key: "contentView") else { return }
    decode(cell.contentView, from: content)
    // The content view always fills the cell, whatever its autoresizing mask in the file is.
    cell.contentView.translatesAutoresizingMaskIntoConstraints = true
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.frame = cell.bounds
    note(cell.contentView, for: content)
  }

  private static let sectionViews = [
    ("sectionHeaderView", CollectionView.elementKindSectionHeader),
    ("sectionFooterView", CollectionView.elementKindSectionFooter),
  ]

  // MARK: Layouts

  /// Returns the layout of a collection view; nil for the default layout.
  private func collectionLayout(of element: InterfaceElement) -> CollectionViewLayout? {
    guard let child = element.child(key: "collectionViewLayout") else { return nil }
    let coder = InterfaceCoder(child, builder: self)
    var layout: CollectionViewLayout?
    if child["customClass"] != nil, let entry = customEntry(of: child) {
      layout = entry.make(coder) as? CollectionViewLayout
      if layout == nil {
        child.warn("The class \(entry.name) in \(place) makes no layout; a flow layout is used.")
      }
    }
    let made = layout ?? CollectionViewFlowLayout()
    if let flow = made as? CollectionViewFlowLayout { decode(flow, child) }
    note(made, for: child)
    applyRuntimeAttributes(child, to: made)
    return made
  }

  private func decode(_ flow: CollectionViewFlowLayout, _ element: InterfaceElement) {
    func size(_ key: String) -> Size? {
      element.child("size", key: key).map {
        Size(width: max(0, $0.number("width") ?? 0), height: max(0, $0.number("height") ?? 0))
      }
    }
    if let direction = element.choice("scrollDirection", Self.scrollDirections) {
      flow.scrollDirection = direction
    }
    if let spacing = element.number("minimumLineSpacing") {
      flow.minimumLineSpacing = max(0, spacing)
    }
    if let spacing = element.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = max(0, spacing)
    }
    if let size = size("itemSize") { flow.itemSize = size }
    if let size = size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let inset = element.child(key: "sectionInset") { flow.sectionInset = insets(inset) }
    if let flag = element.flag("sectionHeadersPinToVisibleBounds") {
      flow.sectionHeadersPinToVisibleBounds = flag
    }
    if let flag = element.flag("sectionFootersPinToVisibleBounds") {
      flow.sectionFootersPinToVisibleBounds = flag
    }
    let estimate = size("estimatedItemSize")
    if element.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    } else if let estimate {
      flow.estimatedItemSize = estimate
    }
    element.ignore("sectionInsetReference", unless: "contentInset", "safeArea")
  }

  private static let scrollDirections: [String: CollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]

  // MARK: Prototypes

  private func registerCell(_ prototype: InterfaceElement, in view: CollectionView) {
    guard let identifier = reuseIdentifier(of: prototype, noun: "cell") else { return }
    let make = prototypeMaker(prototype)
    view.register(forCellWithReuseIdentifier: identifier) {
      if let cell = make() as? CollectionViewCell { return cell }
      prototype.warn(
        "The class of the prototype \"\(identifier)\" is not a collection view cell; a plain cell is used."
      )
      return CollectionViewCell()
    }
  }

  private func registerTitle(_ prototype: InterfaceElement, kind: String, in view: CollectionView) {
    guard let identifier = reuseIdentifier(of: prototype, noun: "header or footer") else { return }
    let make = prototypeMaker(prototype)
    view.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      if let title = make() as? CollectionReusableView { return title }
      prototype.warn(
        "The class of the prototype \"\(identifier)\" is not a reusable view; a plain view is used."
      )
      return CollectionReusableView()
    }
  }

  /// Shows each prototype once, in its size in the file.
  private func preview(
    _ cells: [InterfaceElement], _ titles: [(kind: String, element: InterfaceElement)],
    in view: CollectionView
  ) {
    let content = CollectionPreview(of: view)
    for element in cells {
      guard let cell = makeView(element) as? CollectionViewCell else { continue }
      // The preview always shows the same views, so the collection view must not reuse them.
      cell.reuseIdentifier = nil
      content.cells.append((cell, cell.frame.size))
    }
    for title in titles {
      let view = makeView(title.element) as? CollectionReusableView
      view?.reuseIdentifier = nil
      content.titles[title.kind] = view
    }
    // The canvas does not size cells by their content.
    (view.collectionViewLayout as? CollectionViewFlowLayout)?.estimatedItemSize = .zero
    previewContents.append(content)
  }
}
