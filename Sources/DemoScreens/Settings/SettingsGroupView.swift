import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A group of settings: a header, rows in a card, and a footer that explains them.
final class SettingsGroupView: View {
  private static let gap = 6.0

  let rows: [SettingsRow]
  private let header: Label
  private let footer: Label
  private let card = SettingsCardView()

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - header: The title above the rows.
  ///   - footer: The explanation below the rows.
  ///   - rows: The rows.
  init(_ header: String, footer: String, _ rows: [SettingsRow]) {
    let font = Font.preferredFont(forTextStyle: .footnote)
    self.header = Label(text: header, font: .system(ofSize: font.size, weight: .semibold))
    self.footer = Label(text: footer, font: font)
    self.rows = rows
    super.init(frame: .zero)
    self.header.accessibilityTraits = [.staticText, .header]
    for label in [self.header, self.footer] {
      label.textRole = \.secondaryLabel
      label.numberOfLines = 0
    }
    for view in [self.header, card, self.footer] as [View] { addSubview(view) }
    for row in rows { card.addSubview(row) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: place(size.width, moves: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(bounds.width, moves: true)
  }

  /// Computes the frames of the group's views for a width.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - moves: Whether the frames are also applied to the views.
  /// - Returns: The height of the group, in points.
  @discardableResult
  private func place(_ width: Double, moves: Bool) -> Double {
    let inset = SettingsRow.inset
    let room = max(0, width - 2 * inset)
    var y = 0.0
    func put(_ label: Label) {
      let height = label.sizeThatFits(Size(width: room, height: 0)).height
      if moves {
        label.frame = Rect(x: inset, y: y, width: room, height: height)
        label.textAlignment = traitCollection.layoutDirection == .rightToLeft ? .right : .natural
      }
      y += height
    }
    put(header)
    y += SettingsGroupView.gap
    let top = y
    for row in rows {
      let height = row.sizeThatFits(Size(width: width, height: 0)).height
      if moves { row.frame = Rect(x: 0, y: y - top, width: width, height: height) }
      y += height
    }
    if moves {
      card.frame = Rect(x: 0, y: top, width: width, height: y - top)
      card.edges = rows.dropFirst().map(\.frame.minY)
    }
    y += SettingsGroupView.gap
    put(footer)
    return y
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// A card with lines between its rows.
private final class SettingsCardView: View {
  /// The positions of the lines, in points from the top.
  var edges: [Double] = [] {
    didSet { if edges != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(
      Path(roundedRect: bounds, cornerRadius: Theme.cardCornerRadius), with: theme.surface)
    let start = traitCollection.layoutDirection == .rightToLeft ? 0 : SettingsRow.inset
    for edge in edges {
      canvas.fill(
        Rect(x: start, y: edge, width: max(0, bounds.width - SettingsRow.inset), height: 1),
        with: theme.separator)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
