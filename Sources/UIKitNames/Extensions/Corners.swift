public import Atrium

/// Core Animation's names for the corners.
extension RectCorner {
  /// The corner at the smallest x and y.
  public static let layerMinXMinYCorner = RectCorner.topLeft
  /// The corner at the largest x and the smallest y.
  public static let layerMaxXMinYCorner = RectCorner.topRight
  /// The corner at the smallest x and the largest y.
  public static let layerMinXMaxYCorner = RectCorner.bottomLeft
  /// The corner at the largest x and y.
  public static let layerMaxXMaxYCorner = RectCorner.bottomRight
}
