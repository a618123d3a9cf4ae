import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet with the source file of a room, with line numbers.
final class SourceController: SheetController {
  private let source: RoomSource

  /// Makes the sheet.
  init(_ source: RoomSource) {
    self.source = source
    super.init(title: source.file, width: 760)
  }

  override func makeContent() -> any SheetContent {
    let text = PlayTextView(label: String(localized: "Source"))
    text.lines = lines
    return text
  }

  private var lines: [PlayTextView.Line] {
    guard let lines = source.lines else { return [.init(text: source.missing, style: .note)] }
    return RoomSource.numbered(lines).map { .init(text: $0) }
  }
}
