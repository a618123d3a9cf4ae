public import AtriumGeometry

/// A view or a controller at the top level of a xib file, as the file describes it.
public struct NibObject: Hashable, Sendable {
  /// The identifier in the file; nil if there is none.
  public let id: String?
  /// The element in the file, such as `tableViewCell`.
  public let elementName: String
  /// Its class; nil for the standard class of the element.
  public let customClass: String?
  /// The name for users: the label in Xcode, the class of the file's owner for its view, or else the own class.
  public let title: String
  /// The top left corner on the canvas, in points; nil if the file has none.
  public let canvasLocation: Point?
  /// The size of its view, in points.
  public let size: Size
  /// The line of the file at which it begins, beginning with 1.
  package let line: Int
}
