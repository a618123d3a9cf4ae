import AtriumControls
public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit
import AtriumStoryboards

/// An image of all scenes of a file with their segues, as Interface Builder shows them.
@MainActor
public struct StoryboardCanvas {
  /// The maximum number of pixels of an image: 24 million, which need 96 MB.
  public static let largestPixelCount = 24e6
  /// The maximum width and height of an image, in pixels.
  public static let largestSide = 12_000.0
  /// The maximum number of scenes that are drawn completely; further scenes are only outlined.
  private static let largestSceneCount = 200
  /// The maximum number of arrows that are drawn.
  private static let largestArrowCount = 2_000
  private static let footer = 56.0

  private let file: InterfaceFile
  private let settings: Settings
  private let plan: CanvasPlan
  private let theme: Theme
  private let palette: Palette
  private let segues: [StoryboardScene.Segue]
  private let arrows: [(segue: StoryboardScene.Segue, arrow: SegueArrow)]

  /// Makes the canvas of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - settings: The settings, such as a dark style.
  public init(_ file: InterfaceFile, settings: Settings = Settings()) {
    (self.file, self.settings) = (file, settings)
    let traits = Window(size: Size(width: 1, height: 1), settings: settings).traitCollection
    (theme, palette) = (Theme(traits), Palette(traits))
    segues = file.pages.flatMap { $0.scene?.segues ?? [] }
    let places = Dictionary(file.pages.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let drawn = segues.compactMap {
      segue -> (segue: StoryboardScene.Segue, scenes: (source: Int, destination: Int))? in
      guard let source = places[segue.source], let destination = segue.destination,
        let place = places[destination]
      else { return nil }
      return (segue, (source, place))
    }.prefix(StoryboardCanvas.largestArrowCount)
    let scenes = CanvasPlan(
      file.pages, exits: file.pages.map { StoryboardCanvas.exits(of: $0).count },
      footer: StoryboardCanvas.footer)
    let extent = SegueArrow.arrows(drawn.map(\.scenes), frames: scenes.frames)
      .reduce(Rect.null) { $0.isNull ? $1.extent : $0.union($1.extent) }
    plan = scenes.extended(toShow: extent)
    arrows = zip(drawn, SegueArrow.arrows(drawn.map(\.scenes), frames: plan.frames))
      .map { ($0.segue, $1) }
  }

  /// The size of the canvas, in points.
  public var size: Size { plan.size }

  /// Returns the scale of an image for a requested scale, in pixels per point.
  ///
  /// The scale of a large file is reduced, so that the image does not exceed ``largestSide`` and
  /// ``largestPixelCount``.
  public func scale(wished: Double) -> Double {
    min(
      wished, StoryboardCanvas.largestSide / max(size.width, size.height),
      (StoryboardCanvas.largestPixelCount / (size.width * size.height)).squareRoot())
  }

  /// Draws the image.
  ///
  /// - Parameter wished: The requested scale in pixels per point; see ``scale(wished:)``.
  /// - Returns: The image.
  /// - Throws: ``AtriumGraphics/DrawingError`` if there is not enough memory for the image.
  public func picture(scale wished: Double = 1) throws(DrawingError) -> Bitmap {
    let scale = scale(wished: wished)
    let pixels = PixelSize(
      width: max(1, Int((size.width * scale).rounded(.down))),
      height: max(1, Int((size.height * scale).rounded(.down))))
    let bitmap = try Bitmap(size: pixels, scale: scale, isOpaque: true)
    bitmap.draw { canvas in
      canvas.fill(Rect(origin: .zero, size: size), with: theme.fill)
    }
    let pictures = ScenePicture(file: file, settings: settings)
    for index in file.pages.indices {
      let frame = plan.frames[index]
      let picture =
        index < StoryboardCanvas.largestSceneCount
        ? pictures.make(of: index, size: frame.size, scale: max(1, scale)) : nil
      bitmap.draw { canvas in
        draw(picture, in: frame, canvas)
        drawCaption(of: file.pages[index], above: frame, canvas)
        drawExits(of: file.pages[index], below: frame, canvas)
      }
    }
    bitmap.draw { canvas in
      drawArrows(canvas)
      drawInitialArrow(canvas)
      drawLegend(canvas)
    }
    return bitmap
  }

  // MARK: Scenes

  private func draw(_ picture: Bitmap?, in frame: Rect, _ canvas: borrowing Canvas) {
    // A shadow below the scene, as below a sheet of paper.
    canvas.fill(frame.offsetBy(dx: 0, dy: 3), with: theme.outline)
    canvas.fill(frame, with: theme.background)
    if let picture { canvas.draw(picture, in: frame) }
    canvas.stroke(Path(rect: frame.insetBy(dx: -0.5, dy: -0.5)), with: theme.outline, width: 1)
  }

  private func drawCaption(
    of page: InterfacePage, above frame: Rect, _ canvas: borrowing Canvas
  ) {
    let width = max(frame.width, 120)
    let identifier = page.identifier.map { "\u{201C}\($0)\u{201D}" }
    let more = [page.detail, identifier ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let title = TextLayout(
      page.title, font: .preferredFont(forTextStyle: .headline), maximumWidth: width,
      maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let detail = TextLayout(
      more, font: .preferredFont(forTextStyle: .caption), maximumWidth: width, maximumLines: 1,
      lineBreakMode: .byTruncatingTail)
    let gap = more.isEmpty ? 0 : detail.size.height
    canvas.draw(
      title, at: Point(x: frame.minX, y: frame.minY - 8 - gap - title.size.height),
      color: theme.label)
    canvas.draw(
      detail, at: Point(x: frame.minX, y: frame.minY - 8 - gap), color: theme.secondaryLabel)
  }

  /// Returns the unwind segues that are listed below a scene, at most four.
  private static func exits(of page: InterfacePage) -> ArraySlice<StoryboardScene.Segue> {
    (page.scene?.segues.filter { SegueMark($0.kind) == .unwind } ?? []).prefix(4)
  }

  private func drawExits(of page: InterfacePage, below frame: Rect, _ canvas: borrowing Canvas) {
    for (line, segue) in StoryboardCanvas.exits(of: page).enumerated() {
      let y = frame.maxY + (Double(line) + 0.5) * SegueMark.exitHeight + 6
      let center = Point(x: frame.minX + SegueMark.radius, y: y)
      draw(.unwind, at: center, canvas)
      guard case .unwind(let action) = segue.kind else { continue }
      let text = [segue.identifier, action].compactMap(\.self).filter { !$0.isEmpty }
      let layout = label(text.joined(separator: ", "), width: frame.width - 40)
      canvas.draw(
        layout,
        at: Point(x: center.x + SegueMark.radius + 8, y: y - (layout.size.height / 2).rounded()),
        color: theme.label)
    }
  }

  // MARK: Arrows

  private func drawArrows(_ canvas: borrowing Canvas) {
    for (segue, arrow) in arrows {
      let color = SegueMark(segue.kind).color(palette)
      canvas.stroke(arrow.path, with: color, style: LineStyle(width: 2.5, cap: .round))
      canvas.fill(arrow.head, with: color)
    }
    // The marks are drawn in front of all arrows.
    for (segue, arrow) in arrows {
      draw(SegueMark(segue.kind), at: arrow.middle, canvas)
      drawIdentifier(of: segue, below: arrow.middle, canvas)
    }
  }

  private func drawIdentifier(
    of segue: StoryboardScene.Segue, below center: Point, _ canvas: borrowing Canvas
  ) {
    var text = segue.identifier ?? ""
    if text.isEmpty, case .custom(let name) = segue.kind { text = name }
    guard !text.isEmpty else { return }
    let layout = label(text, width: 180)
    let box = Rect(
      x: center.x - layout.size.width / 2 - 6, y: center.y + SegueMark.radius + 3,
      width: layout.size.width + 12, height: layout.size.height + 4)
    canvas.fill(Path(roundedRect: box, cornerRadius: box.height / 2), with: theme.surface)
    canvas.draw(layout, at: Point(x: box.minX + 6, y: box.minY + 2), color: theme.label)
  }

  private func drawInitialArrow(_ canvas: borrowing Canvas) {
    guard let index = file.pages.firstIndex(where: \.isInitial) else { return }
    let frame = plan.frames[index]
    let tip = Point(x: frame.minX - 8, y: frame.midY)
    var path = Path()
    let corners = [
      (0.0, 0.0), (-28, -20), (-28, -8), (-64, -8), (-64, 8), (-28, 8), (-28, 20),
    ]
    for (number, (x, y)) in corners.enumerated() {
      let point = tip + Point(x: x, y: y)
      if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    canvas.fill(path, with: theme.secondaryLabel)
  }

  private func draw(_ mark: SegueMark, at center: Point, _ canvas: borrowing Canvas) {
    let ring = Rect(
      center: center,
      size: Size(width: 2 * SegueMark.radius + 4, height: 2 * SegueMark.radius + 4))
    canvas.fill(Path(ovalIn: ring), with: theme.surface)
    mark.draw(at: center, mark.color(palette), ink: .white, in: canvas)
  }

  // MARK: Texts

  /// Draws a legend of the marks that occur on the canvas.
  private func drawLegend(_ canvas: borrowing Canvas) {
    let used = Set(segues.map { SegueMark($0.kind) })
    var x = 32.0
    let y = size.height - StoryboardCanvas.footer / 2 - 8
    for mark in SegueMark.allCases where used.contains(mark) {
      draw(mark, at: Point(x: x + SegueMark.radius, y: y), canvas)
      let layout = label(mark.name, width: 160)
      x += 2 * SegueMark.radius + 8
      canvas.draw(
        layout, at: Point(x: x, y: y - (layout.size.height / 2).rounded()), color: theme.label)
      x += layout.size.width + 24
    }
    guard file.pages.isEmpty else { return }
    canvas.draw(
      label(file.emptyMessage, width: size.width - 48),
      at: Point(x: 24, y: 24), color: theme.secondaryLabel)
  }

  private func label(_ text: String, width: Double) -> TextLayout {
    TextLayout(
      text, font: .preferredFont(forTextStyle: .caption), maximumWidth: max(40, width),
      maximumLines: 1, lineBreakMode: .byTruncatingMiddle)
  }
}
