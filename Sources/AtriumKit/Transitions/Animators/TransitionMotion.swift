import AtriumGeometry

/// The movements of a transition: the start and end positions of each moving view.
@MainActor
struct TransitionMotion {
  /// The values that a movement changes in a view.
  private struct Pose {
    var center: Point
    var transform: AffineTransform
    var alpha: Double

    @MainActor
    init(of view: View) {
      (center, transform, alpha) = (view.center, view.transform, view.alpha)
    }

    @MainActor
    func apply(to view: View) {
      (view.center, view.transform, view.alpha) = (center, transform, alpha)
    }
  }

  private struct MovingView {
    let view: View
    let start: Pose
    let end: Pose
  }

  /// The space for the shadow of a presented view outside its edges, in points.
  private static let margin = 32.0
  /// The scale of a view that has shrunk to a point.
  ///
  /// It is above 0, because a scale of 0 has no inverse.
  private static let smallestScale = 0.02

  private let transition: ViewController.Transition
  private let container: View
  private let margin: Double
  private let isMirrored: Bool
  private var moving: [MovingView] = []
  /// The moved views, with their values before the movement.
  private var resting: [(view: View, pose: Pose)] = []

  /// Plans the movements; the incoming view already has its final frame in the container.
  init(_ transition: ViewController.Transition, _ sides: TransitionSides) {
    self.transition = transition
    container = sides.container
    margin = sides.isModal ? TransitionMotion.margin : 0
    isMirrored = sides.isMirrored
    resting = [sides.coming, sides.leaving].compactMap(\.self).map { ($0, Pose(of: $0)) }
    if let view = sides.coming {
      let start = beginning(of: view)
      moving.append(MovingView(view: view, start: start, end: Pose(of: view)))
    }
    if let view = sides.leaving {
      moving.append(MovingView(view: view, start: Pose(of: view), end: end(of: view)))
    }
  }

  /// Moves the views to their start positions.
  func begin() {
    for one in moving { one.start.apply(to: one.view) }
  }

  /// Moves the views to their end positions.
  func end() {
    for one in moving { one.end.apply(to: one.view) }
  }

  /// Restores the moved views, because other code may show them again.
  ///
  /// The centre is restored only in a view that has left the container. The container sets the frames of other views.
  func restore() {
    for (view, pose) in resting {
      (view.transform, view.alpha) = (pose.transform, pose.alpha)
      if view.superview == nil { view.center = pose.center }
    }
  }

  private func beginning(of view: View) -> Pose {
    switch transition {
    case .push(let edge), .cover(let edge): pose(of: view, beyond: edge)
    case .zoom(let place): pose(of: view, in: place)
    default: Pose(of: view)
    }
  }

  private func end(of view: View) -> Pose {
    switch transition {
    case .push(let edge): pose(of: view, beyond: edge.opposite)
    case .uncover(let edge): pose(of: view, beyond: edge)
    case .shrink(let place): pose(of: view, in: place)
    default: Pose(of: view)
    }
  }

  private func pose(of view: View, beyond edge: ViewController.Transition.Edge) -> Pose {
    let (frame, area) = (view.frame, container.bounds)
    var pose = Pose(of: view)
    switch edge.resolved(isMirrored: isMirrored) {
    case .top: pose.center.y -= frame.maxY - area.minY + margin
    case .bottom: pose.center.y += area.maxY - frame.minY + margin
    case .left, .leading: pose.center.x -= frame.maxX - area.minX + margin
    case .right, .trailing: pose.center.x += area.maxX - frame.minX + margin
    }
    return pose
  }

  private func pose(of view: View, in place: Rect) -> Pose {
    var pose = Pose(of: view)
    pose.alpha = 0
    let numbers = [place.midX, place.midY, place.width, place.height]
    guard numbers.allSatisfy(\.isFinite) else { return pose }
    func scale(_ length: Double, of whole: Double) -> Double {
      whole > 0 ? max(TransitionMotion.smallestScale, length / whole) : 1
    }
    pose.center = Point(x: place.midX, y: place.midY)
    pose.transform = AffineTransform(
      scaleX: scale(place.width, of: view.bounds.width),
      y: scale(place.height, of: view.bounds.height))
    return pose
  }
}
