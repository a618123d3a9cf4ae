@testable import AtriumControls
import AtriumGeometry
import AtriumKit

/// One row of random data.
@MainActor
struct RandomRow {
  /// Where its cell comes from.
  enum Source {
    /// Used again under a name.
    case pool(String)
    /// Made beforehand, without a name.
    case prepared(RandomCell)
    /// Made whenever it is asked for, without a name.
    case fresh
  }

  let id: Int
  var source: Source
  /// What the delegate answers: below zero the cell decides, nil is the table's height.
  var height: Double?
  /// What fits the cell.
  var fittingHeight: Double
  var hasActions: Bool
}

/// A cell that knows its row, and reports when its size is asked for.
final class RandomCell: TableViewCell {
  var row = -1
  var fittingHeight = 44.0
  /// How often it was announced, and not gone since.
  var displays = 0
  weak var world: RandomTable?

  override func sizeThatFits(_ size: Size) -> Size {
    world?.meddle(.size)
    return Size(width: size.width, height: fittingHeight)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    world?.meddle(.reuse)
  }
}
