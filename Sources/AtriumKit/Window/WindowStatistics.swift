public import AtriumGraphics

/// Counts of the work in a window's turns, which tests compare with budgets.
public struct WindowStatistics {
  /// Turns run.
  public var turnCount = 0
  /// Views laid out.
  public var layoutCount = 0
  /// Views with animations that were advanced.
  public var animatedViewCount = 0
  /// Paintings that had damage.
  public var paintCount = 0
  /// Views that were painted.
  public var paintedViewCount = 0
  /// Shadows that were blurred; drawing one again from its bitmap does not count.
  public var shadowRenderingCount = 0
  /// Pixels painted.
  public var paintedPixelCount = 0
  /// The pixels of the last painting.
  public var lastDamage = Region()
}
