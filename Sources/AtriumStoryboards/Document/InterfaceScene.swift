/// A scene of a storyboard: a controller and the scene's other top-level objects.
@MainActor
final class InterfaceScene {
  let element: InterfaceElement
  let controller: InterfaceElement
  /// The objects of the scene except its controller.
  let others: [InterfaceElement]

  /// Makes a scene; nil, with a warning, if the element has no controller.
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

  /// The name of the scene in messages.
  var name: String {
    controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller.id
      ?? controller.name
  }

  /// The segues of the controller itself.
  var segues: [InterfaceElement] { controller.child("connections")?.all("segue") ?? [] }

  /// All segues of the scene, from the controller and from its views and other objects, in the order of the file.
  private(set) lazy var everySegue: [InterfaceElement] = {
    var found: [InterfaceElement] = []
    var rest = [element]
    while let next = rest.popLast() {
      if next.name == "segue" { found.append(next) }
      rest += next.children.reversed()
    }
    return found
  }()

  /// The exit of the scene.
  var exit: InterfaceElement? { others.first { $0.name == "exit" } }
}
