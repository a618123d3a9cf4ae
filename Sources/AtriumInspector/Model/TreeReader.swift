import AtriumContainers
import AtriumGeometry
import AtriumKit

/// Reads the tree of a window's controllers as values, without loading a view or changing anything.
@MainActor
struct TreeReader {
  /// The deepest level that is read.
  private static let deepestLevel = 500

  let directory: ControllerDirectory
  /// For each controller, the controllers without a parent whose views are inside that controller's view.
  private var foreign: [ObjectIdentifier: [ViewController]] = [:]
  private var seen: Set<ObjectIdentifier> = []

  /// Reads a window.
  ///
  /// - Returns: The tree; nil for a window without a root controller.
  static func read(_ window: Window, with directory: ControllerDirectory) -> InspectedNode? {
    guard let root = window.rootViewController else { return nil }
    var reader = TreeReader(directory: directory)
    reader.findForeign(in: window, root: root)
    return reader.node(of: root, edge: .root, isSelected: nil, level: 0)
  }

  private init(directory: ControllerDirectory) {
    self.directory = directory
  }

  /// Finds the controllers that have no parent, but whose views are inside another controller's view.
  private mutating func findForeign(in window: Window, root: ViewController) {
    var stack: [(view: View, owner: ViewController?)] = [(window, nil)]
    while let (view, owner) = stack.popLast() {
      let controller = view.rootOfController
      if let controller, let owner, controller.parent == nil, controller !== root,
        controller.presentingViewController == nil
      {
        foreign[ObjectIdentifier(owner), default: []].append(controller)
      }
      for subview in view.subviews.reversed() { stack.append((subview, controller ?? owner)) }
    }
  }

  private mutating func node(
    of controller: ViewController, edge: InspectedNode.Edge, isSelected: Bool?, level: Int
  ) -> InspectedNode {
    seen.insert(ObjectIdentifier(controller))
    let members = Members(of: controller)
    var below: [InspectedNode] = []
    func add(_ other: ViewController, _ edge: InspectedNode.Edge) {
      guard level < TreeReader.deepestLevel, !seen.contains(ObjectIdentifier(other)) else { return }
      let isSelected = members.selected.map { $0 === other }
      below.append(
        node(
          of: other, edge: edge, isSelected: edge == .presented ? nil : isSelected,
          level: level + 1))
    }
    let children = controller.children
    let listed = members.list.filter { $0.parent == nil || $0.parent === controller }
    for member in listed { add(member, member.parent === controller ? .child : .member) }
    for child in children { add(child, .child) }
    for other in foreign[ObjectIdentifier(controller)] ?? [] { add(other, .foreign) }
    let presented = controller.presentedViewController
    if let presented, presented.presentingViewController === controller {
      add(presented, .presented)
    }
    return InspectedNode(
      id: directory.id(of: controller), name: directory.name(of: controller),
      type: "\(type(of: controller))", edge: edge, phase: InspectedPhase(of: controller),
      isSelected: isSelected, isInTransition: controller.isPerformingTransition,
      isContainer: !below.isEmpty || members.isContainer, host: host(of: controller, edge: edge),
      isPart: controller.isPartOfContainer, children: below)
  }

  /// Returns the value of ``InspectedNode/host`` for a controller.
  private func host(of controller: ViewController, edge: InspectedNode.Edge) -> String? {
    guard edge == .child, let superview = controller.viewIfLoaded?.superview else { return nil }
    let above = superview.nearestOwner
    return above === controller.parent ? nil : above.map(directory.name) ?? "\(type(of: superview))"
  }
}

/// The members of a container, and the selected member.
@MainActor
private struct Members {
  var list: [ViewController] = []
  var selected: ViewController?
  var isContainer = true

  init(of controller: ViewController) {
    switch controller {
    case let container as any SelectingContainer:
      (list, selected) = (container.viewControllers, container.selectedViewController)
    case let container as NavigationController:
      (list, selected) = (container.viewControllers, container.topViewController)
    case let container as TabBarController:
      (list, selected) = (container.viewControllers ?? [], container.selectedViewController)
    case let container as StackController:
      (list, selected) = (container.viewControllers, container.viewControllers.last)
    default:
      guard let driver = ContainerDriver.driver(of: controller) else {
        isContainer = false
        return
      }
      (list, selected) = (driver.content.members, driver.content.selected)
    }
  }
}

extension View {
  /// The controller whose root view is this view; nil if there is none.
  var rootOfController: ViewController? {
    guard let controller = next as? ViewController, controller.viewIfLoaded === self else {
      return nil
    }
    return controller
  }

  /// The nearest controller whose view is this view or contains it; nil if there is none.
  var nearestOwner: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.rootOfController { return controller }
      view = current.superview
    }
    return nil
  }
}
