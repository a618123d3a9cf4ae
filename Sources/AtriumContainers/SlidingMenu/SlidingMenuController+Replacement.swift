import AtriumKit

extension SlidingMenuController {
  /// The animator of a replacement: the delegate's, or that of the style; nil for a dissolve.
  ///
  /// Only a front over a menu slides away; a menu over or beside the front would not go with it.
  func replacementAnimator(
    from old: ViewController, to new: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    if let animator = delegate?.slidingMenuController(
      self, animationControllerForReplacing: old, with: new)
    {
      return animator
    }
    guard !movements.isReduced else { return nil }
    switch style.replacement {
    case .slide(let away, _) where style.layering == .under && !panels.isSideBySide:
      return SlidingMenuAway(panels, duration: away.orZero)
    case .slide: return SlidingMenuFade(duration: 0.25)
    case .fade(let duration): return SlidingMenuFade(duration: duration.orZero)
    case .none: return SlidingMenuFade(duration: 0)
    }
  }

  /// Whether the visible navigation controller shows another controller than its root (JP-2).
  var isBehindNavigationRoot: Bool {
    guard style.dragsOnlyAtNavigationRoot,
      let navigation = displayed?.content as? NavigationController
    else { return false }
    return navigation.viewControllers.count > 1
  }
}
