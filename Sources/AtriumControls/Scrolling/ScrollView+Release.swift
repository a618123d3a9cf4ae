import AtriumGeometry
import AtriumKit

extension ScrollView {
  /// The fingers let go.
  ///
  /// - Parameter velocity: How fast the offset grows, in points a second.
  func endDrag(velocity: Point) {
    guard let drag else { return }
    var velocity = velocity
    for axis in ScrollAxis.allCases where !drag.axes.contains(axis) { velocity[axis] = 0 }
    let targets = askForTargets(velocity: velocity, drag: drag)
    // Who was asked may have ended it.
    guard self.drag != nil else { return }
    self.drag = nil
    hasFingers = false
    if let heir, heir.window != nil {
      // The hand was moving somebody further out when it let go.
      self.heir = nil
      velocity = .zero
      heir.letGo(velocity: panVelocity, targets: [:])
    }
    let motions = releaseMotions(velocity: velocity, targets: targets)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: !motions.isEmpty)
    guard self.drag == nil, motionKind == nil, !motions.isEmpty else { return }
    begin(motions)
  }

  private var panVelocity: Point { panGestureRecognizer.velocity(in: self) * -1 }

  /// Where the content shall stop, as far as that is not left to its velocity.
  private func askForTargets(velocity: Point, drag: ScrollDrag) -> [ScrollAxis: Double] {
    var natural = contentOffset
    for axis in ScrollAxis.allCases {
      let (offset, limits) = (contentOffset[axis], limits(axis))
      natural[axis] =
        isPagingEnabled && canDrag(axis)
        ? pageTarget(axis, from: drag.start[axis], velocity: velocity[axis])
        : limits.clamping(offset + deceleration.distance(from: velocity[axis]))
    }
    var asked = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity * 0.001, targetContentOffset: &asked)
    var targets: [ScrollAxis: Double] = [:]
    for axis in ScrollAxis.allCases
    where asked[axis].isFinite && (isPagingEnabled && canDrag(axis) || asked[axis] != natural[axis])
    {
      targets[axis] = limits(axis).clamping(asked[axis])
    }
    return targets
  }

  /// Moves on without a hand, and without a word about a drag.
  func letGo(velocity: Point, targets: [ScrollAxis: Double]) {
    let motions = releaseMotions(velocity: velocity, targets: targets)
    if !motions.isEmpty { begin(motions) }
  }

  private func begin(_ motions: [ScrollAxis: ScrollMotion]) {
    delegate?.scrollViewWillBeginDecelerating(self)
    start(.deceleration, motions)
  }

  private var deceleration: ScrollDeceleration {
    ScrollDeceleration(rate: decelerationRate.rawValue)
  }

  private func releaseMotions(
    velocity: Point, targets: [ScrollAxis: Double]
  ) -> [ScrollAxis: ScrollMotion] {
    guard let window, window.settings.motion != .off else {
      // Nothing may move: it stays where it was let go, but for what must not stay there.
      var offset = contentOffset
      for axis in ScrollAxis.allCases {
        offset[axis] = limits(axis).clamping(targets[axis] ?? offset[axis])
      }
      move(to: offset)
      return [:]
    }
    var motions: [ScrollAxis: ScrollMotion] = [:]
    for axis in ScrollAxis.allCases {
      motions[axis] = ScrollMotion.release(
        from: contentOffset[axis], velocity: canDrag(axis) ? velocity[axis] : 0,
        at: window.currentTime, limits: limits(axis), target: targets[axis],
        deceleration: deceleration)
    }
    return motions
  }

  // MARK: Pages

  /// How fast a hand must be to turn a page that it has not brought half of the way, in points a second.
  private static let pageSpeed = 200.0

  private func pageTarget(_ axis: ScrollAxis, from start: Double, velocity: Double) -> Double {
    let (length, limits) = (bounds.size[axis], limits(axis))
    guard length > 0 else { return limits.clamping(contentOffset[axis]) }
    let first = ((start - limits.lowerBound) / length).rounded()
    var page = ((contentOffset[axis] - limits.lowerBound) / length).rounded()
    if abs(velocity) >= ScrollView.pageSpeed {
      let exact = (contentOffset[axis] - limits.lowerBound) / length
      page = exact.rounded(velocity > 0 ? .up : .down)
    }
    // One page for each drag, however wide it was.
    page = min(max(page, first - 1), first + 1)
    return limits.clamping(limits.lowerBound + page * length)
  }

  /// Goes some pages further, for a wheel or a key.
  @discardableResult
  func turnPage(_ axis: ScrollAxis, by pages: Double) -> Bool {
    let (length, limits) = (bounds.size[axis], limits(axis))
    guard length > 0 else { return false }
    let page = ((stepTarget(axis) - limits.lowerBound) / length).rounded() + pages
    return step(to: [axis: limits.clamping(limits.lowerBound + page * length)])
  }
}
