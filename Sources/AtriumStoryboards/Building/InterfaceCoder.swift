package import AtriumControls
public import AtriumKit

/// The coder for one object of a file, which `init(coder:)` receives.
///
/// The coder sets the object's properties from the file.
@MainActor
public final class InterfaceCoder: Coder {
  private let builder: ObjectBuilder
  private let element: InterfaceElement
  /// Whether the object already has its values from the file, because its class called `super.init(coder:)`.
  private(set) var hasDecoded = false

  init(_ element: InterfaceElement, builder: ObjectBuilder) {
    (self.element, self.builder) = (element, builder)
  }

  /// The storyboard identifier of the controller; nil if there is none.
  public var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  /// The reuse identifier of the table cell; nil if there is none.
  public var reuseIdentifier: String? { element["reuseIdentifier"] }

  /// Sets the properties of a view from the file, and adds its subviews.
  public override func decode(_ view: View) {
    guard !hasDecoded else { return }
    hasDecoded = true
    builder.decode(view, from: element)
  }

  /// Sets the properties of a controller from the file.
  public override func decode(_ viewController: ViewController) {
    guard !hasDecoded else { return }
    hasDecoded = true
    builder.decode(viewController, from: element)
  }
}

extension InterfaceCoder: TableNibDecoding {
  /// The style of the table; plain if the file does not specify one.
  package var tableStyle: TableView.Style { builder.tableStyle(of: element) }
  /// The style of the cell; the default style if the file does not specify one.
  package var cellStyle: TableViewCell.Style { builder.cellStyle(of: element) }
}
