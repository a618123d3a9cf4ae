import AtriumControls
import AtriumHarness
import AtriumKit

/// A list for a room, with the latest life-cycle calls of a container and of all controllers in it.
@MainActor
final class CallList: LifecycleObserver {
  /// The view that shows the list.
  let view: PrintedLinesView
  private var names = ControllerNames()

  /// Makes an empty list.
  ///
  /// - Parameter columnWidth: The minimum width of a column, in points; nil for one column.
  init(columnWidth: Double? = nil) {
    view = PrintedLinesView(
      title: String(localized: "Calls: parent before child"), columnWidth: columnWidth)
    view.accessibilityLabel = String(localized: "Calls")
  }

  /// Clears the list for a new container.
  func begin() {
    view.clear()
    names = ControllerNames()
  }

  func observe(_ event: LifecycleEvent) {
    let call = RoomCall(event, &names)
    view.append(call.text, call: call)
  }
}
