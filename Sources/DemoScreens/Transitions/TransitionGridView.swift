import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A scroll view with the thumbnails of all transitions, under the headings of their families.
final class TransitionGridView: ScrollView {
  private static let gap = 12.0
  /// The minimum width of a thumbnail in points, even if all words of the names are shorter.
  private static let smallestWidth = 92.0
  /// The space at the sides for the focus ring, in points.
  private static let margin = 4.0

  private let families: [(heading: Label, thumbs: [TransitionThumb])]
  private weak var moving: TransitionThumb?
  /// The cached minimum width of a thumbnail, in points, and the font for which it was computed.
  private var widestWord: (font: Font, width: Double)?
  /// Called when the user chooses a transition.
  var onChoose: (StepTransition) -> Void = { _ in }

  init() {
    families = StepTransition.families.map { family in
      let heading = Label(
        text: String(localized: family.title), font: .preferredFont(forTextStyle: .headline))
      heading.accessibilityTraits = [.staticText, .header]
      heading.numberOfLines = 2
      return (heading, family.transitions.map { TransitionThumb($0) })
    }
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "All transitions")
    for family in families {
      addSubview(family.heading)
      for thumb in family.thumbs { add(thumb) }
    }
  }

  private func add(_ thumb: TransitionThumb) {
    thumb.addAction(for: .primaryActionTriggered) { [weak self, weak thumb] in
      if let thumb { self?.onChoose(thumb.transition) }
    }
    thumb.onAttention = { [weak self] in self?.updateMovement() }
    addSubview(thumb)
  }

  private var thumbs: [TransitionThumb] { families.flatMap(\.thumbs) }

  /// Marks the chosen transition.
  func mark(_ transition: StepTransition) {
    for thumb in thumbs { thumb.isSelected = thumb.transition === transition }
  }

  /// Plays the thumbnail under the pointer.
  ///
  /// If there is none, plays the thumbnail that was focused by a key.
  private func updateMovement() {
    let thumbs = thumbs
    let wanted = thumbs.first(where: \.isHovered) ?? thumbs.first(where: \.isReachedByKeys)
    guard wanted !== moving else { return }
    moving?.rest()
    moving = wanted
    wanted?.move()
  }

  /// The minimum width of a thumbnail at which no word of a name is broken, in points.
  private var smallestWidth: Double {
    guard let font = thumbs.first?.nameFont else { return TransitionGridView.smallestWidth }
    if let widestWord, widestWord.font == font { return widestWord.width }
    let words = Set(thumbs.flatMap(\.nameWords))
    let width = words.map { TextLayout($0, font: font).size.width.rounded(.up) }.max() ?? 0
    let widest = max(TransitionGridView.smallestWidth, width)
    widestWord = (font, widest)
    return widest
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (gap, margin) = (TransitionGridView.gap, TransitionGridView.margin)
    let width = max(1, bounds.width - 2 * margin)
    let fitting = ((width + gap) / (smallestWidth + gap)).rounded(.down)
    let columns = max(1, fitting)
    let side = ((width - gap * (columns - 1)) / columns).rounded(.down)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    var y = margin
    for (heading, thumbs) in families {
      let height = heading.sizeThatFits(Size(width: width)).height
      heading.frame = Rect(x: margin, y: y, width: width, height: height)
      y += height + 8
      for start in stride(from: 0, to: thumbs.count, by: Int(columns)) {
        let line = thumbs[start..<min(start + Int(columns), thumbs.count)]
        let row = line.map { $0.height(forWidth: side) }.max() ?? 0
        for (column, thumb) in line.enumerated() {
          let x = margin + Double(column) * (side + gap)
          thumb.frame = Rect(
            x: isMirrored ? bounds.width - x - side : x, y: y, width: side, height: row)
        }
        y += row + gap
      }
      y += 8
    }
    contentSize = Size(width: bounds.width, height: max(0, y - gap - 8 + margin))
  }
}
