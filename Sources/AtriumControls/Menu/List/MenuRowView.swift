import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A row of an open menu.
final class MenuRowView: View {
  let row: MenuRow
  /// The columns for marks and images, which all rows of the menu share.
  private let columns: MenuColumns
  private let titleLabel = Label(text: "", font: MenuMetrics.font)
  private var subtitleLabel: Label?
  private var imageView: ImageView?
  /// Called when assistive technology activates the row.
  var didActivate: (@MainActor () -> Void)?

  /// Whether the pointer or a key has highlighted the row.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  init(_ row: MenuRow, columns: MenuColumns) {
    (self.row, self.columns) = (row, columns)
    super.init(frame: .zero)
    titleLabel.text = row.title ?? ""
    addSubview(titleLabel)
    switch row {
    case .title: titleLabel.font = MenuMetrics.smallFont
    case .separator: break
    case .action(let action, let isRadio):
      add(action)
      accessibilityTraits = .menuItem
      accessibilityHint = action.discoverabilityTitle
      if isRadio { accessibilityRole = .menuItemRadio }
      if isRadio || action.state != .off { accessibilityTraits.insert(.toggleButton) }
      if action.state == .on { accessibilityTraits.insert(.selected) }
    case .submenu(let menu):
      add(menu)
      accessibilityTraits = .menuItem
      accessibilityRole = .menu
    case .placeholder: accessibilityTraits = .menuItem
    }
    isAccessibilityElement = row.isItem
    if row.isItem { accessibilityLabel = row.title }
    if row.isItem, !row.isEnabled { accessibilityTraits.insert(.notEnabled) }
    updateColors()
  }

  private func add(_ element: MenuElement) {
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      let label = Label(text: subtitle, font: MenuMetrics.smallFont)
      label.lineBreakMode = .byTruncatingTail
      accessibilityValue = subtitle
      subtitleLabel = label
      addSubview(label)
    }
    if let image = element.image {
      let view = ImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.contentMode = .scaleAspectFit
      imageView = view
      addSubview(view)
    }
  }

  /// Whether choosing the row opens a submenu.
  var opensSubmenu: Bool {
    if case .submenu = row { row.isEnabled } else { false }
  }

  /// Chooses the row on behalf of assistive technology.
  override func accessibilityActivate() -> Bool {
    guard row.isEnabled else { return false }
    didActivate?()
    return true
  }

  // MARK: The appearance

  private var isDestructive: Bool {
    switch row {
    case .action(let action, _): action.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    case .title, .separator, .placeholder: false
    }
  }

  private var inkColor: Color {
    guard row.isItem else { return theme.secondaryLabel }
    let color = isDestructive ? theme.badge : theme.label
    return row.isEnabled
      ? color : color.withAlphaComponent(color.alpha * Theme.disabledAlpha)
  }

  private func updateColors() {
    titleLabel.textColor = inkColor
    imageView?.tintColor = inkColor
    subtitleLabel?.textColor =
      row.isEnabled ? theme.secondaryLabel : inkColor
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateColors()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateColors() }
  }

  // MARK: The layout

  /// The size that fits the content, in points.
  var fittingSize: Size {
    let text = titleLabel.sizeThatFits(.zero)
    switch row {
    case .separator: return Size(width: 0, height: MenuMetrics.separatorHeight)
    case .title:
      return Size(width: text.width + 2 * MenuMetrics.inset, height: MenuMetrics.titleHeight)
    case .action, .submenu, .placeholder:
      let subtitle = subtitleLabel?.sizeThatFits(.zero)
      return Size(
        width: columns.textStart + max(text.width, subtitle?.width ?? 0) + columns.end
          + MenuMetrics.inset,
        height: MenuMetrics.rowHeight + (subtitle == nil ? 0 : MenuMetrics.subtitleHeight))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = row.isItem ? columns.textStart : MenuMetrics.inset
    let width = max(0, bounds.width - start - MenuMetrics.inset - (row.isItem ? columns.end : 0))
    let height = titleLabel.sizeThatFits(.zero).height
    let lower = subtitleLabel?.sizeThatFits(.zero).height ?? 0
    let top = pixelAligned((bounds.height - height - lower) / 2)
    titleLabel.frame = mirrored(Rect(x: start, y: top, width: width, height: height))
    subtitleLabel?.frame = mirrored(Rect(x: start, y: top + height, width: width, height: lower))
    guard let imageView else { return }
    let size = imageView.sizeThatFits(.zero)
    let scale = min(1, MenuMetrics.imageSide / max(size.width, size.height, 1))
    let center = Point(x: columns.imageStart + MenuMetrics.imageSide / 2, y: bounds.midY)
    imageView.frame = mirrored(
      Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale)))
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    switch row {
    case .separator:
      let y = pixelAligned(bounds.midY)
      canvas.fill(
        Rect(
          x: MenuMetrics.inset, y: y, width: max(0, bounds.width - 2 * MenuMetrics.inset),
          height: hairline), with: theme.separator)
    case .title, .placeholder: break
    case .action(let action, _):
      drawHighlight(in: canvas)
      drawMark(action.state, in: canvas)
    case .submenu:
      drawHighlight(in: canvas)
      let center = mirrored(Point(x: bounds.maxX - MenuMetrics.inset - 5, y: bounds.midY))
      drawLine(chevron(at: center), width: 1.8, in: canvas)
    }
  }

  private func drawHighlight(in canvas: borrowing Canvas) {
    guard isHighlighted else { return }
    let path = Path(
      roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius - MenuMetrics.padding)
    canvas.fill(path, with: theme.hoverFill)
    // In high contrast the highlight also has an outline, so that colour is not the only sign of it.
    if theme.isHighContrast { canvas.stroke(path, with: theme.focusRing, width: 2) }
  }

  private func drawMark(_ state: MenuElement.State, in canvas: borrowing Canvas) {
    let center = mirrored(Point(x: MenuMetrics.inset + 7, y: bounds.midY))
    switch state {
    case .off: break
    case .on:
      drawLine(
        path([
          center + Point(x: -6, y: 0.5), center + Point(x: -2, y: 4.5), center + Point(x: 6, y: -5),
        ]), width: 2, in: canvas)
    case .mixed:
      drawLine(
        path([center + Point(x: -5, y: 0), center + Point(x: 5, y: 0)]), width: 2, in: canvas)
    }
  }

  private func chevron(at center: Point) -> Path {
    let tip = isRightToLeft ? -2.5 : 2.5
    return path([
      center + Point(x: -tip, y: -5), center + Point(x: tip, y: 0), center + Point(x: -tip, y: 5),
    ])
  }

  private func path(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  private func drawLine(_ path: Path, width: Double, in canvas: borrowing Canvas) {
    canvas.stroke(
      path, with: inkColor, style: LineStyle(width: width, cap: .round, join: .round))
  }
}
