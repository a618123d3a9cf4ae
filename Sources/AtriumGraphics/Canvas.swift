internal import CCairo

/// What one draws on: it measures in points, x to the right and y downwards.
///
/// It exists only while ``Bitmap/draw(_:)`` runs, and cannot be kept. Numbers that make no sense
/// (not finite, a scale of zero) draw nothing, and never spoil what is drawn after them.
public struct Canvas: ~Copyable {
  /// The number of pixels to a point of the bitmap, before any transform of the canvas.
  public let deviceScale: Double

  /// Cairo's context.
  let context: OpaquePointer?

  init(surface: OpaquePointer, scale: Double) {
    deviceScale = scale
    context = cairo_create(surface)
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Draws with transforms and clips that end with the body.
  ///
  /// - Parameter body: What draws.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  public func withSavedState<Result, Failure: Error>(
    _ body: (borrowing Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    return try body(self)
  }

  /// Begins transforms and clips that end with ``restoreState()``: for walks that are not nested calls.
  package func saveState() { cairo_save(context) }

  /// Ends what the last ``saveState()`` began.
  package func restoreState() { cairo_restore(context) }

  /// Draws into a layer of its own first, then the layer as a whole.
  ///
  /// The layer is as large as ``clipBounds``, so clip before.
  ///
  /// - Parameters:
  ///   - alpha: How much the layer covers, 0…1.
  ///   - body: What draws.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  public func withTransparencyLayer<Result, Failure: Error>(
    alpha: Double, _ body: (borrowing Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    guard alpha > 0 else {
      clipToNothing()
      return try body(self)
    }
    cairo_push_group(context)
    defer {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, alpha.clampedToUnit)
    }
    return try body(self)
  }
}
