import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension ObjectBuilder {
  /// Sets the properties that the class of a view adds to a plain view.
  func decodeControl(_ view: View, _ element: InterfaceElement) {
    switch view {
    case let label as Label: decode(label, element)
    case let image as ImageView: decode(image, element)
    case let effects as VisualEffectView: decode(effects, element)
    case let table as TableView:
      decode(scrollView: table, element)
      decode(table, element)
    case let collection as CollectionView:
      decode(scrollView: collection, element)
      decode(collection, element)
    case let text as TextView:
      decode(scrollView: text, element)
      decode(text, element)
    case let scroll as ScrollView: decode(scrollView: scroll, element)
    case let cell as TableViewCell: decode(cell, element)
    case let cell as CollectionViewCell: decode(cell, element)
    case let view as CollectionReusableView: view.reuseIdentifier = element["reuseIdentifier"]
    case let picker as PickerView:
      if registry.isPreview { previewContents.append(PickerPreview(of: picker)) }
      element.leaveOut("showsSelectionIndicator")
    case let bar as SearchBar: decode(bar, element)
    case let stack as StackView: decode(stack, element)
    case let bar as Toolbar:
      decodeBar(bar, element)
      bar.items = element.list("items").compactMap(makeBarItem)
    case let bar as NavigationBar:
      decodeBar(bar, element)
      bar.items = element.list("items").map(makeNavigationItem)
    case let bar as TabBar:
      decodeBar(bar, element)
      bar.items = element.list("items").map { item in
        let made = TabBarItem()
        decode(made, item)
        return made
      }
    case is RefreshControl:
      // Interface Builder always writes that the control is disabled, but a pull still works.
      _ = element["enabled"]
      element.leaveOut("contentHorizontalAlignment", "contentVerticalAlignment")
      element.leaveOut(keys: "attributedTitle")
    case let control as Control:
      if let flag = element.flag("enabled") { control.isEnabled = flag }
      if let flag = element.flag("selected") { control.isSelected = flag }
      if let place = element.choice("contentHorizontalAlignment", Self.horizontalPlaces) {
        control.contentHorizontalAlignment = place
      }
      if let place = element.choice("contentVerticalAlignment", Self.verticalPlaces) {
        control.contentVerticalAlignment = place
      }
      decode(control: control, element)
    case let progress as ProgressView:
      progress.progress = min(max(element.number("progress") ?? 0, 0), 1)
      progress.progressTintColor = color("progressTintColor", of: element)
      progress.trackTintColor = color("trackTintColor", of: element)
      // A progress bar has only one style in this toolkit, and tints instead of images.
      element.ignore("progressViewStyle", unless: "default", "bar")
      element.ignore("progressImage")
      element.ignore("trackImage")
    case let indicator as ActivityIndicator:
      // The white styles are for dark backgrounds.
      let style = element["style"] ?? ""
      let isWhite = style.hasPrefix("white")
      indicator.diameter = style.lowercased().hasSuffix("large") ? 37 : 20
      indicator.color = color("color", of: element) ?? (isWhite ? .white : nil)
      // Interface Builder omits the attribute if its value is NO.
      indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
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
      control.onTintColor = color("onTintColor", of: element)
      control.thumbTintColor = color("thumbTintColor", of: element)
      element.ignore("title")
      element.leaveOut("preferredStyle")
    case let slider as Slider:
      setRange(
        element, "minValue", "maxValue", slider.minimumValue, slider.maximumValue
      ) { (slider.minimumValue, slider.maximumValue) = ($0, $1) }
      if let value = element.number("value") { slider.value = value }
      if let flag = element.flag("continuous") { slider.isContinuous = flag }
      slider.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
      slider.maximumTrackTintColor = color("maximumTrackTintColor", of: element)
      element.ignore(key: "thumbTintColor")
      element.ignore("minimumValueImage")
      element.ignore("maximumValueImage")
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
      // The styles of iOS 6 and earlier differ only in their appearance.
      element.leaveOut("segmentControlStyle")
      if let flag = element.flag("momentary") { control.isMomentary = flag }
      element.ignore(key: "selectedSegmentTintColor")
      element.ignore("apportionsSegmentWidthsByContent", unless: "NO")
      var number = 0
      control.segments = element.list("segments").prefix(100).map { segment in
        SegmentedControl.Segment(
          title: segmentTitle(segment, at: &number, of: element),
          image: image("image", of: segment), isEnabled: segment.flag("enabled") ?? true,
          width: max(0, segment.number("width") ?? 0))
      }
      if let index = element.integer("selectedSegmentIndex"),
        control.segments.indices.contains(index)
      {
        control.selectedSegmentIndex = index
      }
    case let picker as DatePicker: decode(picker, element)
    case let control as PageControl:
      control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 1000)
      if let page = element.integer("currentPage"), (0..<control.numberOfPages).contains(page) {
        control.currentPage = page
      }
      if let flag = element.flag("hidesForSinglePage") { control.hidesForSinglePage = flag }
      control.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element)
      control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element)
      element.leaveOut("defersCurrentPageDisplay", "backgroundStyle")
    default: break
    }
  }

  /// Returns the colour under a key; nil if there is none.
  func color(_ key: String, of element: InterfaceElement) -> Color? {
    element.child("color", key: key).flatMap(color)
  }

  /// Returns the title of a segment.
  ///
  /// In the translation tables, the key of the title contains the segment's index.
  private func segmentTitle(
    _ segment: InterfaceElement, at number: inout Int, of element: InterfaceElement
  ) -> String {
    defer { number += 1 }
    let key = element.id.map { "\($0).segmentTitles[\(number)]" }
    return key.flatMap { document.translations[$0] } ?? segment["title"] ?? ""
  }

  private func decode(_ image: ImageView, _ element: InterfaceElement) {
    if let shown = self.image("image", of: element) {
      image.image = shown
      let reference = element.child("imageReference", key: "image")
      // The outline of a missing image must be visible on any colour.
      if let name = element["image"] ?? reference?["image"], source.image(named: name) == nil {
        image.tintRole = \.track
      }
    }
    if let shown = self.image("highlightedImage", of: element) { image.highlightedImage = shown }
    if let flag = element.flag("highlighted") { image.isHighlighted = flag }
    element.leaveOut("adjustsImageSizeForAccessibilityContentSizeCategory")
    _ = element["catalog"]
    _ = element.child(key: "preferredSymbolConfiguration")
  }

  private func decode(_ effects: VisualEffectView, _ element: InterfaceElement) {
    if let blur = element.child("blurEffect") {
      effects.effect = BlurEffect(style: blurStyle(blur["style"] ?? "regular"))
    } else if let vibrancy = element.child("vibrancyEffect") {
      vibrancy.warn(
        "<vibrancyEffect> has no counterpart in Atrium; the views inside are drawn as they are.",
        key: "<vibrancyEffect>")
    }
  }

  /// Returns the blur style with a name.
  ///
  /// The materials that are always light or always dark on iOS follow the theme in Atrium.
  private func blurStyle(_ name: String) -> BlurEffect.Style {
    switch name {
    case "extraLight": .extraLight
    case "light": .light
    case "dark", "extraDark": .dark
    case "prominent": .prominent
    case let name where name.hasPrefix("systemUltraThin") || name.hasPrefix("systemThin"):
      .systemThinMaterial
    case let name where name.hasPrefix("systemThick") || name.hasPrefix("systemChrome"):
      .systemThickMaterial
    case let name where name.hasPrefix("systemMaterial"): .systemMaterial
    default: .regular
    }
  }

  /// Sets both ends of a range, if the minimum is not above the maximum.
  private func setRange(
    _ element: InterfaceElement, _ low: String, _ high: String, _ oldLow: Double,
    _ oldHigh: Double, _ set: (Double, Double) -> Void
  ) {
    let (minimum, maximum) = (element.number(low) ?? oldLow, element.number(high) ?? oldHigh)
    guard minimum <= maximum else {
      return element.warn("\(low) of <\(element.name)> is greater than \(high); both are left out.")
    }
    // The old range is extended first, since the new range may lie outside it.
    set(min(minimum, oldLow), max(maximum, oldHigh))
    set(minimum, maximum)
  }

  // MARK: Scrolling and stacks

  /// Sets the refresh control of a scroll view, which the file stores in the scroll view or in its controller.
  ///
  /// - Parameters:
  ///   - element: The scroll view or the controller.
  ///   - scrollView: The scroll view.
  func addRefreshControl(of element: InterfaceElement, to scrollView: ScrollView) {
    guard let control = element.child("refreshControl", key: "refreshControl") else { return }
    scrollView.refreshControl = makeView(control) as? RefreshControl
  }

  private func decode(scrollView: ScrollView, _ element: InterfaceElement) {
    addRefreshControl(of: element, to: scrollView)
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
    if let behavior = element.choice("contentInsetAdjustmentBehavior", Self.insetAdjustments) {
      scrollView.contentInsetAdjustmentBehavior = behavior
    }
    if let flag = element.flag("delaysContentTouches") { scrollView.delaysContentTouches = flag }
    if let flag = element.flag("canCancelContentTouches") {
      scrollView.canCancelContentTouches = flag
    }
    if let inset = element.child(key: "contentInset") { scrollView.contentInset = insets(inset) }
    if let inset = element.child(key: "scrollIndicatorInsets") {
      scrollView.scrollIndicatorInsets = insets(inset)
    }
    if let size = element.child("size", key: "contentSize") {
      scrollView.contentSize = Size(
        width: max(0, size.number("width") ?? 0), height: max(0, size.number("height") ?? 0))
    }
    if let scale = element.number("minimumZoomScale"), scale > 0 {
      scrollView.minimumZoomScale = scale
    }
    if let scale = element.number("maximumZoomScale"), scale > 0 {
      scrollView.maximumZoomScale = scale
    }
    if element.flag("bouncesZoom") == false { scrollView.bouncesZoom = false }
    // No keyboard covers the content.
    element.leaveOut("keyboardDismissMode", "indicatorStyle", "scrollsToTop")
  }

  private func decode(_ stack: StackView, _ element: InterfaceElement) {
    // Interface Builder omits the attribute of a horizontal axis.
    func source(_ attribute: String) -> InterfaceElement {
      Variations.source(of: attribute, element, traits: traits)
    }
    _ = (element["axis"], element["distribution"], element["alignment"], element["spacing"])
    stack.axis =
      source("axis").choice(
        "axis",
        [
          "horizontal": LayoutConstraint.Axis.horizontal,
          "vertical": LayoutConstraint.Axis.vertical,
        ])
      ?? .horizontal
    if let value = source("distribution").choice("distribution", Self.distributions) {
      stack.distribution = value
    }
    if let value = source("alignment").choice("alignment", Self.stackAlignments) {
      stack.alignment = value
    }
    if let spacing = source("spacing").number("spacing") { stack.spacing = spacing }
    if let flag = element.flag("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = flag
    }
    // Interface Builder omits the flag if a stack has custom margins.
    let hasMargins = element.children.contains {
      $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins"
    }
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? hasMargins
    if element["spacingType"] == "standard" { stack.spacing = StackView.spacingUseSystem }
  }

  private static let insetAdjustments: [String: ScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
  private static let horizontalPlaces: [String: Control.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
  private static let verticalPlaces: [String: Control.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
  private static let distributions: [String: StackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let stackAlignments: [String: StackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
  ]
}
