import AtriumControls

/// The cause of a group of calls, for example an input, a timer, a resize, or code (TL-10).
public struct InspectedCause: Hashable, Sendable, Identifiable {
  /// The number that identifies the cause; the first cause has the number 0.
  public let id: Int
  /// The title of the cause, such as `click "Shapes"`.
  public internal(set) var title: String
  /// The time of the first call, in seconds of the window's clock.
  public let start: Double
  /// The time of the last call, in seconds of the window's clock.
  public internal(set) var end: Double
  /// The number of calls.
  public internal(set) var callCount: Int

  /// The group in one line: the title, the number of calls and the duration.
  public var summary: String { "\(title) · \(callsText) · \((end - start).inspectorTime) s" }

  /// The number of calls in words.
  var callsText: String {
    callCount == 1 ? String(localized: "1 call") : String(localized: "%@ calls", "\(callCount)")
  }
}
