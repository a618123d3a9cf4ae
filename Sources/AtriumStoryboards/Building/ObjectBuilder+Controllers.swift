import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

extension ObjectBuilder {
  /// Makes the controller of an element; its children and its view come later.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isOwner: Whether the objects of the scene are its own.
  ///   - creator: Makes the controller instead of its class; nil from it counts as no creator.
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
      if element.name == "viewController" { return StandInController(named: name) }
    }
    let name = Self.standardControllers[element.name]
    if element.name == "splitViewController" { return makeSplit(element) }
    if element.name == "pageViewController" { return makePages(element) }
    if let name, let made = registry.entry(named: name)?.make(coder) as? ViewController {
      return made
    }
    element.warn(
      "<\(element.name)> is not known; a stand-in is used.", key: "<\(element.name)>")
    return StandInController(named: element.name)
  }

  private func makeSplit(_ element: InterfaceElement) -> ViewController {
    SplitViewController(
      style: element.choice(
        "style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn])
        ?? .unspecified)
  }

  private func makePages(_ element: InterfaceElement) -> ViewController {
    PageViewController(
      transitionStyle: element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
      navigationOrientation: element["navigationOrientation"] == "vertical"
        ? .vertical : .horizontal)
  }

  private static let standardControllers = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
  ]

  // MARK: Values

  /// Gives a controller its values, and the items that containers show for it.
  func decode(_ controller: ViewController, from element: InterfaceElement) {
    if let title = string("title", of: element) { controller.title = title }
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
    if let size = element.child("size", key: "contentSizeForViewInPopover")
      ?? element.child("size", key: "preferredContentSize")
    {
      controller.preferredContentSize = Size(
        width: max(0, size.number("width") ?? 0), height: max(0, size.number("height") ?? 0))
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
        if let flag = bar.flag("largeTitles") { navigation.navigationBar.prefersLargeTitles = flag }
        note(navigation.navigationBar, id: bar.id)
      }
      if let bar = element.child("toolbar", key: "toolbar") { note(navigation.toolbar, id: bar.id) }
    case let tabs as TabBarController:
      if let bar = element.child("tabBar", key: "tabBar") { note(tabs.tabBar, id: bar.id) }
    case let table as TableViewController:
      if let flag = element.flag("clearsSelectionOnViewWillAppear") {
        table.clearsSelectionOnViewWillAppear = flag
      }
    default: break
    }
  }

  private func noteIgnored(_ element: InterfaceElement) {
    _ = (element["automaticallyAdjustsScrollViewInsets"], element["initialViewController"])
    _ = (element["extendedLayoutIncludesOpaqueBars"], element["autoresizesArchivedViewToFullSize"])
    _ = (element["interfaceStyle"], element["wantsFullScreenLayout"], element["style"])
    _ = (element["transitionStyle"], element["navigationOrientation"], element["spineLocation"])
    _ = (element["pageSpacing"], element["doubleSided"], element["nibName"])
    _ = (element.child(key: "view"), element.child("layoutGuides"), element.child("connections"))
    _ = (element.child("userDefinedRuntimeAttributes"), element.child(key: "extendedEdge"))
    _ = (element.child(key: "navigationBar"), element.child(key: "toolbar"))
    _ = (element.child("toolbarItems"), element.child(key: "tabBar"))
    _ = element.child(key: "keyCommands")
  }

  private static let presentationStyles: [String: ModalPresentationStyle] = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]
  private static let transitionStyles: [String: ModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
