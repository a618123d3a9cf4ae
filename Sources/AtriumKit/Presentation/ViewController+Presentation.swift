import AtriumGeometry
internal import Logging

extension ViewController {
  private static let presentationLogger = Logger(label: "atrium.presentation")

  /// The controller presented by this controller or by its nearest presenting container; nil if there is none.
  public var presentedViewController: ViewController? { nearestPresenter?.modal.presented }

  /// The presenter of this controller or of its outermost container; nil if neither is presented.
  public var presentingViewController: ViewController? { topOfTree.modal.presentation?.presenter }

  /// The presentation controller of this controller or of its outermost container.
  ///
  /// Before a presentation, a presentation controller for the ``modalPresentationStyle`` is created, so that code
  /// can set its delegate. The presentation uses this object unless the style changes in the meantime.
  public var presentationController: PresentationController? {
    topOfTree.modal.presentation?.controller.known ?? preparePresentationController(from: nil)
  }

  /// The ``presentationController`` if its style is ``ModalPresentationStyle/popover``; nil for any other style.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The ``presentationController`` if it presents a page sheet or a form sheet; nil for any other style.
  ///
  /// The style ``ModalPresentationStyle/automatic`` counts as a page sheet.
  public var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  /// The outermost container of this controller; the controller itself if it has none.
  var topOfTree: ViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  private var nearestPresenter: ViewController? {
    var controller: ViewController? = self
    while let current = controller {
      if current.modal.presented != nil { return current }
      controller = current.parent
    }
    return nil
  }

  /// The coordinator of the presentation or dismissal in which this controller takes part; nil if there is none.
  var modalCoordinator: TransitionCoordinator? {
    if let transition = topOfTree.modal.presentation?.transition { return transition.coordinator }
    return nearestPresenter?.modal.presented?.modal.presentation?.transition?.coordinator
  }

  /// The controller that is presented in this controller's context without covering it; nil if there is none.
  ///
  /// The presented controller appears together with this controller's view (DC-44).
  var contextFollower: ViewController? {
    guard let presentation = modal.presented?.modal.presentation, presentation.isInContext,
      !presentation.coversPresenter
    else { return nil }
    return modal.presented
  }

  /// Whether a completed presentation has removed this controller's view from the window.
  var isRemovedByModal: Bool {
    guard let presentation = modal.presented?.modal.presentation else { return false }
    return presentation.removesPresenterView && presentation.transition == nil
  }

  /// Whether a transition will still send appearance calls to this controller or to one of its containers.
  ///
  /// The transition is a presentation or dismissal before its `will` calls, or a cancelled transition that has not
  /// ended. If the animator removes views or adds them again during that time, no other appearance calls are sent.
  var awaitsTransitionCalls: Bool {
    if let modal = topOfTree.modal.presentation?.transition,
      !modal.hasAnnounced || modal.isReturning
    {
      return true
    }
    if let covering = nearestPresenter?.modal.presented?.modal.presentation,
      covering.coversPresenter,
      covering.transition?.isReturning == true
    {
      return true
    }
    var controller: ViewController? = self
    while let current = controller {
      if current.childTransition?.isReturning == true { return true }
      controller = current.parent
    }
    return false
  }

  /// The window of a root or presented controller, even while the view is not in the window; nil for any other.
  var homeWindow: Window? { rootWindow ?? modal.presentation?.window }

  // MARK: Presenting

  /// Presents a controller in the style to which its presentation controller adapts.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - animated: Whether the presentation is animated.
  ///   - adapted: The adapted style; nil if it has not been decided yet.
  ///   - completion: Called after the presented controller's `viewDidAppear`.
  func performPresent(
    _ presented: ViewController, animated: Bool, as adapted: ModalPresentationStyle? = nil,
    completion: (() -> Void)?
  ) {
    viewIfLoaded?.window?.presentations.finishUnanimated()
    guard let window = viewIfLoaded?.window, !isInCoveredContext else {
      warn(presented, "whose view is not in the window hierarchy!")
      return
    }
    let top = presentingAuthority(for: presented, in: window)
    guard let presenter = top else { return }
    let style = presented.modalPresentationStyle.resolved
    let context = style.isContextual ? definedContext : nil
    guard canPresent(presented, from: context ?? presenter) else { return }
    checkIsFree(presented, on: context ?? presenter)
    let controller = presented.preparePresentationController(from: self, presenting: presenter)
    controller.source = self
    let adapting = controller.adapted(
      to: adapted ?? controller.adaptiveStyle(in: presenter.traitCollection), by: presenter)
    let shown = adapting.presentedViewController
    if shown !== presented { checkIsFree(shown, on: context ?? presenter) }
    adapting.source = self
    let host = context ?? (adapting.shouldPresentInFullscreen ? nil : definedContext)
    if host !== context, let host, !canPresent(shown, from: host) { return }
    let presentation = ModalPresentation(
      of: shown, from: host ?? presenter, in: window, controller: adapting,
      isInContext: host != nil)
    checkTransitionStyle(presentation, of: shown)
    presented.modal.controller = nil
    presentation.link()
    presentation.present(animated: animated, completion: completion)
  }

  /// Returns the controller that becomes the presenter: the outermost container of this controller (DC-43).
  ///
  /// If that container is neither the window's root nor presented, a controller around its view is the presenter. The
  /// result is nil, with a warning, if the window has no root controller.
  private func presentingAuthority(
    for presented: ViewController, in window: Window
  ) -> ViewController? {
    var top = topOfTree
    guard top.rootWindow == nil, top.modal.presentation == nil else { return top }
    while top.rootWindow == nil, top.modal.presentation == nil {
      guard let above = top.viewIfLoaded?.superview?.nearestController else {
        guard let root = window.rootViewController else {
          warn(presented, "which is in a window without root view controller!")
          return nil
        }
        top = root
        break
      }
      top = above.topOfTree
    }
    ViewController.presentationLogger.warning(
      """
      Presenting \(presented.debugName) on \(debugName), which is detached from the controllers \
      around it; \(top.debugName) presents. Make \(debugName) a child by addChild(_:).
      """)
    return top
  }

  /// Whether a presentation covers the view of a container of this controller.
  private var isInCoveredContext: Bool {
    var current = self
    while true {
      if let presentation = current.modal.presentation, presentation.isInContext,
        let context = presentation.presenter
      {
        // Only a presentation further outside can cover a controller that is presented in this context.
        current = context
      } else if let container = current.parent {
        current = container
        if container.modal.cover != nil { return true }
      } else {
        return false
      }
    }
  }

  /// The nearest controller, from this controller outwards, that defines a presentation context (L-31).
  private var definedContext: ViewController? {
    var controller: ViewController? = self
    while let current = controller {
      if current.definesPresentationContext, current.isViewLoaded { return current }
      controller = current.parent
    }
    return nil
  }

  /// Returns whether no other presentation prevents this one (M-6).
  private func canPresent(_ presented: ViewController, from presenter: ViewController) -> Bool {
    if let other = presenter.modal.presented {
      let inProgress = other.modal.presentation?.transition != nil
      warn(
        presented,
        inProgress
          ? "while a presentation is in progress!"
          : "which is already presenting \(other.debugName).")
      return false
    }
    if presenter.topOfTree.hasRunningPresentation {
      warn(presented, "while a presentation is in progress!")
      return false
    }
    return true
  }

  /// Whether a presentation or dismissal that involves this tree is in progress.
  ///
  /// Either the top of the tree is presented, or a controller in the tree is a presenter.
  private var hasRunningPresentation: Bool {
    modal.presentation?.transition != nil
      || homeWindow?.presentations.all.contains { presentation in
        presentation.transition != nil && presentation.presenter?.topOfTree === self
      } ?? false
  }

  private func warn(_ presented: ViewController, _ reason: String) {
    ViewController.presentationLogger.warning(
      "Attempt to present \(presented.debugName) on \(debugName) \(reason)")
  }

  /// Traps if the presented controller is already in use (M-7).
  private func checkIsFree(_ presented: ViewController, on presenter: ViewController) {
    if let obstacle = obstacle(toPresenting: presented, from: presenter) {
      programmerError(obstacle)
    }
  }

  /// Returns the message with which ``present(_:animated:completion:)`` traps for a controller in use.
  ///
  /// The call changes nothing. A tool with which a user builds a tree can call this method before it presents.
  ///
  /// - Parameter presented: The controller that would be presented.
  /// - Returns: The message; nil if the controller has no presenter and no parent, is no window's root, and would not
  ///   present itself.
  public func obstacle(toPresenting presented: ViewController) -> String? {
    obstacle(toPresenting: presented, from: topOfTree)
  }

  private func obstacle(
    toPresenting presented: ViewController, from presenter: ViewController
  ) -> String? {
    if let other = presented.modal.presentation?.presenter {
      return
        "Application tried to present modally a view controller \(presented.debugName) that is "
        + "already being presented by \(other.debugName); dismiss it there first, or present "
        + "another controller on \(debugName)."
    }
    if let parent = presented.parent {
      return
        "Application tried to present modally a view controller \(presented.debugName) that has a "
        + "parent view controller \(parent.debugName); call removeFromParent() before presenting "
        + "it on \(debugName)."
    }
    guard presented === presenter || presented === self || presented.rootWindow != nil else {
      return nil
    }
    return
      "Application tried to present modally an active view controller \(presented.debugName) on "
      + "\(debugName); present a controller that is neither a window's root nor the presenter."
  }

  private func checkTransitionStyle(_ presentation: ModalPresentation, of presented: ViewController)
  {
    guard presentation.transitionStyle == .partialCurl, presentation.style != .fullScreen else {
      return
    }
    programmerError(
      "Application tried to present \(presented.debugName) on \(debugName) with a partial curl in a "
        + "style that is not full screen; set modalPresentationStyle to .fullScreen.")
  }

  /// Returns the existing presentation controller if it has the right style, and otherwise a new one.
  @discardableResult
  private func preparePresentationController(
    from source: ViewController?, presenting: ViewController? = nil
  ) -> PresentationController {
    let style = modalPresentationStyle.resolved
    if let present = modal.controller, present.presentationStyle == style { return present }
    let made = makePresentationController(style, source: source, presenting: presenting)
    modal.controller = made
    return made
  }

  func makePresentationController(
    _ style: ModalPresentationStyle, source: ViewController?, presenting: ViewController?
  ) -> PresentationController {
    switch style {
    case .none:
      programmerError(
        "\(debugName) cannot be presented with the modalPresentationStyle .none, which has no "
          + "presentation controller; choose another style.")
    case .fullScreen, .currentContext:
      FullScreenPresentationController(presentedViewController: self, presenting: presenting)
    case .overFullScreen, .overCurrentContext:
      OverlayPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      SheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      PopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self)
        ?? PresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  // MARK: Dismissing

  /// The presentation that a call of `dismiss` on this controller ends (C.8); nil if there is none.
  private var presentationToDismiss: ModalPresentation? {
    if let presenter = nearestPresenter { return presenter.modal.presented?.modal.presentation }
    return topOfTree.modal.presentation
  }

  func performDismiss(animated: Bool, completion: (() -> Void)?) {
    // If an earlier call in this turn dismisses the upper presentation without animation, this call means the
    // presentation of this controller's own tree (M-18).
    if presentationToDismiss?.isEnding == true,
      let own = topOfTree.modal.presentation, !own.isEnding
    {
      own.window?.presentations.finishUnanimated()
    }
    presentationToDismiss?.dismiss(animated: animated, completion: completion)
  }

  /// Ends the presentation inside this controller's view immediately, because the view is being removed.
  func dismissWhatLivesInView() {
    guard let presentation = modal.presented?.modal.presentation, presentation.isInContext else {
      return
    }
    if presentation.isEnding {
      // The running dismissal may include presentations below this one.
      presentation.transition?.finishNow()
    } else {
      for other in presentation.chain.reversed() { other.dismissAtOnce() }
    }
  }

  /// On Escape, dismisses this controller's presentation if it is topmost, or the ``popoverAboveFocus``.
  ///
  /// - Returns: Whether a presentation handled a key press.
  func dismissByEscape(_ presses: Set<Press>) -> Bool {
    guard presses.contains(where: { $0.key.keyCode == .keyboardEscape && !$0.isRepeat }) else {
      return false
    }
    // Presentations above this controller's presentation have already received the key.
    if let presentation = modal.presentation, presentation.chain.count == 1 {
      return presentation.controller.dismissByUser()
    }
    return popoverAboveFocus?.dismissByUser() ?? false
  }

  /// The topmost popover above this controller, if the focus is outside that popover (M-15); otherwise nil.
  ///
  /// The focus is outside if a click has been passed to a view below the popover.
  private var popoverAboveFocus: PresentationController? {
    guard let top = presentedViewController?.modal.presentation?.chain.last?.controller,
      top is PopoverPresentationController,
      let focus = viewIfLoaded?.window?.firstResponder as? View,
      let content = top.presentedViewController.viewIfLoaded, !focus.isDescendant(of: content)
    else { return nil }
    return top
  }
}
