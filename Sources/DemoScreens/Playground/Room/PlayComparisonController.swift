import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet that compares two runs of a scene: their windows, and their calls side by side.
final class PlayComparisonController: SheetController {
  private let comparison: PlayComparisonView

  init(_ comparison: PlayComparison) {
    self.comparison = PlayComparisonView(comparison)
    super.init(title: String(localized: "Side by side"), width: 760)
  }

  override func makeContent() -> any SheetContent { comparison }

  /// The key commands of the sheet, including the commands for the next and the previous difference.
  override var keyCommands: [KeyCommand] {
    super.keyCommands
      + [
        KeyCommand(title: PlayComparisonView.next, input: ".") { [weak self] in
          self?.comparison.go(by: 1)
        },
        KeyCommand(title: PlayComparisonView.previous, input: ",") { [weak self] in
          self?.comparison.go(by: -1)
        },
      ]
  }
}
