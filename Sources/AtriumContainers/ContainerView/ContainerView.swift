public import AtriumKit

/// A view that shows one child of a controller, like the container view of an embed segue (E-1).
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   view.addSubview(sidebar)
///   sidebar.embed(ListController(), in: self)
/// }
/// ```
///
/// The child fills the view. It receives its appearance calls together with its parent.
open class ContainerView: View {
  private weak var embedded: ViewController?
  /// How the embedded child takes part in the container's orientation (CK-R1).
  ///
  /// The default is ``AtriumKit/AutorotationMode/container``.
  ///
  /// In the other modes, a child that does not support the container's orientation keeps an orientation that it
  /// supports and is drawn rotated (CK-R8). For the modes that involve children, the controller whose view contains
  /// this view calls ``supportedInterfaceOrientations(own:)`` and ``shouldAutorotate(own:)``.
  public var autorotationMode = AutorotationMode.container {
    didSet {
      if autorotationMode != oldValue, let child = embeddedViewController { applyMode(to: child) }
    }
  }

  /// The embedded child; nil if there is none, or if other code has removed it.
  public var embeddedViewController: ViewController? {
    guard let embedded, embedded.viewIfLoaded?.isDescendant(of: self) == true else { return nil }
    return embedded.parent == nil ? nil : embedded
  }

  /// Embeds a controller and removes the current one.
  ///
  /// The calls are `viewDidLoad`, `willMove`, then the appearance calls if this view is on screen, and
  /// `didMove` when the change has ended (T12). The replaced child leaves its container. Traps if this view
  /// is not in the view of `parent`.
  ///
  /// - Parameters:
  ///   - viewController: The child.
  ///   - parent: The controller whose view contains this view.
  ///   - animator: Animates the exchange if this view is on screen; nil exchanges the views at once.
  public func embed(
    _ viewController: ViewController, in parent: ViewController,
    animator: (any ViewControllerAnimatedTransitioning)? = nil
  ) {
    let old = embeddedViewController
    guard viewController !== old else { return }
    viewController.loadViewIfNeeded()
    parent.addChild(viewController)
    embedded = viewController
    applyMode(to: viewController)
    guard let old, let animator, window != nil, old.parent === parent else {
      if let old { takeOut(old) }
      viewController.view.frame = bounds
      viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(viewController.view)
      return viewController.didMove(toParent: parent)
    }
    old.willMove(toParent: nil)
    viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var exchange = ContainerTransition(from: old, to: viewController, in: self)
    exchange.animator = animator
    exchange.overlap = .supersede
    exchange.completion = { [weak self, weak parent] didComplete in
      guard let parent else { return }
      let (stays, leaves) = didComplete ? (viewController, old) : (old, viewController)
      if leaves.parent === parent {
        if !didComplete { leaves.willMove(toParent: nil) }
        leaves.removeFromParent()
      }
      if stays.parent === parent { stays.didMove(toParent: parent) }
      if !didComplete, self?.embedded === viewController { self?.embedded = old }
    }
    parent.perform(exchange)
  }

  /// Removes the embedded child, if there is one.
  public func removeEmbedded() {
    guard let old = embeddedViewController else { return }
    embedded = nil
    takeOut(old)
  }

  private func applyMode(to child: ViewController) {
    child.parent?.setKeepsOrientation(autorotationMode != .container, ofChild: child)
    child.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  private func takeOut(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
