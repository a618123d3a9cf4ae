import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A page of the long list of *DropDown*: a flower with as many seeds as the number of the page.
final class NumberController: ViewController {
  private let number: Int

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - number: The number of seeds.
  init(_ title: String, _ number: Int) {
    self.number = number
    super.init()
    self.title = title
  }

  override func loadView() {
    let number = number
    view = CaptionedPageView(
      title ?? "",
      sentence: number == 1
        ? String(localized: "One seed, in the middle.")
        : String(
          localized: "%@ seeds: each is turned from the last one by the golden angle.", "\(number)"),
      picture: EntryPictureView { NumberController.draw(number, in: $0, $1, on: $2) })
  }

  private static func draw(
    _ number: Int, in area: Rect, _ palette: Palette, on canvas: borrowing Canvas
  ) {
    let grounds = [
      palette.azure, palette.sage, palette.ochre, palette.plum, palette.sea, palette.clay,
    ]
    let ground = grounds[(number - 1) % grounds.count]
    canvas.fill(
      area,
      with: .linear(
        from: area.origin, to: Point(x: area.maxX, y: area.maxY),
        ground, ground.mixed(with: palette.ink, by: 0.35)))
    let radius = min(area.width, area.height) * 0.4
    func disc(_ center: Point, _ radius: Double, _ color: Color) {
      let size = Size(width: 2 * radius, height: 2 * radius)
      canvas.fill(Path(ovalIn: Rect(center: center, size: size)), with: color)
    }
    let petals = 5 + number % 8
    let petal = ground.mixed(with: .white, by: 0.35)
    for index in 0..<petals {
      let angle = 2 * .pi * Double(index) / Double(petals) - .pi / 2
      disc(area.center.polar(angle, radius * 0.62), radius * 0.38, petal.withAlphaComponent(0.55))
    }
    disc(area.center, radius * 0.66, palette.ink.withAlphaComponent(0.3))
    let seed = ground.mixed(with: .white, by: 0.8)
    let side = radius * 0.6 * min(0.3, 0.62 / Double(number).squareRoot())
    for index in 0..<number {
      let way =
        number == 1 ? 0 : radius * 0.56 * (Double(index) / Double(number - 1)).squareRoot()
      let angle = Double(index) * .pi * (3 - 5.0.squareRoot())
      disc(area.center.polar(angle, way), side, seed)
    }
  }
}
