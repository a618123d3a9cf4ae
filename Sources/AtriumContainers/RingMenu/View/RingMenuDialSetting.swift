import AtriumGeometry
import AtriumKit

/// The dial that the user is setting in an open ring, by the direction of the pointer, by keys or by the wheel.
@MainActor
final class RingMenuDialSetting {
  /// The path of the dial; nil if no dial is being set.
  private(set) var path: [Int]?
  /// The value before the user began to set the dial, which ``revert()`` restores.
  private var former = 0
  /// The stroke that has reached the dial and is still held; nil if there is none.
  private var stroke: RingMenuStroke?
  /// Whether the stroke has moved since it reached the dial.
  private var hasTurned = false
  private let valueAt: ([Int]) -> Int?
  private let onChange: (_ value: Int, _ path: [Int]) -> Void
  private let onEnd: (_ path: [Int]) -> Void
  private let onRevert: () -> Void

  /// Makes an object for a ring in which no dial is being set.
  ///
  /// - Parameters:
  ///   - valueAt: Returns the value of the dial at a path; nil if there is none.
  ///   - onChange: Called with each new value.
  ///   - onEnd: Called when the user keeps the value.
  ///   - onRevert: Called when a key restores the previous value. The closure calls ``revert()``.
  init(
    valueAt: @escaping ([Int]) -> Int?, onChange: @escaping (_ value: Int, _ path: [Int]) -> Void,
    onEnd: @escaping (_ path: [Int]) -> Void, onRevert: @escaping () -> Void
  ) {
    (self.valueAt, self.onChange, self.onEnd, self.onRevert) = (valueAt, onChange, onEnd, onRevert)
  }

  var isActive: Bool { path != nil }
  /// Whether a stroke has reached the dial and is still held.
  var hasStroke: Bool { stroke != nil }
  private var value: Int? { path.flatMap(valueAt) }

  /// Begins the setting of a dial.
  ///
  /// - Parameters:
  ///   - path: The path of the dial.
  ///   - value: The value of the dial.
  ///   - stroke: The stroke that has reached the dial. While it is held, directions are measured from its origin, and
  ///     movements near its rest set no value.
  func begin(_ path: [Int], at value: Int, by stroke: RingMenuStroke? = nil) {
    (self.path, former, self.stroke, hasTurned) = (path, value, stroke, false)
  }

  /// Ends the setting of the dial, and keeps the current value.
  ///
  /// - Returns: The path of the dial; nil if no dial was being set.
  @discardableResult
  func end() -> [Int]? {
    defer { (path, stroke) = (nil, nil) }
    return path
  }

  /// Ends the setting of the dial, and reports that the user keeps the value.
  func finish() {
    if let path = end() { onEnd(path) }
  }

  /// Ends the setting of the dial by a release.
  ///
  /// If the stroke that reached the dial has not moved since its rest, the dial stays active, and the user sets it like
  /// a chosen dial.
  func release(at point: Point, in layout: RingMenuLayout?) {
    turn(toward: point, in: layout)
    let stays = stroke != nil && !hasTurned
    stroke = nil
    if !stays { finish() }
  }

  /// Ends the setting of the dial, and restores the previous value.
  func revert() {
    guard let path = end() else { return }
    onChange(former, path)
  }

  /// Ends the setting of the dial if the dial has been removed.
  func endIfGone() {
    if value == nil { end() }
  }

  func set(_ value: Int) {
    guard let path else { return }
    let value = min(max(value, 0), 100)
    if value != valueAt(path) { onChange(value, path) }
  }

  /// Changes the value by a number of steps.
  func change(by steps: Int) {
    if let value { set(value + steps) }
  }

  /// Sets the value for the location of a new press.
  func press(at point: Point, in layout: RingMenuLayout?) {
    stroke = nil
    turn(toward: point, in: layout)
  }

  /// Sets the value that corresponds to the direction of a point, unless the point is in the dead zone.
  func turn(toward point: Point, in layout: RingMenuLayout?) {
    guard let layout else { return }
    if let stroke, !hasTurned {
      guard point.distance(to: stroke.restPlace) >= RingMenuStroke.jitter else { return }
      hasTurned = true
    }
    let offset = point - (stroke?.origin ?? layout.center)
    if offset.length > layout.deadZone { set(RingMenuDial.value(inDirection: offset)) }
  }

  /// Handles a key.
  ///
  /// - Returns: Whether the key belongs to a dial.
  func handle(_ press: Press) -> Bool {
    switch RingMenuDial.effect(of: press.key.keyCode, at: value ?? 0) {
    case .set(let value): set(value)
    case .end: if !press.isRepeat { finish() }
    case .revert: if !press.isRepeat { onRevert() }
    case nil: return false
    }
    return true
  }
}
