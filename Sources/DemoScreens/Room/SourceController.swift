import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet with the source file of a room, with line numbers.
final class SourceController: SheetController {
  private let source: RoomSource
  private let text = PlayTextView(label: String(localized: "Source"))

  /// Makes the sheet.
  init(_ source: RoomSource) {
    self.source = source
    super.init(title: source.file, width: 760)
  }

  override func makeContent() -> any SheetContent {
    text.lines = lines
    return text
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
  }

  private var lines: [PlayTextView.Line] {
    guard let lines = source.lines else { return [.init(text: source.missing, style: .note)] }
    return RoomSource.numbered(lines).map { .init(text: $0) }
  }
}
