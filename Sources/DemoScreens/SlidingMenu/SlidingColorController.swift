import AtriumContainers
import AtriumKit

/// A coloured content controller of the sliding menu, which prints its lifecycle calls as in the article.
final class SlidingColorController: LoggingViewController {
  private let page: PaletteView

  /// Makes a content controller.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - colorName: The name of the background colour in the palette.
  ///   - sink: Receives each printed line.
  init(
    _ name: String, colorName: String, sink: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    page = PaletteView(name, colorName: colorName)
    super.init(sink: sink)
    title = name
  }

  override var loggedName: String { "ViewController" }

  override func loadView() { view = page }
}
