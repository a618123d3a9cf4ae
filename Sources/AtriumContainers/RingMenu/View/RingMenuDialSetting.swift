import AtriumGeometry
import AtriumKit

/// The dial that the user is setting in an open ring, by the direction of the pointer, by keys or by the wheel.
@MainActor
final class RingMenuDialSetting {
  /// The path of the dial; nil if no dial is being set.
  private(set) var path: [Int]?
  /// The value before the user began to set the dial, which ``revert()`` restores.
  private var former = 0
  private let valueAt: ([Int]) -> Int?
  private let onChange: (_ value: Int, _ path: [Int]) -> Void

  /// Makes an object for a ring in which no dial is being set.
  ///
  /// - Parameters:
  ///   - valueAt: Returns the value of the dial at a path; nil if there is none.
  ///   - onChange: Called with each new value.
  init(
    valueAt: @escaping ([Int]) -> Int?, onChange: @escaping (_ value: Int, _ path: [Int]) -> Void
  ) {
    (self.valueAt, self.onChange) = (valueAt, onChange)
  }

  var isActive: Bool { path != nil }
  private var value: Int? { path.flatMap(valueAt) }

  /// Begins the setting of a dial.
  func begin(_ path: [Int], at value: Int) { (self.path, former) = (path, value) }

  /// Ends the setting of the dial, and keeps the current value.
  ///
  /// - Returns: The path of the dial; nil if no dial was being set.
  @discardableResult
  func end() -> [Int]? {
    defer { path = nil }
    return path
  }

  /// Ends the setting of the dial, and restores the previous value.
  func revert() {
    guard let path = end() else { return }
    onChange(former, path)
  }

  /// Ends the setting of the dial if the dial has been removed.
  func endIfGone() {
    if value == nil { path = nil }
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

  /// Sets the value that corresponds to the direction of a point, unless the point is in the dead zone.
  func turn(toward point: Point, in layout: RingMenuLayout?) {
    guard let layout else { return }
    let offset = point - layout.center
    if offset.length > layout.deadZone { set(RingMenuDial.value(inDirection: offset)) }
  }

  /// Returns the effect of a key; nil if the key does not belong to a dial.
  func effect(of code: KeyboardHIDUsage) -> RingMenuDial.KeyEffect? {
    RingMenuDial.effect(of: code, at: value ?? 0)
  }
}
