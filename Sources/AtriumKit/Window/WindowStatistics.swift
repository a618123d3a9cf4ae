package import AtriumGraphics

/// Counts of the work in a window's turns, which tests compare with budgets.
package struct WindowStatistics {
  /// Turns run.
  package var turnCount = 0
  /// Views laid out.
  package var layoutCount = 0
  /// Views with animations that were advanced.
  package var animatedViewCount = 0
  /// Paintings that had damage.
  package var paintCount = 0
  /// Views that were painted.
  package var paintedViewCount = 0
  /// Shadows that were blurred; drawing one again from its bitmap does not count.
  package var shadowRenderingCount = 0
  /// Pictures of the views behind a view that were made and blurred.
  package var backdropCount = 0
  /// Pixels painted.
  package var paintedPixelCount = 0
  /// The pixels of the last painting.
  package var lastDamage = Region()
}
