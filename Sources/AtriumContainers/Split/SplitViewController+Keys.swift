import AtriumControls
import AtriumGeometry
import AtriumKit

extension SplitViewController {
  /// The key commands F9 and Escape.
  ///
  /// F9 shows and hides the columns beside the content, and Escape closes columns that cover the content.
  var splitKeyCommands: [KeyCommand] {
    let isFree = presentedViewController == nil
    var toggle = KeyCommand(title: String(localized: "Sidebar"), input: KeyCommand.inputFunction(9))
    { [weak self] in
      self?.toggleSidebar()
    }
    toggle.isEnabled = isFree && canToggleSidebar
    var close = KeyCommand(
      title: String(localized: "Close the sidebar"), input: KeyCommand.inputEscape
    ) {
      [weak self] in
      self?.closeOverlays()
    }
    close.isEnabled = isFree && isContentCovered
    // Without this priority, a navigation controller in a column would go back instead.
    close.wantsPriorityOverSystemBehavior = true
    return [toggle, close]
  }

  /// Updates the button that shows and hides columns.
  func updateDisplayModeButton() {
    let item = displayModeButtonItem
    item.isHidden = isCollapsed || !canToggleSidebar
    item.accessibilityLabel =
      String(localized: displayMode == .secondaryOnly ? "Show Sidebar" : "Hide Sidebar")
  }
}
