public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A cell of a list section: it draws the background of its group, its separator and its accessories.
open class CollectionViewListCell: CollectionViewCell {
  private static let margin = 16.0
  private static let gap = 8.0

  /// The marks and views at the edges of the cell.
  open var accessories: [CellAccessory] = [] {
    didSet { showAccessories() }
  }
  /// The number of steps by which the content is indented; 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of a step of the indentation, in points; 10 by default.
  open var indentationWidth = 10.0 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  private var accessoryViews: [(view: View, placement: CellAccessory.Placement)] = []
  private var place = TableCellPlace() {
    didSet { if place != oldValue { setNeedsDisplay() } }
  }

  private func showAccessories() {
    for (view, _) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { ($0.makeView(), $0.placement) }
    for (view, _) in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  /// Adopts the position of the cell in its section.
  ///
  /// Call `super`: required.
  open override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    place = layoutAttributes.listPlace ?? TableCellPlace(hasSeparator: false)
  }

  // MARK: Layout

  private func size(of view: View) -> Size {
    view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
  }

  /// Returns the width that the accessories at an edge take from the content, in points.
  private func room(_ placement: CellAccessory.Placement) -> Double {
    let views = accessoryViews.filter { $0.placement == placement }
    guard !views.isEmpty else { return 0 }
    return views.reduce(CollectionViewListCell.margin) { $0 + size(of: $1.view).width }
      + Double(views.count - 1) * CollectionViewListCell.gap
  }

  private var indentation: Double {
    let width = Double(indentationLevel) * indentationWidth
    return width.isFinite ? max(0, width) : 0
  }

  /// The distances of the content from the edges of the cell, in points.
  private var contentSides: (leading: Double, trailing: Double) {
    (room(.leading) + indentation, room(.trailing))
  }

  /// Lays out the accessories, and the content view between them.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    let (leading, trailing) = contentSides
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ rect: Rect) -> Rect {
      guard isMirrored else { return rect }
      return Rect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    contentView.frame = mirrored(
      Rect(
        x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height))
    var near = CollectionViewListCell.margin
    var far = bounds.width - trailing
    for (view, placement) in accessoryViews {
      let size = size(of: view)
      let y = ((bounds.height - size.height) / 2).rounded()
      let x = placement == .leading ? near : far
      view.frame = mirrored(Rect(x: x, y: y, width: size.width, height: size.height))
      let step = size.width + CollectionViewListCell.gap
      if placement == .leading { near += step } else { far += step }
    }
    super.layoutSubviews()
  }

  /// Returns the fitting size of the content and the accessories, at least as high as a touch target.
  ///
  /// Call `super`: not needed.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    let (leading, trailing) = contentSides
    let sides = leading + trailing
    var target = targetSize
    target.width = max(0, target.width - sides)
    var size = super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if size.width > 0 { size.width += sides }
    size.height = max(size.height, Theme.minimumTarget)
    return size
  }

  // MARK: Drawing

  private func stateColor(_ theme: Theme) -> Color? {
    if selectedBackgroundView != nil, isHighlighted || isSelected { return nil }
    if isHighlighted { return theme.pressedFill }
    return isSelected ? theme.selectedRowFill : nil
  }

  /// Draws the background of the group, the selection and the separator.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let shape = TableCellShape(bounds, place)
    if place.hasGround { shape.fill(with: backgroundColor ?? theme.surface, in: canvas) }
    if let color = stateColor(theme) { shape.fill(with: color, in: canvas) }
    if place.hasGround, place.cornerRadius > 0, theme.surface == theme.groupedBackground {
      shape.strokeEdges(with: theme.separator, in: canvas)
    }
    if place.hasSeparator, !place.isLast || !place.hasGround {
      let start = contentSides.leading + CollectionViewListCell.margin
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = max(0, bounds.width - start)
      canvas.fill(
        Rect(
          x: isMirrored ? bounds.minX : bounds.minX + start, y: bounds.maxY - hairline,
          width: width, height: hairline), with: theme.separator)
    }
    super.draw(rect, in: canvas)
  }
}

extension CollectionViewListCell: AccessibilityCheckmarkShowing {
  /// Whether one of the accessories is a checkmark.
  package var showsAccessibilityCheckmark: Bool { accessories.contains(where: \.isCheckmark) }
}
