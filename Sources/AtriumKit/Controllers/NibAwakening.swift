/// An object of a nib that is not a responder, and is notified after the nib has been loaded.
///
/// A helper object of a controller, such as a data source, adopts this protocol. Responders already
/// have ``Responder/awakeFromNib()``.
@MainActor
public protocol NibAwakening: AnyObject {
  /// Called after all objects of the nib have been created and connected.
  func awakeFromNib()
}
