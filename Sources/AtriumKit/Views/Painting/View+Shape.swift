import AtriumGeometry
public import AtriumGraphics

extension ViewStyle where Self: View {
  /// The radius of the corners of the background, border and clipping, in points.
  public var cornerRadius: Double {
    get { ownCornerRadius }
    set { ownCornerRadius = newValue }
  }

  /// The corners that ``cornerRadius`` rounds; all corners by default.
  public var maskedCorners: RectCorner {
    get { decoration?.maskedCorners ?? .allCorners }
    set { if newValue != maskedCorners { decorate { $0.maskedCorners = newValue } } }
  }

  /// The width of the border, in points; 0, the default, draws no border.
  ///
  /// The border is drawn inside the view's edges, in front of the subviews.
  public var borderWidth: Double {
    get { decoration?.borderWidth ?? 0 }
    set {
      guard newValue != borderWidth else { return }
      decorate { $0.borderWidth = newValue.isFinite ? max(0, newValue) : 0 }
    }
  }

  /// The colour of the border; black by default; nil draws no border.
  public var borderColor: Color? {
    get { decoration.map(\.borderColor) ?? .black }
    set { if newValue != borderColor { decorate { $0.borderColor = newValue } } }
  }
}

extension View {
  /// The view whose alpha masks this view; nil, the default, for no mask.
  ///
  /// The mask has this view's coordinates and no superview. Setting the property removes the mask from its previous
  /// superview. The mask enters this view's window, so that it can be animated. It does not affect touches. Traps if
  /// the mask contains this view, directly or in its own mask, or if more than 2000 views would be nested.
  public var mask: View? {
    get { decoration?.mask }
    set { if newValue !== mask { setMask(newValue) } }
  }

  private func setMask(_ mask: View?) {
    if let mask {
      if isDescendant(of: mask) {
        programmerError(
          "\(type(of: mask)) cannot be the mask of \(type(of: self)), which is that view or inside "
            + "it; use a separate view.")
      }
      checkCanHold(mask, as: "the mask")
      mask.removeFromSuperview()
      mask.decoration?.maskedView?.mask = nil
    }
    if let old = self.mask {
      let move = WindowMove(of: old, to: nil)
      move.announce()
      old.decoration?.maskedView = nil
      move.finish()
    }
    let move = mask.map { WindowMove(of: $0, to: window) }
    move?.announce()
    decorate {
      $0.mask = mask
      $0.maskCache.invalidate(paintExtent)
    }
    mask?.neededDecoration.maskedView = self
    if let mask { noteHeight(of: mask) }
    move?.finish()
  }

  /// The rounded outline of the bounds, including running animations; nil without rounded corners.
  var roundedShape: Path? {
    guard ownCornerRadius > 0, !maskedCorners.isEmpty else { return nil }
    return Path(
      roundedRect: drawn.bounds, byRoundingCorners: maskedCorners, cornerRadius: ownCornerRadius)
  }

  /// Draws the border.
  func drawBorder(in canvas: borrowing Canvas) {
    guard let decoration, decoration.borderWidth > 0, let color = decoration.borderColor else {
      return
    }
    let bounds = drawn.bounds
    let width = min(decoration.borderWidth, bounds.width / 2, bounds.height / 2)
    let inset = width / 2
    canvas.stroke(
      Path(
        roundedRect: bounds.insetBy(dx: inset, dy: inset),
        byRoundingCorners: decoration.maskedCorners, cornerRadius: max(0, ownCornerRadius - inset)),
      with: color, width: width)
  }

  /// Returns the extent of the mask in this view's coordinates, aligned to whole pixels; nil without a mask.
  func maskExtent(scale: Double) -> Rect? {
    guard let mask else { return nil }
    let extent = mask.isHidden ? .null : mask.paintExtentInSuperview
    return PixelRect(covering: extent, scale: scale).rect(scale: scale)
  }

  /// Returns the coverage of the mask as a bitmap; nil if the mask is empty or the bitmap cannot be made.
  func maskBitmap(extent: Rect, scale: Double, pass: PaintPass) -> Bitmap? {
    guard let decoration, let mask = decoration.mask else { return nil }
    return decoration.maskCache.update(
      extent: extent, scale: scale, pass: pass,
      paint: { canvas, inner, place in mask.paint(in: canvas, pass: inner, place: place) })
  }
}
