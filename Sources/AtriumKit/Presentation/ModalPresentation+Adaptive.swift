extension ModalPresentationStyle {
  /// Whether a presentation controller of this style may present in another one (M-17).
  fileprivate var isAdaptive: Bool {
    switch self {
    case .popover, .pageSheet, .formSheet, .custom: true
    default: false
    }
  }
}

extension PresentationController {
  /// The style for the traits of the presenter; `none` for the original one.
  func adaptiveStyle(in traits: TraitCollection) -> ModalPresentationStyle {
    guard presentationStyle.isAdaptive else { return .none }
    let style = adaptivePresentationStyle(for: traits).resolved
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet:
      return style == presentationStyle ? .none : style
    default: return .none
    }
  }

  /// The controller that presents in a style: this one, or another one that has its delegate.
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
  /// Tells the delegate of the style in which the presentation begins.
  func tellAdaptiveStyle() {
    let known = controller.known
    known.delegate?.presentationController(
      known, willPresentWithAdaptiveStyle: controller.original == nil ? .none : style,
      transitionCoordinator: transition?.coordinator)
  }

  /// Begins again, without animation, in the style for the present traits of the presenter (M-17).
  ///
  /// A presentation that is in progress, or below another one, keeps its style until the size class changes
  /// again.
  func adapt() {
    let original = controller.known
    guard transition == nil, chain.count == 1, let presenter, let presented else { return }
    let style = original.adaptiveStyle(in: presenter.traitCollection)
    let present: ModalPresentationStyle = controller.original == nil ? .none : self.style
    // The delegate may have dismissed it.
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
  /// Leaves the controller that was presented in its stead.
  fileprivate func leaveParent() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

extension Window {
  /// Lets presentations adapt to another size class.
  func adaptPresentations() {
    for presentation in presentations.onScreen { presentation.adapt() }
  }
}
