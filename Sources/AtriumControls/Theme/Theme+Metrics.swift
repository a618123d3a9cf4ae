extension Theme {
  /// The unit of all spacing, in points.
  public static let grid = 4.0
  /// The minimum side of a touch target, in points.
  public static let minimumTarget = 44.0
  /// The height of a control in a row with other controls, in points.
  public static let controlHeight = 36.0
  /// The height of a bar, in points.
  public static let barHeight = 52.0
  /// The corner radius of controls, in points.
  public static let cornerRadius = 8.0
  /// The corner radius of cards, in points.
  public static let cardCornerRadius = 16.0
  /// The opacity of disabled elements.
  public static let disabledAlpha = 0.4
  /// The perceived duration of a small movement, in seconds.
  public static let movementDuration = 0.25
  /// The duration of a change of colour, in seconds.
  public static let fadeDuration = 0.15

  /// Returns a multiple of ``grid``, in points.
  public static func spacing(_ steps: Double) -> Double { grid * steps }
}
