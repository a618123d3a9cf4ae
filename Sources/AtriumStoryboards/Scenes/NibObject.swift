public import AtriumGeometry

/// A top-level view or controller of a xib file, as the file describes it.
public struct NibObject: Hashable, Sendable {
  /// The identifier in the file; nil if the object has none.
  public let id: String?
  /// The element in the file, such as `tableViewCell`.
  public let elementName: String
  /// The custom class of the object; nil for the standard class of the element.
  public let customClass: String?
  /// The title of the object for the user.
  ///
  /// This is the label in Xcode if there is one. Without a label, it is the class of the file's owner for the owner's
  /// view, and for example the title or the class for another object.
  public let title: String
  /// The top left corner on the canvas, in points; nil if the file has none.
  public let canvasLocation: Point?
  /// The size of the object's view, in points.
  public let size: Size
  /// The line of the file at which the object begins, beginning with 1.
  package let line: Int
}
