extension ModalPresentationStyle {
  /// Whether a presentation with this style may adapt to another style (M-17).
  fileprivate var isAdaptive: Bool {
    switch self {
    case .popover, .pageSheet, .formSheet, .custom: true
    default: false
    }
  }
}

extension PresentationController {
  /// Returns the adapted style for the traits of the presenter; `none` stands for the original style.
  func adaptiveStyle(in traits: TraitCollection) -> ModalPresentationStyle {
    guard presentationStyle.isAdaptive else { return .none }
    let style = adaptivePresentationStyle(for: traits).resolved
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet:
      return style == presentationStyle ? .none : style
    default: return .none
    }
  }

  /// Returns the presentation controller for an adapted style.
  ///
  /// For the original style, this is this controller. For any other style, it is a new controller with the same
  /// delegate.
  func adapted(
    to style: ModalPresentationStyle, by presenter: ViewController
  ) -> PresentationController {
    guard style != .none else { return self }
    let presented = presentedViewController
    let replacement = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    let made = (replacement ?? presented).makePresentationController(
      style, source: source, presenting: presenter)
    made.presentationStyle = style
    made.delegate = delegate
    made.original = self
    delegate?.presentationController(self, prepare: made)
    return made
  }
}

extension ModalPresentation {
  /// Notifies the delegate of the style in which the presentation begins.
  func tellAdaptiveStyle() {
    let known = controller.known
    known.delegate?.presentationController(
      known, willPresentWithAdaptiveStyle: controller.original == nil ? .none : style,
      transitionCoordinator: transition?.coordinator)
  }

  /// Presents the controller again without animation, in the style for the presenter's current traits (M-17).
  ///
  /// If a transition is running, or if another presentation is above this one, the style stays the same until the size
  /// class changes again.
  func adapt() {
    let original = controller.known
    guard transition == nil, chain.count == 1, let presenter, let presented else { return }
    let style = original.adaptiveStyle(in: presenter.traitCollection)
    let present: ModalPresentationStyle = controller.original == nil ? .none : self.style
    // The delegate may have dismissed the presentation in the call above.
    guard style != present, presented.modal.presentation === self else { return }
    let (source, controller) = (original.source ?? presenter, self.controller)
    let shown = original.presentedViewController
    withExtendedLifetime((presented, shown)) {
      dismiss(animated: false, completion: nil)
      transition?.finishNow()
      guard presented.modal.presentation == nil else { return }
      controller.forgetViews()
      if shown !== presented { shown.leaveParent() }
      shown.modal.controller = original
      source.performPresent(shown, animated: false, as: style, completion: nil)
    }
  }
}

extension ViewController {
  /// Removes the controller from its parent, which was presented instead of this controller.
  fileprivate func leaveParent() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

extension Window {
  /// Adapts all presentations on screen to a changed size class.
  func adaptPresentations() {
    for presentation in presentations.onScreen { presentation.adapt() }
  }
}
