import AtriumGeometry
import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A mark or a view at an edge of a list cell.
@MainActor
public struct CellAccessory {
  /// The edge of the content at which an accessory is placed.
  public enum Placement: Hashable, Sendable {
    /// Before the content.
    case leading
    /// After the content.
    case trailing
  }

  enum Kind {
    case mark(CellAccessoryMark.Shape)
    case view(View)
  }

  let kind: Kind
  let placement: Placement

  /// Returns a chevron: the row leads to another screen.
  public static func disclosureIndicator() -> CellAccessory {
    CellAccessory(kind: .mark(.chevron), placement: .trailing)
  }

  /// Returns a checkmark: the row is chosen.
  public static func checkmark() -> CellAccessory {
    CellAccessory(kind: .mark(.check), placement: .trailing)
  }

  /// Returns a short text, in the colour of secondary labels.
  public static func label(text: String) -> CellAccessory {
    let label = Label(text: text, font: .preferredFont(forTextStyle: .body))
    label.textRole = \.secondaryLabel
    return CellAccessory(kind: .view(label), placement: .trailing)
  }

  /// Returns a view with the size of its bounds, or with its fitting size if its bounds are empty.
  public static func customView(_ view: View, placement: Placement) -> CellAccessory {
    CellAccessory(kind: .view(view), placement: placement)
  }

  /// Whether the accessory is a checkmark.
  var isCheckmark: Bool {
    if case .mark(.check) = kind { true } else { false }
  }

  /// Makes the view of the accessory.
  func makeView() -> View {
    switch kind {
    case .mark(let shape): CellAccessoryMark(shape)
    case .view(let view): view
    }
  }
}

/// The view of a chevron or a checkmark.
final class CellAccessoryMark: View {
  enum Shape { case chevron, check }

  private let shape: Shape

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: Rect(size: TableViewCell.accessorySize))
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    var path = Path()
    let line = LineStyle(width: shape == .chevron ? 1.8 : 2.2, cap: .round, join: .round)
    switch shape {
    case .chevron:
      let tip = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -3.0 : 3.0
      path.move(to: Point(x: bounds.midX + 2 - tip, y: bounds.midY - 5.5))
      path.addLine(to: Point(x: bounds.midX + 2 + tip, y: bounds.midY))
      path.addLine(to: Point(x: bounds.midX + 2 - tip, y: bounds.midY + 5.5))
      canvas.stroke(path, with: theme.secondaryLabel.withAlphaComponent(0.8), style: line)
    case .check:
      path.move(to: Point(x: bounds.minX + 1, y: bounds.midY + 0.5))
      path.addLine(to: Point(x: bounds.minX + 5, y: bounds.midY + 4.5))
      path.addLine(to: Point(x: bounds.maxX - 1, y: bounds.midY - 5))
      canvas.stroke(path, with: theme.accent, style: line)
    }
  }
}
