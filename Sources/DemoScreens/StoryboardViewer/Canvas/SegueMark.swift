import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// The mark of a kind of segue, in the middle of an arrow or beside a text: a symbol in a circle.
enum SegueMark: Int, Hashable, CaseIterable {
  case relationship
  case show
  case showDetail
  case replace
  case present
  case popover
  case embed
  case unwind
  case custom

  /// The radius of the circle, in points.
  static let radius = 14.0
  /// The height of the line for an unwind segue below its scene, in points.
  static let exitHeight = 36.0

  init(_ kind: StoryboardScene.Segue.Kind) {
    switch kind {
    case .relationship: self = .relationship
    case .show: self = .show
    case .showDetail: self = .showDetail
    case .replace: self = .replace
    case .present: self = .present
    case .popover: self = .popover
    case .embed: self = .embed
    case .unwind: self = .unwind
    case .custom, .other: self = .custom
    }
  }

  /// The name of the kind.
  var name: String {
    switch self {
    case .relationship: "Relationship"
    case .show: "Show"
    case .showDetail: "Show detail"
    case .replace: "Replace"
    case .present: "Present"
    case .popover: "Popover"
    case .embed: "Embed"
    case .unwind: "Unwind"
    case .custom: "Custom"
    }
  }

  func color(_ palette: Palette) -> Color {
    switch self {
    case .relationship: palette.sea
    case .show, .showDetail, .replace: palette.azure
    case .present, .popover: palette.plum
    case .embed: palette.sage
    case .unwind: palette.clay
    case .custom: palette.ochre
    }
  }

  /// Draws the mark.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - color: The colour of the circle.
  ///   - ink: The colour of the symbol.
  ///   - canvas: The canvas.
  func draw(at center: Point, _ color: Color, ink: Color, in canvas: borrowing Canvas) {
    let radius = SegueMark.radius
    canvas.fill(
      Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))),
      with: color)
    let style = LineStyle(width: 1.6, cap: .round, join: .round)
    canvas.withSavedState { canvas in
      canvas.translate(x: center.x, y: center.y)
      for line in lines { canvas.stroke(line, with: ink, style: style) }
      for area in areas { canvas.fill(area, with: ink) }
    }
  }

  /// The lines of the symbol, centred at the origin.
  private var lines: [Path] {
    func line(_ points: (Double, Double)...) -> Path {
      var path = Path()
      for (index, point) in points.enumerated() {
        let point = Point(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      return path
    }
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
      Path(roundedRect: Rect(x: x, y: y, width: width, height: height), cornerRadius: 1.5)
    }
    switch self {
    case .relationship: return [line((-3, 0), (3, 0))]
    case .show: return [line((-6, 0), (5, 0)), line((1, -4), (5, 0), (1, 4))]
    case .showDetail: return [box(-6.5, -5, 13, 10)]
    case .replace:
      return [
        line((-6, -3), (6, -3)), line((3, -6), (6, -3)), line((6, 3), (-6, 3)),
        line((-3, 6), (-6, 3)),
      ]
    case .present: return [box(-6, -6, 12, 12), line((-3, 1), (0, -2), (3, 1))]
    case .popover: return [box(-6.5, -6.5, 13, 9)]
    case .embed: return [box(-6.5, -6.5, 13, 13)]
    case .unwind:
      return [line((6, 0), (-3, 0)), line((1, -4), (-3, 0), (1, 4)), line((-6.5, -5), (-6.5, 5))]
    case .custom: return [line((-3, -5), (-6.5, 0), (-3, 5)), line((3, -5), (6.5, 0), (3, 5))]
    }
  }

  /// The filled parts of the symbol, centred at the origin.
  private var areas: [Path] {
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
      Path(rect: Rect(x: x, y: y, width: width, height: height))
    }
    func dot(_ x: Double) -> Path {
      Path(ovalIn: Rect(x: x - 3.2, y: -3.2, width: 6.4, height: 6.4))
    }
    switch self {
    case .relationship: return [dot(-5), dot(5)]
    case .showDetail: return [rect(-1, -5, 7, 10)]
    case .popover:
      var tip = Path()
      tip.move(to: Point(x: -3, y: 2.5))
      tip.addLine(to: Point(x: 0, y: 7))
      tip.addLine(to: Point(x: 3, y: 2.5))
      tip.close()
      return [tip]
    case .embed: return [rect(-3, -3, 6, 6)]
    default: return []
    }
  }
}
