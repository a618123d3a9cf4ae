import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A map of a small town, with buttons and a radial menu that highlights one kind of place on the map.
final class RingMapController: ViewController {
  /// The diameter of an item of the menu, in points.
  private static let itemSide = 44.0
  /// The minimum radius at which neighbouring items on an eighth of a circle do not overlap, in points.
  private static let leastRadius = 58.0

  private let menu: RadialMenu
  private let map = RingMapView()

  /// The minimum height of a view with several buttons, in points.
  private static let leastForButtons = 300.0

  /// The title of a button of the map, and its action, which receives the map's controller.
  struct Action {
    let title: String
    let perform: @MainActor (ViewController) -> Void
  }

  private let buttons: [Button]

  /// Makes the map.
  ///
  /// - Parameters:
  ///   - environment: The environment with the icons.
  ///   - actions: The buttons; a low view has only the first one.
  init(_ environment: DemoEnvironment, actions: [Action]) {
    buttons = actions.map { Button(title: $0.title) }
    menu = RadialMenu(
      items: [
        (String(localized: "Courts"), "shapes"), (String(localized: "Towers"), "clock"),
        (String(localized: "Galleries"), "gallery"),
      ].map {
        RadialMenuItem(title: $0.0, image: environment.assets.icon(named: $0.1))
      })
    super.init()
    self.title = String(localized: "Map")
    menu.menuWholeAngle = .pi / 2
    for (button, action) in zip(buttons, actions) {
      button.addAction(for: .primaryActionTriggered) { [weak self] in
        if let self { action.perform(self) }
      }
    }
  }

  override func loadView() {
    view = map
    menu.frame = map.bounds
    menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    menu.delegate = self
    for button in buttons { map.addSubview(button) }
    map.addSubview(menu)
  }

  /// Places the menu in the lower leading corner, with radii that fit the view.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let corner = 36.0
    menu.startPoint = Point(
      x: isMirrored ? area.width - corner : corner, y: max(corner, area.height - corner))
    menu.rotateAngle = isMirrored ? -.pi / 2 : 0
    placeButtons(in: area)
    // In a small view the radii are smaller, so that the items stay inside the view. Below the minimum radius, they
    // would overlap.
    let room = min(area.width, area.height) - corner - RingMapController.itemSide / 2 - 4
    let scale = min(1, max(RingMapController.leastRadius, room) / 120)
    (menu.nearRadius, menu.endRadius, menu.farRadius) = (110 * scale, 120 * scale, 140 * scale)
  }
}

extension RingMapController {
  /// Places the buttons below each other, at the top.
  private func placeButtons(in area: Rect) {
    var y = 8.0
    for (index, button) in buttons.enumerated() {
      let size = button.sizeThatFits(.zero)
      button.isHidden =
        size.width > area.width - 16 || size.height > area.height - 16
        || (index > 0 && area.height < RingMapController.leastForButtons)
      button.frame = Rect(
        x: ((area.width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
      y += size.height + 8
    }
  }
}

extension RingMapController: RadialMenuDelegate {
  func radialMenu(_ menu: RadialMenu, didSelectItemAt index: Int) {
    map.marked = index
  }
}

/// The drawing of the map: streets, a river, and places of three kinds, one of which can be highlighted.
private final class RingMapView: ScreenView {
  /// The kind of the highlighted places; nil if there is none.
  var marked: Int? {
    didSet { if marked != oldValue { setNeedsDisplay() } }
  }

  /// The kinds of the places, and their positions as fractions of the width and height.
  private static let places: [(x: Double, y: Double, kind: Int)] = [
    (0.2, 0.18, 0), (0.62, 0.12, 1), (0.84, 0.3, 2), (0.36, 0.4, 2), (0.72, 0.52, 0),
    (0.3, 0.62, 1), (0.86, 0.76, 1), (0.56, 0.84, 2), (0.7, 0.92, 0),
  ]

  /// The streets, as fractions of the width and height.
  private static let streets = [0.12, 0.48, 0.78]

  /// Draws the houses and the parks between the streets.
  private func drawBlocks(_ palette: Palette, in canvas: borrowing Canvas) {
    let edges = [-0.2] + RingMapView.streets + [1.2]
    func corner(_ u: Double, _ v: Double) -> Point {
      // The streets are not exactly vertical and horizontal.
      Point(x: (u + 0.055 * v) * bounds.width, y: (v - 0.045 * u) * bounds.height)
    }
    let house = palette.sand.mixed(with: palette.clay, by: 0.22)
    let park = palette.sage.withAlphaComponent(0.75)
    let tree = palette.sage.mixed(with: palette.ink, by: 0.3)
    for (column, left) in edges.dropLast().enumerated() {
      for (row, top) in edges.dropLast().enumerated() {
        let (width, height) = (edges[column + 1] - left, edges[row + 1] - top)
        let isPark = (column, row) == (1, 0) || (column, row) == (2, 3) || (column, row) == (3, 1)
        for index in 0..<12 {
          let (x, y) = (Double(index % 4), Double(index / 4))
          let part = (left + width * (0.08 + 0.21 * x), top + height * (0.1 + 0.28 * y))
          let end = (part.0 + width * 0.17, part.1 + height * 0.22)
          if isPark {
            let center = corner((part.0 + end.0) / 2, (part.1 + end.1) / 2)
            let side = min(bounds.width * width * 0.1, bounds.height * height * 0.14)
            if index == 0 {
              var lawn = Path()
              lawn.move(to: corner(left + width * 0.05, top + height * 0.06))
              lawn.addLine(to: corner(left + width * 0.95, top + height * 0.06))
              lawn.addLine(to: corner(left + width * 0.95, top + height * 0.94))
              lawn.addLine(to: corner(left + width * 0.05, top + height * 0.94))
              lawn.close()
              canvas.fill(lawn, with: park)
            }
            if (index * 5 + column) % 3 > 0 {
              canvas.fill(
                Path(ovalIn: Rect(center: center, size: Size(width: side, height: side))),
                with: tree)
            }
          } else if (index * 7 + column * 3 + row) % 5 > 0 {
            var walls = Path()
            walls.move(to: corner(part.0, part.1))
            walls.addLine(to: corner(end.0, part.1))
            walls.addLine(to: corner(end.0, end.1))
            walls.addLine(to: corner(part.0, end.1))
            walls.close()
            canvas.fill(walls, with: house)
          }
        }
      }
    }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    let size = bounds.size
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x * size.width, y: y * size.height) }
    canvas.fill(bounds, with: palette.sand)
    drawBlocks(palette, in: canvas)
    var river = Path()
    river.move(to: point(-0.1, 0.3))
    river.addCurve(
      to: point(1.1, 0.66), controlPoint1: point(0.4, 0.2), controlPoint2: point(0.5, 0.8))
    canvas.stroke(river, with: palette.sky, width: max(8, size.width * 0.07))
    for part in RingMapView.streets {
      var street = Path()
      street.move(to: point(part, -0.1))
      street.addLine(to: point(part + 0.06, 1.1))
      street.move(to: point(-0.1, part))
      street.addLine(to: point(1.1, part - 0.05))
      canvas.stroke(street, with: palette.stone, width: max(3, size.width * 0.022))
    }
    let colors = [palette.clay, palette.plum, palette.sage]
    for place in RingMapView.places {
      let isMarked = place.kind == marked
      let radius = isMarked ? 9.0 : 4.0
      let center = point(place.x, place.y)
      let spot = Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      canvas.fill(Path(ovalIn: spot), with: colors[place.kind])
      if isMarked { canvas.stroke(Path(ovalIn: spot), with: palette.ink, width: 2) }
    }
  }
}
