import AtriumControls
import AtriumKit

/// A line of a ``PrintedLinesView``, which assistive technologies read as an item of a list.
///
/// They can also choose a line that has an action.
final class PrintedLineLabel: Label {
  /// Called when the user chooses the line; nil for a line that cannot be chosen.
  let action: (@MainActor () -> Void)?

  /// Makes an empty label.
  ///
  /// - Parameters:
  ///   - line: The line without line breaks, which screen readers speak.
  ///   - action: The closure that a choice of the line calls; nil for a line that cannot be chosen.
  init(_ line: String, action: (@MainActor () -> Void)?) {
    self.action = action
    super.init(font: .preferredFont(forTextStyle: .footnote))
    numberOfLines = 3
    accessibilityLabel = line
    accessibilityRole = .cell
    accessibilityTraits = action == nil ? .staticText : [.staticText, .button]
  }

  override func accessibilityActivate() -> Bool {
    action?()
    return action != nil
  }
}
