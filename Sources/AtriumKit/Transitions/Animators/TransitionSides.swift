import AtriumGeometry

/// The views of a transition that the stock animators move.
///
/// In a presentation, only the incoming view moves, and in a dismissal only the outgoing view. The presentation
/// itself handles the presenter's view.
@MainActor
struct TransitionSides {
  let container: View
  let isModal: Bool
  let coming: View?
  let leaving: View?
  /// The final frame of the incoming view, in points, in the container's coordinates.
  let place: Rect

  init(_ context: any ViewControllerContextTransitioning) {
    container = context.containerView
    isModal = context.presentationStyle != .none
    let isDismissal = context.viewController(forKey: .from)?.isBeingDismissed == true
    coming = isModal && isDismissal ? nil : context.view(forKey: .to)
    leaving = isModal && !isDismissal ? nil : context.view(forKey: .from)
    let controller = context.viewController(forKey: .to)
    place = controller.map { context.finalFrame(for: $0) } ?? container.bounds
  }

  /// The only view that moves in a presentation or dismissal.
  var moving: View? { coming ?? leaving }

  /// Whether the reading direction is from right to left.
  var isMirrored: Bool { container.traitCollection.layoutDirection == .rightToLeft }

  /// Adds the incoming view to the container, in front of or behind the outgoing view.
  func addComing(below isBelow: Bool = false) {
    guard let coming else { return }
    View.performWithoutAnimation {
      // Presented views already have their frames, and a presentation controller may have inserted them into other
      // views.
      if !isModal { coming.stand(at: place) }
      if isBelow, let leaving, leaving.superview === container {
        container.insertSubview(coming, belowSubview: leaving)
      } else if coming.superview !== container || !isModal {
        container.addSubview(coming)
      }
    }
  }
}
