public import AtriumKit

/// A view that shows one child of a controller, as an embed segue does (E-1).
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   view.addSubview(sidebar)
///   sidebar.embed(ListController(), in: self)
/// }
/// ```
///
/// The child fills the view. It appears and disappears with its container, by ordinary forwarding.
open class ContainerView: View {
  private weak var embedded: ViewController?
  /// Whether the embedded child decides with its container on the orientation;
  /// ``AtriumKit/AutorotationMode/container`` by default (CK-R1).
  ///
  /// In each other mode a child that does not support the container's orientation keeps one that it
  /// supports, and is drawn rotated (CK-R8). For the modes that involve children, the container asks
  /// ``supportedInterfaceOrientations(own:)`` and ``shouldAutorotate(own:)``.
  public var autorotationMode = AutorotationMode.container {
    didSet {
      if autorotationMode != oldValue, let child = embeddedViewController { applyMode(to: child) }
    }
  }

  /// The embedded child; nil if there is none, or if other code has taken it out.
  public var embeddedViewController: ViewController? {
    guard let embedded, embedded.viewIfLoaded?.isDescendant(of: self) == true else { return nil }
    return embedded.parent == nil ? nil : embedded
  }

  /// Embeds a controller, in the place of the present one.
  ///
  /// The calls are `viewDidLoad`, `willMove`, then the appearance calls if this view is on screen, and
  /// `didMove` when the change has ended (T12). The replaced child leaves its container. Traps if this
  /// view belongs to another controller than `parent`.
  ///
  /// - Parameters:
  ///   - viewController: The child.
  ///   - parent: The controller in whose view this view is.
  ///   - animator: Moves the views of an exchange on screen; nil for a change at once.
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

  /// Takes the embedded child out; without one nothing happens.
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
