extension Theme {
  /// The unit of all spacing, in points.
  public static let grid = 4.0
  /// The smallest side of what a finger is to hit, in points.
  public static let minimumTarget = 44.0
  /// How round the corners of controls are, in points.
  public static let cornerRadius = 8.0
  /// How round the corners of cards are, in points.
  public static let cardCornerRadius = 16.0

  /// A multiple of ``grid``, in points.
  public static func spacing(_ steps: Double) -> Double { grid * steps }
}
