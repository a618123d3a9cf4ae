import AtriumKit

/// An unwind segue: the search for its target, and the return to it.
@MainActor
struct Unwinding {
  /// The controller to which the segue returns.
  let target: ViewController
  /// The controllers from the common ancestor, which stays on screen, down to the target.
  private(set) var path: [ViewController]
  /// The controller whose presentation is dismissed; nil if there is none.
  let presenter: ViewController?

  /// Starts an unwind segue.
  ///
  /// The segue does nothing if no target is found.
  static func start(
    _ element: InterfaceElement, from source: ViewController, in storyboard: Storyboard,
    sender: Any?
  ) {
    guard let selector = element["unwindAction"] else {
      return element.warn("An unwind segue has no action; it has no effect.")
    }
    let search = StoryboardUnwindSegueSource(
      source: source, unwindAction: ResponderAction(selector), sender: sender)
    let registry = storyboard.source.registry
    guard let found = Unwinding(search, registry: registry) else { return }
    let identifier = element["identifier"]
    let made = element["customClass"].flatMap(registry.segue)
    let segue =
      made?(identifier, source, found.target)
      ?? StoryboardSegue(identifier: identifier, source: source, destination: found.target)
    let isAnimated = element.flag("animates") ?? true
    segue.performHandler = { segue in found.perform(segue, animated: isAnimated) }
    source.prepare(for: segue, sender: sender)
    // The action is performed before the screen changes.
    found.target.performAction(search.unwindAction, withSender: segue)
    segue.perform()
  }

  /// Searches for the target, from the source outwards.
  private init?(_ search: StoryboardUnwindSegueSource, registry: InterfaceRegistry) {
    var current: ViewController? = search.source
    var presenter: ViewController?
    while let controller = current {
      if let path = Unwinding.path(from: controller, search, registry), let target = path.last {
        (self.target, self.path, self.presenter) = (target, path, presenter)
        return
      }
      if let parent = controller.parent {
        current = parent
      } else {
        current = controller.presentingViewController
        if current != nil { presenter = current }
      }
    }
    return nil
  }

  /// Returns the path from a controller down to the target; nil if the target is not below the controller.
  ///
  /// A controller that allows children for unwinding cannot be the target itself: `canPerformUnwindSegueAction` is
  /// called only for controllers that allow none.
  private static func path(
    from controller: ViewController, _ search: StoryboardUnwindSegueSource,
    _ registry: InterfaceRegistry
  ) -> [ViewController]? {
    let children = controller.allowedChildrenForUnwinding(from: search)
    guard children.isEmpty else {
      for child in children {
        if let path = path(from: child, search, registry) { return [controller] + path }
      }
      return nil
    }
    registry.installActions(on: controller)
    let isTarget = controller.canPerformUnwindSegueAction(
      search.unwindAction, from: search.source, sender: search.sender)
    return isTarget ? [controller] : nil
  }

  /// Dismisses the presentation, and lets each container on the path reveal the next controller, from the outside in.
  private func perform(_ segue: StoryboardSegue, animated: Bool) {
    presenter?.dismiss(animated: animated)
    for (container, next) in zip(path, path.dropFirst()) {
      container.unwind(for: segue, towards: next)
    }
  }
}
