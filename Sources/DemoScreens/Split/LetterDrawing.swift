import AtriumGeometry
import AtriumGraphics

/// The illustration of a letter in *Split*: columns of a window, a child and its container, or a time of day.
struct LetterDrawing: Hashable {
  /// The subject of the drawings for the letters of one mailbox (``Letters/Box``).
  enum Subject: Hashable {
    case container
    case columns
    case appearance
  }

  let subject: Subject
  /// The position of the letter in its box, which varies the drawing.
  let position: Int

  /// Draws the illustration into a rectangle.
  func draw(in area: Rect, _ palette: Palette, on canvas: borrowing Canvas) {
    let stage = HouseStage(area: area, palette: palette)
    switch subject {
    case .container: drawContainer(stage, on: canvas)
    case .columns: drawColumns(stage, on: canvas)
    case .appearance: drawAppearance(stage, on: canvas)
    }
  }

  // MARK: A child and its container

  /// Draws the child on its way to the container, inside it, between two containers, or after the child has left.
  private func drawContainer(_ stage: HouseStage, on canvas: borrowing Canvas) {
    let palette = stage.palette
    stage.drawGround(
      palette.sea.mixed(with: palette.stone, by: 0.55),
      palette.sea.mixed(with: palette.ink, by: 0.3),
      on: canvas)
    let count = position == 2 ? 2 : 1
    for index in 0..<count {
      let x = count == 2 ? Double(index) * 66 - 58 : -25
      canvas.fill(stage.box(x, 0, 50, 60, radius: 5), with: palette.stone)
      canvas.stroke(
        stage.box(x + 6, 7, 38, 46, radius: 3), with: palette.sea, style: stage.style(1.4))
    }
    let child: (x: Double, y: Double) =
      switch position {
      case 0: (-62, 0)
      case 1: (-15, 12)
      case 2: (-8, 8)
      default: (36, 4)
      }
    canvas.fill(stage.box(child.x, child.y, 30, 36, radius: 4), with: palette.clay)
    canvas.fill(stage.box(child.x + 6, child.y + 23, 18, 4, radius: 2), with: palette.sand)
    canvas.fill(stage.box(child.x + 6, child.y + 14, 12, 4, radius: 2), with: palette.sand)
    guard position != 1 else { return }
    // The lines show the direction of the child's movement.
    let edge = position == 0 ? child.x - 5 : child.x + 35
    for (y, length) in [(10.0, 14.0), (18, 20), (26, 12)] {
      canvas.stroke(
        stage.line((edge, child.y + y), (edge + (position == 0 ? -length : length), child.y + y)),
        with: palette.sand, style: stage.style(1.6))
    }
  }

  // MARK: Columns

  /// Draws a window with three columns, a stack, a divider that is dragged, or an overlay.
  private func drawColumns(_ stage: HouseStage, on canvas: borrowing Canvas) {
    let palette = stage.palette
    stage.drawGround(
      palette.ochre.mixed(with: palette.sand, by: 0.35),
      palette.clay.mixed(with: palette.ink, by: 0.45), on: canvas)
    let ink = palette.ink.withAlphaComponent(0.3)
    canvas.fill(stage.box(-72, -4, 144, 76, radius: 4), with: palette.ink.withAlphaComponent(0.2))
    canvas.fill(stage.box(-72, 0, 144, 74, radius: 4), with: palette.stone)
    canvas.fill(stage.rect(-72, 62, 144, 1), with: ink)
    for (index, color) in [palette.clay, palette.ochre, palette.sage].enumerated() {
      canvas.fill(stage.circle(-65 + Double(index) * 6, 68, 1.8), with: color)
    }
    let parts: [(x: Double, width: Double, color: Color)] =
      switch position {
      case 0: [(-68, 26, palette.sea), (-38, 30, palette.sage), (-4, 72, palette.sand)]
      case 1: [(-40, 60, palette.sage), (-30, 60, palette.sea), (-20, 60, palette.sand)]
      case 2: [(-68, 60, palette.sea), (-2, 70, palette.sand)]
      default: [(-68, 136, palette.sand), (-68, 50, palette.sea)]
      }
    for (index, part) in parts.enumerated() {
      let lift = position == 1 ? Double(parts.count - 1 - index) * 4 : 0
      let box = stage.box(part.x, 4 + lift, part.width, 54 - 2 * lift, radius: 2.5)
      canvas.fill(box, with: part.color)
      if position == 3, index == 0 { canvas.fill(box, with: palette.ink.withAlphaComponent(0.28)) }
      guard position != 1 || index == parts.count - 1 else { continue }
      for line in 0..<4 {
        let width = (part.width - 12) * (line % 3 == 2 ? 0.6 : 0.85)
        canvas.fill(
          stage.box(part.x + 5, 46 - Double(line) * 9, width, 2.6, radius: 1.3), with: ink)
      }
    }
    guard position == 2 else { return }
    canvas.stroke(stage.line((-5, 6), (-5, 56)), with: palette.clay, style: stage.style(1.6))
    canvas.fill(stage.circle(-5, 31, 5), with: palette.clay)
    for side in [-1.0, 1] {
      canvas.stroke(
        stage.line((-5 + 9 * side, 35), (-5 + 13 * side, 31), (-5 + 9 * side, 27)),
        with: palette.clay, style: stage.style(1.8))
    }
  }

  // MARK: Appearance

  /// Draws a sunrise over hills, or a long row of pages of which three are coloured.
  private func drawAppearance(_ stage: HouseStage, on canvas: borrowing Canvas) {
    let palette = stage.palette
    stage.drawGround(
      palette.plum.mixed(with: palette.sand, by: 0.4),
      palette.plum.mixed(with: palette.ink, by: 0.4),
      on: canvas)
    guard position > 0 else {
      canvas.fill(stage.circle(0, 6, 34), with: palette.ochre.withAlphaComponent(0.4))
      canvas.fill(stage.circle(0, 6, 24), with: palette.ochre)
      canvas.fill(
        stage.rect(-stage.reach, -HouseStage.floor, 2 * stage.reach, HouseStage.floor + 4),
        with: palette.plum.mixed(with: palette.ink, by: 0.45))
      for index in -2...2 {
        canvas.stroke(
          stage.line((Double(index) * 20, 46), (Double(index) * 25, 58)), with: palette.ochre,
          style: stage.style(1.8))
      }
      return
    }
    stage.repeated(every: 22) { x in
      let isLoaded = abs(x) < 23
      canvas.fill(
        stage.box(x - 9, isLoaded ? 2 : 5, 18, isLoaded ? 46 : 40, radius: 2),
        with: isLoaded ? palette.stone : palette.sand.withAlphaComponent(0.35))
      guard isLoaded else { return }
      canvas.fill(
        stage.box(x - 6, 22, 12, 20, radius: 1), with: x == 0 ? palette.clay : palette.sage)
      canvas.fill(
        stage.box(x - 6, 14, 9, 2.4, radius: 1), with: palette.ink.withAlphaComponent(0.4))
    }
  }
}
