import AtriumControls
import AtriumGeometry
import AtriumKit

/// A picture with its name below.
final class HousePictureCell: CollectionViewCell {
  /// The height of the name and of the space above it, in points.
  @MainActor static var captionHeight: Double {
    (FontMetrics(forTextStyle: .caption).scaledValue(for: 16) + gap).rounded(.up)
  }
  private static let gap = 6.0

  private var picture: EntryPictureView?
  private let name = Label(font: .preferredFont(forTextStyle: .caption))

  /// Makes a cell.
  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.addSubview(name)
  }

  /// Shows a picture, which replaces the former one.
  func show(_ picture: HousePicturesController.Picture) {
    self.picture?.removeFromSuperview()
    let view = EntryPictureView { [scene = picture.scene, place = picture.place] in
      scene.drawPart(at: place, in: $0, $1, on: $2)
    }
    view.cornerRadius = Theme.cornerRadius
    contentView.addSubview(view)
    self.picture = view
    name.text = picture.thing.title
    accessibilityLabel = picture.thing.title
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    let isMarked = state.isSelected || state.isHighlighted
    picture?.borderWidth = isMarked ? 3 : 1
    picture?.borderColor = isMarked ? theme.accent : theme.separator
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let foot = HousePictureCell.captionHeight
    picture?.frame = Rect(x: 0, y: 0, width: area.width, height: max(0, area.height - foot))
    let width = min(name.sizeThatFits(.zero).width, area.width)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    name.frame = Rect(
      x: isMirrored ? area.width - width : 0, y: max(0, area.height - foot) + HousePictureCell.gap,
      width: width, height: foot - HousePictureCell.gap)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsUpdateConfiguration()
  }
}
