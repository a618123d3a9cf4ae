import AtriumContainers
import AtriumKit

/// A coloured content of the sliding menu, which prints its calls as the text's class does.
final class SlidingColorController: LoggingViewController {
  private let page: PaletteView

  /// Makes a content.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - colorName: The name of the background in the palette.
  ///   - sink: Receives the printed lines.
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
