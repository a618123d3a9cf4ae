/// An object of a nib that is no responder and is called after all objects were made and connected.
///
/// A helper object beside a controller, such as a data source, adopts it. Responders have
/// ``Responder/awakeFromNib()`` already.
@MainActor
public protocol NibAwakening: AnyObject {
  /// Called after all objects of the nib were made and connected.
  func awakeFromNib()
}
