public import AtriumControls
public import AtriumKit

extension NavigationController {
  /// Recognises a drag from the leading edge, by a finger or a mouse, which pops the top controller (N-17).
  ///
  /// Its delegate lets it begin only where the bar has a back button. With another delegate, or none,
  /// it also pops from a controller that hides the bar or replaces the button.
  public var interactivePopGestureRecognizer: GestureRecognizer { back.edge }

  /// Recognises two fingers on a touchpad that pop the top controller; also a finger anywhere, with
  /// ``allowsPopByDraggingAnywhere``.
  public var interactiveContentPopGestureRecognizer: GestureRecognizer { back.pan }

  /// Whether a drag that pops may begin anywhere, and not only at the edge.
  public var allowsPopByDraggingAnywhere: Bool {
    get { back.startsAnywhere }
    set { back.startsAnywhere = newValue }
  }

  /// Whether the user can go back.
  ///
  /// That includes the stack around a column of a split view controller that has collapsed.
  public var canGoBack: Bool {
    presentedViewController == nil && (viewControllers.count > 1 || outer?.canGoBack ?? false)
  }

  /// Whether the user can go forward.
  public var canGoForward: Bool { presentedViewController == nil && nextController != nil }

  /// Goes back, as the back button does; the delegate may refuse.
  ///
  /// Calls ``popViewController(animated:)``, which a subclass may override.
  ///
  /// - Returns: Whether a controller was popped.
  @discardableResult
  public func goBack() -> Bool {
    mayGoBack && popAsAllowed()
  }

  /// Whether there is a way back that the delegate allows.
  var mayGoBack: Bool {
    guard canGoBack, let leaving = leavingStack, let top = leaving.topViewController else {
      return false
    }
    return leaving.mayLeave(top)
  }

  /// Goes back after ``mayGoBack`` or an override allowed it.
  ///
  /// - Returns: Whether a controller was popped.
  @discardableResult
  func popAsAllowed() -> Bool {
    guard canGoBack, let leaving = leavingStack else { return false }
    return leaving.stack.leave(to: leaving.viewControllers.count - 2)
  }

  /// The navigation controller that a way back pops from: this one, or the one around a column that has
  /// collapsed.
  private var leavingStack: NavigationController? {
    viewControllers.count > 1 ? self : outer?.leavingStack
  }

  /// Goes forward to the controller that the delegate returns, or else to the one that was left last.
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

  /// The keys that go back and forward.
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
      command("Back", isMirrored ? forwards : backwards, .alternate, isBack: true),
      command("Forward", isMirrored ? backwards : forwards, .alternate, isBack: false),
      command("Back", KeyCommand.inputBack, [], isBack: true),
      command("Forward", KeyCommand.inputForward, [], isBack: false),
    ]
  }

  /// Escape, which goes back where no other responder wants it.
  var escapeKeyCommands: [KeyCommand] {
    guard canGoBack else { return [] }
    return [
      KeyCommand(title: "Back", input: KeyCommand.inputEscape) { [weak self] in self?.goBack() }
    ]
  }

  /// Asks the delegate whether the user may leave a controller.
  func mayLeave(_ controller: ViewController) -> Bool {
    delegate?.navigationController(self, shouldPop: controller) ?? true
  }

  /// Begins a pop that a gesture drives; it was allowed before.
  ///
  /// - Returns: Whether the top controller leaves.
  func beginPop(by interactor: any ViewControllerInteractiveTransitioning) -> Bool {
    canGoBack && viewControllers.count > 1
      && stack.leave(to: viewControllers.count - 2, by: interactor)
  }

  /// Whether the bar offers a way back, so that a gesture may be one (N-17).
  var isBackAllowed: Bool {
    guard canGoBack, !isNavigationBarHidden, let item = topViewController?.shownNavigationItem
    else {
      return false
    }
    let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !isReplaced && !item.hidesBackButton
  }

  /// Whether there is a pop that a gesture can drive, whatever the bar offers: the slide, and no custom
  /// animation without an interactor (N-17, N-21).
  var canPopInteractively: Bool {
    let stack = viewControllers
    guard canGoBack, stack.count > 1, !isPerformingTransition, let top = stack.last else {
      return false
    }
    // A column goes back in its own stack first.
    if let column = top as? NavigationController,
      column.isPerformingTransition || column.viewControllers.count > 1
    {
      return false
    }
    return delegate?.navigationController(
      self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2]) == nil
  }
}

/// Connects the bar with its controller: the bar follows the stack, and changes nothing by itself.
@MainActor
final class NavigationBarLink: NavigationBarDelegate {
  private unowned let navigation: NavigationController

  init(_ navigation: NavigationController) {
    self.navigation = navigation
  }

  /// Pops the controller if ``NavigationController/navigationBar(_:shouldPop:)`` allows it, and returns
  /// false.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    if navigation.navigationBar(bar, shouldPop: item) { navigation.popAsAllowed() }
    return false
  }

  func navigationBar(_ bar: NavigationBar, didSelectBackItem item: NavigationItem) {
    navigation.navigationBar(bar, didSelectBackItem: item)
  }
}

extension NavigationController: NavigationBarDelegate {
  /// Pops to the controller of an item of the back button's list.
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
