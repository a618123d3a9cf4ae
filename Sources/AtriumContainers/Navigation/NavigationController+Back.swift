public import AtriumControls
public import AtriumKit

extension NavigationController {
  /// The recogniser of a drag from the leading edge, by a finger or a mouse, which pops the top controller (N-17).
  ///
  /// The recogniser's default delegate lets it begin only if the bar has a back button. With another
  /// delegate or without one, the drag also pops from a controller that hides the bar or replaces the
  /// button.
  public var interactivePopGestureRecognizer: GestureRecognizer { back.edge }

  /// The recogniser of a scroll with two fingers on a touchpad, which pops the top controller.
  ///
  /// With ``allowsPopByDraggingAnywhere`` it also recognises the drag of a finger that begins anywhere.
  public var interactiveContentPopGestureRecognizer: GestureRecognizer { back.pan }

  /// Whether a drag that pops the top controller may begin anywhere rather than only at the edge.
  public var allowsPopByDraggingAnywhere: Bool {
    get { back.startsAnywhere }
    set { back.startsAnywhere = newValue }
  }

  /// Whether the user can go back.
  ///
  /// In a collapsed column of a split view controller, the user can also go back in the stack that contains
  /// the column.
  public var canGoBack: Bool {
    presentedViewController == nil && (viewControllers.count > 1 || outer?.canGoBack ?? false)
  }

  /// Whether the user can go forward.
  public var canGoForward: Bool { presentedViewController == nil && nextController != nil }

  /// Goes back, like a click on the back button.
  ///
  /// The delegate may refuse. This method calls ``popViewController(animated:)``, which a subclass may override.
  ///
  /// - Returns: Whether a controller was popped.
  @discardableResult
  public func goBack() -> Bool {
    mayGoBack && popAsAllowed()
  }

  /// Ends the active search of the top controller.
  ///
  /// - Returns: Whether a search was active.
  func endSearch() -> Bool {
    guard
      let search = topViewController?.attachmentIfPresent(NavigationItem.self)?.searchController,
      search.isActive
    else { return false }
    search.isActive = false
    return true
  }

  /// Whether the user can go back and the delegate allows it.
  var mayGoBack: Bool {
    guard canGoBack, let leaving = leavingStack, let top = leaving.topViewController else {
      return false
    }
    return leaving.mayLeave(top)
  }

  /// Goes back without asking the delegate, because ``mayGoBack`` or an override has already allowed the pop.
  ///
  /// - Returns: Whether a controller was popped.
  @discardableResult
  func popAsAllowed() -> Bool {
    guard canGoBack, let leaving = leavingStack else { return false }
    return leaving.stack.leave(to: leaving.viewControllers.count - 2)
  }

  /// The navigation controller that pops when the user goes back.
  ///
  /// It is this navigation controller, or the navigation controller that contains this one as a collapsed column.
  private var leavingStack: NavigationController? {
    viewControllers.count > 1 ? self : outer?.leavingStack
  }

  /// Goes forward to the delegate's controller or, if the delegate returns nil, to the one that the user left last.
  ///
  /// - Returns: Whether a controller was pushed.
  @discardableResult
  public func goForward() -> Bool {
    guard presentedViewController == nil, let next = nextController else { return false }
    pushViewController(next, animated: true)
    return true
  }

  private var nextController: ViewController? {
    guard let top = topViewController else { return nil }
    let next = delegate?.navigationController(self, viewControllerAfter: top) ?? stack.left.last
    return next.flatMap { $0.parent == nil ? $0 : nil }
  }

  /// The key commands that go back and forward.
  var backKeyCommands: [KeyCommand] {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (backwards, forwards) = (KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow)
    func command(_ title: String, _ input: String, _ modifiers: KeyModifierFlags, isBack: Bool)
      -> KeyCommand
    {
      var command = KeyCommand(title: title, input: input, modifierFlags: modifiers) {
        [weak self] in
        if isBack { self?.goBack() } else { self?.goForward() }
      }
      command.isEnabled = isBack ? canGoBack : canGoForward
      return command
    }
    return [
      command(
        String(localized: "Back"), isMirrored ? forwards : backwards, .alternate, isBack: true),
      command(
        String(localized: "Forward"), isMirrored ? backwards : forwards, .alternate, isBack: false),
      command(String(localized: "Back"), KeyCommand.inputBack, [], isBack: true),
      command(String(localized: "Forward"), KeyCommand.inputForward, [], isBack: false),
    ]
  }

  /// The key command for Escape.
  ///
  /// The key goes back if no other responder handles it.
  var escapeKeyCommands: [KeyCommand] {
    guard canGoBack else { return [] }
    return [
      KeyCommand(title: String(localized: "Back"), input: KeyCommand.inputEscape) { [weak self] in
        self?.goBack()
      }
    ]
  }

  /// Returns whether the delegate allows the user to go back from a controller.
  func mayLeave(_ controller: ViewController) -> Bool {
    delegate?.navigationController(self, shouldPop: controller) ?? true
  }

  /// Begins a pop that a gesture drives.
  ///
  /// The delegate must have allowed the pop.
  ///
  /// - Returns: Whether the pop has begun.
  func beginPop(by interactor: any ViewControllerInteractiveTransitioning) -> Bool {
    canGoBack && viewControllers.count > 1
      && stack.leave(to: viewControllers.count - 2, by: interactor)
  }

  /// Whether the bar has a back button, so that a gesture may go back (N-17).
  var isBackAllowed: Bool {
    guard canGoBack, !isNavigationBarHidden, let item = topViewController?.shownNavigationItem
    else {
      return false
    }
    let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !isReplaced && !item.hidesBackButton
  }

  /// Whether a gesture can drive a pop, regardless of the back button (N-17, N-21).
  ///
  /// The value is false if the delegate has an animator.
  var canPopInteractively: Bool {
    let stack = viewControllers
    guard canGoBack, stack.count > 1, !isPerformingTransition, let top = stack.last else {
      return false
    }
    // A column first goes back in its own stack, so this stack must not pop while the column can.
    if let column = top as? NavigationController,
      column.isPerformingTransition || column.viewControllers.count > 1
    {
      return false
    }
    return delegate?.navigationController(
      self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2]) == nil
  }
}

/// The delegate of the navigation bar.
///
/// The bar shows the stack and never changes its items by itself.
@MainActor
final class NavigationBarLink: NavigationBarDelegate {
  private unowned let navigation: NavigationController

  init(_ navigation: NavigationController) {
    self.navigation = navigation
  }

  /// Pops the controller if ``NavigationController/navigationBar(_:shouldPop:)`` allows it.
  ///
  /// Returns false, since the bar's items change with the stack.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    if navigation.navigationBar(bar, shouldPop: item) { navigation.popAsAllowed() }
    return false
  }

  func navigationBar(_ bar: NavigationBar, didSelectBackItem item: NavigationItem) {
    navigation.navigationBar(bar, didSelectBackItem: item)
  }
}

extension NavigationController: NavigationBarDelegate {
  /// Pops to the controller whose item the user chose in the back button's list.
  public func navigationBar(_ bar: NavigationBar, didSelectBackItem item: NavigationItem) {
    let all = viewControllers
    guard let index = all.lastIndex(where: { $0.shownNavigationItem === item }) else {
      outer?.navigationBar(bar, didSelectBackItem: item)
      return
    }
    guard let top = all.last, index < all.count - 1, mayLeave(top) else { return }
    stack.leave(to: index)
  }
}
