import AtriumControls
import AtriumKit

/// A line of a ``PrintedLinesView``; a line with an action is a button for assistive technologies.
final class PrintedLineLabel: Label {
  /// The closure that a choice of the line calls; nil for a line that cannot be chosen.
  let action: (@MainActor () -> Void)?

  init(action: (@MainActor () -> Void)?) {
    self.action = action
    super.init(font: .preferredFont(forTextStyle: .footnote))
    numberOfLines = 3
    if action != nil { accessibilityTraits = .button }
  }

  override func accessibilityActivate() -> Bool {
    action?()
    return action != nil
  }
}
