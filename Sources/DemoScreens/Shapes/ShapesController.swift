import AtriumKit

/// Shows the five pictures; their places follow from the view's layout.
final class ShapesController: ViewController {
  override init() {
    super.init()
    title = "Shapes"
  }

  override func loadView() {
    view = ShapesView()
  }
}
