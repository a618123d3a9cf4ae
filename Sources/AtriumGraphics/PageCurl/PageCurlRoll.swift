import AtriumGeometry

/// The part of a curled leaf that is not flat on the page: the cylinder, and the flap on top of it.
///
/// The roll is drawn into a bitmap whose x axis is the normal of the fold line, so that the strips of the
/// cylinder are upright. The bitmap is then drawn once at the angle of the fold line. The images are
/// rotated to the axes of the bitmap first, since slanted strips would take thirty times as long.
final class PageCurlRoll {
  /// The direction of the light: from above, and slightly from the free edge.
  private static let light = Point(x: 0.42, y: 0.91)
  /// The opacity of the shading on paper that the light does not reach.
  private static let darkness = 0.62

  private var turnedFront = PageCurlCanvas()
  private var turnedBack = PageCurlCanvas()
  private var roll = PageCurlCanvas()

  /// Draws the roll, in the coordinates of the leaf.
  func draw(
    _ shape: PageCurlShape, of size: Size, front: Bitmap, back: Bitmap, in canvas: borrowing Canvas
  ) {
    let turn = AffineTransform(
      a: shape.normal.x, b: shape.normal.y, c: -shape.normal.y,
      d: shape.normal.x, tx: 0, ty: 0)
    let outline = Rect(origin: .zero, size: size).applying(turn.inverted())
    let reach = shape.reach(of: size)
    let quarter = shape.radius * .pi / 2
    let scale = front.scale
    func band(_ from: Double, _ to: Double) -> Rect {
      Rect(x: from - 2, y: outline.minY, width: max(0, to - from) + 4, height: outline.height)
    }
    let frontBand = band(shape.line, min(reach, shape.line + quarter))
    let backBand = band(shape.line + quarter, reach)
    let flap = max(0, reach - shape.line - 2 * quarter)
    let whole = band(shape.line - flap, shape.line + shape.radius)
    let isWrapped = reach > shape.line + quarter
    guard turnedFront.prepare(frontBand, scale: scale), turnedBack.prepare(backBand, scale: scale),
      roll.prepare(whole, scale: scale)
    else { return }
    let place = Rect(origin: .zero, size: size)
    turnedFront.draw { canvas in
      canvas.concatenate(turn.inverted())
      canvas.draw(front, in: place, quality: .fast)
    }
    if isWrapped {
      turnedBack.draw { canvas in
        canvas.concatenate(turn.inverted())
        canvas.draw(back, in: place, quality: .fast)
      }
    }
    roll.draw { canvas in
      drawArc(turnedFront, shape, reach: reach, isBack: false, in: canvas)
      if isWrapped {
        drawArc(turnedBack, shape, reach: reach, isBack: true, in: canvas)
        drawFlap(
          turnedBack, shape, length: flap,
          height: min(1, shape.radius / max(1e-6, PageCurlShape.radius(of: size))), in: canvas)
      }
    }
    canvas.withSavedState { canvas in
      canvas.concatenate(turn)
      roll.place(in: canvas)
    }
  }

  /// Draws the rising quarter of the cylinder, which shows the front, or the returning quarter, which shows the back.
  private func drawArc(
    _ page: PageCurlCanvas, _ shape: PageCurlShape, reach: Double, isBack: Bool,
    in canvas: borrowing Canvas
  ) {
    guard shape.radius > 0.01 else { return }
    let count = max(4, Int((shape.radius * canvas.deviceScale * 0.8).rounded()))
    let begin = isBack ? Double.pi / 2 : 0
    for index in 0..<count {
      let from = begin + .pi / 2 * Double(index) / Double(count)
      let to = begin + .pi / 2 * Double(index + 1) / Double(count)
      guard shape.line + shape.radius * from < reach else { return }
      let (first, last) = (
        AffineTransform(rotationAngle: from), AffineTransform(rotationAngle: to)
      )
      let (start, end) = (
        shape.line + shape.radius * first.b, shape.line + shape.radius * last.b
      )
      // Strips end on pixel boundaries, so that no seams appear.
      let (left, right) = (
        snapped(min(start, end), in: canvas), snapped(max(start, end), in: canvas)
      )
      guard right > left, abs(end - start) > 1e-9 else { continue }
      let stretch = (end - start) / (shape.radius * (to - from))
      let (sine, cosine) = ((first.b + last.b) / 2, (first.a + last.a) / 2)
      let facing = isBack ? Point(x: sine, y: -cosine) : Point(x: -sine, y: cosine)
      canvas.withSavedState { canvas in
        canvas.clip(to: Rect(x: left, y: -50_000, width: right - left, height: 100_000))
        canvas.translate(x: start - (shape.line + shape.radius * from) * stretch, y: 0)
        canvas.scale(x: stretch, y: 1)
        page.place(in: canvas)
        shade(page, facing: facing, in: canvas)
      }
    }
  }

  /// Darkens or lightens the paper by its angle to the light.
  private func shade(_ page: PageCurlCanvas, facing: Point, in canvas: borrowing Canvas) {
    let light = PageCurlRoll.light
    let brightness = max(0, facing.x * light.x + facing.y * light.y) / light.y
    if brightness < 1 {
      page.fill(Color(white: 0, alpha: (1 - brightness) * PageCurlRoll.darkness), in: canvas)
    } else {
      page.fill(Color(white: 1, alpha: min(1, (brightness - 1) * 1.8)), in: canvas)
    }
  }

  /// Draws the flap, which lies flat on top of the leaf and shows the back.
  private func drawFlap(
    _ page: PageCurlCanvas, _ shape: PageCurlShape, length: Double, height: Double,
    in canvas: borrowing Canvas
  ) {
    guard length > 0 else { return }
    let edge = snapped(shape.line, in: canvas)
    canvas.withSavedState { canvas in
      canvas.clip(to: Rect(x: edge - 50_000, y: -50_000, width: 50_000, height: 100_000))
      canvas.translate(x: 2 * shape.line + .pi * shape.radius, y: 0)
      canvas.scale(x: -1, y: 1)
      page.place(in: canvas)
      // The shading darkens towards the free edge, where the paper bends down slightly.
      let start = shape.line + .pi * shape.radius
      page.fill(
        .linear(
          from: Point(x: start, y: 0), to: Point(x: start + length, y: 0),
          stops: [
            Gradient.Stop(offset: 0, color: Color(white: 0, alpha: 0)),
            Gradient.Stop(offset: 0.5, color: Color(white: 0, alpha: 0.035 * height)),
            Gradient.Stop(offset: 1, color: Color(white: 0, alpha: 0.11 * height)),
          ]), in: canvas)
    }
  }

  /// Returns the nearest pixel boundary of the roll's bitmap.
  private func snapped(_ place: Double, in canvas: borrowing Canvas) -> Double {
    let origin = roll.frame.minX
    return ((place - origin) * canvas.deviceScale).rounded() / canvas.deviceScale + origin
  }
}
