import AtriumStoryboards

/// The position of a scene in the stack of a navigation controller, derived from the segues of the file.
struct NavigationPlace {
  /// The scene below this scene in the stack; nil for a root.
  let before: StoryboardScene?

  /// Returns the positions of the scenes that are in a stack, by the ids of the scenes.
  ///
  /// A stack contains its root and the scenes to which show segues lead. Interface Builder draws a navigation bar in
  /// these scenes.
  static func places(of scenes: [StoryboardScene]) -> [String: NavigationPlace] {
    let byID = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }
    var places: [String: NavigationPlace] = [:]
    var rest: [StoryboardScene] = []
    func note(_ id: String?, below before: StoryboardScene?) {
      guard let id, places[id] == nil, let scene = byID[id], !scene.isContainer else { return }
      places[id] = NavigationPlace(before: before)
      rest.append(scene)
    }
    for scene in scenes where scene.elementName == "navigationController" {
      for segue in scene.segues where segue.kind == .relationship("rootViewController") {
        note(segue.destination, below: nil)
      }
    }
    var next = 0
    while next < rest.count {
      let scene = rest[next]
      next += 1
      for segue in scene.segues where segue.kind == .show { note(segue.destination, below: scene) }
    }
    return places
  }
}

extension StoryboardScene {
  /// Whether the scene's controller is a container, which shows only the views of other controllers.
  var isContainer: Bool {
    [
      "navigationController", "tabBarController", "splitViewController", "pageViewController",
      "viewControllerPlaceholder",
    ].contains(elementName)
  }
}
