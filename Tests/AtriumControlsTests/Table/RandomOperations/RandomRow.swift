import AtriumControls
import AtriumGeometry
import AtriumKit

/// One row of random data.
@MainActor
struct RandomRow {
  /// The origin of its cell.
  enum Source {
    /// Reused under an identifier.
    case pool(String)
    /// Made in advance, without an identifier.
    case prepared(RandomCell)
    /// Made whenever it is requested, without an identifier.
    case fresh
  }

  let id: Int
  var source: Source
  /// The delegate's answer: a negative one means automatic height, nil the table's height.
  var height: Double?
  /// The height that fits the cell.
  var fittingHeight: Double
  var hasActions: Bool
}

/// A cell that knows its row, and checks it when its size is requested.
final class RandomCell: TableViewCell {
  var row = -1
  var fittingHeight = 44.0
  /// How often it was displayed, less how often it ended.
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
