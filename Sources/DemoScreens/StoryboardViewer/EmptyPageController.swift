import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A controller that shows a sentence instead of a scene.
final class EmptyPageController: ViewController {
  private let label: Label

  init(_ text: String) {
    label = Label(text: text, font: .preferredFont(forTextStyle: .body))
    super.init()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textRole = \.secondaryLabel
  }

  override func loadView() {
    view = ScreenView()
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.shrunkBy(dx: 24, dy: 16)
  }
}
