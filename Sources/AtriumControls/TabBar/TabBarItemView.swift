import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of one item of a tab bar.
final class TabBarItemView: ItemView, TextDisplaying {
  let item: TabBarItem
  /// The colours and fonts that the bar applies to its items.
  var dress: TabBarItemDress? {
    didSet { setNeedsDisplay() }
  }

  init(item: TabBarItem) {
    self.item = item
    super.init()
    accessibilityLabel = item.accessibilityLabel ?? item.title
  }

  override var isItemEnabled: Bool { item.isEnabled }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? item.badgeValue }
    set { super.accessibilityValue = newValue }
  }

  /// Updates the view after a change of the item.
  func update() {
    accessibilityLabel = item.accessibilityLabel ?? item.title
    setNeedsDisplay()
  }

  /// The frame of the mark behind a selected item, in this view's coordinates.
  var markFrame: Rect {
    let places = places
    if places.isBeside {
      let width = min(
        bounds.width - 8,
        places.image.width + 8 + (places.title?.layout.size.width ?? 0) + 32)
      return Rect(center: bounds.center, size: Size(width: width, height: 36))
    }
    let size = TabBarMetrics.markSize
    return Rect(
      center: Point(x: bounds.midX, y: places.image.midY),
      size: Size(width: min(size.width, max(0, bounds.width - 4)), height: size.height))
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let places = places
    if isMarked, !state.isSelected {
      let mark = markFrame
      canvas.fill(
        Path(roundedRect: mark, cornerRadius: mark.height / 2),
        with: dress?.chosenColor(of: self)?.withAlphaComponent(state.isPressed ? 0.25 : 0.15)
          ?? (state.isPressed ? theme.pressedFill : theme.hoverFill))
    }
    if let image = state.isSelected ? item.selectedImage ?? item.image : item.image {
      canvas.draw(image, in: places.image, tint: imageInk)
    }
    if let title = places.title { canvas.draw(title.layout, at: title.point, color: titleInk) }
    let look = look
    if let badge = places.badge {
      // A rim in the background colour separates the badge from the image.
      let rim = badge.frame.insetBy(dx: -1.5, dy: -1.5)
      canvas.fill(
        Path(roundedRect: rim, cornerRadius: rim.height / 2),
        with: state.isSelected && !theme.isHighContrast
          && hasMark ? markColor : dress?.ground ?? theme.surface)
      canvas.fill(
        Path(roundedRect: badge.frame, cornerRadius: badge.frame.height / 2),
        with: faded(look?.badgeBackgroundColor ?? theme.badge))
      if let layout = badge.layout { canvas.draw(layout, at: badge.point, color: badgeInk) }
    }
  }

  var displayedTexts: [DisplayedText] {
    guard !bounds.isEmpty else { return [] }
    let places = places
    var texts: [DisplayedText] = []
    if let title = places.title {
      texts.append(DisplayedText(title.layout, at: title.point, color: titleInk))
    }
    if let badge = places.badge, let layout = badge.layout {
      texts.append(DisplayedText(layout, at: badge.point, color: badgeInk))
    }
    return texts
  }

  /// The colour of the mark behind the item while it is selected.
  var markColor: Color {
    dress?.markColor(of: self)
      ?? (hasMark ? state.isPressed ? theme.pressedTab : theme.selectedTab : .clear)
  }

  /// Whether a mark shows the selection; in the colours of iOS without high contrast, only the tint shows it.
  var hasMark: Bool {
    traitCollection.colorPalette != .iOS || traitCollection.accessibilityContrast == .high
  }

  /// The appearance for the current state and layout.
  private var look: TabBarItemStateAppearance? { dress?.look(of: self) }

  private var badgeInk: Color {
    faded(look?.badgeTextAttributes.foregroundColor ?? theme.onBadge)
  }

  private var imageInk: Color {
    if let color = look?.iconColor ?? dress?.tint(of: self) { return faded(color) }
    return faded(
      state.isSelected
        ? selectedInk : state.isHovered ? theme.label : theme.secondaryLabel)
  }

  private var selectedInk: Color { hasMark ? theme.onSelectedTab : theme.accent }

  /// The state for which the item's own title attributes apply.
  private var titleState: Control.State {
    !isUsable ? .disabled : state.isSelected ? .selected : .normal
  }

  private var titleInk: Color {
    let ofItem = item.titleTextAttributes(for: titleState)?.foregroundColor
    let own = ofItem ?? look?.titleTextAttributes.foregroundColor ?? dress?.tint(of: self)
    if let own { return faded(own) }
    guard state.isSelected else {
      return faded(state.isHovered ? theme.label : theme.secondaryLabel)
    }
    return faded(places.isBeside || !hasMark ? selectedInk : theme.label)
  }

  private func faded(_ color: Color) -> Color {
    guard !isUsable else { return color }
    // In high contrast the mark inverts the colours; dimmed content on the mark would be unreadable.
    let isOnMark = color == theme.onSelectedTab && theme.isHighContrast
    return color.withAlphaComponent(isOnMark ? 0.9 : Theme.disabledAlpha)
  }

  private struct Badge {
    let frame: Rect
    let layout: TextLayout?
    let point: Point
  }

  private var hasImage: Bool { item.image != nil || item.selectedImage != nil }

  /// Whether the title is beside the image.
  ///
  /// If a mark shows the selection, the title of a wide item is beside the image. If no mark shows it, the size classes
  /// of the bar determine the place of the title.
  var isBeside: Bool {
    if hasMark { return bounds.width >= TabBarMetrics.besideWidth || !hasImage }
    return traitCollection.horizontalSizeClass == .regular
      || traitCollection.verticalSizeClass == .compact
  }

  /// The positions of the image, the title and the badge.
  private var places:
    (
      image: Rect, title: (layout: TextLayout, point: Point)?, badge: Badge?, isBeside: Bool
    )
  {
    let (hasImage, isBeside, look) = (hasImage, isBeside, look)
    let natural = item.image?.size ?? item.selectedImage?.size ?? .zero
    let factor = min(1, TabBarMetrics.imageSide / max(1, natural.width, natural.height))
    let size = Size(width: natural.width * factor, height: natural.height * factor)
    let shows = !hasImage || bounds.width >= TabBarMetrics.minimumTitledWidth
    let title = shows ? item.title.flatMap { $0.isEmpty ? nil : $0 } : nil
    let gap = hasImage ? (item.badgeValue == nil ? 8.0 : 14) : 0
    let room = bounds.width - (isBeside ? size.width + gap + 24 : 4)
    let layout = title.map { title in
      TextLayout(
        title,
        font: item.titleTextAttributes(for: titleState)?.font
          ?? item.titleTextAttributes(for: .normal)?.font ?? look?.titleTextAttributes.font
          ?? (isBeside ? TabBarMetrics.besideFont : TabBarMetrics.font),
        maximumWidth: max(0, room), maximumLines: 1, alignment: .left,
        lineBreakMode: .byTruncatingTail)
    }
    let text = layout?.size ?? .zero
    var image = Rect(center: bounds.center, size: size)
    var point = Point.zero
    if isBeside, layout != nil {
      let whole = size.width + gap + text.width
      image.origin.x = bounds.midX - whole / 2
      let place = mirrored(
        Rect(
          x: image.minX + size.width + gap, y: bounds.midY - text.height / 2, width: text.width,
          height: text.height))
      point = place.origin
      image = mirrored(image)
    } else if layout != nil {
      let mark = TabBarMetrics.markSize.height
      let whole = mark + 2 + text.height
      let top = (bounds.midY - whole / 2).rounded()
      image.origin.y = top + (mark - size.height) / 2
      point = Point(x: (bounds.midX - text.width / 2).rounded(), y: top + mark + 2)
    }
    return (image, layout.map { ($0, point) }, badge(at: image), isBeside)
  }

  /// Returns the badge at the trailing corner of the image; nil without a badge value.
  private func badge(at image: Rect) -> Badge? {
    guard let value = item.badgeValue else { return nil }
    let corner = Point(
      x: isRightToLeft ? image.minX - 1 : image.maxX + 1, y: image.minY + 3)
    guard !value.isEmpty else {
      let side = TabBarMetrics.badgeDot
      let frame = Rect(center: corner, size: Size(width: side, height: side))
      return Badge(frame: frame, layout: nil, point: corner)
    }
    let layout = TextLayout(
      value, font: look?.badgeTextAttributes.font ?? TabBarMetrics.badgeFont, maximumWidth: 40,
      maximumLines: 1, alignment: .left,
      lineBreakMode: .byTruncatingTail)
    let height = TabBarMetrics.badgeHeight
    let width = max(height, (layout.size.width + 9).rounded(.up))
    // A badge that is wider than it is high extends away from the image.
    let left = isRightToLeft ? corner.x + height / 2 - width : corner.x - height / 2
    let frame = Rect(x: left, y: corner.y - height / 2, width: width, height: height)
    let point = Point(
      x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2)
    return Badge(frame: frame, layout: layout, point: point)
  }
}

extension Theme {
  /// The colour of the mark behind the selected tab, on a bar in the surface colour.
  var selectedTab: Color { isHighContrast ? selectedFill : fill }
  /// The colour of the mark behind the selected tab while the tab is pressed.
  var pressedTab: Color {
    selectedTab.mixed(with: isHighContrast ? onSelectedFill : label, by: 0.15)
  }
  /// The colour of the image and the title on the mark.
  fileprivate var onSelectedTab: Color { isHighContrast ? onSelectedFill : accentOnFill }
  /// The accent colour, mixed with some of the label colour for more contrast.
  private var accentOnFill: Color { accent.mixed(with: label, by: 0.12) }
}
