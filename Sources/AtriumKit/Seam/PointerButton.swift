/// A button of a pointing device, numbered as in X11.
public struct PointerButton: RawRepresentable, Hashable, Sendable {
  /// The number of the button, counted from 1.
  public let rawValue: Int

  /// Makes a button from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The left button of a right-handed mouse.
  public static let primary = PointerButton(rawValue: 1)
  /// The wheel's button, or a three-finger tap on a touchpad.
  public static let middle = PointerButton(rawValue: 2)
  /// The right button of a right-handed mouse.
  public static let secondary = PointerButton(rawValue: 3)
  /// The thumb button that goes back.
  public static let back = PointerButton(rawValue: 8)
  /// The thumb button that goes forward.
  public static let forward = PointerButton(rawValue: 9)
}
