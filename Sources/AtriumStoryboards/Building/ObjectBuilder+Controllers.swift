import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

extension ObjectBuilder {
  /// Makes the controller of an element.
  ///
  /// The controller's children and its view are made later.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isOwner: Whether the controller owns the objects of the scene.
  ///   - creator: Makes the controller. If the closure is nil or returns nil, the class in the file is used.
  /// - Returns: The controller.
  func makeController(
    _ element: InterfaceElement, isOwner: Bool = true,
    creator: (@MainActor (InterfaceCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let coder = InterfaceCoder(element, builder: self)
    let controller = creator?(coder) ?? madeController(element, coder)
    coder.decode(controller)
    if isOwner {
      note(owner: controller, id: element.id, element: element)
    } else {
      note(controller, for: element)
    }
    applyRuntimeAttributes(element, to: controller)
    registry.installActions(on: controller)
    return controller
  }

  /// Makes the objects of custom classes that are in a scene beside its controller.
  func makeHelpers(_ elements: [InterfaceElement]) -> [AnyObject] {
    elements.compactMap { element in
      guard element.name == "customObject", element["customClass"] != nil,
        let object = customEntry(of: element)?.make(InterfaceCoder(element, builder: self))
      else { return nil }
      note(object, for: element)
      applyRuntimeAttributes(element, to: object)
      return object
    }
  }

  private func madeController(
    _ element: InterfaceElement, _ coder: InterfaceCoder
  ) -> ViewController {
    if let name = element["customClass"] {
      if let entry = customEntry(of: element) {
        if let controller = entry.make(coder) as? ViewController { return controller }
        element.warn(
          "The class \(name) in \(place) makes no controller; a stand-in is used.")
        return StandInController(named: name)
      }
      let isPlain = element.name == "viewController" && !registry.isPreview
      if isPlain || Self.standardControllers[element.name] == nil,
        element.name != "splitViewController", element.name != "pageViewController"
      {
        return StandInController(named: name)
      }
    }
    let name = Self.standardControllers[element.name]
    if element.name == "splitViewController" { return makeSplit(element) }
    if element.name == "pageViewController" { return makePages(element) }
    if let name, let made = registry.entry(named: name)?.make(coder) as? ViewController {
      return made
    }
    let shown = Unsupported.controllers[element.name]
    let problem = shown == nil ? "is not known" : "has no counterpart in Atrium"
    element.warn(
      "<\(element.name)> \(problem); a stand-in is used.", key: "<\(element.name)>")
    return StandInController(named: shown ?? element.name)
  }

  private func makeSplit(_ element: InterfaceElement) -> ViewController {
    SplitViewController(
      style: element.choice(
        "style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn])
        ?? .unspecified)
  }

  private func makePages(_ element: InterfaceElement) -> ViewController {
    var options: [PageViewController.OptionsKey: Any] = [:]
    options[.interPageSpacing] = element.number("pageSpacing")
    options[.spineLocation] = element.choice("spineLocation", Self.spines)
    let pages = PageViewController(
      transitionStyle: element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
      navigationOrientation: element["navigationOrientation"] == "vertical"
        ? .vertical : .horizontal, options: options)
    // A page view controller with its spine in the middle is always double-sided.
    if let flag = element.flag("doubleSided"), pages.spineLocation != .mid {
      pages.isDoubleSided = flag
    }
    return pages
  }

  private static let spines: [String: PageViewController.SpineLocation] = [
    "none": .none, "min": .min, "mid": .mid, "max": .max,
  ]

  private static let standardControllers = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "collectionViewController": "UICollectionViewController",
  ]

  // MARK: Values

  /// Sets the properties of a controller, and the items that containers show for it.
  func decode(_ controller: ViewController, from element: InterfaceElement) {
    if let title = string("title", of: element) { controller.title = title }
    let usesIdentifier = element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
    if let name = element["restorationIdentifier"]
      ?? (usesIdentifier ? element.described("storyboardIdentifier") : nil)
    {
      controller.restorationIdentifier = name
    }
    if let style = element.choice("modalPresentationStyle", Self.presentationStyles) {
      controller.modalPresentationStyle = style
    }
    if let style = element.choice("modalTransitionStyle", Self.transitionStyles) {
      controller.modalTransitionStyle = style
    }
    if let flag = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = flag
    }
    if let flag = element.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = flag
    }
    if let flag = element.flag("modalInPresentation") { controller.isModalInPresentation = flag }
    if let flag = element.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = flag
    }
    if let size = element.child(key: "contentSizeForViewInPopover")
      ?? element.child(key: "preferredContentSize")
    {
      controller.preferredContentSize = Size(
        width: max(0, size.number("width") ?? 0), height: max(0, size.number("height") ?? 0))
    }
    if let flag = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let style = element.choice("userInterfaceStyle", Self.interfaceStyles) {
      controller.overrideUserInterfaceStyle = style
    }
    if let item = element.child("navigationItem", key: "navigationItem") {
      decode(controller.navigationItem, item)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") {
      decode(controller.tabBarItem, item)
    }
    let items = element.list("toolbarItems").compactMap(makeBarItem)
    if !items.isEmpty { controller.setToolbarItems(items, animated: false) }
    decodeContainer(controller, element)
    noteIgnored(element)
  }

  private func decodeContainer(_ controller: ViewController, _ element: InterfaceElement) {
    switch controller {
    case let navigation as NavigationController:
      if element.flag("navigationBarHidden") == true {
        navigation.setNavigationBarHidden(true, animated: false)
      }
      if element.flag("toolbarHidden") == false {
        navigation.setToolbarHidden(false, animated: false)
      }
      if let bar = element.child("navigationBar", key: "navigationBar") {
        decodeBar(navigation.navigationBar, bar)
        note(navigation.navigationBar, id: bar.id)
      }
      if let bar = element.child("toolbar", key: "toolbar") {
        decodeBar(navigation.toolbar, bar)
        note(navigation.toolbar, id: bar.id)
      }
      if let flag = element.flag("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = flag }
      if let flag = element.flag("hidesBarsOnTap") { navigation.hidesBarsOnTap = flag }
      if let flag = element.flag("hidesBarsWhenVerticallyCompact") {
        navigation.hidesBarsWhenVerticallyCompact = flag
      }
      element.ignore("hidesBarsWhenKeyboardAppears", unless: "NO")
    case let tabs as TabBarController:
      if let bar = element.child("tabBar", key: "tabBar") {
        decodeBar(tabs.tabBar, bar)
        note(tabs.tabBar, id: bar.id)
      }
    case let table as TableViewController:
      if let flag = element.flag("clearsSelectionOnViewWillAppear") {
        table.clearsSelectionOnViewWillAppear = flag
      }
    case let collection as CollectionViewController:
      if let flag = element.flag("clearsSelectionOnViewWillAppear") {
        collection.clearsSelectionOnViewWillAppear = flag
      }
    case let split as SplitViewController: decode(split, element)
    case let pages as PageViewController: compare(pages, with: element)
    default: break
    }
  }

  private func decode(_ split: SplitViewController, _ element: InterfaceElement) {
    for attribute in ["displayMode", "preferredDisplayMode"] {
      if let mode = element.choice(attribute, Self.displayModes) {
        split.preferredDisplayMode = mode
      }
    }
    if let flag = element.flag("presentsWithGesture") { split.presentsWithGesture = flag }
    if let width = width("minimumPrimaryColumnWidth", of: element) {
      split.minimumPrimaryColumnWidth = width
    }
    if let width = width("maximumPrimaryColumnWidth", of: element) {
      split.maximumPrimaryColumnWidth = width
    }
    if let width = width("preferredPrimaryColumnWidth", of: element) {
      split.preferredPrimaryColumnWidth = width
    }
    // The attribute is redundant, since the style of the split view controller already determines the columns.
    _ = element["allowDoubleColumnStyle"]
    let style = element.choice("style", Self.splitStyles) ?? .unspecified
    if style != split.style {
      element.warn(
        "\(type(of: split)) in \(place) has the style \(split.style), and \(style) in the file; pass "
          + "the style in its InterfaceClass.")
    }
    guard split.style != .unspecified else { return element.ignore("behavior") }
    for attribute in ["behavior", "preferredSplitBehavior"] {
      if let behavior = element.choice(attribute, Self.splitBehaviors) {
        split.preferredSplitBehavior = behavior
      }
    }
  }

  /// Returns the width of a column; nil for the automatic width, which files write as a negative number.
  private func width(_ attribute: String, of element: InterfaceElement) -> Double? {
    guard element[attribute]?.hasPrefix("-") == false else { return nil }
    return element.number(attribute)
  }

  /// Warns if a custom class has another transition style or orientation than the file.
  ///
  /// Neither can be changed after the controller has been made.
  private func compare(_ pages: PageViewController, with element: InterfaceElement) {
    let isScroll = element["transitionStyle"] == "scroll"
    let isVertical = element["navigationOrientation"] == "vertical"
    guard
      isScroll != (pages.transitionStyle == .scroll)
        || isVertical != (pages.navigationOrientation == .vertical)
    else { return }
    element.warn(
      "\(type(of: pages)) in \(place) has the style \(pages.transitionStyle) "
        + "\(pages.navigationOrientation), and another one in the file; pass the style in its "
        + "InterfaceClass.")
  }

  private static let splitStyles: [String: SplitViewController.Style] = [
    "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]
  private static let displayModes: [String: SplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary, "primaryHidden": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
  ]
  private static let splitBehaviors: [String: SplitViewController.SplitBehavior] = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]

  private func noteIgnored(_ element: InterfaceElement) {
    element.leaveOut("autoresizesArchivedViewToFullSize")
    element.leaveOut("automaticallyAdjustsScrollViewInsets")
    _ = element["initialViewController"]
    element.ignore("interfaceStyle")
    _ = element["style"]
    _ = (element["transitionStyle"], element["navigationOrientation"], element["spineLocation"])
    _ = (element["pageSpacing"], element["doubleSided"], element["nibName"])
    _ = (element.child(key: "view"), element.child("layoutGuides"), element.child("connections"))
    _ = element.child("userDefinedRuntimeAttributes")
    element.leaveOut(keys: "extendedEdge")
    _ = (element.child(key: "navigationBar"), element.child(key: "toolbar"))
    _ = (element.child("toolbarItems"), element.child(key: "tabBar"))
    element.ignore(key: "keyCommands")
    // The view, which is loaded later, gets the control.
    _ = element.child(key: "refreshControl")
  }

  private static let presentationStyles: [String: ModalPresentationStyle] = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]
  private static let interfaceStyles: [String: UserInterfaceStyle] = [
    "unspecified": .unspecified, "light": .light, "dark": .dark,
  ]
  private static let transitionStyles: [String: ModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
