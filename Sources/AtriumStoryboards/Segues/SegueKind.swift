import AtriumContainers
import AtriumControls
import AtriumKit

/// The effect of a kind of segue.
@MainActor
enum SegueKind {
  case show
  case showDetail
  case replace
  case present(Presentation)
  case embed(View)
  case custom(InterfaceElement)

  /// The presentation style and the transition style of a presentation.
  struct Presentation {
    var style: ModalPresentationStyle?
    var transition: ModalTransitionStyle?
    var isAnimated = true
    var anchor: AnyObject?
    var directions = PopoverArrowDirection.any
  }

  /// Determines the kind of a segue; nil, with a warning, if the segue cannot be performed.
  init?(
    _ element: InterfaceElement, from source: ViewController, sender: Any?, _ archive: SceneArchive
  ) {
    switch element["kind"] {
    case "show", "push": self = .show
    case "showDetail": self = .showDetail
    case "replace": self = .replace
    case "presentation", "modal":
      var presentation = Presentation()
      presentation.style = element.choice("modalPresentationStyle", Self.styles)
      presentation.transition = element.choice("modalTransitionStyle", Self.transitions)
      presentation.isAnimated = element.flag("animates") ?? true
      self = .present(presentation)
    case "popoverPresentation", "popover":
      var presentation = Presentation(style: .popover)
      let id = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
      presentation.anchor = id.flatMap(archive.object) ?? (sender as AnyObject?)
      if let direction = element.child("popoverArrowDirection") {
        presentation.directions = Self.directions(direction)
      }
      presentation.isAnimated = element.flag("animates") ?? true
      self = .present(presentation)
    case "embed":
      guard let view = archive.containerView(of: element) else {
        element.warn("The embed segue has no container view; it has no effect.")
        return nil
      }
      self = .embed(view)
    case "custom": self = .custom(element)
    case let other:
      element.warn("A segue of the kind \"\(other ?? "")\" is not known; it has no effect.")
      return nil
    }
  }

  /// Performs a segue.
  func perform(_ segue: StoryboardSegue, sender: Any?) {
    let (source, destination) = (segue.source, segue.destination)
    switch self {
    case .show: show(destination, from: source, sender: sender)
    case .showDetail: source.showDetailViewController(destination, sender: sender)
    case .replace:
      if let navigation = source.navigationController {
        if destination is NavigationController || destination is TabBarController { return }
        navigation.setViewControllers(
          navigation.viewControllers.dropLast() + [destination], animated: true)
      } else {
        source.showDetailViewController(destination, sender: sender)
      }
    case .present(let presentation): presentation.present(destination, from: source)
    case .embed(let view): SegueKind.embed(destination, in: view, of: source)
    case .custom(let element):
      element.warn(
        "The custom segue \(element["customClass"] ?? "without a class") does nothing: its class is "
          + "not registered, or does not override perform().")
    }
  }

  /// Shows a controller.
  ///
  /// A controller that a navigation controller cannot push is presented.
  private func show(_ destination: ViewController, from source: ViewController, sender: Any?) {
    let cannotBePushed = destination is NavigationController || destination is TabBarController
    let target = source.targetViewController(forAction: .show, sender: sender)
    // A split view controller pushes onto the navigation controller of a column.
    if cannotBePushed, target is NavigationController || target is SplitViewController {
      SegueLog.warning(
        "\(SegueLog.name(destination)) is a container that cannot be pushed; it is presented.")
      source.present(destination, animated: true)
    } else {
      source.show(destination, sender: sender)
    }
  }

  /// Embeds a controller in a container view (T12, E-1).
  private static func embed(
    _ child: ViewController, in view: View, of parent: ViewController
  ) {
    child.loadViewIfNeeded()
    parent.addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func directions(_ element: InterfaceElement) -> PopoverArrowDirection {
    var directions: PopoverArrowDirection = []
    if element.flag("up") == true { directions.insert(.up) }
    if element.flag("down") == true { directions.insert(.down) }
    if element.flag("left") == true { directions.insert(.left) }
    if element.flag("right") == true { directions.insert(.right) }
    return directions.isEmpty ? .any : directions
  }

  private static let styles: [String: ModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen, "custom": .custom,
    "overCurrentContext": .overCurrentContext, "automatic": .automatic, "none": .none,
  ]
  private static let transitions: [String: ModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}

extension SegueKind.Presentation {
  /// Presents a controller.
  @MainActor
  func present(_ controller: ViewController, from source: ViewController) {
    if let style, style != .none { controller.modalPresentationStyle = style }
    if let transition { controller.modalTransitionStyle = transition }
    if style == .popover, let popover = controller.popoverPresentationController {
      popover.permittedArrowDirections = directions
      if popover.sourceView == nil {
        // A button inside a bar item is not on screen itself.
        let view = (anchor as? View).flatMap { $0.window == nil ? nil : $0 }
        popover.sourceView =
          view ?? (anchor as? BarButtonItem)?.view
          ?? (anchor as? GestureRecognizer)?.view ?? source.viewIfLoaded
      }
    }
    source.present(controller, animated: isAnimated)
  }
}
