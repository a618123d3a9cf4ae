import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Shows a view that belongs to no controller, in the middle, in the size that it has in the file.
final class LooseViewController: ViewController {
  private let content: View
  private let size: Size
  private let plate = CardView()

  init(_ content: View, size: Size) {
    (self.content, self.size) = (content, size)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = true
    plate.cornerRadius = 0
    plate.addSubview(content)
    view.addSubview(plate)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(size.width, view.bounds.width)
    let height = min(size.height, view.bounds.height)
    // The view from the file may have no background.
    plate.backgroundColor = view.theme.surface
    plate.frame = Rect(
      x: ((view.bounds.width - width) / 2).rounded(),
      y: ((view.bounds.height - height) / 2).rounded(), width: width, height: height)
    content.frame = plate.bounds
  }
}
