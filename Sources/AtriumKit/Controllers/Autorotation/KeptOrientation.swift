internal import Logging

/// The orientation of a child that does not rotate with its container (CK-R8).
struct KeptOrientation: Equatable {
  /// The orientation in which the child is displayed (CK-R10).
  let orientation: InterfaceOrientation
  /// The rotation of the child's view inside the container.
  let turn: QuarterTurn

  /// Makes the kept orientation of a child; nil if the child has the orientation of its container.
  init?(_ orientation: InterfaceOrientation, in container: InterfaceOrientation) {
    guard orientation != container else { return nil }
    self.orientation = orientation
    turn = container.quarterTurn(to: orientation)
  }
}

extension ViewController {
  private static let autorotationLogger = Logger(label: "atrium.autorotation")

  /// The orientations in the order of preference for a child that keeps its own orientation.
  private static let preference: [InterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  /// Sets whether a child of this container keeps its own orientation.
  ///
  /// The child keeps its own orientation only while it does not support the container's orientation.
  ///
  /// This method is for containers that are not ``AutorotatingContainer``s. The setting ends when the child leaves
  /// this container. Traps if the controller is not a child of this container.
  ///
  /// - Parameters:
  ///   - keeps: Whether the child keeps its orientation; false by default.
  ///   - child: The child.
  public func setKeepsOrientation(_ keeps: Bool, ofChild child: ViewController) {
    checkIsParent(of: child, to: "decide on the orientation of")
    guard child.mayKeepOrientation != keeps else { return }
    child.mayKeepOrientation = keeps
    child.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  /// The orientation of the controller, which is usually the window's orientation; portrait outside a window.
  ///
  /// The orientation is another one if the controller or one of its containers keeps its own orientation.
  public var interfaceOrientation: InterfaceOrientation {
    var controller = self
    while true {
      if let kept = controller.kept { return kept.orientation }
      guard let outer = controller.parent ?? controller.contextController else { break }
      controller = outer
    }
    return windowOfTree?.interfaceOrientation ?? .portrait
  }

  /// The controller in whose context this controller is presented; nil if there is none.
  private var contextController: ViewController? {
    modal.presentation.flatMap { $0.isInContext ? $0.presenter : nil }
  }

  private var windowOfTree: Window? {
    viewIfLoaded?.window ?? homeWindow ?? parent?.windowOfTree
  }

  /// Returns a child's orientation in a container with the given orientation (DC-41).
  func orientation(
    of child: ViewController, in orientation: InterfaceOrientation
  ) -> InterfaceOrientation {
    let keeps =
      child.mayKeepOrientation
      || (self as? any AutorotatingContainer)?.keepsOrientationsOfChildren == true
    guard keeps else { return orientation }
    let mask = child.supportedInterfaceOrientations
    guard !mask.contains(InterfaceOrientationMask(orientation)) else {
      child.lacksOrientation = false
      return orientation
    }
    let shared = mask.intersection(orientationsOfContainerAlone)
    let choice = ViewController.preference.first { shared.contains(InterfaceOrientationMask($0)) }
    if choice == nil, !child.lacksOrientation {
      ViewController.autorotationLogger.error(
        """
        \(child.debugName) supports no orientation that its container \(debugName) supports, so it is \
        shown in \(orientation.name); add one to supportedInterfaceOrientations of both.
        """)
    }
    child.lacksOrientation = choice == nil
    return choice ?? orientation
  }

  /// Sets the orientation of the controller in its container, before its view is inserted.
  ///
  /// The orientation changes immediately and without rotation calls.
  func settleOrientation() {
    guard let parent else { return take(nil) }
    let outer = parent.interfaceOrientation
    take(KeptOrientation(parent.orientation(of: self, in: outer), in: outer))
  }

  private func take(_ kept: KeptOrientation?) {
    self.kept = kept
    guard let view = viewIfLoaded else { return }
    View.performWithoutAnimation { view.turn(to: kept?.turn ?? .none) }
  }

  /// Resets the controller's own orientation when it leaves its container.
  func forgetKeptOrientation() {
    (mayKeepOrientation, lacksOrientation) = (false, false)
    take(nil)
  }

  /// Returns the traits of this controller.
  ///
  /// They are the traits of the container, rotated and then overridden.
  ///
  /// - Parameters:
  ///   - traits: The container's traits.
  ///   - turn: The rotation of the controller in the container.
  /// - Returns: The controller's traits.
  func inheriting(_ traits: TraitCollection, turn: QuarterTurn) -> TraitCollection {
    var own = traits
    if turn.swapsSides {
      own.horizontalSizeClass = traits.verticalSizeClass
      own.verticalSizeClass = traits.horizontalSizeClass
    }
    return ownTraitOverrides.applied(to: containerTraitOverrides?.applied(to: own) ?? own)
  }

  /// The rotation of the controller in its container.
  var quarterTurn: QuarterTurn { kept?.turn ?? .none }

  /// The rotation of the controller in its container after the announced change.
  var announcedQuarterTurn: QuarterTurn {
    if case .some(let coming) = comingKept { return coming?.turn ?? .none }
    return quarterTurn
  }
}

extension View {
  /// Sets the orientations of the controllers in this subtree, with outer controllers first.
  func settleOrientations() {
    forEachController { $0.settleOrientation() }
  }
}
