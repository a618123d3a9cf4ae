import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The background of a bar and the line along its edge.
struct BarBackground {
  /// The line between a bar and the content.
  enum Shadow: Equatable {
    /// A line in the theme's separator colour.
    case themed
    /// A line in the given colour; no line if the colour is nil or clear.
    case colored(Color?)
  }

  /// Whether the background is the bar's material, which lets the content show through a translucent bar.
  var isMaterial = true
  /// Whether the background has the theme's surface colour if ``color`` is nil.
  var isSurface = true
  var color: Color?
  var effect: BlurEffect?
  var image: Image?
  var shadow = Shadow.themed
  /// An image in place of the line; it is not drawn.
  var lineImage: Image?

  /// The default background of a bar: its material.
  static var material: BarBackground { BarBackground() }
  /// A background in the theme's surface colour, which is opaque even in a translucent bar.
  static var opaque: BarBackground { BarBackground(isMaterial: false) }
  /// A transparent background without a line.
  static var transparent: BarBackground {
    BarBackground(isMaterial: false, isSurface: false, shadow: .colored(nil))
  }

  /// Whether the content shows through the background, even in a bar that is not translucent.
  var isSeeThrough: Bool {
    image == nil && !(color.map { $0.alpha >= 1 } ?? isSurface)
  }

  /// Returns the fill colour of the background; nil for no fill.
  func fill(in theme: Theme, isTranslucent: Bool) -> Color? {
    var fill = color ?? (isSurface ? theme.surface : nil)
    if isMaterial, isTranslucent { fill?.alpha *= BarMetrics.translucentAlpha }
    return fill
  }

  /// Returns the colour of the line; nil for no line.
  func line(in theme: Theme) -> Color? {
    guard lineImage == nil else { return nil }
    return switch shadow {
    case .themed: theme.separator
    case .colored(let color): color.flatMap { $0.alpha > 0 ? $0 : nil }
    }
  }

  /// Draws everything except the blur.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - view: The bar, or the view that draws the background for it.
  ///   - edge: The edge with the line: top or bottom.
  ///   - isTranslucent: Whether the bar is translucent.
  @MainActor
  func draw(
    in canvas: borrowing Canvas, of view: View, lineAt edge: RectEdge, isTranslucent: Bool
  ) {
    let (bounds, theme, hairline) = (view.bounds, view.theme, view.hairline)
    if let fill = fill(in: theme, isTranslucent: isTranslucent) { canvas.fill(bounds, with: fill) }
    if let image { canvas.draw(image, in: bounds) }
    guard let line = line(in: theme) else { return }
    let y = edge == .top ? bounds.minY : bounds.maxY - hairline
    canvas.fill(Rect(x: bounds.minX, y: y, width: bounds.width, height: hairline), with: line)
  }
}
