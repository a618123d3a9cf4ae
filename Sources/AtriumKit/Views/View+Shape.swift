import AtriumGeometry
public import AtriumGraphics

extension View {
  /// The corners that ``cornerRadius`` rounds; all unless set.
  public var maskedCorners: RectCorner {
    get { decoration?.maskedCorners ?? .allCorners }
    set { if newValue != maskedCorners { decorate { $0.maskedCorners = newValue } } }
  }

  /// The width of a line along the inside of the edge, in points; none if zero.
  ///
  /// The line is drawn over the subviews.
  public var borderWidth: Double {
    get { decoration?.borderWidth ?? 0 }
    set {
      guard newValue != borderWidth else { return }
      decorate { $0.borderWidth = newValue.isFinite ? max(0, newValue) : 0 }
    }
  }

  /// The colour of the line along the edge; black unless set, no line if nil.
  public var borderColor: Color? {
    get { decoration.map(\.borderColor) ?? .black }
    set { if newValue != borderColor { decorate { $0.borderColor = newValue } } }
  }

  /// Whose coverage this view is drawn through; all of this view if nil.
  ///
  /// The mask lies in this view's coordinates and belongs to no superview; setting one takes it out
  /// of the one it has. It is in this view's window, so that it can be animated, and has no influence
  /// on touches. Traps if it is this view, or holds it, or if this view is inside its mask.
  public var mask: View? {
    get { decoration?.mask }
    set { if newValue !== mask { setMask(newValue) } }
  }

  private func setMask(_ mask: View?) {
    if let mask {
      if isDescendant(of: mask) {
        programmerError(
          "\(type(of: mask)) cannot be the mask of \(type(of: self)), which is that view or inside "
            + "it; give a view of its own.")
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

  /// The outline of the bounds as shown; nil if no corner is round.
  var roundedShape: Path? {
    guard cornerRadius > 0, !maskedCorners.isEmpty else { return nil }
    return Path(
      roundedRect: shown.bounds, byRoundingCorners: maskedCorners, cornerRadius: cornerRadius)
  }

  /// Draws the line along the edge.
  func drawBorder(in canvas: borrowing Canvas) {
    guard let decoration, decoration.borderWidth > 0, let color = decoration.borderColor else {
      return
    }
    let bounds = shown.bounds
    let width = min(decoration.borderWidth, bounds.width / 2, bounds.height / 2)
    let inset = width / 2
    canvas.stroke(
      Path(
        roundedRect: bounds.insetBy(dx: inset, dy: inset),
        byRoundingCorners: decoration.maskedCorners, cornerRadius: max(0, cornerRadius - inset)),
      with: color, width: width)
  }

  /// The part of the mask that counts, in this view's coordinates and whole pixels.
  func maskExtent(scale: Double) -> Rect? {
    guard let mask else { return nil }
    let extent = mask.isHidden ? .null : mask.paintExtentInSuperview
    return PixelRect(covering: extent, scale: scale).rect(scale: scale)
  }

  /// The coverage of the mask as a bitmap; nil if it covers nothing, or there is no memory for it.
  func maskBitmap(extent: Rect, scale: Double, pass: PaintPass) -> Bitmap? {
    guard let decoration, let mask = decoration.mask else { return nil }
    return decoration.maskCache.update(
      extent: extent, scale: scale, pass: pass,
      paint: { canvas, inner, place in mask.paint(in: canvas, pass: inner, place: place) })
  }
}
