import AtriumControls
import AtriumGeometry
import AtriumKit

/// All samples, one below the other in columns.
final class SampleSheet: ViewController {
  private static let columns = [360.0, 700]
  private static let height = 940.0
  private let samples = Sample.allCases.map { $0.make() }

  var size: Size {
    Size(width: SampleSheet.columns.reduce(0, +), height: SampleSheet.height)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for sample in samples { view.addSubview(sample) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.backgroundColor = view.theme.background
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var (x, y, column) = (20.0, 16.0, 0)
    for sample in samples {
      if y + sample.bounds.height > SampleSheet.height, column == 0 {
        x += SampleSheet.columns[0]
        (y, column) = (16, 1)
      }
      sample.frame.origin = Point(x: x, y: y)
      y += sample.bounds.height + 14
    }
  }
}
