package import AtriumControls
public import AtriumKit

/// The object of a file that is being made; `init(coder:)` takes it.
///
/// It gives the object the values in the file.
@MainActor
public final class InterfaceCoder: Coder {
  private let builder: ObjectBuilder
  private let element: InterfaceElement
  /// Whether the object has its values already, because its class passed the coder on.
  private(set) var hasDecoded = false

  init(_ element: InterfaceElement, builder: ObjectBuilder) {
    (self.element, self.builder) = (element, builder)
  }

  /// The storyboard identifier of a controller; nil for none.
  public var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  /// The reuse identifier of a table cell; nil for none.
  public var reuseIdentifier: String? { element["reuseIdentifier"] }

  /// Gives a view its values and its subviews.
  public override func decode(_ view: View) {
    guard !hasDecoded else { return }
    hasDecoded = true
    builder.decode(view, from: element)
  }

  /// Gives a controller its values.
  public override func decode(_ viewController: ViewController) {
    guard !hasDecoded else { return }
    hasDecoded = true
    builder.decode(viewController, from: element)
  }
}

extension InterfaceCoder: TableNibDecoding {
  /// The style of a table; plain if the file gives none.
  package var tableStyle: TableView.Style { builder.tableStyle(of: element) }
  /// The style of a cell; the default one if the file gives none.
  package var cellStyle: TableViewCell.Style { builder.cellStyle(of: element) }
}
