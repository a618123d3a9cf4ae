/// A text view that can open links.
///
/// The module `UIKitNames` conforms all text views to this protocol and opens URLs. In other programs the delegate of
/// the text view opens links.
@MainActor
public protocol LinkOpening: AnyObject {
  /// Opens the target of a link, which is the value of the attribute ``TextAttribute/link``.
  func openLink(_ link: Any)
}
