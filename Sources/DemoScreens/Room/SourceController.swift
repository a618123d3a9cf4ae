import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet with the source file of a room, with line numbers.
final class SourceController: ViewController {
  private let source: RoomSource

  /// Makes the sheet.
  init(_ source: RoomSource) {
    self.source = source
    super.init()
    title = source.file
    modalPresentationStyle = .formSheet
    preferredContentSize = Size(width: 760, height: 640)
  }

  override func loadView() {
    let text = PlayTextView(label: String(localized: "Source"))
    text.lines = lines
    view = SheetContentView(title: title ?? "", content: text) { [weak self] in
      self?.dismiss(animated: true)
    }
  }

  private var lines: [PlayTextView.Line] {
    guard let lines = source.lines else { return [.init(text: source.missing, style: .note)] }
    return RoomSource.numbered(lines).map { .init(text: $0) }
  }
}
