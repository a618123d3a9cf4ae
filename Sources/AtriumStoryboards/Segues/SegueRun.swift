import AtriumContainers
import AtriumControls
import AtriumKit

/// Performs the segues of a file (T16).
@MainActor
enum SegueRun {
  /// Starts a segue.
  ///
  /// - Parameters:
  ///   - element: The segue in the file.
  ///   - source: The controller from which the segue starts.
  ///   - archive: The archive of the source's scene.
  ///   - sender: The object that triggered the segue.
  ///   - isAsked: Whether the source's `shouldPerformSegue` is called, as for segues of controls and for
  ///     embed segues.
  static func start(
    _ element: InterfaceElement, from source: ViewController, of archive: SceneArchive,
    sender: Any?, isAsked: Bool
  ) {
    guard let storyboard = archive.storyboard else { return }
    let identifier = element["identifier"]
    if isAsked,
      !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    {
      return
    }
    if element["kind"] == "unwind" {
      return Unwinding.start(element, from: source, in: storyboard, sender: sender)
    }
    // The kind is checked before the destination is made, so that no controller is made for a segue that
    // cannot be performed.
    guard let kind = SegueKind(element, from: source, sender: sender, archive) else { return }
    guard
      let destination = destination(of: element, from: source, in: storyboard, sender: sender)
    else { return }
    let segue = segue(
      element, source: source, destination: destination, registry: storyboard.source.registry)
    segue.performHandler = { segue in kind.perform(segue, sender: sender) }
    warnOfTheRest(of: element)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private static func destination(
    of element: InterfaceElement, from source: ViewController, in storyboard: Storyboard,
    sender: Any?
  ) -> ViewController? {
    guard let id = element["destination"], storyboard.document.scenes[id] != nil else {
      element.warn(
        "The segue \(element["identifier"] ?? "") leads to \"\(element["destination"] ?? "")\", which "
          + "does not exist.")
      return nil
    }
    var creator: (@MainActor (InterfaceCoder) -> ViewController?)?
    if let selector = element["destinationCreationSelector"] {
      let entries = storyboard.source.registry.entries(of: source)
      if let action = entries.lazy.compactMap({ $0.segueActions[selector] }).first {
        creator = { coder in action(source, coder, sender, element["identifier"]) }
      } else {
        element.warn(
          "\(type(of: source)) has no segue action \"\(selector)\"; declare "
            + ".segueAction(\"\(selector)\") { … } in its InterfaceClass.")
      }
    }
    return Instantiation.make(id, of: storyboard, creator: creator)
  }

  private static func segue(
    _ element: InterfaceElement, source: ViewController, destination: ViewController,
    registry: InterfaceRegistry
  ) -> StoryboardSegue {
    if let name = element["customClass"] {
      if let make = registry.segue(named: name) {
        return make(element["identifier"], source, destination)
      }
      element.warn(
        "The segue class \(name) is not registered; register it by registerSegue(_:make:). The segue "
          + "does what its kind does.", key: "segue \(name)")
    }
    return StoryboardSegue(
      identifier: element["identifier"], source: source, destination: destination)
  }

  private static func warnOfTheRest(of element: InterfaceElement) {
    element.leaveOut("splitViewControllerTargetIndex")
    _ = element["popoverAnchorBarButtonItem"]
    _ = (element["popoverAnchorView"], element["modalPresentationStyle"], element["animates"])
    _ = (element["modalTransitionStyle"], element["destinationCreationSelector"])
    _ = (element["relationship"], element["trigger"], element["customModule"])
    _ = (element.child("popoverArrowDirection"), element.all("segue"))
    _ = (element.child("userDefinedRuntimeAttributes"), element["unwindAction"])
    element.warnOfTheRest()
  }
}
