public import Atrium

// Initialisers with integers, as in Core Graphics: `CGRect(x: index * 10, …)` needs no conversion.

extension Rect {
  /// Makes a rectangle from whole numbers of points.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension Point {
  /// Makes a point from whole numbers of points.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension Size {
  /// Makes a size from whole numbers of points.
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}

extension Vector {
  /// Makes a vector from whole numbers of points.
  public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }
}
