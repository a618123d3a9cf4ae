/// A container with a choice of which children decide on its orientation.
///
/// ```swift
/// extension DeckController: AutorotatingContainer {
///   func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
///     switch mode {
///     case .container, .containerAndNoChildren: []
///     case .containerAndTopChildren: cards.suffix(1)
///     case .containerAndAllChildren: cards.reversed()
///     }
///   }
/// }
/// ```
///
/// ``ViewController/supportedInterfaceOrientations`` and ``ViewController/shouldAutorotate`` of the
/// container then include the answers of the children that are involved (CK-R3). A container with an
/// answer of its own overrides them and returns ``supportedInterfaceOrientations(own:)`` and
/// ``shouldAutorotate(own:)``. A subclass that restricts its container intersects the value of `super`.
///
/// Where ``keepsOrientationsOfChildren`` is true, a child that does not support the orientation of the
/// container keeps one that it supports, and is drawn rotated inside its frame (CK-R8). The container
/// still places the child's view by its `frame`, `center` and `transform`, which have the container's
/// axes; only the `bounds` swap their sides. A container that is told the sizes of children by
/// ``ViewController/size(forChildContentContainer:withParentContainerSize:)`` returns them as it
/// places them.
@MainActor
public protocol AutorotatingContainer: ViewController {
  /// The children whose answers count in a mode, topmost first (CK-R2).
  ///
  /// - Parameter mode: The mode.
  /// - Returns: The children; none where the container decides alone.
  func childrenInvolved(in mode: AutorotationMode) -> [ViewController]

  /// Whether a transition between children runs, which refuses a rotation.
  ///
  /// The default is ``ViewController/isPerformingTransition``.
  var isChangingChildren: Bool { get }

  /// Whether children keep orientations of their own, and a transition refuses a rotation.
  ///
  /// The default is true in each mode but ``AutorotationMode/container``, in which UIKit's behaviour
  /// holds.
  var keepsOrientationsOfChildren: Bool { get }

  /// The children, in the order in which sizes, traits and rotation calls reach those on screen (CK-R6,
  /// DC-39).
  ///
  /// The default is the order of ``ViewController/children``.
  var childrenInTransitionOrder: [ViewController] { get }
}

extension AutorotatingContainer {
  /// Which children decide with the container; ``AutorotationMode/container`` by default (CK-R1).
  ///
  /// A new mode counts from the next layout step on, also for children on screen.
  public var autorotationMode: AutorotationMode {
    get { attachmentIfPresent(AutorotationState.self)?.mode ?? .container }
    set {
      guard newValue != autorotationMode else { return }
      attachment(AutorotationState.self).mode = newValue
      setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }

  /// Whether a transition of the container runs or waits.
  public var isChangingChildren: Bool { isPerformingTransition }

  /// True in each mode but ``AutorotationMode/container``.
  public var keepsOrientationsOfChildren: Bool { autorotationMode != .container }

  /// The children in the order in which they were added.
  public var childrenInTransitionOrder: [ViewController] { children }

  /// The container's answer together with those of the children involved.
  ///
  /// - Parameter own: The container's own answer.
  /// - Returns: False if one of them is false, or while children change.
  public func shouldAutorotate(own: Bool) -> Bool {
    guard own, !(keepsOrientationsOfChildren && isChangingChildren) else { return false }
    return childrenInvolved(in: autorotationMode).allSatisfy(\.shouldAutorotate)
  }

  /// The container's orientations that all children involved support too.
  ///
  /// - Parameter own: The container's own orientations.
  /// - Returns: The intersection; it may be empty, in which case the window's orientation stays.
  public func supportedInterfaceOrientations(
    own: InterfaceOrientationMask
  ) -> InterfaceOrientationMask {
    if attachmentIfPresent(AutorotationState.self)?.asksContainerAlone == true { return own }
    return childrenInvolved(in: autorotationMode).reduce(own) {
      $0.intersection($1.supportedInterfaceOrientations)
    }
  }
}

/// The mode of a container.
final class AutorotationState: ViewControllerAttachment {
  var mode = AutorotationMode.container
  /// Whether the children are left out of the container's answer.
  var asksContainerAlone = false

  init(owner: ViewController) {}
}

extension ViewController {
  /// The orientations that the controller itself supports, without its children's answers.
  var orientationsOfContainerAlone: InterfaceOrientationMask {
    guard self is any AutorotatingContainer else { return supportedInterfaceOrientations }
    let state = attachment(AutorotationState.self)
    let asked = state.asksContainerAlone
    state.asksContainerAlone = true
    defer { state.asksContainerAlone = asked }
    return supportedInterfaceOrientations
  }
}
