import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A row of a list with a small illustration before its title and its note.
final class EntryCell: TableViewCell {
  /// The width and height of the illustration, in points.
  static let side = 44.0

  private let picture: EntryPictureView?
  /// Whether the row shows its illustration.
  var showsPicture = false {
    didSet {
      guard let picture, showsPicture != oldValue else { return }
      imageView.image = showsPicture ? EntryCell.space : nil
      picture.isHidden = !showsPicture
      setNeedsLayout()
    }
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - entry: The title and the note.
  ///   - accessory: The accessory at the trailing end.
  init(_ entry: EntryListController.Entry, accessory: AccessoryType) {
    picture = entry.picture.map { EntryPictureView($0) }
    super.init(style: .subtitle)
    textLabel.text = entry.title
    textLabel.numberOfLines = 0
    detailTextLabel?.text = entry.note
    detailTextLabel?.numberOfLines = 0
    accessoryType = accessory
    guard let picture else { return }
    picture.cornerRadius = Theme.cornerRadius
    picture.isHidden = true
    imageView.addSubview(picture)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = imageView.bounds
  }

  /// An empty image, which reserves the space for the illustration.
  private static let space: Image = {
    let pixels = PixelSize(width: Int(side), height: Int(side))
    let bitmap = try? Bitmap(size: pixels, scale: 1)
    return Image(representations: bitmap.map { [$0] } ?? [])
  }()
}
