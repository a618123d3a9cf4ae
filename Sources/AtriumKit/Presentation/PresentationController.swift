public import AtriumGeometry

/// Manages one presentation: the frame of the presented view, and the views around it.
///
/// Subclass it for the style ``ModalPresentationStyle/custom`` and return it from the
/// ``ViewControllerTransitioningDelegate``. It does not keep the two controllers alive.
@MainActor
open class PresentationController {
  private weak var storedPresented: ViewController?
  private weak var storedPresenting: ViewController?
  /// The controller that received the call of `present`.
  weak var source: ViewController?
  weak var presentation: ModalPresentation?

  /// The presentation style.
  public internal(set) var presentationStyle: ModalPresentationStyle {
    didSet { dimsTint = presentationStyle.dimsTint }
  }
  /// Decides about dismissals by the user (M-9) and about the style (M-17); not kept alive.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// The controller of the original style, if this one presents in an adaptive one.
  var original: PresentationController?
  /// The controller that the delegate knows: that of the original style.
  var known: PresentationController { original ?? self }
  /// Whether the tint of the views below is dimmed (V-26).
  package var dimsTint: Bool

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The presented controller.
  ///   - presentingViewController: The presenter; nil if it is not known yet.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle.resolved
    dimsTint = presentationStyle.dimsTint
  }

  /// The presented controller.
  ///
  /// Traps if that controller was released; a presentation controller is of no use without it.
  public var presentedViewController: ViewController {
    guard let storedPresented else {
      programmerError(
        "\(type(of: self)).presentedViewController was read after the controller was released; do not "
          + "keep a presentation controller longer than its presented controller.")
    }
    return storedPresented
  }

  /// The presenter.
  ///
  /// Traps if there is none: before the presentation, or after the presenter was released.
  public var presentingViewController: ViewController {
    guard let controller = presentation?.presenter ?? storedPresenting else {
      programmerError(
        "\(type(of: self)).presentingViewController was read while no controller presents "
          + "\(storedPresented?.debugName ?? "the controller"); read it between present and dismiss."
      )
    }
    return controller
  }

  /// The container view of the presentation; nil before it begins and after it ended.
  public var containerView: View? { presentation?.container }

  /// The view that comes and goes: the presented controller's, or one around it.
  ///
  /// Call `super`: not needed.
  open var presentedView: View? { presentedViewController.view }

  /// The frame of ``presentedView`` in ``containerView``, in points; all of it by default.
  ///
  /// Call `super`: not needed.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// Whether it covers the window; if not, it covers the nearest controller that defines a context.
  ///
  /// Call `super`: not needed.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while it is covered, and its tree disappears.
  ///
  /// Call `super`: not needed.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container is laid out.
  ///
  /// Call `super`: not needed.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has been laid out.
  ///
  /// Call `super`: not needed.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presentation begins, with the container in place and without the presented view.
  ///
  /// It comes before the `will` calls of the controllers, and ``presentationTransitionDidEnd(_:)``
  /// after their `did` calls. Call `super`: not needed.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended, or was cancelled.
  ///
  /// Call `super`: not needed.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins, before the `will` calls of the controllers.
  ///
  /// Call `super`: not needed.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended, or was cancelled, after the `did` calls.
  ///
  /// Call `super`: not needed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size that the presented controller will have for a size of the container.
  ///
  /// Override it together with ``frameOfPresentedViewInContainerView``. Call `super`: not needed.
  open func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// Called when the presented controller's preferred size changed; lays the container out.
  ///
  /// Call `super`: required.
  open func preferredContentSizeDidChange(forChildContentContainer container: ViewController) {
    containerView?.setNeedsLayout()
  }

  /// Called before the container gets a new size; its bounds are still the old ones.
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

  /// Called before the size classes change; tells the presented controller.
  ///
  /// Call `super`: required.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.announce(newCollection, with: coordinator)
  }

  /// The style in which the presentation adapts to the traits of its presenter (M-17).
  ///
  /// The base implementation asks the ``delegate``. ``ModalPresentationStyle/none`` means the original style.
  /// Call `super`: not needed.
  open func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Lets go of the views around the presented one, which another presentation controller takes over.
  func forgetViews() {}

  /// Whether each layout and each new size of the container set the presented view's frame.
  ///
  /// A custom presentation uses autoresizing and ``containerViewWillLayoutSubviews()`` instead.
  var placesPresentedView: Bool { false }
  /// Whether the views below receive touches beside the presented view.
  var isUndimmed: Bool { false }
  /// Whether a touch is passed to the views below the container.
  ///
  /// - Parameters:
  ///   - hit: The view of the container that it hits.
  ///   - point: Its location in the container.
  ///   - event: Its event.
  /// - Returns: Whether it is passed.
  func lets(through hit: View, at point: Point, with event: Event?) -> Bool {
    isUndimmed && hit === containerView
  }
  /// Whether Escape and a press outside dismiss it.
  var isDismissibleByUser: Bool { false }

  /// The animator of the style; nil for that of the transition style.
  var animator: (any ViewControllerAnimatedTransitioning)? { nil }
}
