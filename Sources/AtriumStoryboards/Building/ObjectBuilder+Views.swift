import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension ObjectBuilder {
  /// Makes a view with its subviews.
  func makeView(_ element: InterfaceElement) -> View {
    let coder = InterfaceCoder(element, builder: self)
    let view = madeView(element, coder) ?? StandInView(named: className(of: element))
    coder.decode(view)
    note(view, for: element)
    applyRuntimeAttributes(element, to: view)
    return view
  }

  private func madeView(_ element: InterfaceElement, _ coder: InterfaceCoder) -> View? {
    if element["customClass"] != nil {
      if let entry = customEntry(of: element) {
        if let view = entry.make(coder) as? View { return view }
        element.warn(
          "The class \(entry.name) of <\(element.name)> in \(place) makes no view; a stand-in is used."
        )
        return nil
      }
      // What a plain view of the class would show is not known; a control still works.
      if element.name == "view" { return nil }
    }
    if let view = standardView(element, coder) { return view }
    element.warn(
      "<\(element.name)> is not known; a stand-in is used.", key: "<\(element.name)>")
    return nil
  }

  private func className(of element: InterfaceElement) -> String {
    element["customClass"] ?? element.name
  }

  private func standardView(_ element: InterfaceElement, _ coder: InterfaceCoder) -> View? {
    switch element.name {
    case "tableView": return makeTable(element)
    case "tableViewCell": return makeCell(element)
    default:
      let name = Self.standardClasses[element.name]
      return name.flatMap(registry.entry)?.make(coder) as? View
    }
  }

  /// The classes of the elements.
  private static let standardClasses = [
    "view": "UIView", "containerView": "UIView", "visualEffectView": "UIView",
    "tableViewCellContentView": "UIView", "label": "UILabel", "button": "UIButton",
    "imageView": "UIImageView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    "scrollView": "UIScrollView", "stackView": "UIStackView", "control": "UIControl",
    "textField": "UITextField", "textView": "UITextView", "searchBar": "UISearchBar",
    "toolbar": "UIToolbar", "navigationBar": "UINavigationBar", "tabBar": "UITabBar",
  ]

  // MARK: Values

  /// Gives a view its values and its subviews.
  func decode(_ view: View, from element: InterfaceElement) {
    decodeGeometry(view, element)
    decodeLook(view, element)
    decodePriorities(view, element)
    decodeAccessibility(view, element)
    decodeControl(view, element)
    decodeSubviews(view, element)
    _ = (element.child("constraints"), element.child("connections"), element.all("variation"))
    _ = (element.child("gestureRecognizers"), element.child("userDefinedRuntimeAttributes"))
    _ = (element["contentHorizontalAlignment"], element["contentVerticalAlignment"])
    for guide in element.all("viewLayoutGuide") { note(guide, of: view) }
  }

  private func decodeGeometry(_ view: View, _ element: InterfaceElement) {
    if let frame = element.child("rect", key: "frame").map(rect) { view.frame = frame }
    if let bounds = element.child("rect", key: "bounds").map(rect) { view.bounds = bounds }
    view.autoresizingMask =
      element.child("autoresizingMask", key: "autoresizingMask").map(mask)
      // What Interface Builder leaves out.
      ?? (element.key == "view"
        ? [.flexibleWidth, .flexibleHeight] : [.flexibleRightMargin, .flexibleBottomMargin])
    if element.flag("autoresizesSubviews") == false { view.autoresizesSubviews = false }
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let insets = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = EdgeInsets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
  }

  private func decodeLook(_ view: View, _ element: InterfaceElement) {
    if let mode = element.choice("contentMode", Self.contentModes) { view.contentMode = mode }
    if let flag = element.flag("hidden") { view.isHidden = flag }
    if let flag = element.flag("clipsSubviews") { view.clipsToBounds = flag }
    if let flag = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let flag = element.flag("exclusiveTouch") { view.isExclusiveTouch = flag }
    if let alpha = element.number("alpha") { view.alpha = min(max(alpha, 0), 1) }
    if let tag = element.integer("tag") { view.tag = tag }
    if let color = element.child("color", key: "backgroundColor") {
      view.backgroundColor = self.color(color)
    }
    if let color = element.child("color", key: "tintColor"), let tint = self.color(color) {
      view.tintColor = tint
    }
  }

  private func decodePriorities(_ view: View, _ element: InterfaceElement) {
    func priority(_ attribute: String) -> LayoutPriority? {
      // 251 and 750 are what Interface Builder writes; 0 means that the view does not care.
      element.number(attribute).map { LayoutPriority(Float(min(max($0, 1), 1000))) }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func decodeAccessibility(_ view: View, _ element: InterfaceElement) {
    guard
      let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
    else { return }
    if let label = accessibility["label"] { view.accessibilityLabel = label }
  }

  private func decodeSubviews(_ view: View, _ element: InterfaceElement) {
    if view is TableView || view is TableViewCell { return }
    for child in element.list("subviews") where !isExcluded(child) {
      let subview = makeView(child)
      if let stack = view as? StackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    if let content = element.child("view", key: "contentView") {
      view.addSubview(makeView(content))
    }
  }

  /// Whether a variation for the size classes leaves an element out.
  func isExcluded(_ element: InterfaceElement) -> Bool {
    guard let id = element.id, excluded.contains(id) else { return false }
    return true
  }

  private func note(_ guide: InterfaceElement, of view: View) {
    switch guide.key {
    case "layoutMargins", "readableContent": note(view.layoutMarginsGuide, id: guide.id)
    case "contentLayoutGuide":
      if let scroll = view as? ScrollView { note(scroll.contentLayoutGuide, id: guide.id) }
    case "frameLayoutGuide":
      if let scroll = view as? ScrollView { note(scroll.frameLayoutGuide, id: guide.id) }
    default: note(view.safeAreaLayoutGuide, id: guide.id)
    }
  }

  // MARK: Geometry

  func rect(_ element: InterfaceElement) -> Rect {
    Rect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: max(0, element.number("width") ?? 0), height: max(0, element.number("height") ?? 0))
  }

  private func mask(_ element: InterfaceElement) -> View.AutoresizingMask {
    var mask: View.AutoresizingMask = []
    for (attribute, part) in Self.maskParts where element.flag(attribute) == true {
      mask.insert(part)
    }
    return mask
  }

  private static let maskParts: [(String, View.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  private static let contentModes: [String: View.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
