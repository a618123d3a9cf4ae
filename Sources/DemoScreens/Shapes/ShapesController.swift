import AtriumKit

/// Displays the five pictures; the view's layout determines their places.
final class ShapesController: ViewController {
  init() {
    super.init()
    title = "Shapes"
  }

  override func loadView() {
    view = ShapesView()
  }
}
