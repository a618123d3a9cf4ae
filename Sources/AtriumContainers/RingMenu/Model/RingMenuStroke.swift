package import AtriumGeometry

/// A stroke through a ring menu: a press that is dragged and released, by directions alone.
///
/// A direction is measured from where the press began, so the same stroke has the same meaning
/// wherever it is drawn, and whether the menu is painted or not. In mid-stroke a level is entered
/// after ``Reach/travel`` in the direction of its item and then a turn of 20°, or a rest of
/// 100 ms; directions are measured from there on. Only a release chooses.
package struct RingMenuStroke: Equatable, Sendable {
  /// The angle of a turn that enters a level, in radians.
  package static let turnAngle = Double.pi / 9
  /// The duration of a rest that enters a level, in seconds.
  package static let restDuration = 0.1
  /// The largest movement of a pointer that counts as at rest, in points.
  package static let jitter = 10.0

  /// The distances that matter to strokes.
  package struct Reach: Equatable, Sendable {
    /// The distance up to which no direction is meant, in points.
    package let deadZone: Double
    /// The shortest travel that enters a level in mid-stroke, in points: the radius of the ring.
    package let travel: Double
    /// The distance beyond which no direction is meant either, in points.
    package let limit: Double

    package init(deadZone: Double, travel: Double, limit: Double = .infinity) {
      (self.deadZone, self.travel, self.limit) = (deadZone, travel, limit)
    }
  }

  /// The effect of a release.
  package enum Outcome: Equatable, Sendable {
    /// The menu stays as it is, for clicking.
    case stay
    /// Chooses an item.
    case choose(Int)
    /// Opens the level of an item.
    case enter(Int)
    /// Goes back one level.
    case back
    /// Closes the menu.
    case cancel
  }

  /// The point from which directions are measured.
  package private(set) var origin: Point
  /// Whether a level was entered or left in mid-stroke.
  package private(set) var hasChangedLevel = false
  /// The distance within which a press is still in place, in points.
  private let stillness: Double
  /// Whether the press has left ``stillness``.
  private var hasMoved = false
  /// Whether it has left the dead zone since the origin was last set.
  private var hasLeftDeadZone = false
  /// The far end of the straight part of the stroke.
  private var tip: Point
  private var restPlace: Point
  private var restTime: Double

  /// Whether it is more than a press in place: it has left the dead zone, or changed the level.
  package var hasDirection: Bool { hasLeftDeadZone || hasChangedLevel }

  /// Begins a stroke.
  ///
  /// - Parameters:
  ///   - point: The place of the press.
  ///   - time: In seconds.
  ///   - stillness: The greatest distance from it, in points, at which a press is still in place and
  ///     leaves the menu open, however long it takes.
  package init(at point: Point, time: Double, stillness: Double = 12) {
    (origin, tip, restPlace, restTime) = (point, point, point, time)
    self.stillness = stillness
  }

  /// Continues the stroke.
  ///
  /// - Returns: Whether a level was entered or left.
  package mutating func move(
    to point: Point, at time: Double, in levels: inout RingMenuLevels, _ reach: Reach
  ) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let hasRested = rest(until: time, in: &levels, reach)
    note(point, reach)
    if point.distance(to: restPlace) >= RingMenuStroke.jitter {
      (restPlace, restTime) = (point, time)
    }
    let step = point - tip
    guard tip.distance(to: origin) >= reach.travel - 1e-9 else {
      tip = point
      return hasRested
    }
    guard step.length >= RingMenuStroke.jitter else { return hasRested }
    let turn = RingMenuWedges.turn(from: (tip - origin).angle, to: step.angle)
    // A stroke that comes straight back is being taken back.
    if abs(turn) >= RingMenuStroke.turnAngle - 1e-9, abs(turn) <= .pi - RingMenuStroke.turnAngle,
      change(toward: tip, from: tip, in: &levels, reach)
    {
      note(point, reach)
      tip = point
      (restPlace, restTime) = (point, time)
      return true
    }
    tip = point
    return hasRested
  }

  /// Enters a level if the pointer has rested long enough.
  ///
  /// - Returns: Whether a level was entered or left.
  package mutating func rest(
    until time: Double, in levels: inout RingMenuLevels, _ reach: Reach
  ) -> Bool {
    guard let deadline = deadline(in: levels, reach), time >= deadline - 1e-9 else { return false }
    return change(toward: restPlace, from: restPlace, in: &levels, reach)
  }

  /// The time at which a pointer that stays at rest enters a level, in seconds; nil if it does not.
  package func deadline(in levels: RingMenuLevels, _ reach: Reach) -> Double? {
    guard restPlace.distance(to: origin) >= reach.travel - 1e-9,
      levels.leadsOn(
        levels.content(inDirection: restPlace - origin, deadZone: reach.deadZone))
    else { return nil }
    return restTime + RingMenuStroke.restDuration
  }

  /// The content in the direction of a point; nil while no direction is meant.
  package func content(at point: Point, in levels: RingMenuLevels, _ reach: Reach)
    -> RingMenuWedges.Content?
  {
    guard hasLeftDeadZone, point.distance(to: origin) <= reach.limit else { return nil }
    return levels.content(inDirection: point - origin, deadZone: reach.deadZone)
  }

  /// Ends the stroke.
  package mutating func release(
    at point: Point, time: Double, in levels: inout RingMenuLevels, _ reach: Reach
  ) -> Outcome {
    _ = move(to: point, at: time, in: &levels, reach)
    if !hasMoved { return .stay }
    switch content(at: point, in: levels, reach) {
    case .item(let item):
      switch levels.node(item) {
      case .leaf: return .choose(item)
      case .branch: return .enter(item)
      case .disabled, .gap: return .cancel
      }
    case .back: return .back
    case .gap: return .cancel
    case nil:
      if !hasLeftDeadZone, hasChangedLevel { return .stay }
      return levels.isFirst ? .cancel : .back
    }
  }

  private mutating func note(_ point: Point, _ reach: Reach) {
    let distance = point.distance(to: origin)
    if distance > min(stillness, reach.deadZone) { hasMoved = true }
    if distance > reach.deadZone { hasLeftDeadZone = true }
  }

  /// Goes to the level in the direction of a point, and measures directions from another.
  private mutating func change(
    toward point: Point, from next: Point, in levels: inout RingMenuLevels, _ reach: Reach
  ) -> Bool {
    let content = levels.content(inDirection: point - origin, deadZone: reach.deadZone)
    guard levels.leadsOn(content) else { return false }
    if case .item(let item) = content { levels.enter(item) } else { levels.back() }
    (origin, tip, restPlace) = (next, next, next)
    (hasLeftDeadZone, hasChangedLevel) = (false, true)
    return true
  }
}
