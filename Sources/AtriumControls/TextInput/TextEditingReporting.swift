import AtriumKit

/// A step of editing a text.
public enum TextEditingStep: Hashable, Sendable {
  /// Editing has begun.
  case begin
  /// The user has changed the text.
  case change
  /// Editing has ended.
  case end
}

/// A text view or field that is notified of the steps of editing, after its delegate.
///
/// The module `UIKitNames` conforms both classes to this protocol, in order to post notifications.
@MainActor
public protocol TextEditingReporting: AnyObject {
  /// Called after a step.
  func didReport(_ step: TextEditingStep)
}

extension View {
  /// Reports a step of editing, if the view conforms to the protocol.
  func report(_ step: TextEditingStep) { (self as? any TextEditingReporting)?.didReport(step) }
}
