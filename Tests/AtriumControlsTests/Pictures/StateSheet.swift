import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit

/// Images of controls in their states, in rows.
///
/// A stage has only one pointer and one focus, so each image is drawn on its own stage.
@MainActor
struct StateSheet {
  struct Place {
    let sample: StateSample
    let frame: Rect
  }

  private static let width = 672.0
  /// The empty margin around a control, in points.
  private static let margin = 8.0

  let picture: Bitmap
  let places: [Place]

  init(_ look: Look, samples: [StateSample] = StateSample.all) throws {
    let pictures = samples.map { StateSheet.picture(of: $0, look) }
    var (places, corner, height): ([Place], Point, Double) = ([], .zero, 0)
    for (sample, picture) in zip(samples, pictures) {
      let size = picture.pointSize
      if corner.x + size.width > StateSheet.width {
        corner = Point(x: 0, y: corner.y + height)
        height = 0
      }
      places.append(Place(sample: sample, frame: Rect(origin: corner, size: size)))
      corner.x += size.width
      height = max(height, size.height)
    }
    self.places = places
    picture = try Bitmap(
      size: PixelSize(
        width: Int(StateSheet.width * look.scale), height: Int((corner.y + height) * look.scale)),
      scale: look.scale)
    let ground = Theme(
      TraitCollection(userInterfaceStyle: look.style, accessibilityContrast: look.contrast)
    ).background
    picture.draw { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: StateSheet.width, height: 10_000), with: ground)
      for (place, picture) in zip(places, pictures) {
        canvas.draw(picture, at: place.frame.origin)
      }
    }
  }

  private static func picture(of sample: StateSample, _ look: Look) -> Bitmap {
    let view = sample.make()
    var settings = look.settings
    // Motion is off, so that each state shows at once.
    settings.motion = .off
    let size = view.bounds.size
    let stage = Stage(
      size: Size(
        width: size.width.rounded(.up) + 2 * margin, height: size.height.rounded(.up) + 2 * margin),
      scale: look.scale, settings: settings)
    let root = ViewController()
    stage.window.rootViewController = root
    stage.window.dispatch(.focus(true))
    root.view.backgroundColor = root.view.theme.background
    view.frame = Rect(origin: Point(x: margin, y: margin), size: size)
    root.view.addSubview(view)
    stage.turn()
    sample.enter(stage, view)
    stage.turn()
    return stage.snapshot()
  }
}
