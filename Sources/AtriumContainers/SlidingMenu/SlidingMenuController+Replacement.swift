import AtriumKit

extension SlidingMenuController {
  /// Sets the animator of a replacement: the delegate's, or that of the style; none for a dissolve.
  func setAnimator(
    of change: inout ContainerTransition, from old: ViewController, to new: ViewController
  ) {
    guard
      let animator = delegate?.slidingMenuController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return change.animator = styleAnimator }
    change.animator = animator
    change.interactor = delegate?.slidingMenuController(self, interactionControllerFor: animator)
  }

  /// Only a front over a menu slides away; a menu over or beside the front would not go with it.
  private var styleAnimator: (any ViewControllerAnimatedTransitioning)? {
    guard !movements.isReduced else { return nil }
    let fade = Transition.crossDissolve
    switch style.replacement {
    case .slide where style.replacesAtOnceWhileClosed && position == .closed:
      return fade.animator(duration: 0)
    case .slide(let away, _) where style.layering == .under && !panels.isSideBySide:
      return SlidingMenuAway(panels, duration: away.orZero)
    case .slide: return fade.animator(duration: 0.25)
    case .fade(let duration): return fade.animator(duration: duration)
    case .none: return fade.animator(duration: 0)
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
