public import AtriumKit

extension Storyboard {
  /// The scenes with a controller, in the order of the file.
  ///
  /// The list is read from the file at each call, and no controller is made.
  public var scenes: [StoryboardScene] {
    let scenes = document.scenesInOrder
    let metrics = CanvasMetrics(document, scenes.map(\.controller))
    return scenes.compactMap { scene in
      guard let id = scene.controller.id else { return nil }
      return describe(scene, id: id, metrics)
    }
  }

  /// Makes the controller of a scene, with or without a storyboard identifier.
  ///
  /// Traps if the scene is not one of this storyboard.
  ///
  /// - Parameter scene: One of ``scenes``.
  /// - Returns: The controller.
  public func instantiateViewController(of scene: StoryboardScene) -> ViewController {
    guard document.scenes[scene.id] != nil else {
      fatalError(
        "The storyboard \(name) has no scene \"\(scene.title)\" with the id \"\(scene.id)\"; use one of its scenes."
      )
    }
    return Instantiation.make(scene.id, of: self)
  }

  private func describe(
    _ scene: InterfaceScene, id: String, _ metrics: CanvasMetrics
  ) -> StoryboardScene {
    let controller = scene.controller
    let isReference = controller.name == "viewControllerPlaceholder"
    return StoryboardScene(
      id: id, storyboardIdentifier: controller.described("storyboardIdentifier"),
      elementName: controller.name, customClass: controller.described("customClass"),
      title: controller.canvasTitle, isInitial: document.initialController == id,
      canvasLocation: metrics.location(of: scene.element), size: metrics.size(of: controller),
      referencedStoryboard: isReference ? controller.described("storyboardName") ?? name : nil,
      segues: scene.everySegue.map { segue in
        let destination = segue.described("destination").flatMap {
          document.scenes[$0] == nil ? nil : $0
        }
        return StoryboardScene.Segue(
          id: segue.id, identifier: segue.described("identifier"), kind: segue.segueKind,
          source: id,
          destination: destination)
      }, line: scene.element.line)
  }
}

extension InterfaceElement {
  /// The title of a controller or view for the user.
  var canvasTitle: String {
    let item = children.first { $0.key == "navigationItem" }
    let tab = children.first { $0.key == "tabBarItem" }
    let reference = described("referencedIdentifier") ?? described("storyboardName")
    let names = [
      described("userLabel"), described("title"), item?.described("title"),
      tab?.described("title"), reference,
      described("customClass"), described("storyboardIdentifier"),
    ]
    return names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? nameInWords
  }

  /// The name of the element in words: *Navigation Controller* for `navigationController`.
  private var nameInWords: String {
    var words = ""
    for letter in name {
      if letter.isUppercase { words += " " }
      words += words.isEmpty ? letter.uppercased() : String(letter)
    }
    return words
  }

  /// The kind of a segue.
  fileprivate var segueKind: StoryboardScene.Segue.Kind {
    switch described("kind") ?? "" {
    case "show", "push": .show
    case "showDetail": .showDetail
    case "replace": .replace
    case "presentation", "modal": .present
    case "popoverPresentation", "popover": .popover
    case "embed": .embed
    case "unwind": .unwind(action: described("unwindAction") ?? "")
    case "relationship": .relationship(described("relationship") ?? "")
    case "custom": .custom(described("customClass") ?? "")
    case let other: .other(other)
    }
  }
}
