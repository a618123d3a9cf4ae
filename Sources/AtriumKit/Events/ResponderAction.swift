/// What a menu, a key or a control asks of whichever responder can do it (V-44).
///
/// Programs declare keys of their own beside the usual ones:
///
/// ```swift
/// extension ResponderAction {
///   static let toggleSidebar = ResponderAction("toggleSidebar")
/// }
/// ```
public struct ResponderAction: Hashable, Sendable {
  /// What tells the key from others.
  public let name: String

  /// Makes the key of a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Takes the selection out and keeps it.
  public static let cut = ResponderAction("cut")
  /// Keeps the selection.
  public static let copy = ResponderAction("copy")
  /// Puts in what was kept.
  public static let paste = ResponderAction("paste")
  /// Takes the selection out.
  public static let delete = ResponderAction("delete")
  /// Selects one thing.
  public static let select = ResponderAction("select")
  /// Selects everything.
  public static let selectAll = ResponderAction("selectAll")
}

extension Window {
  /// Has an action performed by a responder, or by the first along the chain that can (V-44).
  ///
  /// - Parameters:
  ///   - action: What is to be done.
  ///   - target: Who is to do it; nil looks along the chain.
  ///   - sender: Who asks, where the chain begins if it is a responder; else that is who has the
  ///     keyboard, or the view where keys begin.
  /// - Returns: Whether there was somebody.
  @discardableResult
  public func sendAction(
    _ action: ResponderAction, to target: Responder? = nil, from sender: Any? = nil
  ) -> Bool {
    let start = sender as? Responder ?? keyResponder
    guard let target = target ?? start.target(forAction: action, withSender: sender) else {
      return false
    }
    target.performAction(action, withSender: sender)
    return true
  }
}
