import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A content controller of *Sliding* with a picture of a season and a sentence; it prints its life-cycle calls.
final class SeasonController: LoggingViewController {
  private let season: Season

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - season: The season.
  ///   - sink: Receives each printed line.
  init(_ season: Season, sink: @escaping @MainActor (String) -> Void) {
    self.season = season
    super.init(sink: sink)
    title = season.title
  }

  override var loggedName: String { season.title }

  override func loadView() {
    view = CaptionedPageView(
      season.title, sentence: season.sentence, picture: SeasonPicture(season))
  }
}

/// A picture of two hills with a tree.
private final class SeasonPicture: CachedDrawingView {
  private let season: Season

  init(_ season: Season) {
    self.season = season
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = String(localized: "Hills with a tree")
  }

  override func drawPicture(in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    let colors = season.colors(in: palette)
    let (width, height) = (bounds.width, bounds.height)
    let side = min(width, height)
    func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
      let size = Size(width: 2 * radius, height: 2 * radius)
      canvas.fill(Path(ovalIn: Rect(center: Point(x: x, y: y), size: size)), with: color)
    }
    canvas.fill(
      bounds, with: .linear(from: .zero, to: Point(x: 0, y: height), colors.sky.top, colors.sky.low)
    )
    disc(width * 0.24, height * 0.3, side * 0.2, colors.light.withAlphaComponent(0.3))
    disc(width * 0.24, height * 0.3, side * 0.13, colors.light)
    canvas.fill(
      Path(
        ovalIn: Rect(x: -width * 0.3, y: height * 0.56, width: width * 1.1, height: height * 0.9)),
      with: colors.hills.far)
    canvas.fill(
      Path(
        ovalIn: Rect(x: width * 0.15, y: height * 0.68, width: width * 1.2, height: height * 0.9)),
      with: colors.hills.near)
    drawTree(at: Point(x: width * 0.7, y: height * 0.74), side * 0.46, colors, palette, in: canvas)
    guard let air = colors.air else { return }
    // The golden angle distributes the points evenly.
    for index in 0..<28 {
      let part = (Double(index) * 0.618).truncatingRemainder(dividingBy: 1)
      disc(width * part, height * (0.06 + 0.86 * Double(index) / 28), side * 0.009, air)
    }
  }

  /// Draws a tree with the given height, in points, above the point at which it grows.
  private func drawTree(
    at root: Point, _ height: Double, _ colors: Season.Colors, _ palette: Palette,
    in canvas: borrowing Canvas
  ) {
    let bark = palette.ink.mixed(with: palette.clay, by: 0.35)
    for (lean, start, length, width) in [
      (0.0, 0.0, 0.62, 0.05), (-0.26, 0.34, 0.44, 0.028), (0.26, 0.42, 0.38, 0.028),
      (-0.1, 0.56, 0.36, 0.02), (0.12, 0.58, 0.36, 0.02),
    ] {
      var branch = Path()
      branch.move(to: Point(x: root.x, y: root.y - start * height))
      branch.addLine(
        to: Point(x: root.x + lean * height, y: root.y - (start + length) * height))
      canvas.stroke(branch, with: bark, style: LineStyle(width: width * height, cap: .round))
    }
    guard let crown = colors.crown else { return }
    for (x, y, radius) in [
      (-0.26, 0.72, 0.17), (0.26, 0.74, 0.16), (-0.1, 0.9, 0.18), (0.12, 0.92, 0.17),
      (0.0, 0.74, 0.2),
    ] {
      let center = Point(x: root.x + x * height, y: root.y - y * height)
      let size = Size(width: 2 * radius * height, height: 2 * radius * height)
      canvas.fill(Path(ovalIn: Rect(center: center, size: size)), with: crown)
    }
  }
}
