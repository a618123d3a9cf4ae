import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Foundation
import Testing

/// A document with the structure of a real project, the names that it uses, and the expected warnings.
struct RealDocument: Sendable {
  /// The file in the folder of the documents.
  let file: String
  /// The names of the controllers, by the kind of their class.
  var screens: [String] = []
  var tableScreens: [String] = []
  var outlets: [String] = []
  var collections: [String] = []
  var actions: [String] = []
  var unwindActions: [String] = []
  var segueActions: [String] = []
  /// The number of controllers that are made when each scene is opened and each segue performed.
  var controllerCount = 1

  @MainActor
  var registry: InterfaceRegistry {
    let registry = InterfaceRegistry()
    if let first = screens.first {
      registry.register(
        InterfaceClass(Screen.self, named: first) { Screen(coder: $0) }
          .declaring(
            outlets: outlets, collections: collections, actions: actions,
            unwindActions: unwindActions, segueActions: segueActions))
      for name in screens.dropFirst() { registry.register(alias: name, for: first) }
    }
    if let first = tableScreens.first {
      registry.register(
        InterfaceClass(TableScreen.self, named: first) { TableScreen(coder: $0) }
          .declaring(
            outlets: outlets, collections: collections, actions: actions,
            unwindActions: unwindActions))
      for name in tableScreens.dropFirst() { registry.register(alias: name, for: first) }
    }
    registry.register(
      InterfaceClass(RatingView.self) { RatingView(coder: $0) }
        .attribute("rating", \.rating).attribute("starColor", \.starColor))
    registry.register(
      InterfaceClass(MessageCell.self) {
        MessageCell(reuseIdentifier: $0.reuseIdentifier)
      }
      .declaring(outlets: outlets, collections: collections))
    registry.registerSegue("FadeSegue") {
      FadeSegue(identifier: $0, source: $1, destination: $2)
    }
    return registry
  }

  @MainActor
  func storyboard(localization: String? = nil) throws -> Storyboard {
    let name = file.split(separator: ".")[0]
    return try Storyboard(
      name: String(name), in: ResourceBundle(path: Documents.folder), registry: registry,
      localization: localization)
  }

  /// Opens every scene and nib of the document, and performs every segue.
  ///
  /// - Returns: The warnings, without the folder's path, and the number of controllers that were made.
  @MainActor
  func open() throws -> (warnings: [String], controllers: Int) {
    if file.hasSuffix(".xib") {
      let nib = try Nib(contentsOf: Documents.folder + "/" + file, registry: registry)
      let screen = Screen()
      // The owner has the outlets of the class that it represents.
      let objects = nib.instantiate(withOwner: screens.isEmpty ? nil : screen)
      #expect(!objects.isEmpty)
      return (messages(nib.warnings), 1)
    }
    let storyboard = try storyboard()
    var seen: Set<ObjectIdentifier> = []
    var kept: [ViewController] = []
    func note(_ controller: ViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      kept.append(controller)
      controller.loadViewIfNeeded()
      for child in controller.children { note(child) }
      if let presented = controller.presentedViewController { note(presented) }
    }
    func show(_ controller: ViewController?, performing segue: String?) {
      guard let controller else { return }
      let stage = Stage(size: Size(width: 393, height: 852), scale: 1)
      stage.window.rootViewController = controller
      stage.settle()
      if let segue { controller.performSegue(withIdentifier: segue, sender: nil) }
      stage.settle()
      note(controller)
    }
    show(storyboard.instantiateInitialViewController(), performing: nil)
    for identifier in storyboard.identifiers {
      let first = storyboard.instantiateViewController(withIdentifier: identifier)
      show(first, performing: nil)
      for segue in first.segueIdentifiers {
        show(
          storyboard.instantiateViewController(withIdentifier: identifier), performing: segue)
      }
    }
    return (messages(storyboard.warnings), kept.count)
  }

  private func messages(_ warnings: [InterfaceWarning]) -> [String] {
    warnings.map {
      "\($0.line): "
        + $0.message.replacingOccurrences(of: Documents.folder, with: "the folder")
    }
  }
}
