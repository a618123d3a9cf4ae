import AtriumContainers
import AtriumControls
import AtriumKit

/// Makes a controller with its related controllers: the root of a navigation controller, tabs, columns.
@MainActor
final class Instantiation {
  /// The scenes that are being made or loaded, the innermost last.
  private static var running: [(path: String, id: String)] = []
  /// The maximum depth of nested controllers.
  private static let depthLimit = 40
  /// The maximum number of controllers that one instantiation makes.
  ///
  /// Without this limit, a chain of scenes that each embed two others would make an exponential number of controllers.
  private static let countLimit = 500
  /// The number of controllers made since the outermost instantiation began.
  private static var count = 0

  private var made: [(controller: ViewController, archive: SceneArchive)] = []

  /// Makes the controller of a scene, and calls `awakeFromNib` of each controller made (L-11).
  static func make(
    _ id: String, of storyboard: Storyboard,
    creator: (@MainActor (InterfaceCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let instantiation = Instantiation()
    let controller = instantiation.controller(id, of: storyboard, creator: creator)
    instantiation.awake()
    return controller
  }

  /// Runs a closure for a scene, unless the scene is inside itself or a limit is exceeded.
  ///
  /// - Returns: The result of the closure; nil, with a warning, if it was not run.
  @discardableResult
  static func guarded<Result>(
    _ id: String, of storyboard: Storyboard, for element: InterfaceElement,
    _ body: () -> Result
  ) -> Result? {
    let path = storyboard.document.path
    guard !running.contains(where: { $0.path == path && $0.id == id }) else {
      element.warn(
        "The scene \"\(id)\" of \(storyboard.name) is needed inside itself; a stand-in is used.")
      return nil
    }
    guard running.count < depthLimit else {
      element.warn(
        "The scene \"\(id)\" of \(storyboard.name) is nested in \(depthLimit) other scenes; a stand-in is used."
      )
      return nil
    }
    if running.isEmpty { count = 0 }
    count += 1
    guard count <= countLimit else {
      element.warn(
        "A scene needs more than \(countLimit) scenes inside it; stand-ins are used for the others.",
        key: "scenes")
      return nil
    }
    running.append((path, id))
    defer { running.removeLast() }
    return body()
  }

  private func controller(
    _ id: String, of storyboard: Storyboard,
    creator: (@MainActor (InterfaceCoder) -> ViewController?)?
  ) -> ViewController {
    guard let scene = storyboard.document.scenes[id] else {
      storyboard.document.root.warn("There is no scene with the controller \"\(id)\".")
      return StandInController(named: id)
    }
    if scene.controller.name == "viewControllerPlaceholder" {
      return referenced(by: scene.controller, of: storyboard)
    }
    let made = Instantiation.guarded(id, of: storyboard, for: scene.controller) {
      make(scene, of: storyboard, creator: creator)
    }
    return made ?? StandInController(named: scene.name)
  }

  private func make(
    _ scene: InterfaceScene, of storyboard: Storyboard,
    creator: (@MainActor (InterfaceCoder) -> ViewController?)?
  ) -> ViewController {
    let builder = ObjectBuilder(
      document: storyboard.document, source: storyboard.source, place: "the scene \(scene.name)")
    let helpers = builder.makeHelpers(scene.others)
    let controller = builder.makeController(scene.controller, creator: creator)
    let archive = controller.attachment(SceneArchive.self)
    archive.open(storyboard, scene, builder)
    made.append((controller, archive))
    addChildren(of: scene, to: controller, in: storyboard)
    archive.keep(helpers)
    builder.connect(isComplete: false)
    return controller
  }

  /// Returns the controller to which a reference to another storyboard leads.
  private func referenced(
    by element: InterfaceElement, of storyboard: Storyboard
  ) -> ViewController {
    let name = element["storyboardName"] ?? storyboard.name
    let found = storyboard.other(named: name, for: element).flatMap { other -> ViewController? in
      let id =
        element["referencedIdentifier"].map { other.document.controllers[$0] }
        ?? other.document.initialController
      guard let id, other.document.scenes[id] != nil else {
        element.warn(
          "The storyboard \"\(name)\" has no controller \(element["referencedIdentifier"] ?? "").")
        return nil
      }
      return Instantiation.guarded(element.id ?? "", of: storyboard, for: element) {
        controller(id, of: other, creator: nil)
      }
    }
    return found ?? StandInController(named: name)
  }

  // MARK: Relationships

  private func addChildren(
    of scene: InterfaceScene, to controller: ViewController, in storyboard: Storyboard
  ) {
    var children: [(relationship: String, controller: ViewController)] = []
    for segue in scene.segues where segue["kind"] == "relationship" {
      guard let relationship = segue["relationship"], let id = segue["destination"] else {
        continue
      }
      guard storyboard.document.scenes[id] != nil else {
        segue.warn("The relationship \(relationship) leads to \"\(id)\", which does not exist.")
        continue
      }
      children.append((relationship, self.controller(id, of: storyboard, creator: nil)))
    }
    guard !children.isEmpty else { return }
    guard let split = controller as? SplitViewController, split.style != .unspecified else {
      return Instantiation.set(children.map(\.controller), of: controller, scene.controller)
    }
    for child in children {
      switch child.relationship {
      case "masterViewController": split.setViewController(child.controller, for: .primary)
      case "supplementaryViewController" where split.style == .tripleColumn:
        split.setViewController(child.controller, for: .supplementary)
      case "compactViewController": split.setViewController(child.controller, for: .compact)
      default: split.setViewController(child.controller, for: .secondary)
      }
    }
  }

  /// Sets the children of a container.
  static func set(
    _ children: [ViewController], of controller: ViewController, _ element: InterfaceElement
  ) {
    switch controller {
    case let navigation as NavigationController:
      // A tab bar controller cannot be a root (N-30).
      guard
        let root = children.first(where: {
          !($0 is NavigationController || $0 is TabBarController)
        })
      else {
        return element.warn("A navigation controller has no valid root.")
      }
      navigation.setViewControllers([root], animated: false)
    case let tabs as TabBarController: tabs.setTabs(ofNib: children)
    case let split as SplitViewController where split.style == .unspecified:
      split.viewControllers = Array(children.prefix(2))
    default:
      element.warn(
        "\(type(of: controller)) has no relationships to other controllers; they have no effect.")
    }
  }

  // MARK: Awaking

  private func awake() {
    for (controller, archive) in made {
      archive.isAwake = true
      archive.awakeOthers()
      archive.performReservedSegues(on: controller)
      controller.awakeFromNib()
    }
  }
}
