import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A table with a switch for each child and orientation; in a narrow view, a list of the switches.
final class MaskTableView: View {
  private static let rowHeight = 40.0

  private let masks: RotationMasks
  private let headings = RotationMasks.orientations.map {
    Label(text: String(localized: $0.short), font: .preferredFont(forTextStyle: .caption))
  }
  private let names = RotationMasks.names.map {
    Label(text: $0, font: .preferredFont(forTextStyle: .headline))
  }
  /// The labels of the list, in the order of ``switches``.
  private let legends: [Label]
  private let switches: [Switch]

  /// Makes the table.
  ///
  /// - Parameters:
  ///   - masks: The masks that the table shows and changes.
  ///   - change: Called after each change.
  init(_ masks: RotationMasks, change: @escaping () -> Void) {
    self.masks = masks
    let count = RotationMasks.orientations.count
    let indices = 0..<(RotationMasks.names.count * count)
    switches = indices.map { index in
      let entry = RotationMasks.orientations[index % count]
      let mask = InterfaceOrientationMask(entry.orientation)
      let toggle = Switch(isOn: masks.masks[index / count].contains(mask))
      toggle.accessibilityLabel = String(
        localized: "%@ supports %@", RotationMasks.names[index / count],
        String(localized: entry.name))
      return toggle
    }
    legends = indices.map { index in
      Label(
        text: RotationMasks.names[index / count] + ", "
          + String(localized: RotationMasks.orientations[index % count].short.lowercased()),
        font: .preferredFont(forTextStyle: .footnote))
    }
    super.init(frame: .zero)
    for (index, toggle) in switches.enumerated() {
      let mask = InterfaceOrientationMask(RotationMasks.orientations[index % count].orientation)
      toggle.addAction(for: .valueChanged) { [weak toggle] in
        guard let toggle else { return }
        if toggle.isOn {
          masks.masks[index / count].insert(mask)
        } else {
          masks.masks[index / count].remove(mask)
        }
        change()
      }
    }
    for label in headings + legends {
      label.textRole = \.secondaryLabel
    }
    for heading in headings { heading.textAlignment = .center }
    for view in headings + names + legends { addSubview(view) }
    for toggle in switches { addSubview(toggle) }
  }

  private var columnWidth: Double {
    (headings.map { $0.sizeThatFits(.zero).width }.max() ?? 0).rounded(.up) + 12
  }
  private var nameWidth: Double {
    (names.map { $0.sizeThatFits(.zero).width }.max() ?? 0).rounded(.up) + 8
  }
  private var headingHeight: Double {
    (headings.map { $0.sizeThatFits(.zero).height }.max() ?? 0) + 6
  }

  private func isTable(_ width: Double) -> Bool { width >= nameWidth + 4 * columnWidth }

  override func sizeThatFits(_ size: Size) -> Size {
    let rows = isTable(size.width) ? names.count : switches.count
    let heading = isTable(size.width) ? headingHeight : 0
    return Size(width: size.width, height: heading + Double(rows) * MaskTableView.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTable = isTable(bounds.width)
    for label in headings + names { label.isHidden = !isTable }
    for label in legends { label.isHidden = isTable }
    let row = MaskTableView.rowHeight
    let count = RotationMasks.orientations.count
    let size = switches[0].sizeThatFits(.zero)
    if isTable {
      let (first, height) = (nameWidth, headingHeight)
      let column = max(columnWidth, min(72, ((bounds.width - first) / 4).rounded(.down)))
      for (index, heading) in headings.enumerated() {
        place(
          heading,
          Rect(
            x: first + Double(index) * column, y: 0, width: column, height: height))
      }
      for (index, name) in names.enumerated() {
        place(
          name,
          Rect(
            x: 0, y: height + Double(index) * row, width: first, height: row))
      }
      for (index, toggle) in switches.enumerated() {
        let x = first + Double(index % count) * column + (column - size.width) / 2
        let y = height + Double(index / count) * row
        place(toggle, Rect(origin: Point(x: x, y: y + (row - size.height) / 2), size: size))
      }
      return
    }
    for (index, toggle) in switches.enumerated() {
      let y = Double(index) * row
      let width = max(0, bounds.width - size.width)
      place(
        toggle,
        Rect(origin: Point(x: width, y: y + (row - size.height) / 2), size: size))
      place(legends[index], Rect(x: 0, y: y, width: max(0, width - 4), height: row))
    }
  }

  private func place(_ view: View, _ rect: Rect) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    view.frame =
      isMirrored
      ? Rect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      : rect
  }
}
