/// A container that can choose which of its children take part in decisions about its orientation.
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
/// The container's ``ViewController/supportedInterfaceOrientations`` and ``ViewController/shouldAutorotate`` then
/// include the answers of the involved children (CK-R3). A container with an answer of its own overrides both
/// properties and returns ``supportedInterfaceOrientations(own:)`` and ``shouldAutorotate(own:)``. A subclass that
/// restricts the orientations further returns the intersection of its own orientations with those of `super`.
///
/// If ``keepsOrientationsOfChildren`` is true, a child that does not support the container's orientation keeps an
/// orientation that it supports. It is drawn rotated inside its frame (CK-R8). The container still sets the `frame`,
/// `center` and `transform` of the child's view along the container's axes. Only the width and height of the
/// `bounds` are swapped. The container's ``ViewController/size(forChildContentContainer:withParentContainerSize:)``
/// returns the size of the child's frame, along the container's axes.
@MainActor
public protocol AutorotatingContainer: ViewController {
  /// Returns the children that take part in the decision in a mode, with the topmost first (CK-R2).
  ///
  /// - Parameter mode: The mode.
  /// - Returns: The children; empty if the container decides alone.
  func childrenInvolved(in mode: AutorotationMode) -> [ViewController]

  /// Whether a transition between children is running or waiting, during which the container does not rotate.
  ///
  /// The default is ``ViewController/isPerformingTransition``.
  var isChangingChildren: Bool { get }

  /// Whether children keep their own orientations, and the container refuses to rotate during a transition.
  ///
  /// By default, this is true in every mode except ``AutorotationMode/container``, which behaves as in UIKit.
  var keepsOrientationsOfChildren: Bool { get }

  /// The children in the order in which they receive sizes, traits and rotation calls (CK-R6, DC-39).
  ///
  /// Only children on screen receive these calls.
  ///
  /// The default is the order of ``ViewController/children``.
  var childrenInTransitionOrder: [ViewController] { get }
}

extension AutorotatingContainer {
  /// The mode, which determines the children that decide together with the container (CK-R1).
  ///
  /// The default is ``AutorotationMode/container``.
  ///
  /// A new mode takes effect in the next layout step, also for children on screen.
  public var autorotationMode: AutorotationMode {
    get { attachmentIfPresent(AutorotationState.self)?.mode ?? .container }
    set {
      guard newValue != autorotationMode else { return }
      attachment(AutorotationState.self).mode = newValue
      setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }

  /// Whether a transition of the container is running or waiting.
  public var isChangingChildren: Bool { isPerformingTransition }

  /// The default: true in every mode except ``AutorotationMode/container``.
  public var keepsOrientationsOfChildren: Bool { autorotationMode != .container }

  /// The children in the order in which they were added.
  public var childrenInTransitionOrder: [ViewController] { children }

  /// Returns whether the container and all involved children allow a rotation.
  ///
  /// - Parameter own: The container's own answer.
  /// - Returns: False if one of the answers is false, or if ``keepsOrientationsOfChildren`` is true during a
  ///   transition between children.
  public func shouldAutorotate(own: Bool) -> Bool {
    guard own, !(keepsOrientationsOfChildren && isChangingChildren) else { return false }
    return childrenInvolved(in: autorotationMode).allSatisfy(\.shouldAutorotate)
  }

  /// Returns the orientations that the container and all involved children support.
  ///
  /// - Parameter own: The container's own orientations.
  /// - Returns: The intersection. If it is empty, the window keeps its orientation.
  public func supportedInterfaceOrientations(
    own: InterfaceOrientationMask
  ) -> InterfaceOrientationMask {
    if attachmentIfPresent(AutorotationState.self)?.asksContainerAlone == true { return own }
    return childrenInvolved(in: autorotationMode).reduce(own) {
      $0.intersection($1.supportedInterfaceOrientations)
    }
  }
}

/// The autorotation mode of a container.
final class AutorotationState: ViewControllerAttachment {
  var mode = AutorotationMode.container
  /// Whether the container's answer ignores the children.
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
