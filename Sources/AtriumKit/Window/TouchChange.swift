/// The change of one finger within an event.
struct TouchChange {
  let phase: Touch.Phase
  let input: TouchInput

  init?(_ event: InputEvent) {
    switch event {
    case .touchBegan(let input): (phase, self.input) = (.began, input)
    case .touchMoved(let input): (phase, self.input) = (.moved, input)
    case .touchEnded(let input): (phase, self.input) = (.ended, input)
    case .touchCancelled(let input): (phase, self.input) = (.cancelled, input)
    default: return nil
    }
  }

  /// Returns the leading changes of a batch that have the same time, at most one for each finger.
  static func sequence(in events: ArraySlice<InputEvent>) -> [TouchChange] {
    var changes: [TouchChange] = []
    for event in events {
      guard let change = TouchChange(event) else { break }
      if let first = changes.first {
        guard first.input.time == change.input.time,
          !changes.contains(where: { $0.input.id == change.input.id })
        else { break }
      }
      changes.append(change)
    }
    return changes
  }
}
