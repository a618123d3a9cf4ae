import AtriumControls
import AtriumKit

/// Shows the inspector's own window beside the inspected window.
extension InspectorController {
  /// Whether the inspector's window is kept beside the inspected window.
  ///
  /// The inspected window receives no event and keeps its size, its focus and its position. The desktop moves the
  /// inspector's window when the inspected window moves or changes its size. Setting the property does nothing
  /// while ``canDock`` is false.
  public var isDocked: Bool {
    get { ownWindow?.adjacentWindow != nil }
    set {
      guard canDock, newValue != isDocked else { return }
      ownWindow?.adjacentWindow = newValue ? session.window : nil
      showDocking()
      say(
        newValue
          ? String(localized: "docked: this window follows the inspected window")
          : String(localized: "undocked"))
    }
  }

  /// Whether the inspector can be docked: it fills a separate window, and the inspected window is open.
  public var canDock: Bool {
    guard let ownWindow, let target = session.window else { return false }
    return ownWindow !== target && !target.isClosed
  }

  /// The window that the inspector fills; nil if the inspector shares a window with other content.
  private var ownWindow: Window? {
    viewIfLoaded?.window.flatMap { $0.rootViewController === self ? $0 : nil }
  }

  /// The title of the command that docks or undocks the inspector.
  var dockingTitle: String {
    isDocked ? String(localized: "Undock") : String(localized: "Dock")
  }

  /// Updates the button that docks and undocks.
  func showDocking() {
    toolbar.showDocking(canDock ? dockingTitle : nil)
  }
}
