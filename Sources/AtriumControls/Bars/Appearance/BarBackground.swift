import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The background of a bar and the line along its edge, as values.
struct BarBackground {
  /// The line between a bar and the content.
  enum Shadow: Equatable {
    /// In the theme's colour of separators.
    case themed
    /// In a colour; none if that is nil or clear.
    case colored(Color?)
  }

  /// Whether it is the bar's own material, which shows the content through if the bar is translucent.
  var isMaterial = true
  /// Whether it is the theme's surface where ``color`` is nil.
  var isSurface = true
  var color: Color?
  var effect: BlurEffect?
  var image: Image?
  var shadow = Shadow.themed

  /// The background of a bar that the program leaves alone.
  static var material: BarBackground { BarBackground() }
  /// The theme's surface, also in a translucent bar.
  static var opaque: BarBackground { BarBackground(isMaterial: false) }
  /// Nothing.
  static var transparent: BarBackground {
    BarBackground(isMaterial: false, isSurface: false, shadow: .colored(nil))
  }

  /// Whether the content shows through it, even in a bar that is not translucent.
  var isSeeThrough: Bool {
    image == nil && !(color.map { $0.alpha >= 1 } ?? isSurface)
  }

  /// The colour of the area; nil for none.
  func fill(in theme: Theme, isTranslucent: Bool) -> Color? {
    var fill = color ?? (isSurface ? theme.surface : nil)
    if isMaterial, isTranslucent { fill?.alpha *= BarMetrics.translucentAlpha }
    return fill
  }

  /// The colour of the line; nil for none.
  func line(in theme: Theme) -> Color? {
    switch shadow {
    case .themed: theme.separator
    case .colored(let color): color.flatMap { $0.alpha > 0 ? $0 : nil }
    }
  }

  /// Paints everything but the blur.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - view: The bar, or the view in its place.
  ///   - edge: The edge of the line: top or bottom.
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
