public import AtriumGraphics

/// What a window's turns have cost so far, as counts that tests can hold against a budget.
public struct WindowStatistics {
  /// Turns run.
  public var turnCount = 0
  /// Views laid out.
  public var layoutCount = 0
  /// Views whose animations were advanced.
  public var animatedViewCount = 0
  /// Paintings that had something to paint.
  public var paintCount = 0
  /// Views that painted themselves.
  public var paintedViewCount = 0
  /// Shadows blurred; drawing one again from its bitmap does not count.
  public var shadowRenderingCount = 0
  /// Pixels painted.
  public var paintedPixelCount = 0
  /// The pixels of the last painting.
  public var lastDamage = Region()
}
