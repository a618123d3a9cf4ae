import AtriumGeometry
import AtriumGraphics

/// The drawing of a page curl: a page is rolled up from its bottom right corner and uncovers the
/// content below it.
///
/// The page is flat up to a line. From that line on it bends around a cylinder, and then lies flat
/// on top of the page with its back visible. All distances are measured along the normal of the
/// line. The coordinate system has this normal as its y axis and the page's centre as its origin.
/// The strips parallel to the line are thin enough to count as flat.
@MainActor
struct PageCurlDrawing {
  private let bounds: Rect
  private let turnedPage: TurnedPage
  /// The tilt of the line, in radians, which makes the corner lift first.
  private let tilt = 0.3
  private let radius: Double
  /// The maximum position of the page's points along the normal.
  private let lastPlace: Double
  private let reach: Double

  init(bounds: Rect, turnedPage: TurnedPage) {
    self.bounds = bounds
    self.turnedPage = turnedPage
    radius = max(12, 0.11 * min(bounds.width, bounds.height))
    let normal = Direction(tilt)
    lastPlace = bounds.width / 2 * normal.sine + bounds.height / 2 * normal.cosine
    reach = bounds.width + bounds.height
  }

  /// Draws the page.
  ///
  /// - Parameters:
  ///   - page: The page's front.
  ///   - version: A number that changes whenever the front's pixels change.
  ///   - below: The content below the page.
  ///   - lifted: The rolled-up fraction of the page, 0 … 1.
  ///   - canvas: A canvas in the coordinates of the bounds.
  func draw(
    page: Bitmap, version: Int, over below: Bitmap, lifted: Double, in canvas: borrowing Canvas
  ) {
    guard lifted < 1 else {
      canvas.draw(below, in: bounds, quality: .fast)
      return
    }
    guard lifted > 0,
      turnedPage.update(page: page, version: version, size: bounds.size, angle: tilt),
      let turned = turnedPage.bitmap, let roll = turnedPage.roll
    else {
      canvas.draw(page, in: bounds, quality: .fast)
      return
    }
    // With `lifted` at 1, the roll itself has left the bounds at the top left corner.
    let line = lastPlace - lifted * (2 * lastPlace + radius)
    roll.draw { canvas in
      canvas.translate(x: -turnedPage.frame.minX, y: -turnedPage.frame.minY)
      canvas.clear(turnedPage.frame)
      drawArc(of: turned, line: line, reverse: false, in: canvas)
      drawShadowOfFlap(line: line, in: canvas)
      drawArc(of: turned, line: line, reverse: true, in: canvas)
      drawFlap(of: turned, line: line, in: canvas)
    }
    canvas.withSavedState { canvas in
      canvas.clip(to: bounds)
      canvas.draw(below, in: bounds, quality: .fast)
      canvas.translate(x: bounds.midX, y: bounds.midY)
      canvas.concatenate(AffineTransform(rotationAngle: -tilt))
      drawShadowBelow(line: line, in: canvas)
      drawFlatFront(of: page, line: line, in: canvas)
      canvas.draw(roll, in: turnedPage.frame, quality: .fast)
    }
  }

  /// Draws the shadow of the roll on the content that it has uncovered.
  private func drawShadowBelow(line: Double, in canvas: borrowing Canvas) {
    let depth = 1.6 * radius
    let band = Rect(x: -reach, y: line, width: 2 * reach, height: radius + depth)
    // The shadow fades as the roll leaves the bounds at the top left corner.
    let strength = min(1, max(0, (line + radius + lastPlace) / (2 * radius)))
    canvas.fill(
      band,
      with: .linear(
        from: Point(x: 0, y: line + radius * 0.6), to: Point(x: 0, y: band.maxY),
        Color(white: 0, alpha: 0.45 * strength), Color(white: 0, alpha: 0)))
  }

  private func drawFlatFront(of page: Bitmap, line: Double, in canvas: borrowing Canvas) {
    canvas.withSavedState { canvas in
      canvas.clip(to: Rect(x: -reach, y: -reach, width: 2 * reach, height: reach + line + 1))
      canvas.concatenate(AffineTransform(rotationAngle: tilt))
      canvas.draw(
        page,
        in: Rect(
          x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height),
        quality: .fast)
    }
  }

  /// Draws the quarter of the cylinder with the page's front visible, or the quarter with its back
  /// visible.
  private func drawArc(
    of page: Bitmap, line: Double, reverse: Bool, in canvas: borrowing Canvas
  ) {
    let count = max(6, Int((radius * canvas.deviceScale * 0.75).rounded()))
    let begin = reverse ? Double.pi / 2 : 0
    for index in 0..<count {
      let from = begin + .pi / 2 * Double(index) / Double(count)
      let to = begin + .pi / 2 * Double(index + 1) / Double(count)
      guard line + radius * from < lastPlace else { return }
      let (start, end) = (
        line + radius * Direction(from).sine, line + radius * Direction(to).sine
      )
      // Strips end on whole pixels, so that no seams appear.
      let (top, bottom) = (
        snapped(min(start, end), in: canvas), snapped(max(start, end), in: canvas)
      )
      guard bottom > top, abs(end - start) > 1e-9 else { continue }
      let stretch = (end - start) / (radius * (to - from))
      // Light falls from above: steeper paper is darker.
      let steepness = 1 - abs(Direction((from + to) / 2).cosine)
      canvas.withSavedState { canvas in
        canvas.clip(to: Rect(x: -reach, y: top, width: 2 * reach, height: bottom - top))
        canvas.translate(x: 0, y: start - (line + radius * from) * stretch)
        canvas.scale(x: 1, y: stretch)
        place(
          page, washed: reverse ? 0.78 : 0, shaded: (reverse ? 0.5 : 0.4) * steepness, in: canvas)
      }
    }
  }

  /// Rounds a position to the nearest whole pixel of the roll's bitmap.
  private func snapped(_ place: Double, in canvas: borrowing Canvas) -> Double {
    (place * canvas.deviceScale).rounded() / canvas.deviceScale
  }

  /// Draws the flap: the part of the page that lies flat over the remaining page, with its back
  /// visible.
  private func drawFlap(of page: Bitmap, line: Double, in canvas: borrowing Canvas) {
    let turn = line + .pi * radius
    guard turn < lastPlace else { return }
    canvas.withSavedState { canvas in
      let edge = snapped(line, in: canvas)
      canvas.clip(to: Rect(x: -reach, y: edge - reach, width: 2 * reach, height: reach))
      canvas.translate(x: 0, y: line + turn)
      canvas.scale(x: 1, y: -1)
      place(page, washed: 0.78, shaded: 0, in: canvas)
    }
  }

  /// Draws the flap's soft shadow on the page, as lines of equal opacity and increasing width.
  private func drawShadowOfFlap(line: Double, in canvas: borrowing Canvas) {
    let turn = line + .pi * radius
    guard turn < lastPlace else { return }
    let normal = Direction(tilt)
    // The outline of the page in the rotated coordinates, folded over.
    let (halfWidth, halfHeight) = (bounds.width / 2, bounds.height / 2)
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { corner in
      let (x, y) = (corner.0 * halfWidth, corner.1 * halfHeight)
      return Point(
        x: x * normal.cosine - y * normal.sine,
        y: line + turn - (x * normal.sine + y * normal.cosine))
    }
    var outline = Path()
    outline.move(to: corners[0])
    for corner in corners.dropFirst() { outline.addLine(to: corner) }
    outline.close()
    canvas.withSavedState { canvas in
      canvas.clip(
        to: Rect(x: -reach, y: line - reach, width: 2 * reach, height: reach + radius))
      for step in 1...10 {
        canvas.stroke(
          outline, with: Color(white: 0, alpha: 0.03),
          style: LineStyle(width: Double(step) * radius / 8, join: .round))
      }
    }
  }

  /// Draws the rotated page in its frame, under the current transform.
  ///
  /// - Parameters:
  ///   - page: The rotated page.
  ///   - washed: The opacity of the paper colour over the content, which shows through from the front.
  ///   - shaded: The opacity of the shade.
  ///   - canvas: A canvas in the coordinates of the frame.
  private func place(
    _ page: Bitmap, washed: Double, shaded: Double, in canvas: borrowing Canvas
  ) {
    let frame = turnedPage.frame
    canvas.draw(page, in: frame, quality: .fast)
    if washed > 0 {
      canvas.fill(
        Color(red: 0.96, green: 0.96, blue: 0.95, alpha: washed), through: page, in: frame)
    }
    if shaded > 0.004 {
      canvas.fill(Color(white: 0, alpha: shaded), through: page, in: frame)
    }
  }
}
