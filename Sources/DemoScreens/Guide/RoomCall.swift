import AtriumHarness
import AtriumInspector
import AtriumKit

/// A life-cycle call in a room, as lists show it.
struct RoomCall: Equatable {
  /// The name of the controller.
  let controller: String
  /// The name of the controller's class.
  let type: String
  /// The base name of the call in Swift.
  let name: String
  /// The name of the new parent, or the text `nil` for a move out of a container.
  ///
  /// The value is nil for other calls, and for calls from printed lines, the journal or the inspector.
  let parent: String?

  /// Creates the list entry for a life-cycle event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - names: The names of the controllers whose calls the list shows.
  @MainActor
  init(_ event: LifecycleEvent, _ names: inout ControllerNames) {
    controller = names.name(of: event.controller)
    type = "\(Swift.type(of: event.controller))"
    name = event.kind.name
    switch event.kind {
    case .willMove(let parent), .didMove(let parent):
      self.parent = parent.map { names.name(of: $0) } ?? "nil"
    default: parent = nil
    }
  }

  /// Creates the list entry for a call that a controller has printed, such as `Page 1 - viewWillAppear(false)`.
  ///
  /// The line may contain the Swift or the Objective-C name of the call. The result is nil for a line without a known
  /// call.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - type: The class of the controller.
  init?(printed line: String, by type: ViewController.Type) {
    guard let dash = line.firstRange(of: " - ") else { return nil }
    let word = line[dash.upperBound...].prefix { $0.isLetter }
    let isOld = word.hasSuffix("MoveToParentViewController")
    name = isOld ? String(word.prefix { $0 != "T" }) : String(word)
    // The line may contain the address of the controller.
    let title = line[..<dash.lowerBound]
    controller = String(title.firstRange(of: " (").map { title[..<$0.lowerBound] } ?? title)
    (parent, self.type) = (nil, "\(type)")
    guard CallExplanation.all.contains(where: { [name] in $0.event == name }) else { return nil }
  }

  /// Creates the list entry for an entry of the journal.
  init(_ entry: JournalEntry) {
    (controller, type, name, parent) = (entry.controller, entry.type, entry.event, nil)
  }

  /// Creates the list entry for a call that the inspector has recorded.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - controller: The controller that received the call.
  @MainActor
  init(_ call: InspectedCall, of controller: ViewController) {
    (self.controller, name, parent) = (call.name, call.event, nil)
    type = "\(Swift.type(of: controller))"
  }

  /// The call in one line, such as `Library.didMove to navigation`.
  var text: String { "\(controller).\(name)" + (parent.map { " to \($0)" } ?? "") }
}
