public import AtriumGeometry

/// Colours that run into each other, along a line or outwards from a point.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the run.
  public struct Stop: Hashable, Sendable {
    /// Where: 0 is the beginning, 1 the end.
    public var offset: Double
    /// Which colour.
    public var color: Color

    /// Makes a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The way the colours run.
  enum Shape: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, radius: Double)
  }

  /// The way the colours run.
  let shape: Shape
  /// The colours in the order of their places.
  public let stops: [Stop]

  /// Makes colours run along a line; before and behind it the outermost ones go on.
  public static func linear(from: Point, to: Point, stops: [Stop]) -> Gradient {
    Gradient(shape: .linear(from: from, to: to), stops: stops)
  }

  /// Makes two colours run into each other along a line.
  public static func linear(
    from: Point, to: Point, _ first: Color, _ second: Color
  ) -> Gradient {
    linear(from: from, to: to, stops: ends(first, second))
  }

  /// Makes colours run outwards from a point; beyond the radius the last one goes on.
  ///
  /// - Parameters:
  ///   - center: Where they begin.
  ///   - radius: How far away they end, in points.
  ///   - stops: The colours.
  /// - Returns: The gradient.
  public static func radial(center: Point, radius: Double, stops: [Stop]) -> Gradient {
    Gradient(shape: .radial(center: center, radius: radius), stops: stops)
  }

  /// Makes two colours run into each other outwards from a point.
  public static func radial(
    center: Point, radius: Double, _ first: Color, _ second: Color
  ) -> Gradient {
    radial(center: center, radius: radius, stops: ends(first, second))
  }

  private static func ends(_ first: Color, _ second: Color) -> [Stop] {
    [Stop(offset: 0, color: first), Stop(offset: 1, color: second)]
  }
}
