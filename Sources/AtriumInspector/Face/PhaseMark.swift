package import AtriumGeometry
package import AtriumGraphics

/// The pattern of a phase in the tree and in the timeline.
///
/// Patterns distinguish the phases without colour (IN-5, TL-5).
package enum PhaseMark {
  /// The distance between two lines of the hatch, in points.
  private static let hatchDistance = 8.0
  /// The minimum width of a hatched bar, in points.
  ///
  /// A narrower bar is solid.
  private static let leastHatchWidth = 4.0

  /// Draws the pattern of a phase into a bar.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - bar: The rectangle of the bar.
  ///   - color: The colour of the pattern.
  ///   - canvas: The canvas.
  package static func draw(
    _ phase: InspectedPhase, in bar: Rect, color: Color, canvas: borrowing Canvas
  ) {
    guard bar.width > 0 else { return }
    switch phase {
    case .notLoaded:
      var line = Path()
      line.move(to: Point(x: bar.minX, y: bar.midY))
      line.addLine(to: Point(x: bar.maxX, y: bar.midY))
      canvas.stroke(line, with: color, style: LineStyle(width: 2, dash: [2, 4]))
    case .gone:
      canvas.fill(
        Rect(x: bar.minX, y: bar.midY - 1, width: bar.width, height: 2), with: color)
    case .there: canvas.fill(bar, with: color)
    case .appearing: hatch(bar, rises: true, color: color, canvas: canvas)
    case .leaving: hatch(bar, rises: false, color: color, canvas: canvas)
    }
  }

  private static func hatch(_ bar: Rect, rises: Bool, color: Color, canvas: borrowing Canvas) {
    guard bar.width >= leastHatchWidth else { return canvas.fill(bar, with: color) }
    canvas.withSavedState { canvas in
      canvas.clip(to: bar)
      canvas.fill(bar, with: color.withAlphaComponent(0.16))
      var lines = Path()
      // The lines begin at multiples of their distance, so that they do not move while the bar grows.
      let first = ((bar.minX - bar.height) / hatchDistance).rounded(.down) * hatchDistance
      var x = first
      while x < bar.maxX + bar.height {
        lines.move(to: Point(x: x, y: rises ? bar.maxY : bar.minY))
        lines.addLine(to: Point(x: x + bar.height, y: rises ? bar.minY : bar.maxY))
        x += hatchDistance
      }
      canvas.stroke(lines, with: color, width: 2)
    }
    canvas.stroke(Path(rect: bar.insetBy(dx: 0.5, dy: 0.5)), with: color, width: 1)
  }
}
