import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A card with the drawing and the name of a plant, and a mark while it is selected.
final class GalleryPlantCell: CollectionViewCell {
  private let picture = GalleryPlantView()
  private let name = Label(font: .preferredFont(forTextStyle: .footnote))
  private let mark = GalleryPlantMark()

  /// Makes a cell.
  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    cornerRadius = Theme.cornerRadius + 2
    contentView.clipsToBounds = true
    contentView.cornerRadius = cornerRadius
    for view in [picture, name, mark] { contentView.addSubview(view) }
  }

  /// Shows a plant.
  func show(_ plant: GalleryPlant) {
    (picture.number, name.text) = (plant.number, plant.name)
    accessibilityLabel = plant.name
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    mark.isHidden = !state.isSelected
    contentView.borderWidth = state.isSelected ? 3 : 1
    contentView.borderColor = state.isSelected ? theme.accent : theme.separator
    contentView.backgroundColor = state.isHighlighted ? theme.pressedFill : theme.surface
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = name.sizeThatFits(.zero)
    let foot = line.height + 14
    let area = contentView.bounds
    // In a small cell the drawing also covers the space of the name.
    name.isHidden = line.width > area.width - 16 || area.height < foot + 40
    let high = name.isHidden ? area.height : area.height - foot
    picture.frame = Rect(x: 0, y: 0, width: area.width, height: high)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    name.frame = Rect(
      x: isMirrored ? area.width - 10 - line.width : 10, y: high + 7, width: line.width,
      height: line.height)
    let side = 22.0
    mark.frame = Rect(
      x: isMirrored ? 8 : area.width - side - 8, y: 8, width: side, height: side)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsUpdateConfiguration()
  }
}

/// The checkmark of a selected plant.
private final class GalleryPlantMark: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(Path(ovalIn: bounds), with: theme.accent)
    var check = Path()
    check.move(to: Point(x: bounds.midX - 5, y: bounds.midY + 0.5))
    check.addLine(to: Point(x: bounds.midX - 1.5, y: bounds.midY + 4))
    check.addLine(to: Point(x: bounds.midX + 5, y: bounds.midY - 4))
    canvas.stroke(
      check, with: theme.onAccent, style: LineStyle(width: 2, cap: .round, join: .round))
  }
}

/// The title of a bed.
final class GalleryBedHeader: CollectionReusableView {
  private let label = Label(font: .preferredFont(forTextStyle: .headline))

  /// Makes a header.
  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.accessibilityTraits = [.staticText, .header]
    addSubview(label)
  }

  /// Shows a title.
  func show(_ title: String) {
    label.text = title
    setNeedsLayout()
  }

  /// Draws the background, so that cells below a pinned header are not visible through it.
  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(rect.intersection(bounds), with: theme.background)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(.zero)
    let inset = RoomMetrics(window?.bounds.size ?? bounds.size).margin
    let width = min(size.width, max(0, bounds.width - 2 * inset))
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    label.frame = Rect(
      x: isMirrored ? bounds.width - inset - width : inset,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: width, height: size.height)
  }
}
