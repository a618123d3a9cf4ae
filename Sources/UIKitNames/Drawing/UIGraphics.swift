public import Atrium

/// Core Graphics' name of `GraphicsContext`.
public typealias CGContext = GraphicsContext

/// Core Graphics' name of `FillRule`.
public typealias CGPathFillRule = FillRule

/// Core Graphics' name of `BlendMode`.
public typealias CGBlendMode = BlendMode

/// Whether ``AtriumGraphics/GraphicsContext/drawPath(using:)`` fills a path, strokes it, or does both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// A mode; `eo` stands for the even-odd rule.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension GraphicsContext {
  /// Fills the current path, strokes the path, or does both.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke: fillAndStrokePath()
    case .eoFillStroke: fillAndStrokePath(using: .evenOdd)
    }
  }
}

/// Returns the context in which a view or an image is being drawn; nil while nothing is being drawn.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> GraphicsContext? { .current }

/// Makes a context the current context.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: GraphicsContext) { GraphicsContext.push(context) }

/// Restores the previous context as the current context.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsContext.pop() }

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: Rect) { GraphicsContext.current?.fill(rect) }

/// Fills a rectangle in the current context with a blend mode.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: Rect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsContext.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a border, one point wide, inside the edges of a rectangle, in the fill colour of the current context.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: Rect) {
  var frame = Path(rect: rect)
  frame.append(Path(rect: rect.insetBy(dx: 1, dy: 1)))
  GraphicsContext.current?.fill(frame, using: .evenOdd)
}

@MainActor private var imageBitmaps: [Bitmap] = []

/// Begins to draw an image of the given size in points; a scale of 0 means the main screen's scale.
///
/// A side that is shorter than a pixel, or longer than 32,767 pixels, becomes a single pixel. A scale that is negative
/// or not finite also means the main screen's scale. If memory is low, the image has a single pixel.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: Double) {
  // A context is pushed in any case, since `UIGraphicsEndImageContext` removes one.
  let bitmap =
    ImageBitmap.make(size: size, scale: ImageBitmap.usable(scale), isOpaque: opaque)
    ?? ImageBitmap.pixel()
  imageBitmaps.append(bitmap)
  GraphicsContext.push(GraphicsContext(bitmap))
}

/// Begins to draw an image with one pixel per point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: Size) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns a copy of the image that is being drawn; nil if no image is being drawn, or if memory is low.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? {
  imageBitmaps.last.flatMap { bitmap in
    guard let copy = try? Bitmap(size: bitmap.size, scale: bitmap.scale, isOpaque: bitmap.isOpaque)
    else {
      return nil
    }
    copy.draw { $0.draw(bitmap, in: Rect(origin: .zero, size: bitmap.pointSize)) }
    return Image(copy)
  }
}

extension GraphicsContext {
  /// Returns a copy of the image that the context draws; nil unless this is the current context of an image.
  public func makeImage() -> CGImage? {
    guard GraphicsContext.current === self else { return nil }
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }
}

/// Ends the drawing of an image; does nothing if no image is being drawn.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard imageBitmaps.popLast() != nil else { return }
  GraphicsContext.pop()
}

/// Makes bitmaps for images that code draws.
enum ImageBitmap {
  /// Returns a bitmap of one transparent pixel.
  static func pixel() -> Bitmap {
    guard let bitmap = make(size: Size(width: 1, height: 1), scale: 1, isOpaque: false) else {
      fatalError("There is no memory for an image of one pixel; end other programs first.")
    }
    return bitmap
  }

  /// Returns a scale, or the main screen's scale if the number is not a possible scale.
  @MainActor
  static func usable(_ scale: Double) -> Double {
    scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
  }

  /// Returns an empty bitmap for a size in points; nil if memory is low.
  static func make(size: Size, scale: Double, isOpaque: Bool) -> Bitmap? {
    func pixels(_ length: Double) -> Int {
      let exact = (length * scale).rounded(.up)
      return exact >= 1 && exact <= 32_767 ? Int(exact) : 1
    }
    return try? Bitmap(
      size: PixelSize(width: pixels(size.width), height: pixels(size.height)), scale: scale,
      isOpaque: isOpaque)
  }
}

/// Makes images by drawing.
@MainActor
open class UIGraphicsImageRenderer {
  private let size: Size
  private let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for images of the given size, in points.
  public init(size: Size, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }

  /// Makes a renderer for images with the size of a rectangle; the origin of the rectangle is ignored.
  public convenience init(bounds: Rect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// Makes the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> Image {
    let scale = ImageBitmap.usable(format.scale)
    guard let bitmap = ImageBitmap.make(size: size, scale: scale, isOpaque: format.opaque) else {
      fatalError(
        "UIGraphicsImageRenderer has no memory for an image of \(size); draw a smaller one.")
    }
    let context = GraphicsContext(bitmap)
    GraphicsContext.push(context)
    actions(UIGraphicsImageRendererContext(context, size: size))
    GraphicsContext.pop()
    return Image(bitmap)
  }
}

/// The scale and the opacity of drawn images.
@MainActor
open class UIGraphicsImageRendererFormat {
  /// The number of pixels per point; by default the main screen's scale.
  open var scale = UIScreen.main.scale
  /// Whether the image has no transparency.
  open var opaque = false
  /// Makes a format for the main screen.
  public init() {}
  /// Returns a format for the main screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// Returns a format for the main screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context of a drawn image.
@MainActor
public final class UIGraphicsImageRendererContext {
  /// The drawing context.
  public let cgContext: GraphicsContext
  /// A rectangle at the origin with the size of the image, in points.
  public let bounds: Rect

  init(_ context: GraphicsContext, size: Size) {
    (cgContext, bounds) = (context, Rect(origin: .zero, size: size))
  }

  /// Fills a rectangle.
  public func fill(_ rect: Rect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  public func stroke(_ rect: Rect) { cgContext.stroke(rect) }
}

extension Color {
  /// Sets the colour of fills and strokes in the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of fills in the current context.
  @preconcurrency @MainActor
  public func setFill() { GraphicsContext.current?.setFillColor(self) }
  /// Sets the colour of strokes in the current context.
  @preconcurrency @MainActor
  public func setStroke() { GraphicsContext.current?.setStrokeColor(self) }
}

extension Image {
  /// Draws the image at its size in the current context; the point is the top left corner.
  @preconcurrency @MainActor
  public func draw(at point: Point) { draw(in: Rect(origin: point, size: size)) }
  /// Draws the image stretched to a rectangle, in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: Rect) { GraphicsContext.current?.draw(self, in: rect) }
  /// Draws the image stretched to a rectangle, with a blend mode and an opacity, 0 to 1, in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: Rect, blendMode: CGBlendMode, alpha: Double) {
    GraphicsContext.current?.draw(self, in: rect, blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image at its size, with a blend mode and an opacity, 0 to 1; the point is the top left corner.
  @preconcurrency @MainActor
  public func draw(at point: Point, blendMode: CGBlendMode, alpha: Double) {
    draw(in: Rect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}
