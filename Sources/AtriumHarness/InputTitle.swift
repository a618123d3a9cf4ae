/// The title of a cause of life-cycle calls: an action of the user, or a change of the desktop.
///
/// ``InputTitles`` makes titles from the events of a window.
public struct InputTitle: Hashable, Sendable {
  /// The action in lower case, such as *click* or *resize to 600 × 400*.
  public let action: String
  /// The accessible name of the view on which the action began; nil if there is no such name.
  public let target: String?
  /// The pressed key with its modifiers, such as `Ctrl+D`; nil for other actions.
  public let key: String?

  /// Makes a title.
  public init(_ action: String, target: String? = nil, key: String? = nil) {
    (self.action, self.target, self.key) = (action, target, key)
  }

  /// The title inside a sentence: `click "Shapes"`, `key F7`.
  public var phrase: String {
    if let key { return "\(action) \(key)" }
    return target.map { "\(action) \"\($0)\"" } ?? action
  }

  /// The title as a heading: `Click: Shapes`, `Key: F7`.
  public var heading: String {
    let name = action.prefix(1).uppercased() + action.dropFirst()
    return (key ?? target).map { "\(name): \($0)" } ?? name
  }
}
