/// An action that a menu, a key or a control sends to a responder that can perform it (V-44).
///
/// Programs declare their own actions in addition to the standard actions:
///
/// ```swift
/// extension ResponderAction {
///   static let toggleSidebar = ResponderAction("toggleSidebar")
/// }
/// ```
public struct ResponderAction: Hashable, Sendable {
  /// The name that identifies the action.
  public let name: String

  /// Makes an action with a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Removes the selection and puts it on the clipboard.
  public static let cut = ResponderAction("cut")
  /// Copies the selection to the clipboard.
  public static let copy = ResponderAction("copy")
  /// Inserts the clipboard's content.
  public static let paste = ResponderAction("paste")
  /// Removes the selection.
  public static let delete = ResponderAction("delete")
  /// Selects one item.
  public static let select = ResponderAction("select")
  /// Selects everything.
  public static let selectAll = ResponderAction("selectAll")
}

extension Window {
  /// Sends an action to a responder, or to the nearest responder in the chain that can perform it.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - target: The responder that performs the action; nil searches the chain.
  ///   - sender: The object that sends the action. If it is a responder, the chain starts at the sender, and
  ///     otherwise at the responder that receives key events: see ``Window/firstResponder``.
  /// - Returns: Whether a responder performed the action.
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
