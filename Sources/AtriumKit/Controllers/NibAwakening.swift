/// An object in a nib that is not a responder, and that is notified after the nib has been loaded.
///
/// A helper object of a controller, such as a data source, adopts this protocol. Responders already
/// have ``Responder/awakeFromNib()``.
@MainActor
public protocol NibAwakening: AnyObject {
  /// Notifies the object that all objects of the nib have been made and connected.
  func awakeFromNib()
}
