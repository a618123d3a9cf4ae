import AtriumGeometry
import AtriumKit

extension ScrollView {
  /// Ends the drag when the fingers are lifted.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per second.
  func endDrag(velocity: Point) {
    guard let drag else { return }
    var velocity = velocity
    for axis in ScrollAxis.allCases where !drag.axes.contains(axis) { velocity[axis] = 0 }
    let targets = askForTargets(velocity: velocity, drag: drag)
    // The delegate may have ended the drag.
    guard self.drag != nil else { return }
    self.drag = nil
    hasFingers = false
    if let heir, heir.window != nil {
      // At the end of the drag, an outer scroll view was moving instead of this view, so the outer view
      // continues with the velocity.
      self.heir = nil
      velocity = .zero
      heir.letGo(velocity: panVelocity, targets: [:])
    }
    // The delegate may have started to scroll to another offset.
    let motions =
      motionKind == nil ? releaseMotions(velocity: velocity, targets: targets) : [:]
    delegate?.scrollViewDidEndDragging(self, willDecelerate: !motions.isEmpty)
    guard self.drag == nil, motionKind == nil, !motions.isEmpty else { return }
    begin(motions)
  }

  private var panVelocity: Point { panGestureRecognizer.velocity(in: self) * -1 }

  /// Asks the delegate for the offsets at which the content should stop.
  ///
  /// Without paging, the content decelerates from its velocity along an axis for which the delegate sets no offset.
  private func askForTargets(velocity: Point, drag: ScrollDrag) -> [ScrollAxis: Double] {
    var natural = contentOffset
    for axis in ScrollAxis.allCases {
      let (offset, limits) = (contentOffset[axis], limits(axis))
      natural[axis] =
        isPagingEnabled && canDrag(axis)
        ? pageTarget(axis, from: drag.start[axis], velocity: velocity[axis])
        : limits.clamping(offset + deceleration.distance(from: velocity[axis]))
    }
    var asked = scrollTarget(natural, velocity: velocity * 0.001)
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

  /// Starts a deceleration without notifying the delegate that a drag has ended.
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
      // With motion off, or outside a window, the content stays at its offset, or jumps to a target or back within
      // the limits.
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

  /// The speed above which a drag by less than half a page changes the page, in points per second.
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
    // A drag moves by at most one page.
    page = min(max(page, first - 1), first + 1)
    return limits.clamping(limits.lowerBound + page * length)
  }

  /// Scrolls by a number of pages, in response to a wheel or a key.
  @discardableResult
  func turnPage(_ axis: ScrollAxis, by pages: Double) -> Bool {
    let (length, limits) = (bounds.size[axis], limits(axis))
    guard length > 0 else { return false }
    let page = ((stepTarget(axis) - limits.lowerBound) / length).rounded() + pages
    let target = limits.clamping(limits.lowerBound + page * length)
    guard step(to: [axis: target]) else { return false }
    announcePage(at: target, axis)
    return true
  }
}
