import Atrium

/// The drawing of a symbol, in a square of 24 units.
///
/// Each outline is written as commands with numbers: `M` moves, `L` draws lines to one or more points, `C` draws a Bézier
/// curve, `O` adds a circle with a centre and a radius, `R` adds a rounded rectangle with an origin, a size and a corner
/// radius, `A` adds an arc with a centre, a radius and two angles in degrees, clockwise, and `Z` closes the outline.
struct SymbolDrawing {
  /// The outline.
  var outline: String
  /// Whether the outline is filled.
  var isFilled = false
  /// The outline around the symbol; nil if nothing encloses the symbol.
  var frame: String?
  /// Whether a line crosses out the symbol.
  var isCrossedOut = false

  /// Returns an image of the symbol; nil if memory is low.
  ///
  /// - Parameters:
  ///   - side: The side of the square, in points.
  ///   - width: The width of the lines, in units.
  /// - Returns: The image; nil if memory is low.
  @MainActor
  func image(side: Double, lineWidth width: Double) -> Image? {
    let bitmaps = [1.0, 2, 3].compactMap { scale -> Bitmap? in
      let bitmap = ImageBitmap.make(
        size: Size(width: side, height: side), scale: scale, isOpaque: false)
      bitmap?.draw { canvas in draw(side: side, width: width, in: canvas) }
      return bitmap
    }
    return bitmaps.isEmpty ? nil : Image(representations: bitmaps)
  }

  @MainActor
  private func draw(side: Double, width: Double, in canvas: borrowing Canvas) {
    let whole = AffineTransform(scaleX: side / 24, y: side / 24)
    let style = LineStyle(width: width * side / 24, cap: .round, join: .round)
    let path = Self.path(outline)
    if let frame {
      let frame = Self.path(frame).applying(whole)
      canvas.stroke(frame, with: .black, style: style)
      let inner = path.applying(AffineTransform(scaleX: 0.56, y: 0.56))
        .applying(AffineTransform(translationX: 5.28, y: 5.28)).applying(whole)
      if isFilled {
        canvas.fill(frame, with: .black)
        erase(inner, style, in: canvas)
      } else {
        canvas.stroke(inner, with: .black, style: style)
      }
    } else {
      if isFilled {
        let rule: FillRule = Self.subpaths(outline) > 1 ? .evenOdd : .winding
        canvas.fill(path.applying(whole), with: .black, rule: rule)
      }
      canvas.stroke(path.applying(whole), with: .black, style: style)
    }
    guard isCrossedOut else { return }
    let line = Self.path("M 3 2 L 21 22").applying(whole)
    erase(line, LineStyle(width: 3 * style.width, cap: .round, join: .round), in: canvas)
    canvas.stroke(line, with: .black, style: style)
  }

  /// Makes the pixels of a line transparent.
  @MainActor
  private func erase(_ path: Path, _ style: LineStyle, in canvas: borrowing Canvas) {
    GraphicsContext.withCurrent(canvas) {
      guard let context = GraphicsContext.current else { return }
      context.setBlendMode(.clear)
      context.canvas.stroke(path, with: .black, style: style)
      context.setBlendMode(.normal)
    }
  }

  /// Returns the number of closed figures in an outline.
  private static func subpaths(_ text: String) -> Int {
    text.split(separator: " ").count { ["O", "R", "Z"].contains($0) }
  }

  /// Returns the path that an outline's commands describe.
  private static func path(_ text: String) -> Path {
    var path = Path()
    for (letter, numbers) in commands(text) {
      func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
      switch letter {
      case "M" where numbers.count == 2: path.move(to: point(0))
      case "L":
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          path.addLine(to: point(index))
        }
      case "C" where numbers.count == 6:
        path.addCurve(to: point(4), controlPoint1: point(0), controlPoint2: point(2))
      case "O" where numbers.count == 3:
        let side = 2 * numbers[2]
        let origin = Point(x: numbers[0] - numbers[2], y: numbers[1] - numbers[2])
        path.append(Path(ovalIn: Rect(origin: origin, size: Size(width: side, height: side))))
      case "R" where numbers.count == 5:
        path.append(
          Path(
            roundedRect: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            cornerRadius: numbers[4]))
      case "A" where numbers.count == 5:
        let (start, end) = (numbers[3] * .pi / 180, numbers[4] * .pi / 180)
        var arc = Path()
        arc.addArc(
          withCenter: point(0), radius: numbers[2], startAngle: start, endAngle: end,
          clockwise: true)
        path.append(arc)
      default: path.close()
      }
    }
    return path
  }

  private static func commands(_ text: String) -> [(letter: Character, numbers: [Double])] {
    var result: [(letter: Character, numbers: [Double])] = []
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        if !result.isEmpty { result[result.count - 1].numbers.append(number) }
      } else if let letter = word.first {
        result.append((letter, []))
      }
    }
    return result
  }
}
