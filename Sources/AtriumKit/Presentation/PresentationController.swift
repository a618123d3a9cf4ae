public import AtriumGeometry

/// Manages one presentation: where the presented view is, and what is around it.
///
/// Subclass it for the style ``ModalPresentationStyle/custom`` and hand it out by the
/// ``ViewControllerTransitioningDelegate``. It does not keep the two controllers alive.
@MainActor
open class PresentationController {
  private weak var storedPresented: ViewController?
  private weak var storedPresenting: ViewController?
  /// Whose `present` was called.
  weak var source: ViewController?
  weak var presentation: ModalPresentation?

  /// How the controller is presented.
  public let presentationStyle: ModalPresentationStyle
  /// Hears of the user's wish to dismiss; not kept alive (M-9).
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Makes one.
  ///
  /// - Parameters:
  ///   - presentedViewController: Who is presented.
  ///   - presentingViewController: Who presents; nil if that is not known yet.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle.resolved
  }

  /// Who is presented.
  ///
  /// Traps if that one died; a presentation controller is of no use without it.
  public var presentedViewController: ViewController {
    guard let storedPresented else {
      programmerError(
        "\(type(of: self)).presentedViewController was read after the controller died; do not keep "
          + "a presentation controller longer than its presented controller.")
    }
    return storedPresented
  }

  /// Who presents.
  ///
  /// Traps if there is none, before the presentation or after that one's death.
  public var presentingViewController: ViewController {
    guard let controller = presentation?.presenter ?? storedPresenting else {
      programmerError(
        "\(type(of: self)).presentingViewController was read while nobody presents "
          + "\(storedPresented?.debugName ?? "the controller"); read it between present and dismiss."
      )
    }
    return controller
  }

  /// The view in which the presentation happens; nil before it begins and after it ended.
  public var containerView: View? { presentation?.container }

  /// The view that comes: the presented controller's, or one around it.
  ///
  /// Call `super`: not needed.
  open var presentedView: View? { presentedViewController.view }

  /// Where ``presentedView`` is in ``containerView``, in points; all of it by default.
  ///
  /// Call `super`: not needed.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// Whether it covers the window; if not, the nearest controller that defines a context.
  ///
  /// Call `super`: not needed.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while it is covered, and its tree disappears.
  ///
  /// Call `super`: not needed.
  open var shouldRemovePresentersView: Bool { false }

  /// Tells that the container is about to be laid out.
  ///
  /// Call `super`: not needed.
  open func containerViewWillLayoutSubviews() {}
  /// Tells that the container has been laid out.
  ///
  /// Call `super`: not needed.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presentation begins, with the container in place and without the presented view.
  ///
  /// It comes before the `will` calls of the controllers, and ``presentationTransitionDidEnd(_:)``
  /// after their `did` calls. Call `super`: not needed.
  open func presentationTransitionWillBegin() {}
  /// Tells that the presentation has ended, or was cancelled.
  ///
  /// Call `super`: not needed.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the dismissal begins, before the `will` calls of the controllers.
  ///
  /// Call `super`: not needed.
  open func dismissalTransitionWillBegin() {}
  /// Tells that the dismissal has ended, or was cancelled, after the `did` calls.
  ///
  /// Call `super`: not needed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size that the presented controller will have when the container has a size (R-8).
  ///
  /// Override it together with ``frameOfPresentedViewInContainerView``. Call `super`: not needed.
  open func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// Tells that the presented controller would like another size; lays the container out.
  ///
  /// Call `super`: required.
  open func preferredContentSizeDidChange(forChildContentContainer container: ViewController) {
    containerView?.setNeedsLayout()
  }

  /// Tells that the container is about to get a size; its bounds are still the old ones (R-10).
  ///
  /// The base implementation tells the presented controller if its size will change (DC-38). Call
  /// `super`: required.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let coming = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard coming != presented.viewIfLoaded?.bounds.size else { return }
    presented.announce(coming, with: coordinator)
  }

  /// Tells that the size classes are about to change, and passes it on.
  ///
  /// Call `super`: required.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.announce(newCollection, with: coordinator)
  }

  /// Whether each layout of the container, and each new size, gives the presented view its frame.
  ///
  /// A custom presentation leaves that to autoresizing and to
  /// ``containerViewWillLayoutSubviews()``.
  var placesPresentedView: Bool { false }
  /// Whether Escape and a press outside mean dismissal.
  var isDismissibleByUser: Bool { false }

  /// The animator of the style; nil leaves it to the transition style.
  var animator: (any ViewControllerAnimatedTransitioning)? { nil }
}
