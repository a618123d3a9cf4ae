extension Theme {
  /// The unit of all spacing, in points.
  public static let grid = 4.0
  /// The smallest side of what a finger is to hit, in points.
  public static let minimumTarget = 44.0
  /// The height of a control that stands in a row with others, in points.
  public static let controlHeight = 36.0
  /// The height of a bar, in points.
  public static let barHeight = 52.0
  /// How round the corners of controls are, in points.
  public static let cornerRadius = 8.0
  /// How round the corners of cards are, in points.
  public static let cardCornerRadius = 16.0
  /// How wide the line around the keyboard's place is, in points.
  public static let focusRingWidth = 2.0
  /// How opaque what cannot be used is.
  public static let disabledAlpha = 0.4
  /// How long something small takes to its new place, as it seems, in seconds.
  public static let movementDuration = 0.25
  /// How long something takes to its new colour, in seconds.
  public static let fadeDuration = 0.15

  /// A multiple of ``grid``, in points.
  public static func spacing(_ steps: Double) -> Double { grid * steps }
}
