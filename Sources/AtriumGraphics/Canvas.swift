internal import CCairo

/// The drawing context of a bitmap, in points, with x to the right and y downwards.
///
/// A canvas exists only while ``Bitmap/draw(_:)`` runs, and cannot be stored. A call with invalid numbers (not finite,
/// a scale of zero) draws nothing. After a transform with such numbers, nothing is drawn until the state is restored.
public struct Canvas: ~Copyable {
  /// The number of pixels per point of the bitmap, before any transform of the canvas.
  public let deviceScale: Double

  /// Cairo's context.
  let context: OpaquePointer?

  init(surface: OpaquePointer, scale: Double) {
    deviceScale = scale
    context = cairo_create(surface)
    cairo_scale(context, scale, scale)
  }

  /// A reference to the canvas without ownership, which is valid while the canvas exists.
  var reference: CanvasReference { CanvasReference(context: context, deviceScale: deviceScale) }

  /// Makes a second owner of the drawing context of a canvas, for a ``GraphicsContext``.
  init(_ reference: CanvasReference) {
    deviceScale = reference.deviceScale
    context = cairo_reference(reference.context)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Saves the state, runs the body, and restores the transforms, the clips and the blend mode.
  ///
  /// - Parameter body: The drawing code.
  /// - Returns: The result of the body.
  /// - Throws: The error that the body throws.
  @discardableResult
  public func withSavedState<Result, Failure: Error>(
    _ body: (borrowing Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_save(context)
    defer { cairo_restore(context) }
    return try body(self)
  }

  /// Saves the transforms, clips and blend mode until ``restoreState()``, for traversals without nested calls.
  package func saveState() { cairo_save(context) }

  /// Restores the transforms, clips and blend mode of the last ``saveState()``.
  package func restoreState() { cairo_restore(context) }

  /// Draws into a layer, then composites the layer as a whole.
  ///
  /// The layer is as large as ``clipBounds``, so a clip that is set before keeps the layer small.
  ///
  /// - Parameters:
  ///   - alpha: The opacity of the layer, 0…1.
  ///   - body: The drawing code.
  /// - Returns: The result of the body.
  /// - Throws: The error that the body throws.
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
    // The blend mode applies to the layer as a whole, so drawing inside the layer uses the normal mode.
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    defer {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, alpha.clampedToUnit)
    }
    return try body(self)
  }
}

/// A canvas that another object owns.
struct CanvasReference {
  let context: OpaquePointer?
  let deviceScale: Double
}
