import AtriumControls
package import AtriumGeometry
package import AtriumGraphics
package import AtriumKit

/// A card with a heading and rows of controls.
package final class GallerySection: View {
  /// One row of a section.
  enum Row {
    /// A name at the leading edge, and controls at the trailing edge.
    case named(String, [View])
    /// A name at the leading edge, and a control that fills the remaining width.
    case stretched(String, View)
    /// A control as wide as the section.
    case whole(View)
    /// Controls side by side.
    case line([View])
  }

  private static var labelWidth: Double {
    FontMetrics(forTextStyle: .body).scaledValue(for: 88).rounded()
  }
  private static var rowHeight: Double {
    max(36, FontMetrics(forTextStyle: .body).scaledValue(for: 28).rounded())
  }

  private let heading: Label
  private let rows: [(row: Row, label: Label?)]

  /// Whether the section uses smaller spacing, because there is little space.
  var isTight = false {
    didSet { if isTight != oldValue { setNeedsLayout() } }
  }

  init(_ title: String, _ rows: [Row]) {
    heading = Label(text: title, font: .preferredFont(forTextStyle: .headline))
    self.rows = rows.map { row in
      switch row {
      case .named(let name, _), .stretched(let name, _):
        return (row, Label(text: name, font: .preferredFont(forTextStyle: .body)))
      case .whole, .line:
        return (row, nil)
      }
    }
    super.init()
    cornerRadius = 12
    heading.accessibilityTraits = [.staticText, .header]
    addSubview(heading)
    for (row, label) in self.rows {
      if let label {
        label.textRole = \.secondaryLabel
        addSubview(label)
      }
      for view in row.views { addSubview(view) }
    }
  }

  package override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(Path(roundedRect: bounds, cornerRadius: cornerRadius), with: theme.surface)
    canvas.stroke(
      Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: cornerRadius - 0.5),
      with: theme.separator, width: 1)
  }

  package override func sizeThatFits(_ size: Size) -> Size {
    var height = padding + headingHeight
    for (index, entry) in rows.enumerated() {
      height += self.height(of: entry.row, width: size.width - 2 * padding)
      if index > 0 { height += spacing }
    }
    return Size(width: size.width, height: height + padding)
  }

  package override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.shrunkBy(dx: padding, dy: 0)
    heading.font = .preferredFont(forTextStyle: isTight ? .footnote : .headline)
    place(
      heading,
      Rect(
        x: area.minX, y: padding - 2, width: min(heading.sizeThatFits(.zero).width, area.width),
        height: headingHeight - (isTight ? 2 : 6)))
    var y = padding + headingHeight
    for (row, label) in rows {
      let height = height(of: row, width: area.width)
      layOut(row, label, in: Rect(x: area.minX, y: y, width: area.width, height: height))
      y += height + spacing
    }
  }

  private func layOut(_ row: Row, _ label: Label?, in line: Rect) {
    if let label {
      let size = label.sizeThatFits(.zero)
      place(
        label,
        Rect(
          x: line.minX, y: (line.midY - size.height / 2).rounded(),
          width: min(size.width, line.width), height: size.height))
    }
    switch row {
    case .named(_, let views):
      let room = line.width - (label?.frame.width ?? 0) - 12
      var x = line.maxX + (views.last.map(overhang(of:)) ?? 0)
      for view in views.reversed() {
        let size = view.sizeThatFits(.zero)
        let width = max(0, min(size.width, x - line.maxX + room))
        place(view, centered(line, x: x - width, width: width, height: size.height))
        x -= width + 12
      }
    case .stretched(_, let view):
      let x = line.minX + min(GallerySection.labelWidth, line.width / 2) - overhang(of: view)
      let height = view.sizeThatFits(.zero).height
      let width = line.maxX + overhang(of: view) - x
      place(view, centered(line, x: x, width: width, height: height))
    case .whole(let view):
      let height = view.sizeThatFits(Size(width: line.width, height: 0)).height
      place(view, centered(line, x: line.minX, width: line.width, height: height))
    case .line(let views):
      // Controls that do not fit side by side are stacked vertically.
      if isStacked(views, line.width) {
        for (index, view) in views.enumerated() {
          let part = Rect(
            x: line.minX, y: line.minY + Double(index) * (GallerySection.rowHeight + 4),
            width: line.width, height: GallerySection.rowHeight)
          let size = view.sizeThatFits(.zero)
          place(
            view,
            centered(
              part, x: part.minX, width: min(size.width, part.width), height: size.height))
        }
        return
      }
      let natural = views.map { $0.sizeThatFits(.zero) }
      let gaps = 8 * Double(max(0, views.count - 1))
      let sum = natural.reduce(0) { $0 + $1.width }
      let factor = min(1, max(0, line.width - gaps) / max(1, sum))
      var x = line.minX
      for (view, size) in zip(views, natural) {
        let width = (size.width * factor).rounded(.down)
        place(view, centered(line, x: x, width: width, height: size.height))
        x += width + 8
      }
    }
  }

  /// Returns whether controls are stacked, because they are too wide to be side by side.
  private func isStacked(_ views: [View], _ width: Double) -> Bool {
    let gaps = 8 * Double(max(0, views.count - 1))
    return views.reduce(0) { $0 + $1.sizeThatFits(.zero).width } + gaps > width + 0.5
  }

  /// Returns the width of a control's transparent margin.
  ///
  /// The control is shifted by this width, so that its visible edge is aligned.
  private func overhang(of view: View) -> Double {
    switch view {
    case is Switch: 4
    case is Slider: 8
    case is PageControl: 12
    default: 0
    }
  }

  private func centered(_ line: Rect, x: Double, width: Double, height: Double) -> Rect {
    Rect(
      x: x, y: (line.midY - height / 2).rounded(), width: max(0, width), height: height)
  }

  private func place(_ view: View, _ rect: Rect) {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    view.frame =
      isRightToLeft
      ? Rect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      : rect
  }

  private func height(of row: Row, width: Double) -> Double {
    if case .whole(let view) = row {
      return max(
        GallerySection.rowHeight, view.sizeThatFits(Size(width: max(0, width), height: 0)).height)
    }
    if case .line(let views) = row, isStacked(views, width) {
      return Double(views.count) * (GallerySection.rowHeight + 4) - 4
    }
    return GallerySection.rowHeight
  }

  private var padding: Double { isTight ? 8 : 16 }
  private var spacing: Double { isTight ? 6 : 8 }
  private var headingHeight: Double {
    FontMetrics(forTextStyle: isTight ? .footnote : .headline)
      .scaledValue(for: isTight ? 20 : 30).rounded()
  }
}

extension GallerySection.Row {
  /// The controls of the row.
  var views: [View] {
    switch self {
    case .stretched(_, let view), .whole(let view): [view]
    case .named(_, let views), .line(let views): views
    }
  }
}
