import AtriumControls

/// Says whether a controller received `didMove` before its view was loaded, and why.
///
/// The order depends on the container, so both orders are correct.
package enum MoveOrder {
  /// A call of one controller: its base name in Swift, and whether it is a move into a container.
  package typealias Step = (event: String, isEntrance: Bool)

  /// Returns a sentence about the order of `didMove` and `viewDidLoad` in the calls of one controller.
  ///
  /// The result is nil unless both are among the calls.
  package static func sentence(about calls: [Step]) -> String? {
    guard let load = calls.firstIndex(where: { $0.event == "viewDidLoad" }),
      let move = calls.firstIndex(where: { $0.event == "didMove" && $0.isEntrance })
    else { return nil }
    return move < load
      ? String(
        localized:
          "didMove comes before viewDidLoad here: this container adds the controller first, and reads its view only "
          + "when it shows it. Other containers read the view first, so code must not rely on this order."
      )
      : String(
        localized:
          "viewDidLoad comes before didMove here: this container reads the view between addChild and didMove. Other "
          + "containers read the view later, so code must not rely on this order.")
  }

  /// Returns the sentence for a recorded call; nil unless the call is `viewDidLoad` or a `didMove` into a container.
  static func sentence(about call: InspectedCall, in calls: [InspectedCall]) -> String? {
    guard call.event == "viewDidLoad" || call.event == "didMove" && call.parent != nil else {
      return nil
    }
    return sentence(
      about: calls.filter { $0.controller == call.controller }.map { ($0.event, $0.parent != nil) })
  }
}
