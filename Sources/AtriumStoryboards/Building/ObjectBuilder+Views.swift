import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension ObjectBuilder {
  /// Makes a view with its subviews.
  func makeView(_ element: InterfaceElement) -> View {
    let coder = InterfaceCoder(element, builder: self)
    let view = madeView(element, coder) ?? standIn(for: element)
    coder.decode(view)
    note(view, for: element)
    applyRuntimeAttributes(element, to: view)
    // The content of an object without a counterpart has no meaning for the stand-in that replaces the object.
    if Unsupported.views[element.name] != nil {
      leaveOut(element)
      element.ignoreTheRest()
    }
    return view
  }

  /// Marks the objects inside an element as omitted, so that no outlet or constraint refers to them.
  private func leaveOut(_ element: InterfaceElement) {
    // The element's own constraints still apply.
    var rest = element.children.filter { $0.name != "constraints" }
    while let next = rest.popLast() {
      if let id = next.id { excluded.insert(id) }
      rest += next.children
    }
  }

  /// Leaves out an object that has no counterpart and no view, so that its connections cause no warnings.
  func leaveOut(object element: InterfaceElement) {
    if let id = element.id { excluded.insert(id) }
    element.warn(
      "<\(element.name)> has no counterpart here; it is left out.", key: "<\(element.name)>")
    element.ignoreTheRest()
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
      // An unregistered subclass of a plain view is replaced with a stand-in, since its content is unknown. A preview
      // shows its subviews instead, if it has any. An unregistered subclass of a control is replaced with the standard
      // control.
      if Unsupported.views[element.name] != nil { return nil }
      if element.name == "view", !(registry.isPreview && hasSubviews(element)) { return nil }
    }
    if let view = standardView(element, coder) { return view }
    let problem =
      Unsupported.views[element.name] == nil
      ? "is not known; a stand-in is used" : "has no counterpart in Atrium; a stand-in is shown"
    element.warn("<\(element.name)> \(problem).", key: "<\(element.name)>")
    return nil
  }

  private func hasSubviews(_ element: InterfaceElement) -> Bool {
    element.child("subviews").map { !$0.children.isEmpty } ?? false
  }

  /// Returns a stand-in with the name of the class and the size that the class would have.
  private func standIn(for element: InterfaceElement) -> View {
    let name = element["customClass"] ?? Unsupported.views[element.name] ?? element.name
    var size: Size?
    if Unsupported.withOwnSize.contains(element.name) {
      size = element.child("rect", key: "frame").map(rect)?.size
    } else if element["placeholderIntrinsicWidth"] != nil {
      // For classes that Xcode cannot load, the file contains the size on the canvas.
      size = Size(
        width: placeholder("placeholderIntrinsicWidth", of: element),
        height: placeholder("placeholderIntrinsicHeight", of: element))
    }
    return StandInView(named: name, ownSize: size)
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
    "view": "UIView", "containerView": "UIView", "visualEffectView": "UIVisualEffectView",
    "tableViewCellContentView": "UIView", "label": "UILabel", "button": "UIButton",
    "imageView": "UIImageView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    "scrollView": "UIScrollView", "stackView": "UIStackView", "control": "UIControl",
    "textField": "UITextField", "textView": "UITextView", "searchBar": "UISearchBar",
    "toolbar": "UIToolbar", "navigationBar": "UINavigationBar", "tabBar": "UITabBar",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "pickerView": "UIPickerView",
    "datePicker": "UIDatePicker", "refreshControl": "UIRefreshControl",
  ]

  // MARK: Values

  /// Sets the properties of a view from the file, and adds its subviews.
  func decode(_ view: View, from element: InterfaceElement) {
    decodeGeometry(view, element)
    decodeLook(view, element)
    decodePriorities(view, element)
    decodeAccessibility(view, element)
    decodeControl(view, element)
    declareMetrics(of: view, element)
    keepSize(of: view, element)
    if Unsupported.views[element.name] == nil { decodeSubviews(view, element) }
    _ = (element.child("constraints"), element.child("connections"))
    Variations.warnOfTheRest(of: element)
    _ = (element.child("gestureRecognizers"), element.child("userDefinedRuntimeAttributes"))
    element.leaveOut("appearanceType", "focusGroupIdentifier", "springLoaded")
    element.leaveOut("showsLargeContentViewer", "scalesLargeContentImage")
    // In files for iOS 6, Interface Builder moves views by this inset.
    element.leaveOut(keys: "insetFor6xAndEarlier")
    for guide in element.all("viewLayoutGuide") { note(guide, of: view) }
  }

  private func decodeGeometry(_ view: View, _ element: InterfaceElement) {
    if let frame = element.child("rect", key: "frame").map(rect) { view.frame = frame }
    if let bounds = element.child("rect", key: "bounds").map(rect) { view.bounds = bounds }
    view.autoresizingMask =
      element.child("autoresizingMask", key: "autoresizingMask").map(mask)
      // The default masks, which Interface Builder omits.
      ?? (element.key == "view"
        ? [.flexibleWidth, .flexibleHeight] : [.flexibleRightMargin, .flexibleBottomMargin])
    if element.flag("autoresizesSubviews") == false { view.autoresizesSubviews = false }
    // For a view with a fixed frame, Xcode makes constraints from the frame and the mask.
    let isFixed = element.flag("fixedFrame") == true
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let margins = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = insets(margins)
    } else if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins")
    {
      view.layoutMargins = insets(margins)
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
  }

  /// Sets the frame of a view for which Xcode 7 and 8 wrote distances from the edges of its superview.
  func placeByInset(_ view: View, _ element: InterfaceElement, in size: Size) {
    guard let inset = element.child("frame", key: "frameInset") else { return }
    func span(_ low: String, _ high: String, _ length: String, _ total: Double) -> (Double, Double)
    {
      let (start, end) = (inset.number(low), inset.number(high))
      if let start, let end { return (start, max(0, total - start - end)) }
      let length = max(0, inset.number(length) ?? 0)
      return (start ?? end.map { total - $0 - length } ?? 0, length)
    }
    let (x, width) = span("minX", "maxX", "width", size.width)
    let (y, height) = span("minY", "maxY", "height", size.height)
    view.frame = Rect(x: x, y: y, width: width, height: height)
  }

  /// Sets the properties of a view that do not affect its size.
  func decodeLook(_ view: View, _ element: InterfaceElement) {
    // Old versions of Xcode wrote `TopLeft`.
    if let name = element["contentMode"], let first = name.first {
      let mode = first.lowercased() + name.dropFirst()
      if let known = Self.contentModes[mode] {
        view.contentMode = known
      } else if let mode = element.choice("contentMode", Self.contentModes) {
        view.contentMode = mode
      }
    }
    _ = element["hidden"]
    if let flag = Variations.source(of: "hidden", element, traits: traits).flag("hidden") {
      view.isHidden = flag
    }
    if let flag = element.flag("clipsSubviews") { view.clipsToBounds = flag }
    if let flag = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let flag = element.flag("exclusiveTouch") { view.isExclusiveTouch = flag }
    if let alpha = element.number("alpha") { view.alpha = min(max(alpha, 0), 1) }
    if let tag = element.integer("tag") { view.tag = tag }
    if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
    if let direction = element.choice("semanticContentAttribute", Self.contentDirections) {
      view.semanticContentAttribute = direction
    }
    if let color = element.child("color", key: "backgroundColor") {
      view.backgroundColor = self.color(color)
      // Only themed views take the background of a role; other views have a fixed background.
      (view as? ThemedView)?.backgroundRole = role(color)
    }
    if let color = element.child("color", key: "tintColor"), let tint = self.color(color) {
      view.tintColor = tint
    }
    if element.key == "view" { tintWithDocument(view, element) }
  }

  /// Gives the root view of a scene or the bar of a container the tint of the document, unless it has its own tint.
  func tintWithDocument(_ view: View, _ element: InterfaceElement) {
    guard document.kind == .storyboard,
      element.children.allSatisfy({ $0.key != "tintColor" || $0.name == "nil" }),
      let tint = document.tint.flatMap(color)
    else { return }
    view.tintColor = tint
  }

  private func decodePriorities(_ view: View, _ element: InterfaceElement) {
    func priority(_ attribute: String) -> LayoutPriority? {
      // The usual priorities are 251 for hugging and 750 for compression resistance; 0 means no preference. On the
      // canvas, the constraints of the file take precedence over a required content size.
      let greatest = registry.isPreview ? 999.9 : 1000
      return element.number(attribute).map { LayoutPriority(Float(min(max($0, 1), greatest))) }
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
    if let hint = accessibility["hint"] { view.accessibilityHint = hint }
    if let isElement = accessibility.child("bool", key: "isElement")?.flag("value") {
      view.isAccessibilityElement = isElement
    }
    if let name = accessibility["identifier"] { view.accessibilityIdentifier = name }
    guard let traits = accessibility.child("accessibilityTraits", key: "traits") else { return }
    for (attribute, trait) in Self.accessibilityTraits where traits.flag(attribute) == true {
      view.accessibilityTraits.insert(trait)
    }
  }

  private func decodeSubviews(_ view: View, _ element: InterfaceElement) {
    if view is TableView || view is TableViewCell { return }
    let children = element.list("subviews").filter { !isExcluded($0) }
    for child in children {
      let subview = makeView(child)
      if let stack = view as? StackView {
        keepSize(ofArranged: subview, child)
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
        placeByInset(subview, child, in: view.bounds.size)
      }
    }
    if let stack = view as? StackView {
      let frames = children.map { $0.child("rect", key: "frame").map(rect) }
      keepPlaces(in: stack, frames)
      keepLengths(in: stack, frames)
    }
    guard !(view is CollectionViewCell), let content = element.child("view", key: "contentView")
    else { return }
    if let effects = view as? VisualEffectView {
      decode(effects.contentView, from: content)
      note(effects.contentView, for: content)
    } else {
      view.addSubview(makeView(content))
    }
  }

  /// Returns whether an element is left out because of a variation or because it has no counterpart.
  func isExcluded(_ element: InterfaceElement) -> Bool {
    guard let id = element.id, excluded.contains(id) else { return false }
    return true
  }

  func note(_ guide: InterfaceElement, of view: View) {
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

  /// Returns the edge insets in an element, whose attributes have different names in different formats of files.
  func insets(_ element: InterfaceElement) -> EdgeInsets {
    EdgeInsets(
      top: element.number("top") ?? element.number("minY") ?? 0,
      left: element.number("left") ?? element.number("leading") ?? element.number("minX") ?? 0,
      bottom: element.number("bottom") ?? element.number("maxY") ?? 0,
      right: element.number("right") ?? element.number("trailing") ?? element.number("maxX") ?? 0)
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

  private static let contentDirections: [String: SemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  private static let accessibilityTraits: [(String, AccessibilityTraits)] = [
    ("button", .button), ("image", .image), ("staticText", .staticText), ("header", .header),
    ("selected", .selected), ("notEnabled", .notEnabled), ("adjustable", .adjustable),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("link", .link),
  ]

  private static let contentModes: [String: View.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
