public import AtriumGeometry
public import AtriumGraphics

extension ViewStyle where Self: View {
  /// The colour of the view's shadow; black by default; nil draws no shadow.
  public var shadowColor: Color? {
    get { shadow.color }
    set { setShadow { $0.color = newValue } }
  }

  /// The opacity of the shadow, from 0 to 1; 0, the default, draws no shadow.
  ///
  /// A view that clips to its bounds draws no shadow.
  public var shadowOpacity: Double {
    get { Double(shadow.opacity) }
    set { setShadow { $0.opacity = newValue.isNaN ? 0 : Float(min(max(newValue, 0), 1)) } }
  }

  /// The standard deviation of the shadow's blur, in points; 3 by default.
  public var shadowRadius: Double {
    get { shadow.radius }
    set { setShadow { $0.radius = newValue.isFinite ? max(0, newValue) : 0 } }
  }

  /// The offset of the shadow, in points; by default three points upwards.
  ///
  /// Traps if a number is not finite.
  public var shadowOffset: Size {
    get { shadow.offset }
    set {
      requireFinite(
        newValue.width.isFinite && newValue.height.isFinite, "shadowOffset", "\(newValue)")
      setShadow { $0.offset = newValue }
    }
  }

  /// The outline that casts the shadow, in the view's coordinates; nil, the default, for the view's own outline.
  ///
  /// If the background is opaque, the view's own outline is that of its bounds. Otherwise it is the outline of
  /// everything that the view and its subviews draw. The shadow is then blurred again whenever this content changes.
  public var shadowPath: Path? {
    get { shadow.path }
    set { setShadow { $0.path = newValue } }
  }
}

extension View {
  fileprivate var shadow: Shadow { decoration?.shadow ?? Shadow() }

  fileprivate func setShadow(_ change: (inout Shadow) -> Void) {
    var shadow = shadow
    change(&shadow)
    if shadow != self.shadow { decorate { $0.shadow = shadow } }
  }

  /// The view's shadow; nil if no shadow is drawn.
  var visibleShadow: Shadow? {
    guard let decoration, decoration.shadow.isVisible, !clipsToBounds else { return nil }
    return decoration.shadow
  }

  /// Returns whether a shadow depends on the view's content.
  func isShadowOfContent(_ shadow: Shadow) -> Bool {
    shadow.path == nil && drawn.backgroundColor?.alpha != 1
  }

  /// Returns the rectangle of the shadow of an area, in the view's coordinates.
  func shadowExtent(_ shadow: Shadow, of extent: Rect) -> Rect {
    let extent = shadow.path?.bounds ?? extent
    guard !extent.isEmpty else { return .null }
    return extent.insetBy(dx: -shadow.reach, dy: -shadow.reach)
      .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
  }

  /// Draws the shadow from its bitmap.
  func drawShadow(in canvas: borrowing Canvas, scale: Double, pass: PaintPass) {
    guard let shadow = visibleShadow, let decoration, let color = shadow.color else { return }
    var outline = shadow.path
    var extent = outline?.bounds ?? drawn.bounds
    if outline == nil {
      if isShadowOfContent(shadow) {
        extent = contentExtent
      } else {
        outline = roundedShape ?? Path(rect: drawn.bounds)
      }
    }
    let cast = decoration.shadowCache.shadow(
      outline: outline, extent: extent, radius: shadow.radius, scale: scale
    ) { canvas in
      let inner = PaintPass(damage: nil, composites: false)
      paintClipped(in: canvas, pass: inner, place: DevicePlace(scale: scale))
      pass.paintedViewCount += inner.paintedViewCount
    }
    guard let cast else { return }
    if cast.isNew { window?.work.shadowRenderingCount += 1 }
    canvas.fill(
      color.withAlphaComponent(color.alpha * Double(shadow.opacity)), through: cast.bitmap,
      in: cast.place.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
  }
}
