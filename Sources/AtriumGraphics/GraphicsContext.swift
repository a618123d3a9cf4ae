public import AtriumGeometry
internal import CCairo

/// A drawing context with a current path and current colours, like a context of Core Graphics.
///
/// New code draws with a ``Canvas``. A context exists for code that was written for iOS: for a view's `draw(_:)`,
/// and for an image. Do not use a context after the drawing method or closure has returned.
@MainActor
public final class GraphicsContext {
  /// The colours, the line, the opacity and the shadow, which ``saveGState()`` saves.
  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = LineStyle()
    var alpha = 1.0
    var shadow: ContextShadow?
    /// The layers that are composited through a mask when the state is restored.
    var masks: [Canvas.MaskLayer] = []
  }

  /// The canvas that the context draws in.
  public let canvas: Canvas
  private var state = State()
  private var saved: [State] = []
  /// The current path, which the next drawing method uses and empties.
  public private(set) var path = Path()

  /// A drawing operation in progress, such as a view's `draw(_:)`.
  private enum Drawing {
    /// The context exists, since it was read from ``current`` or pushed.
    case open(GraphicsContext)
    /// The context does not exist yet; the first use of ``current`` makes it from the canvas.
    case pending(CanvasReference)
  }

  /// The drawing operations in progress, the current one last.
  private static var drawings: [Drawing] = []
  /// The number of contexts that were made for canvases.
  package private(set) static var countForCanvases = 0

  /// The context that a view or an image is being drawn in; nil if nothing is being drawn.
  public static var current: GraphicsContext? {
    guard let last = drawings.last else { return nil }
    switch last {
    case .open(let context): return context
    case .pending(let reference):
      let context = GraphicsContext(Canvas(reference))
      countForCanvases += 1
      context.canvas.saveState()
      drawings[drawings.count - 1] = .open(context)
      return context
    }
  }

  /// Runs the body while a context for a canvas is the current context.
  ///
  /// The context is made when ``current`` is read, so a body that does not draw costs nothing.
  public static func withCurrent(_ canvas: borrowing Canvas, _ body: () -> Void) {
    let depth = drawings.count
    drawings.append(.pending(canvas.reference))
    body()
    // Contexts that the body has pushed but not popped are removed, so that they do not affect the canvas.
    while drawings.count > depth + 1 { pop() }
    if drawings.count == depth + 1, case .open(let context) = drawings[depth] {
      while !context.saved.isEmpty { context.restoreGState() }
      context.endMasks(downTo: 0)
      context.canvas.restoreState()
    }
    if drawings.count > depth { pop() }
  }

  /// Runs the body with the canvas of the current drawing operation; does nothing if nothing is being drawn.
  ///
  /// The method makes no context.
  package static func withCurrentCanvas(_ body: (borrowing Canvas) -> Void) {
    guard let last = drawings.last else { return }
    switch last {
    case .open(let context): body(context.canvas)
    case .pending(let reference): body(Canvas(reference))
    }
  }

  /// Makes a context that draws in a bitmap.
  public init(_ bitmap: Bitmap) {
    canvas = Canvas(surface: bitmap.surface, scale: bitmap.scale)
  }

  private init(_ canvas: consuming Canvas) { self.canvas = canvas }

  /// Makes a context the current context.
  public static func push(_ context: GraphicsContext) { drawings.append(.open(context)) }

  /// Removes the current context; the previous context becomes current.
  public static func pop() {
    guard case .open(let context) = drawings.popLast(), context.saved.isEmpty else { return }
    context.endMasks(downTo: 0)
  }

  // MARK: State

  /// Saves the colours, the line, the opacity, the shadow, the blend mode, the transform and the clip.
  public func saveGState() {
    saved.append(state)
    canvas.saveState()
  }

  /// Restores the state that the last ``saveGState()`` saved; does nothing if no state is saved.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    endMasks(downTo: last.masks.count)
    state = last
    canvas.restoreState()
  }

  /// Moves the origin, in points.
  public func translateBy(x: Double, y: Double) { canvas.translate(x: x, y: y) }
  /// Scales subsequent drawing by a factor for each axis.
  public func scaleBy(x: Double, y: Double) { canvas.scale(x: x, y: y) }
  /// Rotates subsequent drawing clockwise by an angle, in radians.
  public func rotate(by angle: Double) { canvas.concatenate(AffineTransform(rotationAngle: angle)) }
  /// Applies a transform to subsequent drawing.
  public func concatenate(_ transform: AffineTransform) { canvas.concatenate(transform) }
  /// The transform from points of the current space to pixels of the bitmap.
  public var ctm: AffineTransform { canvas.currentTransform }

  /// Sets the colour of fills.
  public func setFillColor(_ color: Color) { state.fill = color }
  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: Color) { state.stroke = color }
  /// Sets the colour of fills from components of 0 to 1.
  public func setFillColor(red: Double, green: Double, blue: Double, alpha: Double) {
    state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of strokes from components of 0 to 1.
  public func setStrokeColor(red: Double, green: Double, blue: Double, alpha: Double) {
    state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the opacity of subsequent drawing, 0 to 1.
  public func setAlpha(_ alpha: Double) { state.alpha = alpha }
  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: Double) { state.line.width = width }
  /// Sets the shape of the ends of strokes.
  public func setLineCap(_ cap: LineStyle.Cap) { state.line.cap = cap }
  /// Sets the shape of the corners of strokes.
  public func setLineJoin(_ join: LineStyle.Join) { state.line.join = join }
  /// Sets the maximum length of sharp corners, in line widths.
  public func setMiterLimit(_ limit: Double) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, and the offset into this pattern at which lines begin, in points.
  public func setLineDash(phase: Double, lengths: [Double]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  /// Sets the blend mode of subsequent drawing.
  public func setBlendMode(_ mode: BlendMode) { canvas.setBlendMode(mode) }
  /// Sets the shadow of the paths, rectangles and images that are drawn subsequently; a nil colour means no shadow.
  ///
  /// The current transform does not affect the shadow.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points; positive values move the shadow to the right and downwards.
  ///   - blur: The blur, in points: twice the standard deviation.
  ///   - color: The colour.
  public func setShadow(
    offset: Size, blur: Double,
    color: Color? = Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
  ) {
    state.shadow = color.map { ContextShadow(offset: offset, blur: blur, color: $0) }
  }

  private func faded(_ color: Color) -> Color {
    var color = color
    color.alpha *= state.alpha
    return color
  }

  // MARK: Path

  /// Empties the path.
  public func beginPath() { path = Path() }
  /// Begins a subpath at a point.
  public func move(to point: Point) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: Point) { path.addLine(to: point) }
  /// Adds straight lines between points, beginning a subpath at the first point.
  public func addLines(between points: [Point]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: Point, control: Point) {
    path.addQuadCurve(to: end, controlPoint: control)
  }
  /// Adds an arc of a circle; angles are in radians.
  ///
  /// As in a view's context on iOS, `clockwise` is true for an arc that runs counterclockwise on screen, because
  /// the y axis points down.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: Rect) { path.append(Path(rect: rect)) }
  /// Adds an ellipse that fits into a rectangle.
  public func addEllipse(in rect: Rect) { path.append(Path(ovalIn: rect)) }
  /// Adds a path.
  public func addPath(_ other: Path) { path.append(other) }
  /// Closes the subpath.
  public func closePath() { path.close() }

  private func take() -> Path {
    defer { path = Path() }
    return path
  }

  // MARK: Drawing

  /// Draws a shape after its shadow.
  private func paint(_ body: (borrowing Canvas) -> Void) {
    state.shadow?.draw(of: body, in: canvas)
    body(canvas)
  }

  /// Fills the path.
  public func fillPath(using rule: FillRule = .winding) { fill(take(), using: rule) }
  /// Strokes the path.
  public func strokePath() { stroke(take(), style: state.line) }
  /// Fills and strokes the path.
  public func fillAndStrokePath(using rule: FillRule = .winding) {
    let path = take()
    fill(path, using: rule)
    stroke(path, style: state.line)
  }
  /// Fills a path with the current colour; the current path is not affected.
  public func fill(_ path: Path, using rule: FillRule = .winding) {
    let color = faded(state.fill)
    paint { $0.fill(path, with: color, rule: rule) }
  }
  /// Strokes a path with the current colour and the given style; the current path is not affected.
  public func stroke(_ path: Path, style: LineStyle) {
    let color = faded(state.stroke)
    paint { $0.stroke(path, with: color, style: style) }
  }
  /// Fills a rectangle.
  public func fill(_ rect: Rect) {
    let color = faded(state.fill)
    paint { $0.fill(rect.standardized, with: color) }
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: Rect) { stroke(Path(rect: rect), style: state.line) }
  /// Strokes a rectangle with a line width, in points.
  public func stroke(_ rect: Rect, width: Double) {
    var line = state.line
    line.width = width
    stroke(Path(rect: rect), style: line)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: Rect) { fill(Path(ovalIn: rect)) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: Rect) { stroke(Path(ovalIn: rect), style: state.line) }
  /// Makes a rectangle transparent.
  public func clear(_ rect: Rect) { canvas.clear(rect.standardized) }
  /// Clips subsequent drawing to the path.
  public func clip(using rule: FillRule = .winding) { canvas.clip(to: take(), rule: rule) }
  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: Rect) { canvas.clip(to: rect) }
  /// Clips subsequent drawing to a rectangle, and to the opaque parts of a bitmap that fills it upside down.
  ///
  /// As in a view's context on iOS, the y axis of the context points down and the rows of the bitmap point up.
  /// Only the alpha of the bitmap is used. The drawing becomes visible after ``restoreGState()``, or at the end of the
  /// drawing operation.
  public func clip(to rect: Rect, mask: Bitmap) {
    canvas.translate(x: 0, y: rect.minY + rect.maxY)
    canvas.scale(x: 1, y: -1)
    if let layer = canvas.beginMask(mask, in: rect) { state.masks.append(layer) }
    canvas.scale(x: 1, y: -1)
    canvas.translate(x: 0, y: -rect.minY - rect.maxY)
  }

  private func endMasks(downTo count: Int) {
    while state.masks.count > count, let layer = state.masks.popLast() { canvas.endMask(layer) }
  }

  /// The bounding box of the clip.
  public var boundingBoxOfClipPath: Rect { canvas.clipBounds }
  /// Draws an image in a rectangle, with the opacity of the context.
  public func draw(_ image: Image, in rect: Rect, tint: Color? = nil) {
    let alpha = state.alpha
    paint { canvas in
      guard alpha < 1 else { return canvas.draw(image, in: rect, tint: tint) }
      canvas.withSavedState { canvas in
        canvas.clip(to: rect)
        canvas.withTransparencyLayer(alpha: alpha) { $0.draw(image, in: rect, tint: tint) }
      }
    }
  }
  /// Draws an image in a rectangle with another blend mode and another opacity, 0 to 1.
  public func draw(_ image: Image, in rect: Rect, blendMode: BlendMode, alpha: Double) {
    saveGState()
    setBlendMode(blendMode)
    setAlpha(alpha)
    draw(image, in: rect)
    restoreGState()
  }
}
