import AtriumControls
public import AtriumKit

/// A life-cycle call in the inspector's recording, which does not retain the controller.
public struct InspectedCall: Hashable, Sendable {
  /// The kind of a call, which determines the shape of its mark (TL-5).
  public enum Group: String, Hashable, Sendable, CaseIterable {
    /// The view is loaded.
    case loading
    /// The controller appears.
    case appearing
    /// The controller disappears.
    case disappearing
    /// The controller moves between containers.
    case moving
    /// The size or the traits change.
    case resizing
    /// The orientation changes, because a resize makes a wide window tall or a tall window wide.
    case rotating
  }

  /// Whether a call comes before, during or after the change that it reports.
  ///
  /// The part determines the fill of the call's mark.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Before the change.
    case will
    /// In the middle of the change.
    case during = "is"
    /// After the change.
    case did
  }

  /// The number that identifies the call; the first call has the number 0.
  public let number: Int
  /// The time, in seconds of the window's clock.
  public let time: Double
  /// The number of the window's turn, as in ``AtriumKit/LifecycleEvent``.
  public let turn: Int
  /// The step of the turn in which the call was made.
  public let step: LifecycleEvent.Step
  /// The number of observed calls that were in progress around this call.
  public let depth: Int
  /// The number of the call inside which this call was made; nil if there was none, or if that call is not known.
  public let enclosing: Int?
  /// The number that identifies the controller.
  public let controller: Int
  /// The name of the controller.
  public let name: String
  /// The base name of the call in Swift.
  public let event: String
  /// The number that identifies the cause.
  public let cause: Int
  /// The sender of the call.
  public let sender: CallSender
  /// The number that identifies the new parent in a move; nil for other calls, and for a move out of a container.
  public let parent: Int?
  /// The line of the life-cycle log as plain text.
  public let line: String
  /// The line of the life-cycle log as JSON.
  public let json: String

  /// The kind of the call.
  public var group: Group { CallExplanation.of(event).group }
  /// Whether the call comes before, during or after the change that it reports.
  public var part: Part { CallExplanation.of(event).part }

  /// The arguments, as the log prints them.
  public var arguments: String {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let index = words.firstIndex(of: Substring(event)) else { return "" }
    return words[(index + 1)...].joined(separator: " ")
  }
}

extension InspectedCall.Group {
  /// The name in the current language.
  var title: String {
    switch self {
    case .loading: String(localized: "loading")
    case .appearing: String(localized: "appearing")
    case .disappearing: String(localized: "disappearing")
    case .moving: String(localized: "moving")
    case .resizing: String(localized: "resizing")
    case .rotating: String(localized: "rotating")
    }
  }
}
