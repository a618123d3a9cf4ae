package import AtriumGeometry

/// A stroke through a ring menu: a press that is dragged and released.
///
/// Only the directions of the movements count. They are measured from the point of the press, so the same stroke
/// has the same effect anywhere, even if the menu is not painted yet. During the stroke, a level opens after a
/// movement by ``Reach/travel`` in the direction of the level's item, followed by a change of direction by 20° or a
/// rest of 100 ms. From then on, directions are measured from the point of that change or rest. After a movement by
/// ``Reach/travel`` in the direction of a dial, a rest of 100 ms reaches the dial. Only a release chooses an item.
package struct RingMenuStroke: Equatable, Sendable {
  /// The change of direction that opens a level, in radians.
  package static let turnAngle = Double.pi / 9
  /// The duration of a rest that opens a level or reaches a dial, in seconds.
  package static let restDuration = 0.1
  /// The maximum movement of a pointer that counts as resting, in points.
  package static let jitter = 10.0

  /// The distances that limit strokes.
  package struct Reach: Equatable, Sendable {
    /// The distance from the origin up to which a stroke has no direction, in points.
    package let deadZone: Double
    /// The distance after which a level may open during the stroke, in points: the ring's radius, but at least 64.
    package let travel: Double
    /// The distance from the origin beyond which a stroke has no direction, in points.
    package let limit: Double

    package init(deadZone: Double, travel: Double, limit: Double = .infinity) {
      (self.deadZone, self.travel, self.limit) = (deadZone, travel, limit)
    }
  }

  /// The effect of a release.
  package enum Outcome: Equatable, Sendable {
    /// The menu stays open for clicking.
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
  /// Whether the stroke has opened or left a level before its release.
  package private(set) var hasChangedLevel = false
  /// The distance within which a press counts as still, in points.
  private let stillness: Double
  /// Whether the press has moved beyond ``stillness`` or out of the dead zone.
  private var hasMoved = false
  /// Whether the press has left the dead zone since the origin was last set.
  private var hasLeftDeadZone = false
  /// The end of the straight part of the stroke.
  private var tip: Point
  /// The point where the pointer rests.
  package private(set) var restPlace: Point
  /// The beginning of the rest, in seconds; infinite while a rest has reached a dial.
  private var restTime: Double
  /// The index of the dial that the last call of ``move(to:at:in:_:)`` or ``rest(until:in:_:)`` has reached; nil if it
  /// has reached none.
  package private(set) var dial: Int?

  /// Whether the stroke is more than a still press: the press has left the dead zone, or has changed the level.
  package var hasDirection: Bool { hasLeftDeadZone || hasChangedLevel }

  /// Begins a stroke.
  ///
  /// - Parameters:
  ///   - point: The location of the press.
  ///   - time: The time, in seconds.
  ///   - stillness: The maximum distance from the location, in points, within which a press in the dead zone counts as
  ///     still. Such a press leaves the menu open, regardless of its duration.
  package init(at point: Point, time: Double, stillness: Double = 12) {
    (origin, tip, restPlace, restTime) = (point, point, point, time)
    self.stillness = stillness
  }

  /// Continues the stroke, unless a rest before this movement has reached a ``dial``.
  ///
  /// - Returns: Whether a level was opened or left.
  package mutating func move(
    to point: Point, at time: Double, in levels: inout RingMenuLevels, _ reach: Reach
  ) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let hasRested = rest(until: time, in: &levels, reach)
    if dial != nil { return false }
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
    // A stroke that reverses its direction goes back over its own path, so it opens no level.
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

  /// Opens a level, or reaches a ``dial``, if the pointer has rested long enough.
  ///
  /// - Returns: Whether a level was opened or left.
  package mutating func rest(
    until time: Double, in levels: inout RingMenuLevels, _ reach: Reach
  ) -> Bool {
    dial = nil
    guard let deadline = deadline(in: levels, reach), time >= deadline - 1e-9 else { return false }
    let content = levels.content(inDirection: restPlace - origin, deadZone: reach.deadZone)
    if let item = content?.item, levels.node(item) == .dial {
      (dial, restTime) = (item, .infinity)
      return false
    }
    return change(toward: restPlace, from: restPlace, in: &levels, reach)
  }

  /// Returns the time at which a level opens or a dial is reached if the pointer keeps resting, in seconds.
  ///
  /// The result is nil if resting has no effect.
  package func deadline(in levels: RingMenuLevels, _ reach: Reach) -> Double? {
    let content = levels.content(inDirection: restPlace - origin, deadZone: reach.deadZone)
    guard restTime.isFinite, restPlace.distance(to: origin) >= reach.travel - 1e-9,
      levels.leadsOn(content) || content?.item.map(levels.node) == .dial
    else { return nil }
    return restTime + RingMenuStroke.restDuration
  }

  /// Returns the content in the direction of a point; nil while the stroke has no direction.
  package func content(at point: Point, in levels: RingMenuLevels, _ reach: Reach)
    -> RingMenuWedges.Content?
  {
    guard hasLeftDeadZone, point.distance(to: origin) <= reach.limit else { return nil }
    return levels.content(inDirection: point - origin, deadZone: reach.deadZone)
  }

  /// Ends the stroke, and returns its effect.
  package mutating func release(
    at point: Point, time: Double, in levels: inout RingMenuLevels, _ reach: Reach
  ) -> Outcome {
    _ = move(to: point, at: time, in: &levels, reach)
    if let dial { return .choose(dial) }
    if !hasMoved { return .stay }
    switch content(at: point, in: levels, reach) {
    case .item(let item):
      switch levels.node(item) {
      case .leaf, .dial: return .choose(item)
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

  /// Opens or leaves a level in the direction of a point, and measures further directions from another point.
  ///
  /// - Returns: Whether a level was opened or left.
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
