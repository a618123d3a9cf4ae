public import AtriumGeometry

extension ViewController {
  /// A named transition between two controllers, for any container and for presentations.
  ///
  /// ```swift
  /// func tabBarController(
  ///   _ tabBarController: TabBarController,
  ///   animationControllerForTransitionFrom fromViewController: ViewController,
  ///   to toViewController: ViewController
  /// ) -> (any ViewControllerAnimatedTransitioning)? {
  ///   ViewController.Transition.push(from: .trailing).animator()
  /// }
  ///
  /// detail.preferredTransition = .zoom(from: cell.frame)
  /// ```
  ///
  /// In a presentation or dismissal, only the presented view moves or fades (TR-3). With reduced motion, every
  /// transition is a fade of at most 0.2 seconds (TR-5).
  public enum Transition: Hashable, Sendable {
    /// An edge of the container at which views enter or leave.
    public enum Edge: Hashable, Sendable, CaseIterable {
      /// The top edge.
      case top
      /// The left edge.
      case left
      /// The bottom edge.
      case bottom
      /// The right edge.
      case right
      /// The leading edge: left, or right in right-to-left layouts.
      case leading
      /// The trailing edge: right, or left in right-to-left layouts.
      case trailing
    }

    /// The old view dissolves into the new view; 0.3 seconds.
    case crossDissolve
    /// The new view enters at an edge and pushes the old view out at the opposite edge; 0.25 seconds.
    case push(from: Edge)
    /// The new view enters at an edge and covers the old view, which does not move; 0.3 seconds.
    case cover(from: Edge)
    /// The old view leaves at an edge and uncovers the new view, which does not move; 0.3 seconds.
    case uncover(to: Edge)
    /// The old view flips over: an edge comes to the front, and the back shows the new view; 0.6 seconds.
    case flip(from: Edge)
    /// The old view rolls up from the bottom edge like a page; 0.6 seconds.
    case curlUp
    /// The new view rolls down over the old view like a page, from the top edge; 0.6 seconds.
    case curlDown
    /// The new view grows from a rectangle and fades in; 0.35 seconds.
    ///
    /// The rectangle is in points, in the container view's coordinates, and may be empty.
    case zoom(from: Rect)
    /// The old view shrinks to a rectangle and fades out; 0.35 seconds.
    case shrink(to: Rect)

    /// The default duration of the transition's animator, in seconds.
    public var duration: Double {
      switch self {
      case .crossDissolve, .cover, .uncover: 0.3
      case .push: 0.25
      case .flip, .curlUp, .curlDown: 0.6
      case .zoom, .shrink: 0.35
      }
    }

    /// The transition in the opposite direction (TR-2).
    ///
    /// It is used for a pop, a dismissal, or a change to an earlier item of a list.
    public var reversed: Transition {
      switch self {
      case .crossDissolve: .crossDissolve
      case .push(let edge): .push(from: edge.opposite)
      case .cover(let edge): .uncover(to: edge)
      case .uncover(let edge): .cover(from: edge)
      case .flip(let edge): .flip(from: edge.opposite)
      case .curlUp: .curlDown
      case .curlDown: .curlUp
      case .zoom(let place): .shrink(to: place)
      case .shrink(let place): .zoom(from: place)
      }
    }

    /// Makes an animator, which can be used for one transition or for several, one after the other.
    ///
    /// - Parameter duration: The duration, in seconds; nil uses ``duration``. A duration that is negative or not
    ///   finite has the effect of 0: the views change immediately.
    /// - Returns: The animator.
    @MainActor
    public func animator(duration: Double? = nil) -> any ViewControllerAnimatedTransitioning {
      let wish = duration ?? self.duration
      return TransitionAnimator(self, duration: wish.isFinite ? max(0, wish) : 0)
    }
  }
}

extension ViewController.Transition.Edge {
  /// The opposite edge.
  public var opposite: Self {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Returns the top, left, bottom or right edge that this edge is in a layout direction.
  func resolved(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }
}
