import AtriumControls
import AtriumGeometry
import AtriumKit

/// One row of the random data.
@MainActor
struct RandomRow {
  /// The origin of a row's cell.
  enum Source {
    /// The cell is reused under an identifier.
    case pool(String)
    /// The cell was made in advance, without an identifier.
    case prepared(RandomCell)
    /// The cell is made whenever it is requested, without an identifier.
    case fresh
  }

  let id: Int
  var source: Source
  /// The delegate's answer: a negative height means automatic, and nil means the table's row height.
  var height: Double?
  /// The height that fits the cell.
  var fittingHeight: Double
  var hasActions: Bool
}

/// A cell that stores its row, and lets the test interfere when its size or its configuration is requested.
final class RandomCell: TableViewCell {
  var row = -1
  var fittingHeight = 44.0
  /// The number of times that the cell was displayed, less the number of times that its display ended.
  var displays = 0
  weak var world: RandomTable?

  override func sizeThatFits(_ size: Size) -> Size {
    world?.meddle(.size)
    return Size(width: size.width, height: fittingHeight)
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    world?.meddle(.configuration)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    world?.meddle(.reuse)
  }
}
