import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension ObjectBuilder {
  /// Gives a view what its class adds to a plain view.
  func decodeControl(_ view: View, _ element: InterfaceElement) {
    switch view {
    case let label as Label: decode(label, element)
    case let image as ImageView:
      if let name = element["image"] { image.image = picture(name, for: element) }
      _ = (element["highlightedImage"], element["catalog"])
      _ = element.child("preferredSymbolConfiguration")
    case let table as TableView:
      decode(scrollView: table, element)
      decode(table, element)
    case let text as TextView:
      decode(scrollView: text, element)
      decode(text, element)
    case let scroll as ScrollView: decode(scrollView: scroll, element)
    case let cell as TableViewCell: decode(cell, element)
    case let stack as StackView: decode(stack, element)
    case let bar as Toolbar: bar.items = element.list("items").compactMap(makeBarItem)
    case let bar as NavigationBar: bar.items = element.list("items").map(makeNavigationItem)
    case let bar as TabBar:
      bar.items = element.list("items").map { item in
        let made = TabBarItem()
        decode(made, item)
        return made
      }
    case let control as Control:
      if let flag = element.flag("enabled") { control.isEnabled = flag }
      if let flag = element.flag("selected") { control.isSelected = flag }
      decode(control: control, element)
    case let progress as ProgressView:
      progress.progress = min(max(element.number("progress") ?? 0, 0), 1)
    case let indicator as ActivityIndicator:
      _ = element["style"]
      if let flag = element.flag("hidesWhenStopped") { indicator.hidesWhenStopped = flag }
      if element.flag("animating") == true { indicator.startAnimating() }
    default: break
    }
  }

  private func decode(control: Control, _ element: InterfaceElement) {
    switch control {
    case let button as Button: decode(button, element)
    case let field as TextField: decode(field, element)
    case let control as Switch:
      if let flag = element.flag("on") { control.isOn = flag }
      if let color = element.child("color", key: "onTintColor") {
        control.onTintColor = self.color(color)
      }
    case let slider as Slider:
      setRange(
        element, "minValue", "maxValue", slider.minimumValue, slider.maximumValue
      ) { (slider.minimumValue, slider.maximumValue) = ($0, $1) }
      if let value = element.number("value") { slider.value = value }
      if let flag = element.flag("continuous") { slider.isContinuous = flag }
    case let stepper as Stepper:
      setRange(
        element, "minimumValue", "maximumValue", stepper.minimumValue, stepper.maximumValue
      ) { (stepper.minimumValue, stepper.maximumValue) = ($0, $1) }
      if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
      if let value = element.number("value") { stepper.value = value }
      if let flag = element.flag("wraps") { stepper.wraps = flag }
      if let flag = element.flag("autorepeat") { stepper.autorepeat = flag }
      if let flag = element.flag("continuous") { stepper.isContinuous = flag }
    case let control as SegmentedControl:
      _ = element["segmentControlStyle"]
      control.segments = element.list("segments").prefix(100).map { segment in
        SegmentedControl.Segment(
          title: segment["title"] ?? "",
          image: segment["image"].flatMap { picture($0, for: segment) },
          isEnabled: segment.flag("enabled") ?? true)
      }
      if let index = element.integer("selectedSegmentIndex"),
        control.segments.indices.contains(index)
      {
        control.selectedSegmentIndex = index
      }
    case let control as PageControl:
      control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 1000)
      if let page = element.integer("currentPage"), (0..<control.numberOfPages).contains(page) {
        control.currentPage = page
      }
      if let flag = element.flag("hidesForSinglePage") { control.hidesForSinglePage = flag }
    default: break
    }
  }

  /// Sets both ends of a range if they are in order.
  private func setRange(
    _ element: InterfaceElement, _ low: String, _ high: String, _ oldLow: Double,
    _ oldHigh: Double, _ set: (Double, Double) -> Void
  ) {
    let (minimum, maximum) = (element.number(low) ?? oldLow, element.number(high) ?? oldHigh)
    guard minimum <= maximum else {
      return element.warn("\(low) of <\(element.name)> is above \(high); both are left out.")
    }
    // The old ends may be beyond the new ones.
    set(min(minimum, oldLow), max(maximum, oldHigh))
    set(minimum, maximum)
  }

  // MARK: Texts

  private func decode(_ label: Label, _ element: InterfaceElement) {
    label.text = string("text", of: element) ?? ""
    if let font = element.child("fontDescription", key: "fontDescription").map(font) {
      label.font = font
    }
    if let color = element.child("color", key: "textColor") { setTextColor(color, of: label) }
    if let attributed = element.child("attributedString", key: "attributedText") {
      decode(attributed, into: label)
    }
    if let count = element.integer("numberOfLines") { label.numberOfLines = max(0, count) }
    if let alignment = element.choice("textAlignment", Self.alignments) {
      label.textAlignment = alignment
    }
    if let mode = element.choice("lineBreakMode", Self.lineBreakModes) {
      label.lineBreakMode = mode
    }
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      label.preferredMaxLayoutWidth = width
    }
    _ = (element["baselineAdjustment"], element["minimumFontSize"], element["minimumScaleFactor"])
    _ = (element["adjustsFontSizeToFit"], element["adjustsFontForContentSizeCategory"])
    _ = (element.child(key: "highlightedColor"), element.child(key: "shadowColor"))
    _ = (element.child(key: "textColor"), element["enabled"])
  }

  /// The text of an attributed string; its first font and colour are those of the label.
  private func decode(_ attributed: InterfaceElement, into label: Label) {
    let fragments = attributed.all("fragment")
    label.text = fragments.map { string("content", of: $0) ?? "" }.joined()
    if fragments.count > 1 {
      attributed.warn("A label has one font and colour here; those of the first fragment count.")
    }
    let first = fragments.first?.child("attributes")
    if let font = (first?.child(key: "NSFont")).map(font) { label.font = font }
    if let color = first?.child("color", key: "NSColor") { setTextColor(color, of: label) }
  }

  private func setTextColor(_ element: InterfaceElement, of label: Label) {
    if let role = textRole(element) {
      label.textRole = role
    } else {
      label.textColor = color(element)
    }
  }

  private func decode(_ button: Button, _ element: InterfaceElement) {
    let normal = element.all("state").first { $0.key == "normal" }
    let configured = element.child("buttonConfiguration", key: "configuration")
    var configuration = Button.Configuration.plain()
    if let configured {
      configuration =
        switch configured["style"] {
        case "filled", "borderedProminent": .filled()
        case "tinted", "gray", "bordered", "borderedTinted": .bordered()
        default: .plain()
        }
      button.title = string("title", of: configured) ?? ""
      button.image = configured["image"].flatMap { picture($0, for: configured) }
    } else {
      // An old button of a custom type fits its picture exactly.
      configuration.contentInsets = .zero
      configuration.minimumHeight = 0
    }
    let translated = element.id.flatMap { document.translations["\($0).normalTitle"] }
    if let text = translated ?? normal.flatMap({ string("title", of: $0) }), !text.isEmpty {
      button.title = text
    }
    if let name = normal?["image"] { button.image = normal.flatMap { picture(name, for: $0) } }
    if let color = normal?.child("color", key: "titleColor") {
      configuration.foregroundColor = self.color(color)
    }
    if let font = element.child("fontDescription", key: "fontDescription").map(font) {
      configuration.font = font
    }
    button.configuration = configuration
    _ = (element["buttonType"], element["lineBreakMode"], element["role"])
    _ = (element.child("inset"), element["showsTouchWhenHighlighted"])
    _ = (element["reversesTitleShadowWhenHighlighted"], element["adjustsImageWhenHighlighted"])
    _ = (element["adjustsImageWhenDisabled"], element["changesSelectionAsPrimaryAction"])
    _ = (element["showsMenuAsPrimaryAction"], element["pointerInteraction"])
  }

  /// A text that is an attribute, or a child for texts of several lines.
  func string(_ key: String, of element: InterfaceElement) -> String? {
    if let translated = element.id.flatMap({ document.translations["\($0).\(key)"] }) {
      _ = element[key]
      return translated
    }
    if let text = element[key] { return text }
    return (element.child("string", key: key) ?? element.child("mutableString", key: key))?.text
  }

  static let alignments: [String: TextLayout.Alignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ]

  private static let lineBreakModes: [String: TextLayout.LineBreakMode] = [
    "tailTruncation": .byTruncatingTail, "wordWrap": .byWordWrapping,
    "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
  ]

  // MARK: Scrolling and stacks

  private func decode(scrollView: ScrollView, _ element: InterfaceElement) {
    if let flag = element.flag("pagingEnabled") { scrollView.isPagingEnabled = flag }
    if let flag = element.flag("scrollEnabled") { scrollView.isScrollEnabled = flag }
    if let flag = element.flag("bounces") { scrollView.bounces = flag }
    if let flag = element.flag("alwaysBounceVertical") { scrollView.alwaysBounceVertical = flag }
    if let flag = element.flag("alwaysBounceHorizontal") {
      scrollView.alwaysBounceHorizontal = flag
    }
    if let flag = element.flag("directionalLockEnabled") {
      scrollView.isDirectionalLockEnabled = flag
    }
    if let flag = element.flag("showsHorizontalScrollIndicator") {
      scrollView.showsHorizontalScrollIndicator = flag
    }
    if let flag = element.flag("showsVerticalScrollIndicator") {
      scrollView.showsVerticalScrollIndicator = flag
    }
    if element["contentInsetAdjustmentBehavior"] == "never" {
      scrollView.contentInsetAdjustmentBehavior = .never
    }
    if let size = element.child("size", key: "contentSize") {
      scrollView.contentSize = Size(
        width: max(0, size.number("width") ?? 0), height: max(0, size.number("height") ?? 0))
    }
    _ = (element["keyboardDismissMode"], element["indicatorStyle"], element["bouncesZoom"])
    _ = (element["minimumZoomScale"], element["maximumZoomScale"])
  }

  private func decode(_ stack: StackView, _ element: InterfaceElement) {
    // Interface Builder leaves out the horizontal axis.
    stack.axis =
      element.choice(
        "axis",
        [
          "horizontal": LayoutConstraint.Axis.horizontal,
          "vertical": LayoutConstraint.Axis.vertical,
        ])
      ?? .horizontal
    if let value = element.choice("distribution", Self.distributions) { stack.distribution = value }
    if let value = element.choice("alignment", Self.stackAlignments) { stack.alignment = value }
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if let flag = element.flag("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = flag
    }
    if let flag = element.flag("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = flag
    }
    if element["spacingType"] == "standard" { stack.spacing = StackView.spacingUseSystem }
  }

  private static let distributions: [String: StackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let stackAlignments: [String: StackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
  ]
}
