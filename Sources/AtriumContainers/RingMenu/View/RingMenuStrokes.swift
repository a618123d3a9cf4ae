import AtriumGeometry
import AtriumKit

/// Receives the results of strokes over a ring.
@MainActor
protocol RingMenuStrokesOwner: AnyObject {
  var levels: RingMenuLevels { get set }
  var reach: RingMenuStroke.Reach { get }
  /// Called with the content of the wedge to which a stroke points, or with nil if it points to no wedge.
  func strokeDidPoint(at content: RingMenuWedges.Content?)
  /// Called when a stroke has opened or left a level.
  ///
  /// - Parameter origin: The point from which directions are measured from now on.
  func strokeDidChangeLevel(at origin: Point)
  /// Called when a stroke has reached the dial with the given index by resting on it.
  func stroke(_ stroke: RingMenuStroke, didReachDial item: Int)
  /// Called when the press or finger of a stroke is released.
  func strokeDidEnd(_ outcome: RingMenuStroke.Outcome, staysOpen: Bool)
}

/// The strokes over a ring.
///
/// They are the stroke of the press or finger that opened the ring, and the stroke of a press on the open ring.
@MainActor
final class RingMenuStrokes {
  /// The kinds of strokes.
  enum Kind: Hashable {
    /// The stroke of the press or finger that opened the ring.
    case opening
    /// The stroke of a press on the open ring.
    case press
  }

  private unowned let owner: any RingMenuStrokesOwner
  private unowned let view: View
  private var strokes: [Kind: RingMenuStroke] = [:]
  private var timer: Timer?

  init(owner: any RingMenuStrokesOwner, view: View) {
    (self.owner, self.view) = (owner, view)
  }

  /// Returns whether a stroke of the given kind is in progress.
  func has(_ kind: Kind) -> Bool { strokes[kind] != nil }

  /// Returns whether the stroke of the given kind is more than a still press.
  func hasDirection(_ kind: Kind) -> Bool { strokes[kind]?.hasDirection == true }

  /// The time at which a resting stroke changes the level or reaches a dial, in seconds; nil if resting has no effect.
  var restDeadline: Double? {
    strokes.values.compactMap { $0.deadline(in: owner.levels, owner.reach) }.min()
  }

  func begin(_ kind: Kind, at point: Point, time: Double, stillness: Double = 12) {
    strokes[kind] = RingMenuStroke(at: point, time: time, stillness: stillness)
  }

  func move(_ kind: Kind, to point: Point, time: Double) {
    guard var stroke = strokes[kind] else { return }
    let hasChanged = stroke.move(to: point, at: time, in: &owner.levels, owner.reach)
    strokes[kind] = stroke
    if let dial = stroke.dial { return owner.stroke(stroke, didReachDial: dial) }
    if hasChanged { owner.strokeDidChangeLevel(at: stroke.origin) }
    if stroke.hasDirection {
      owner.strokeDidPoint(at: stroke.content(at: point, in: owner.levels, owner.reach))
    }
    wait(kind, at: time)
  }

  func end(_ kind: Kind, at point: Point, time: Double, staysOpen: Bool = false) {
    guard var stroke = strokes.removeValue(forKey: kind) else { return }
    timer?.invalidate()
    let path = owner.levels.indices
    let outcome = stroke.release(at: point, time: time, in: &owner.levels, owner.reach)
    if owner.levels.indices != path { owner.strokeDidChangeLevel(at: stroke.origin) }
    owner.strokeDidEnd(outcome, staysOpen: staysOpen)
  }

  /// Drops the stroke of the given kind without an effect.
  func drop(_ kind: Kind) {
    strokes[kind] = nil
    if strokes.isEmpty { timer?.invalidate() }
  }

  /// Starts the timer that opens a level or reaches a dial when the pointer has rested long enough.
  private func wait(_ kind: Kind, at time: Double) {
    timer?.invalidate()
    timer = nil
    guard let window = view.window,
      let deadline = strokes[kind]?.deadline(in: owner.levels, owner.reach)
    else { return }
    timer = window.scheduleTimer(withTimeInterval: max(0, deadline - time)) { [weak self] _ in
      guard let self, var stroke = strokes[kind] else { return }
      let hasChanged = stroke.rest(until: deadline, in: &owner.levels, owner.reach)
      strokes[kind] = stroke
      if let dial = stroke.dial { return owner.stroke(stroke, didReachDial: dial) }
      guard hasChanged else { return }
      owner.strokeDidChangeLevel(at: stroke.origin)
    }
  }
}
