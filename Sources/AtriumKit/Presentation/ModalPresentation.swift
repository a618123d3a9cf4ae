import AtriumGeometry

/// The presentation of a controller by another controller, from the call of `present` until the
/// presentation ends.
@MainActor
final class ModalPresentation {
  private(set) weak var presenter: ViewController?
  private(set) weak var presented: ViewController?
  private(set) weak var window: Window?
  let controller: PresentationController
  let style: ModalPresentationStyle
  let transitionStyle: ModalTransitionStyle
  let container = PresentationContainerView()
  /// Whether the presentation covers only the presenter's view and not the window (DC-44).
  let isInContext: Bool
  /// Whether the presenter's tree disappears during the presentation.
  let coversPresenter: Bool
  /// The running presentation or dismissal; nil if there is none.
  var transition: ModalTransition?
  /// The size of the container when the frame of the presented view was last set, in points.
  var placedIn = Size.zero
  /// The first responder before the presentation.
  weak var savedResponder: Responder?
  var savedFocusVisibility = false

  init(
    of presented: ViewController, from presenter: ViewController, in window: Window,
    controller: PresentationController, isInContext: Bool
  ) {
    self.presented = presented
    self.presenter = presenter
    self.window = window
    self.controller = controller
    self.isInContext = isInContext
    style = controller.presentationStyle
    transitionStyle =
      isInContext && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : presented.modalTransitionStyle
    // Without a context, a context style fills the window (C.4), and covers it like a full-screen presentation.
    coversPresenter = controller.shouldRemovePresentersView
    container.modalPresentation = self
    controller.presentation = self
    controller.original?.presentation = self
  }

  /// Whether the presenter's view leaves the window while the presenter is covered.
  ///
  /// The view stays in the window if the presentation covers only a context.
  var removesPresenterView: Bool { coversPresenter && !isInContext }

  /// The view to which the container is added: the presenter's view in a context, and the window in all other cases.
  var hostView: View? { isInContext ? presenter?.viewIfLoaded : window }

  /// Whether the presentation receives size changes and rotations (DC-37).
  var isOnScreen: Bool { presented?.receivesTransitions ?? false }

  /// Whether the presented controller receives key events; it does even before its view is added.
  var hasKeyboard: Bool {
    isOnScreen || (transition?.isPresenting == true && container.unhiddenWindow != nil)
  }

  /// Whether the presentation is being dismissed.
  var isEnding: Bool { transition?.isPresenting == false }

  /// Links the presenter and the presented controller.
  func link() {
    presenter?.modal.presented = presented
    presented?.modal.presentation = self
    presented?.modal.controller = nil
    window?.presentations.append(self)
  }

  /// Unlinks the two controllers; the presenter's observers still receive the remaining calls.
  func unlink() {
    transition = nil
    if presenter?.modal.presented === presented { presenter?.modal.presented = nil }
    if presenter?.modal.cover === presented { presenter?.modal.cover = nil }
    if presented?.modal.presentation === self { presented?.modal.presentation = nil }
    presented?.modal.formerPresenter = presenter
    window?.presentations.remove(self)
  }

  /// This presentation and all presentations above it, from the lowest to the topmost (C.8).
  var chain: [ModalPresentation] {
    var chain: [ModalPresentation] = [self]
    var presented = Set([self.presented].compactMap { $0.map(ObjectIdentifier.init) })
    for other in window?.presentations.all ?? [] where other !== self {
      var outer = other.presenter
      while let current = outer, !presented.contains(ObjectIdentifier(current)) {
        outer = current.parent
      }
      guard outer != nil else { continue }
      chain.append(other)
      if let controller = other.presented { presented.insert(ObjectIdentifier(controller)) }
    }
    return chain
  }

  /// The user's motion setting.
  var motion: Motion { window?.settings.motion ?? .full }

  /// The view of the presenter's tree; it leaves the window if ``removesPresenterView`` is true.
  var presenterView: View? {
    presenter?.modal.presentation?.controller.presentedView ?? presenter?.viewIfLoaded
  }

  func removePresenterView() {
    View.performWithoutAnimation { presenterView?.removeFromSuperview() }
  }

  /// Moves the presenter's view into the container during a full-screen presentation or dismissal.
  func takePresenterView() {
    guard let view = presenterView, view.window != nil, view.superview !== container else { return }
    View.performWithoutAnimation { container.insertSubview(view, at: 0) }
  }

  /// Sets the frame of the presenter's view before the presenter receives a call (DC-42).
  ///
  /// A transform that was set during the presentation is kept.
  func sizePresenterView() {
    guard let window, presenterView?.superview == nil else { return }
    View.performWithoutAnimation {
      if let below = presenter?.modal.presentation {
        below.placePresentedView()
      } else {
        presenterView?.stand(at: window.bounds)
      }
    }
  }

  /// Returns the presenter's view to its original superview.
  func restorePresenterView() {
    guard let view = presenterView else { return }
    let below = presenter?.modal.presentation
    guard let place = below?.container ?? window, view.superview !== place else { return }
    View.performWithoutAnimation {
      if below == nil { place.insertSubview(view, at: 0) } else { place.addSubview(view) }
      view.superview?.markSubtreeNeedsLayout()
    }
  }

  /// Adds the presented view to the container, unless the animator has added it.
  func showPresentedView() {
    guard let view = controller.presentedView, !view.isDescendant(of: container) else { return }
    View.performWithoutAnimation { container.addSubview(view) }
  }

  /// Whether the presenter would be on screen without this presentation.
  ///
  /// The context may be off screen, such as an unselected tab, or the window may be hidden. The presenter then
  /// appears later, when the context or the window is on screen again.
  var canPresenterAppear: Bool {
    guard let presenter, window?.isHidden == false else { return false }
    if let below = presenter.modal.presentation { return below.container.window != nil }
    if presenter.rootWindow != nil { return true }
    guard presenter.viewIfLoaded?.window != nil else { return false }
    guard let parent = presenter.parent else { return true }
    return parent.isAppearingOrAppeared
  }

  /// Ends the presentation when the presenter has been released (C.7).
  ///
  /// - Parameter container: The presenter's container, whose observers receive the remaining calls.
  func abandon(leaving container: ViewController?) {
    let presented = self.presented
    transition = nil
    unlink()
    presented?.modal.formerPresenter = container
    self.container.removeFromSuperview()
  }
}
