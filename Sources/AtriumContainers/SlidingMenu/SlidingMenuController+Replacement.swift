import AtriumKit

extension SlidingMenuController {
  /// Returns the animator and the interactor of a replacement.
  ///
  /// If the delegate has no animator, the style's animator is used without an interactor.
  ///
  /// With reduced motion the style has no animator, and the change dissolves.
  func animator(
    from old: ViewController, to new: ViewController
  ) -> (
    (any ViewControllerAnimatedTransitioning)?, (any ViewControllerInteractiveTransitioning)?
  ) {
    guard
      let animator = delegate?.slidingMenuController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return (styleAnimator, nil) }
    return (animator, delegate?.slidingMenuController(self, interactionControllerFor: animator))
  }

  /// Runs the second half of a replacement: the front slides back over the menu.
  func comeBack(animated: Bool, keepsMenu: Bool, completion: @escaping () -> Void) {
    var pace = movements.pace
    if case .slide(_, let back) = style.replacement { pace.duration = back.orZero }
    let slides = animated && movements.canAnimate && !movements.isReduced
    begin(keepsMenu || panels.isSideBySide ? position : .closed, pace: slides ? pace : nil) { _ in
      completion()
    }
  }

  /// Closes the menu while the delegate's animator or a fade replaces the content.
  func closeBesideReplacement() {
    guard !panels.isSideBySide, position != .closed else { return }
    begin(.closed, pace: movements.isReduced ? nil : movements.pace)
  }

  /// Notifies the delegate that another entry is selected.
  func didSelect(_ entry: SlidingMenuEntry) {
    delegate?.slidingMenuController(self, didSelect: entry.controller)
  }

  /// The duration of the fade that is used if the front cannot slide away, in seconds.
  private static let fadeDuration = 0.25

  /// The style's animator for a replacement.
  ///
  /// The front slides away only if it is above the menu, because a menu above or beside the front would not move along.
  private var styleAnimator: (any ViewControllerAnimatedTransitioning)? {
    guard !movements.isReduced else { return nil }
    let fade = Transition.crossDissolve
    switch style.replacement {
    case .slide where style.replacesAtOnceWhileClosed && position == .closed:
      return fade.animator(duration: 0)
    case .slide(let away, _) where style.layering == .under && !panels.isSideBySide:
      return SlidingMenuAway(panels, duration: away.orZero)
    case .slide: return fade.animator(duration: SlidingMenuController.fadeDuration)
    case .fade(let duration): return fade.animator(duration: duration)
    case .none: return fade.animator(duration: 0)
    }
  }

  /// Whether the style forbids drags now, since the content's navigation controller does not show its root (JP-2).
  var isBehindNavigationRoot: Bool {
    guard style.dragsOnlyAtNavigationRoot,
      let navigation = displayed?.content as? NavigationController
    else { return false }
    return navigation.viewControllers.count > 1
  }
}
