import AtriumKit

/// The appearance calls of the top controller, which the container forwards explicitly (CK-L3, CK-O12, CK-O13).
extension ContainerStack {
  /// Begins the appearance of the top controller.
  ///
  /// Call this method in the container's `viewWillAppear(_:)`, after `super`.
  ///
  /// The views of the top controllers are loaded and added, from the top down (CK-O12). Traps if there is
  /// no ``containerView``, or if a stack with a fixed root is empty (CK-S5).
  public func containerWillAppear(_ animated: Bool) {
    if stackView.superview == nil {
      fatalError(
        "\(StackLog.name(container)) appears with a stack that has no container view; set "
          + "containerView in viewDidLoad().")
    }
    if behavior == .fixedRoot, contents.isEmpty {
      fatalError(
        "\(StackLog.name(container)) appears with a stack that has no root; push one first.")
    }
    let count = phaseCount
    finishTransition()
    // The container may have disappeared during the final calls of the change.
    guard count == phaseCount else { return }
    phase = .appearing
    dropStrangers()
    arrangeIfNeeded()
    alignTop(animated: animated)
  }

  /// Ends the appearance of the top controller.
  ///
  /// Call this method in the container's `viewDidAppear(_:)`, after `super`.
  public func containerDidAppear(_ animated: Bool) {
    phase = .appeared
    alignTop(animated: animated)
  }

  /// Begins the disappearance of the top controller.
  ///
  /// Call this method in the container's `viewWillDisappear(_:)`, after `super`.
  ///
  /// A running change ends before the disappearance begins, and sends all its calls.
  public func containerWillDisappear(_ animated: Bool) {
    phase = .disappearing
    finishTransition()
    alignTop(animated: animated)
  }

  /// Ends the disappearance of the top controller.
  ///
  /// Call this method in the container's `viewDidDisappear(_:)`, after `super`.
  public func containerDidDisappear(_ animated: Bool) {
    phase = .disappeared
    alignTop(animated: animated)
  }

  /// Sends a controller the disappearance calls that it has not received yet.
  func finishDisappearance(of controller: ViewController, animated: Bool = false) {
    begin(controller, false, animated: animated)
    end(controller, animated: animated)
  }

  /// Updates the appearance of the controllers to the container's phase.
  ///
  /// The top controller gets the same phase, and all other controllers disappear.
  func alignTop(animated: Bool = false) {
    guard change == nil else { return }
    settle {
      present.removeAll { $0.parent !== container }
      for controller in present
      where phase == .disappeared || controller !== contents.last?.controller {
        finishDisappearance(of: controller, animated: animated)
      }
      guard let top = contents.last else { return }
      if phase == .disappearing { begin(top.controller, false, animated: animated) }
      guard isShown, stackView.superview != nil, top.place != nil else { return }
      begin(top.controller, true, animated: animated)
      if phase == .appeared { end(top.controller, animated: animated) }
    }
  }

  /// Begins an appearance or disappearance, unless the controller is already in this state (CK-L3).
  private func begin(_ controller: ViewController, _ isAppearing: Bool, animated: Bool) {
    guard controller.parent === container else { return }
    let phase = controller.appearancePhase
    let isThere = phase == .appearing || phase == .appeared
    guard isThere != isAppearing else { return }
    tellBeginning(of: controller, isAppearing, animated: animated)
    controller.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func end(_ controller: ViewController, animated: Bool) {
    let phase = controller.appearancePhase
    guard controller.parent === container, phase == .appearing || phase == .disappearing else {
      return
    }
    controller.endAppearanceTransition()
    tellEnd(of: controller, phase == .appearing, animated: animated)
  }

  func tellBeginning(of controller: ViewController, _ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      if !present.contains(where: { $0 === controller }) { present.append(controller) }
      delegate?.containerStack(self, willShow: controller, animated: animated)
    } else {
      delegate?.containerStack(self, willHide: controller, animated: animated)
    }
  }

  func tellEnd(of controller: ViewController, _ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      delegate?.containerStack(self, didShow: controller, animated: animated)
    } else {
      present.removeAll { $0 === controller }
      delegate?.containerStack(self, didHide: controller, animated: animated)
    }
  }
}
