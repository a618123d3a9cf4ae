import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension ObjectBuilder {
  /// Makes a bar button item.
  func makeBarItem(_ element: InterfaceElement) -> BarButtonItem? {
    let item: BarButtonItem
    switch element["systemItem"] {
    case "flexibleSpace": item = .flexibleSpace()
    case "fixedSpace": item = .fixedSpace(max(0, element.number("width") ?? 0))
    case let system:
      item = BarButtonItem(
        title: string("title", of: element) ?? system.map(Self.title),
        style: element["style"] == "done" ? .prominent : .plain)
      if let image = image("image", of: element) { item.image = image }
      if let width = element.number("width"), width > 0 { item.width = width }
      if let view = element.children.first(where: { $0.key == "customView" }) {
        _ = element.child(key: "customView")
        show(view, in: item)
      }
    }
    if let flag = element.flag("enabled") { item.isEnabled = flag }
    if let flag = element.flag("hidden") { item.isHidden = flag }
    if let label = element.child("accessibility")?["label"] { item.accessibilityLabel = label }
    if let tag = element.integer("tag") { item.tag = tag }
    _ = (element["style"], element.child("connections"), element["title"], element["catalog"])
    element.leaveOut("landscapeImage", "selectedImage")
    if let tint = color("tintColor", of: element) { item.tintColor = tint }
    item.menu = menu(of: element)
    note(item, for: element)
    applyRuntimeAttributes(element, to: item)
    return item
  }

  /// Uses the size in the file as the content size of a view in a bar, so that the bar keeps this size.
  private func keepFrame(of view: View, _ element: InterfaceElement) {
    guard view.translatesAutoresizingMaskIntoConstraints,
      let frame = element.child("rect", key: "frame").map(rect), frame.width > 0, frame.height > 0
    else { return }
    view.declaredMetrics = DeclaredMetrics(width: frame.width, height: frame.height)
  }

  /// Sets the view that the file contains for a bar item.
  ///
  /// In the overflow list, the item has the title, the image and the action of the first button inside the view.
  /// Without a button, the text of a label or the image of an image view is used.
  private func show(_ element: InterfaceElement, in item: BarButtonItem) {
    let view = makeView(element)
    if let frame = element.child("rect", key: "frame").map(rect), frame.width > 0, frame.height > 0
    {
      if item.width <= 0 { item.width = frame.width }
      keepFrame(of: view, element)
    }
    item.customView = view
    var rest = [view]
    var button: Button?
    while let next = rest.popLast(), button == nil {
      button = next as? Button
      rest += next.subviews.reversed()
    }
    item.title = button?.title ?? (view as? Label)?.text ?? item.title
    item.image = button?.image ?? (view as? ImageView)?.image ?? item.image
    if let button {
      item.action = { button.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }
  }

  /// Sets the colours of a bar from the file.
  func decodeBar(_ view: View, _ element: InterfaceElement) {
    tintWithDocument(view, element)
    if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
    var title = textAttributes("titleTextAttributes", of: element)
    // The style has several names in old files.
    let isBlack = !(view is TabBar) && element.described("barStyle")?.hasPrefix("black") == true
    if isBlack {
      _ = element["barStyle"]
      if title[.foregroundColor] == nil { title[.foregroundColor] = Color.white }
    }
    let color =
      barColor(of: element, below: title[.foregroundColor] as? Color) ?? (isBlack ? .black : nil)
    switch view {
    case let bar as NavigationBar:
      bar.barTintColor = color ?? bar.barTintColor
      if !title.isEmpty { bar.titleTextAttributes = title }
      let large = textAttributes("largeTitleTextAttributes", of: element)
      if !large.isEmpty { bar.largeTitleTextAttributes = large }
      decodeAppearances(of: bar, element)
      if let flag = element.flag("translucent") { bar.isTranslucent = flag }
      if let flag = element.flag("largeTitles") { bar.prefersLargeTitles = flag }
    case let bar as Toolbar:
      bar.barTintColor = color ?? bar.barTintColor
      if let flag = element.flag("translucent") { bar.isTranslucent = flag }
      decodeAppearances(of: bar, element)
    case let bar as TabBar:
      bar.barTintColor = color ?? bar.barTintColor
      if let flag = element.flag("translucent") { bar.isTranslucent = flag }
      decodeAppearances(of: bar, element)
    default: break
    }
    if let tint = self.color("tintColor", of: element) { view.tintColor = tint }
    if !isBlack { element.leaveOut("barStyle") }
    element.leaveOut("itemPositioning")
    element.ignore(key: "selectedImageTintColor")
    element.ignore("backgroundImage")
    element.ignore("shadowImage")
  }

  /// Makes the navigation item of a navigation bar outside a navigation controller.
  func makeNavigationItem(_ element: InterfaceElement) -> NavigationItem {
    let item = NavigationItem()
    decode(item, element)
    return item
  }

  /// Returns the background colour of a bar; nil if the file has none, or if titles would be illegible on the colour.
  ///
  /// - Parameters:
  ///   - element: The bar.
  ///   - title: The colour of the titles in the file; nil uses the theme's colour.
  /// - Returns: The colour.
  private func barColor(of element: InterfaceElement, below title: Color?) -> Color? {
    guard let color = color("barTintColor", of: element) else { return nil }
    let title = title ?? Theme(traits).label
    guard color.alpha < 0.5 || title.contrastRatio(with: color) >= 3 else {
      element.warn(
        "The titles of a <\(element.name)> would not be legible on its barTintColor; it is left out.",
        key: "\(element.name) barTintColor")
      return nil
    }
    return color
  }

  /// Sets the titles and the buttons of a navigation item.
  func decode(_ item: NavigationItem, _ element: InterfaceElement) {
    if let title = string("title", of: element) { item.title = title }
    if let prompt = string("prompt", of: element) { item.prompt = prompt }
    if let title = string("backButtonTitle", of: element) { item.backButtonTitle = title }
    if let flag = element.flag("hidesBackButton") { item.hidesBackButton = flag }
    if let flag = element.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = flag
    }
    decodeAppearances(of: item, element)
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never", "inline": item.largeTitleDisplayMode = .never
    default: break
    }
    let left = items("leftBarButtonItem", of: element)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = items("rightBarButtonItem", of: element)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = element.child("barButtonItem", key: "backBarButtonItem") {
      item.backBarButtonItem = makeBarItem(back)
    }
    if let title = element.children.first(where: { $0.key == "titleView" }) {
      _ = element.child(key: "titleView")
      let view = makeView(title)
      keepFrame(of: view, title)
      item.titleView = view
    }
    note(item, for: element)
  }

  private func items(_ key: String, of element: InterfaceElement) -> [BarButtonItem] {
    let single = element.child("barButtonItem", key: key).map { [$0] } ?? []
    return (single + element.list(key + "s")).compactMap(makeBarItem)
  }

  /// Sets the title and the images of a tab bar item.
  func decode(_ item: TabBarItem, _ element: InterfaceElement) {
    if let system = element["systemItem"] { item.title = Self.title(ofSystemItem: system) }
    if let title = string("title", of: element) { item.title = title }
    if let image = image("image", of: element) { item.image = image }
    if let image = image("selectedImage", of: element) { item.selectedImage = image }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    if let flag = element.flag("enabled") { item.isEnabled = flag }
    if let tag = element.integer("tag") { item.tag = tag }
    _ = element["catalog"]
    note(item, for: element)
    applyRuntimeAttributes(element, to: item)
  }

  /// Returns the title of a system item, such as Page Curl for `pageCurl`.
  private static func title(ofSystemItem name: String) -> String {
    var title = ""
    for (index, letter) in name.enumerated() {
      if index == 0 { title += letter.uppercased(); continue }
      title += letter.isUppercase ? " \(letter)" : String(letter)
    }
    return title
  }
}
