import AtriumControls
import AtriumHarness
import AtriumKit

/// The lifecycle calls of the card and of the controller presented over it, for all views that list them.
@MainActor
final class ModalCalls {
  /// The calls of the card since the latest presentation began; all its calls if none has begun.
  private(set) var below: [PrintedLinesView.Line] = []
  /// The calls of the presented controller.
  private(set) var above = [PrintedLinesView.Line(text: String(localized: "nothing yet"))]
  /// Called with the call that the user chooses in a list.
  var onChoose: (@MainActor (RoomCall) -> Void)?
  private var names = ControllerNames()
  /// The heading of the presented controller's calls.
  private(set) var title = String(localized: "Presented")
  private var observers: [(owner: WeakView, change: @MainActor () -> Void)] = []

  private struct WeakView {
    weak var view: View?
  }

  /// Calls a closure after each change, until the view is deallocated.
  func observe(owner: View, change: @escaping @MainActor () -> Void) {
    observers.removeAll { $0.owner.view == nil }
    observers.append((WeakView(view: owner), change))
  }

  /// Clears both lists for a new presentation; call it before the presentation begins.
  func begin(_ kind: ModalKind) {
    (below, above, title) = ([], [], kind.title)
    notify()
  }

  /// Adds a call of the card or of the presented controller.
  func append(_ event: LifecycleEvent, isBelow: Bool) {
    let line = PrintedLinesView.Line(text: event.kind.name, call: RoomCall(event, &names))
    if isBelow { below.append(line) } else { above.append(line) }
    notify()
  }

  private func notify() {
    for observer in observers where observer.owner.view != nil { observer.change() }
  }
}
