/// The objects that must be cleaned up when a controller is released.
///
/// These are its view, its children and the controller that it presents.
///
/// ``ViewRemains`` is the same for a ``View``.
@MainActor
final class ControllerRemains {
  private let identifier: ObjectIdentifier
  private let view: View?
  private var children: [ViewController]
  private let presented: ViewController?
  private let container: ViewController?
  private let traitOverrideCount: Int
  private let safeAreaCount: Int

  /// Takes the objects from a controller.
  init(of controller: ViewController) {
    identifier = ObjectIdentifier(controller)
    view = controller.storedView
    children = controller.childList.takeAll()
    _ = controller.attachedChildList.takeAll()
    presented = controller.modal.presented
    controller.modal.presented = nil
    container = controller.parent ?? controller.formerParent
    traitOverrideCount =
      (controller.containerTraitOverrides != nil ? 1 : 0)
      + (controller.ownTraitOverrides.isEmpty ? 0 : 1) + (controller.quarterTurn.swapsSides ? 1 : 0)
    safeAreaCount = controller.addsToSafeArea ? 1 : 0
  }

  isolated deinit {
    for child in children where child.parent == nil { child.leaveList() }
    if let presented { children.append(presented) }
    view?.viewController = nil
    ViewController.loaded.forget(identifier)
    ViewController.traitOverrideCount -= traitOverrideCount
    ViewController.safeAreaCount -= safeAreaCount
    presented?.modal.presentation?.abandon(leaving: container)
    TreeRelease.release(&children)
  }
}
