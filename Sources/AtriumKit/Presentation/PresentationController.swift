public import AtriumGeometry

/// An object that manages one presentation: the frame of the presented view, and the views around that view.
///
/// For the style ``ModalPresentationStyle/custom``, subclass this class, and return an instance from the
/// ``ViewControllerTransitioningDelegate``. A presentation controller does not retain the presenter or the presented
/// controller.
@MainActor
open class PresentationController {
  private weak var storedPresented: ViewController?
  private weak var storedPresenting: ViewController?
  /// The controller on which `present` was called.
  weak var source: ViewController?
  weak var presentation: ModalPresentation?

  /// The presentation style.
  open internal(set) var presentationStyle: ModalPresentationStyle {
    didSet { dimsTint = presentationStyle.dimsTint }
  }
  /// The delegate, which decides about dismissals by the user (M-9) and about adapted styles (M-17); not retained.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// The presentation controller of the original style, if this controller presents in an adapted style; otherwise nil.
  var original: PresentationController?
  /// The presentation controller that the delegate knows: the controller of the original style.
  var known: PresentationController { original ?? self }
  /// Whether the tint colour of the views below is dimmed (V-26).
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
  /// Traps if the presented controller has been released.
  open var presentedViewController: ViewController {
    guard let storedPresented else {
      programmerError(
        "\(type(of: self)).presentedViewController was read after the controller was released; do not "
          + "keep a presentation controller longer than its presented controller.")
    }
    return storedPresented
  }

  /// The presenter.
  ///
  /// Traps if there is no presenter: before the presentation, or after the presenter has been released.
  open var presentingViewController: ViewController {
    guard let controller = presentation?.presenter ?? storedPresenting else {
      programmerError(
        "\(type(of: self)).presentingViewController was read while no controller presents "
          + "\(storedPresented?.debugName ?? "the controller"); read it between present and dismiss."
      )
    }
    return controller
  }

  /// The container view of the presentation; nil before the presentation begins and after it has ended.
  open var containerView: View? { presentation?.container }

  /// The view that the transition adds and removes: the presented controller's view, or a view around it.
  ///
  /// Call `super`: not needed.
  open var presentedView: View? { presentedViewController.view }

  /// The frame of ``presentedView`` in ``containerView``, in points; by default the container's bounds.
  ///
  /// Call `super`: not needed.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole window, and not only the nearest controller that defines a context.
  ///
  /// Call `super`: not needed.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while the presenter is covered.
  ///
  /// The controllers of the presenter's tree then disappear.
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
  /// Called when the presentation begins: the container has been added, and the presented view has not.
  ///
  /// This method is called before the `will` calls of the controllers, and ``presentationTransitionDidEnd(_:)``
  /// after their `did` calls. Call `super`: not needed.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has been completed or cancelled, after the controllers' `did` calls.
  ///
  /// Call `super`: not needed.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins, before the `will` calls of the controllers.
  ///
  /// Call `super`: not needed.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has been completed or cancelled, after the controllers' `did` calls.
  ///
  /// Call `super`: not needed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns the size that the presented controller will have when the container has a given size.
  ///
  /// Override this method together with ``frameOfPresentedViewInContainerView``. Call `super`: not
  /// needed.
  open func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// Called when the presented controller's preferred size has changed.
  ///
  /// The base implementation requests a layout of the container.
  ///
  /// Call `super`: required.
  open func preferredContentSizeDidChange(forChildContentContainer container: ViewController) {
    containerView?.setNeedsLayout()
  }

  /// Called before the container gets a new size; the container's bounds still have the old size.
  ///
  /// The base implementation notifies the presented controller if its size will change (DC-38).
  /// Call `super`: required.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let coming = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard coming != presented.viewIfLoaded?.bounds.size else { return }
    presented.announce(coming, with: coordinator)
  }

  /// Called before the size classes change.
  ///
  /// The base implementation notifies the presented controller.
  ///
  /// Call `super`: required.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.announce(newCollection, with: coordinator)
  }

  /// Returns the style to which the presentation adapts for the given traits of its presenter (M-17).
  ///
  /// The base implementation asks the ``delegate``. ``ModalPresentationStyle/none`` stands for the original style.
  /// Call `super`: not needed.
  open func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Releases the views around the presented view when another presentation controller replaces this one.
  func forgetViews() {}

  /// Whether the toolkit sets the presented view's frame at each layout and each new size of the container.
  ///
  /// A custom presentation instead uses autoresizing masks and ``containerViewWillLayoutSubviews()``.
  var placesPresentedView: Bool { false }
  /// Whether touches outside the presented view are delivered to the views below the presentation.
  var isUndimmed: Bool { false }
  /// Returns whether a touch is passed to the views below the container.
  ///
  /// - Parameters:
  ///   - hit: The view at the touch's location in the container.
  ///   - point: The touch's location in the container.
  ///   - event: The event of the touch.
  /// - Returns: Whether the touch is passed on.
  func lets(through hit: View, at point: Point, with event: Event?) -> Bool {
    isUndimmed && hit === containerView
  }
  /// Whether Escape and a click outside dismiss the presentation.
  var isDismissibleByUser: Bool { false }

  /// The animator of the presentation style; nil uses the animator of the transition style.
  var animator: (any ViewControllerAnimatedTransitioning)? { nil }
}
