import AtriumKit

/// Displays the five drawings.
final class ShapesController: ViewController {
  init() {
    super.init()
    title = "Shapes"
  }

  override func loadView() {
    view = ShapesView()
  }
}
