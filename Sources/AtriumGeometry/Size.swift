/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// The size of 0.
  public static let zero = Size()

  /// Makes a size; 0 by default.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// Returns whether both sizes are equal.
  public func equalTo(_ other: Size) -> Bool { self == other }

  /// The size as text, such as `960.0x640.0`.
  public var description: String { "\(width)x\(height)" }
}

extension Size: CustomStringConvertible {}
