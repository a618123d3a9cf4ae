import AtriumGeometry

/// The animator of a ``ViewController/Transition``.
@MainActor
final class TransitionAnimator: ViewControllerAnimatedTransitioning {
  private let transition: ViewController.Transition
  private let duration: Double
  /// Restores, after the transition, the values that the animation has changed in the views.
  private var restore: (() -> Void)?

  init(_ transition: ViewController.Transition, duration: Double? = nil) {
    self.transition = transition
    self.duration = duration ?? transition.duration
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double {
    transitionContext.map(onlyFades) == true ? min(duration, View.reducedDuration) : duration
  }

  /// Returns whether reduced motion replaces the transition with a fade (TR-5).
  ///
  /// The result is false if a gesture drives the transition.
  private func onlyFades(in context: any ViewControllerContextTransitioning) -> Bool {
    context.containerView.window?.settings.motion == .reduced && !context.isInteractive
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let sides = TransitionSides(context)
    guard sides.coming != nil || sides.leaving != nil else {
      return context.completeTransition(true)
    }
    switch onlyFades(in: context) ? .crossDissolve : transition {
    case .crossDissolve where sides.isModal: fade(sides, in: context)
    case .crossDissolve: show(.crossDissolve, sides, in: context)
    case .flip(let edge):
      let isMirrored = context.containerView.traitCollection.layoutDirection == .rightToLeft
      show(TransitionKind(flippingFrom: edge.resolved(isMirrored: isMirrored)), sides, in: context)
    case .curlUp: show(.curlUp, sides, in: context)
    case .curlDown: show(.curlDown, sides, in: context)
    case .push, .cover, .uncover, .zoom, .shrink: move(sides, in: context)
    }
  }

  /// Restores the views, even after a transition that has ended early.
  func animationEnded(_ transitionCompleted: Bool) {
    restore?()
    restore = nil
  }

  private func end(_ context: any ViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
    // `animationEnded` is not called for an abandoned transition.
    animationEnded(false)
  }

  // MARK: Fades and effects

  private func fade(_ sides: TransitionSides, in context: any ViewControllerContextTransitioning) {
    sides.addComing()
    let view = sides.moving
    let alpha = view?.alpha ?? 1
    restore = { View.performWithoutAnimation { view?.alpha = alpha } }
    if sides.coming != nil { View.performWithoutAnimation { view?.alpha = 0 } }
    View.animate(withDuration: duration, options: .allowUserInteraction) {
      view?.alpha = sides.coming != nil ? alpha : 0
    } completion: { _ in
      self.end(context)
    }
  }

  /// Draws an effect on the view that contains both views.
  ///
  /// The container of a presentation is often transparent, so the effect includes the views below
  /// the container.
  private func show(
    _ kind: TransitionKind, _ sides: TransitionSides,
    in context: any ViewControllerContextTransitioning
  ) {
    let view = sides.moving
    let container = context.containerView
    let host = sides.isModal ? container.superview ?? container : container
    let options = View.AnimationOptions(kind).union(.allowUserInteraction)
    restore = { view?.isHidden = false }
    if sides.isModal {
      // The incoming view must not be visible in the snapshot of the old content.
      sides.addComing()
      view?.isHidden = sides.coming != nil
    }
    _ = View.runTransition(
      on: host, timing: TransitionTiming(duration: duration, options: options, in: host.window),
      excluding: sides.isModal ? nil : sides.leaving
    ) {
      if sides.isModal { view?.isHidden = sides.coming == nil } else { sides.addComing() }
    } completion: { _ in
      self.end(context)
    }
  }

  // MARK: Movements

  private func move(_ sides: TransitionSides, in context: any ViewControllerContextTransitioning) {
    let way = sides.isModal ? transition.moving(isComing: sides.coming != nil) : transition
    sides.addComing(below: way.isComingBelow)
    let motion = TransitionMotion(way, sides)
    restore = { View.performWithoutAnimation { motion.restore() } }
    View.performWithoutAnimation { motion.begin() }
    View.animate(
      withDuration: duration, curve: curve(sides, context), options: .allowUserInteraction
    ) {
      motion.end()
    } completion: { _ in
      self.end(context)
    }
  }

  /// Returns the curve of a movement.
  ///
  /// If a gesture drives the movement, the curve is linear, so that the view follows the finger.
  private func curve(
    _ sides: TransitionSides, _ context: any ViewControllerContextTransitioning
  ) -> UnitCurve {
    if context.isInteractive { return .linear }
    return sides.isModal && sides.coming != nil ? .easeOutCubic : .easeInOut
  }
}

extension ViewController.Transition {
  /// Whether the new view is below the old view.
  fileprivate var isComingBelow: Bool {
    switch self {
    case .uncover, .shrink: true
    default: false
    }
  }

  /// Returns the transition of the presented view.
  ///
  /// In a presentation or dismissal, only this view moves (TR-3).
  fileprivate func moving(isComing: Bool) -> Self {
    switch self {
    case .uncover(let edge) where isComing: .cover(from: edge.opposite)
    case .cover(let edge) where !isComing: .uncover(to: edge.opposite)
    case .zoom(let place) where !isComing: .shrink(to: place)
    case .shrink(let place) where isComing: .zoom(from: place)
    default: self
    }
  }
}

extension TransitionKind {
  /// Makes a flip in which an edge comes to the front.
  fileprivate init(flippingFrom edge: ViewController.Transition.Edge) {
    switch edge {
    case .top: self = .flipFromTop
    case .bottom: self = .flipFromBottom
    case .right, .trailing: self = .flipFromRight
    case .left, .leading: self = .flipFromLeft
    }
  }
}

extension View.AnimationOptions {
  /// Makes the option for a kind of transition.
  fileprivate init(_ kind: TransitionKind) {
    self.init(rawValue: kind.rawValue << 20)
  }
}
