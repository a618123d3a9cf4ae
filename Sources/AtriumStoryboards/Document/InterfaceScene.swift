/// A scene of a storyboard: a controller, and the objects beside it.
@MainActor
final class InterfaceScene {
  let element: InterfaceElement
  let controller: InterfaceElement
  /// The elements of the scene except its controller.
  let others: [InterfaceElement]

  /// Makes a scene; nil with a warning if it has no controller.
  init?(_ element: InterfaceElement) {
    let objects = element.list("objects")
    let marked = objects.first { $0["sceneMemberID"] == "viewController" }
    guard
      let controller = marked
        ?? objects.first(where: {
          $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder"
        })
    else {
      element.warn("The scene has no controller.")
      return nil
    }
    (self.element, self.controller) = (element, controller)
    others = objects.filter { $0 !== controller }
  }

  /// The name in messages.
  var name: String {
    controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller.id
      ?? controller.name
  }

  /// The segue elements of the controller itself.
  var segues: [InterfaceElement] { controller.child("connections")?.all("segue") ?? [] }

  /// Every segue of the scene: of the controller and of the objects in it, in the order of the file.
  private(set) lazy var everySegue: [InterfaceElement] = {
    var found: [InterfaceElement] = []
    var rest = [element]
    while let next = rest.popLast() {
      if next.name == "segue" { found.append(next) }
      rest += next.children.reversed()
    }
    return found
  }()

  /// The element of the exit.
  var exit: InterfaceElement? { others.first { $0.name == "exit" } }
}
