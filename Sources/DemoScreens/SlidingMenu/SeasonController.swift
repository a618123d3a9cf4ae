import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A content controller of *Sliding*: a picture of a season, with a sentence below it; it prints its lifecycle calls.
final class SeasonController: LoggingViewController {
  private let season: Season

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - season: The season.
  ///   - sink: Receives the printed lines.
  init(_ season: Season, sink: @escaping @MainActor (String) -> Void) {
    self.season = season
    super.init(sink: sink)
    title = season.title
  }

  override var loggedName: String { season.title }

  override func loadView() { view = SeasonView(season) }
}

/// A picture that fills the space above a name and a sentence.
private final class SeasonView: View {
  private let picture: SeasonPicture
  private let name: Label
  private let sentence: Label

  init(_ season: Season) {
    picture = SeasonPicture(season)
    name = Label(text: season.title, font: .preferredFont(forTextStyle: .title1))
    sentence = Label(text: season.sentence, font: .preferredFont(forTextStyle: .body))
    super.init(frame: .zero)
    name.accessibilityTraits = [.staticText, .header]
    sentence.textRole = \.secondaryLabel
    sentence.numberOfLines = 0
    for view in [picture, name, sentence] as [View] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.background
    let isSmall = bounds.width < 420 || bounds.height < 300
    name.font = .preferredFont(forTextStyle: isSmall ? .title3 : .title1)
    let (margin, gap) = isSmall ? (16.0, 10.0) : (28, 18)
    let width = max(0, bounds.width - 2 * margin)
    let title = name.sizeThatFits(.zero)
    let text = sentence.sizeThatFits(Size(width: width, height: 0)).height
    // The name comes first, then the picture, and then the sentence.
    name.isHidden = title.width > width || title.height > bounds.height
    sentence.isHidden = name.isHidden || bounds.height < title.height + text + 3 * gap + 60
    let height =
      name.isHidden ? 0 : title.height + 2 * gap + (sentence.isHidden ? 0 : text + 4)
    let band = max(0, bounds.height - height)
    picture.isHidden = band < 24
    picture.frame = Rect(x: 0, y: 0, width: bounds.width, height: band)
    name.frame = Rect(x: margin, y: band + gap, width: width, height: title.height)
    sentence.frame = Rect(x: margin, y: name.frame.maxY + 4, width: width, height: text)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
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
