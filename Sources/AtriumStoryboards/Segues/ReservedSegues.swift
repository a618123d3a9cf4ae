import AtriumContainers
import AtriumKit

extension SceneArchive {
  /// Performs the segues with reserved identifiers, which set the child controllers of some containers.
  ///
  /// These containers have counterparts in CoconutKit and SWRevealViewController (CK-K2, CK-P14, SW-S1).
  func performReservedSegues(on controller: ViewController) {
    switch controller {
    case let stack as StackController:
      perform([StackPushSegue.rootIdentifier], on: controller)
      if stack.count == 0 {
        // A stack without a root traps when it appears, and a file must not cause a trap.
        stack.push(StandInController(named: StackPushSegue.rootIdentifier), animated: false)
        SegueLog.error(
          "The stack \(SegueLog.name(controller)) of a storyboard has no root; give it a segue with the "
            + "identifier \(StackPushSegue.rootIdentifier).")
      }
    case is PlaceholderController:
      perform(
        (0..<PlaceholderInsetSegue.preloadLimit).map {
          PlaceholderInsetSegue.preloadPrefix + "\($0)"
        }, on: controller)
    case is SlidingMenuController: perform(SlidingMenuSetSegue.identifiers, on: controller)
    default: break
    }
  }

  private func perform(_ identifiers: [String], on controller: ViewController) {
    for identifier in identifiers {
      guard let element = segue(withIdentifier: identifier), let storyboard,
        let id = scene?.controller.id
      else { continue }
      _ = Instantiation.guarded("\(identifier) of \(id)", of: storyboard, for: element) {
        SegueRun.start(element, from: controller, of: self, sender: nil, isAsked: false)
      }
    }
  }

  /// Returns an object of the scene by its identifier.
  func object(_ id: String) -> AnyObject? { loaded[id]?.object }

  /// Returns the container view of an embed segue.
  func containerView(of segue: InterfaceElement) -> View? {
    segue.id.flatMap { embedViews[$0]?.object as? View }
  }
}

extension InterfaceRegistry {
  func registerStandardSegues() {
    for name in ["HLSStackPushSegue", "HLSStackPushStandardSegue", "StackPushSegue"] {
      registerSegue(name) { StackPushSegue(identifier: $0, source: $1, destination: $2) }
    }
    for name in [
      "HLSPlaceholderInsetSegue", "HLSPlaceholderInsetStandardSegue", "PlaceholderInsetSegue",
    ] {
      registerSegue(name) { PlaceholderInsetSegue(identifier: $0, source: $1, destination: $2) }
    }
    // CoconutKit has one segue class for each transition (CK-G3).
    for transition in StepTransition.catalogue {
      registerSegue("HLSStack\(transition.name)Segue") {
        let segue = StackPushSegue(identifier: $0, source: $1, destination: $2)
        segue.transition = transition
        return segue
      }
      registerSegue("HLSPlaceholder\(transition.name)Segue") {
        let segue = PlaceholderInsetSegue(identifier: $0, source: $1, destination: $2)
        segue.transition = transition
        return segue
      }
    }
    for name in ["SWRevealViewControllerSegueSetController", "SlidingMenuSetSegue"] {
      registerSegue(name) { SlidingMenuSetSegue(identifier: $0, source: $1, destination: $2) }
    }
    for name in [
      "SWRevealViewControllerSeguePushController", "SWRevealViewControllerSegue",
      "SlidingMenuPushSegue",
    ] {
      registerSegue(name) { SlidingMenuPushSegue(identifier: $0, source: $1, destination: $2) }
    }
  }
}
