import AtriumGeometry
import AtriumKit

/// The dial that is being set in an open ring: by angles, by keys or by the wheel.
@MainActor
final class RingMenuDialSetting {
  /// The way to the dial; nil while none is being set.
  private(set) var path: [Int]?
  /// The value from before, which returns when the setting is taken back.
  private var former = 0
  private let valueAt: ([Int]) -> Int?
  private let onChange: (_ value: Int, _ path: [Int]) -> Void

  /// Makes a setting of no dial.
  ///
  /// - Parameters:
  ///   - valueAt: Gives the value of the dial at the end of a way; nil if there is none.
  ///   - onChange: Receives each new value.
  init(
    valueAt: @escaping ([Int]) -> Int?, onChange: @escaping (_ value: Int, _ path: [Int]) -> Void
  ) {
    (self.valueAt, self.onChange) = (valueAt, onChange)
  }

  var isActive: Bool { path != nil }
  private var value: Int? { path.flatMap(valueAt) }

  /// Begins with a dial.
  func begin(_ path: [Int], at value: Int) { (self.path, former) = (path, value) }

  /// Ends with the present value.
  ///
  /// - Returns: The way to the dial; nil if none was being set.
  @discardableResult
  func end() -> [Int]? {
    defer { path = nil }
    return path
  }

  /// Ends with the former value.
  func revert() {
    guard let path = end() else { return }
    onChange(former, path)
  }

  /// Ends if the dial has been removed.
  func endIfGone() {
    if value == nil { path = nil }
  }

  func set(_ value: Int) {
    guard let path else { return }
    let value = min(max(value, 0), 100)
    if value != valueAt(path) { onChange(value, path) }
  }

  /// Changes the value by steps of the wheel.
  func change(by steps: Int) {
    if let value { set(value + steps) }
  }

  /// Turns the dial towards a point, unless that is in the dead zone.
  func turn(toward point: Point, in layout: RingMenuLayout?) {
    guard let layout else { return }
    let offset = point - layout.center
    if offset.length > layout.deadZone { set(RingMenuDial.value(inDirection: offset)) }
  }

  /// The effect of a key; nil if it is not one of a dial's.
  func effect(of code: KeyboardHIDUsage) -> RingMenuDial.KeyEffect? {
    RingMenuDial.effect(of: code, at: value ?? 0)
  }
}
