import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The dial of the clock, which is cached as a bitmap.
final class ClockFaceView: CachedDrawingView, TextDisplaying {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityLabel = String(localized: "A clock")
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  private var radius: Double { min(bounds.width, bounds.height) / 2 * 0.96 }

  override func drawPicture(in canvas: borrowing Canvas) {
    let (theme, center, radius) = (theme, bounds.center, radius)
    guard radius > 1 else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    func circle(_ part: Double, _ middle: Point) -> Path {
      let side = 2 * radius * part
      return Path(ovalIn: Rect(center: middle, size: Size(width: side, height: side)))
    }
    let drop = Point(x: center.x, y: center.y + radius * 0.025)
    canvas.fill(
      circle(1.02, drop),
      with: .radial(
        center: drop, radius: radius * 1.02,
        stops: [
          .init(offset: 0.9, color: Color(white: 0, alpha: isDark ? 0.5 : 0.18)),
          .init(offset: 1, color: Color(white: 0, alpha: 0)),
        ]))
    let isHigh = traitCollection.accessibilityContrast == .high
    canvas.fill(circle(0.98, center), with: isHigh ? theme.label : theme.fill)
    canvas.fill(circle(0.945, center), with: theme.surface)
    drawTicks(in: canvas)
    for (layout, place) in numerals {
      canvas.draw(layout, at: place, color: theme.label)
    }
  }

  private func drawTicks(in canvas: borrowing Canvas) {
    var (minutes, hours) = (Path(), Path())
    for index in 0..<60 {
      let angle = Double(index) / 60 * 2 * .pi
      let isHour = index.isMultiple(of: 5)
      let (from, to) = (
        bounds.center.polar(angle, radius * (isHour ? 0.84 : 0.875)),
        bounds.center.polar(angle, radius * 0.905)
      )
      if isHour {
        hours.move(to: from)
        hours.addLine(to: to)
      } else {
        minutes.move(to: from)
        minutes.addLine(to: to)
      }
    }
    if radius > 60 {
      canvas.stroke(
        minutes, with: theme.secondaryLabel, style: LineStyle(width: max(1, radius * 0.008)))
    }
    canvas.stroke(
      hours, with: theme.label, style: LineStyle(width: max(1.5, radius * 0.02)))
  }

  /// The numerals: all twelve, four on a small dial, or none on a very small one.
  private var numerals: [(TextLayout, Point)] {
    guard radius > 24 else { return [] }
    let step = radius < 80 ? 3 : 1
    let font = Font.system(ofSize: max(12, radius * 0.125), weight: .medium)
    return stride(from: step, through: 12, by: step).map { hour in
      let layout = TextLayout("\(hour)", font: font)
      let middle = bounds.center.polar((Double(hour) / 12 - 0.25) * 2 * .pi, radius * 0.715)
      // The ink bounds of each numeral are centred, not its line box.
      let ink = layout.inkBounds
      return (layout, Point(x: middle.x - ink.midX, y: middle.y - ink.midY))
    }
  }

  var displayedTexts: [DisplayedText] {
    numerals.map { DisplayedText($0.0, at: $0.1, color: theme.label) }
  }
}
