/// Finds the controllers whose appearance or disappearance was reversed before its end.
enum CancelledChanges {
  /// Returns the names of the controllers, in the order of their first reversals.
  static func names(in calls: [InspectedCall]) -> [String] {
    let opposites = [
      "viewWillAppear": "viewWillDisappear", "viewWillDisappear": "viewWillAppear",
    ]
    var begun: [Int: String] = [:]
    var names: [String] = []
    for call in calls {
      switch call.event {
      case "viewWillAppear", "viewWillDisappear":
        if begun[call.controller] == opposites[call.event], !names.contains(call.name) {
          names.append(call.name)
        }
        begun[call.controller] = call.event
      case "viewDidAppear", "viewDidDisappear": begun[call.controller] = nil
      default: break
      }
    }
    return names
  }
}
