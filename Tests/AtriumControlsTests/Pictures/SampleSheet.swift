import AtriumControls
import AtriumGeometry
import AtriumKit

/// All samples, one below the other in columns.
final class SampleSheet: ViewController {
  /// A sample and its frame.
  struct Place {
    let sample: Sample
    let view: View
    var frame: Rect
  }

  private static let columnHeight = 780.0
  private static let margin = 16.0
  /// Frames begin at multiples of this, so that a sample that grows a little does not move all others.
  private static let grid = 16.0

  let places: [Place]
  /// The size of the whole sheet.
  let size: Size
  /// The displacement of the samples from their frames, for the test of the comparison itself.
  private let displacement: Point

  init(displacement: Point = .zero) {
    (places, size) = SampleSheet.arrange(
      Sample.allCases.map { Place(sample: $0, view: $0.make(), frame: .zero) })
    self.displacement = displacement
    super.init()
  }

  private static func arrange(_ samples: [Place]) -> ([Place], Size) {
    var places = samples
    var (corner, right) = (Point(x: margin, y: margin), margin)
    for index in places.indices {
      let size = places[index].view.bounds.size
      if corner.y + size.height > columnHeight - margin {
        corner = Point(x: ((right + margin) / grid).rounded(.up) * grid, y: margin)
      }
      places[index].frame = Rect(origin: corner, size: size)
      right = max(right, corner.x + size.width)
      corner.y = ((corner.y + size.height + margin) / grid).rounded(.up) * grid
    }
    return (places, Size(width: (right + margin).rounded(.up), height: columnHeight))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for place in places { view.addSubview(place.view) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.backgroundColor = view.theme.background
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for place in places {
      place.view.frame = place.frame.offsetBy(dx: displacement.x, dy: displacement.y)
    }
  }

  /// Shows the indicators, which fade by themselves.
  func showIndicators() {
    for case let view as ScrollView in places.map(\.view) { view.flashScrollIndicators() }
  }
}
