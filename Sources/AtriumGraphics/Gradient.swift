public import AtriumGeometry

/// A gradient along a line or outwards from a point.
public struct Gradient: Hashable, Sendable {
  /// A colour at an offset of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The offset: 0 is the beginning, 1 the end.
    public var offset: Double
    /// The colour.
    public var color: Color

    /// Makes a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The geometry of the gradient.
  enum Shape: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, radius: Double)
  }

  /// The geometry of the gradient.
  let shape: Shape
  /// The colours in the order of their offsets.
  public let stops: [Stop]

  /// Makes a linear gradient; beyond both ends the outermost colours continue.
  public static func linear(from: Point, to: Point, stops: [Stop]) -> Gradient {
    Gradient(shape: .linear(from: from, to: to), stops: stops)
  }

  /// Makes a linear gradient between two colours.
  public static func linear(
    from: Point, to: Point, _ first: Color, _ second: Color
  ) -> Gradient {
    linear(from: from, to: to, stops: ends(first, second))
  }

  /// Makes a radial gradient; beyond the radius the last colour continues.
  ///
  /// - Parameters:
  ///   - center: The centre, where the gradient begins.
  ///   - radius: The radius at which the gradient ends, in points.
  ///   - stops: The colours and their offsets.
  /// - Returns: The gradient.
  public static func radial(center: Point, radius: Double, stops: [Stop]) -> Gradient {
    Gradient(shape: .radial(center: center, radius: radius), stops: stops)
  }

  /// Makes a radial gradient between two colours.
  public static func radial(
    center: Point, radius: Double, _ first: Color, _ second: Color
  ) -> Gradient {
    radial(center: center, radius: radius, stops: ends(first, second))
  }

  private static func ends(_ first: Color, _ second: Color) -> [Stop] {
    [Stop(offset: 0, color: first), Stop(offset: 1, color: second)]
  }
}
