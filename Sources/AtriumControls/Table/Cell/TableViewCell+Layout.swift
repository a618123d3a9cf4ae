import AtriumGeometry
import AtriumGraphics
import AtriumKit

extension TableViewCell {
  /// The space before the image or the first label, and after the last label, in points.
  static let margin = 16.0
  static let usualSeparatorInset = EdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
  private static let gap = 12.0
  /// The size of an accessory mark, in points.
  static let accessorySize = Size(width: 14, height: 14)
  private static let padding = 10.0
  /// The width of the first label in the style `value2`, and the space after the label, in points, as in UIKit.
  private static let column = (width: 91.0, gap: 6.0)

  /// Whether the layout direction is from right to left.
  var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Converts a rectangle of a left-to-right layout to the cell's layout direction.
  func mirrored(_ rect: Rect, in width: Double) -> Rect {
    isMirrored
      ? Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// Whether the accessory view gets its fitting size, because the program has not given the view a size.
  private func fits(_ accessoryView: View) -> Bool {
    accessoryView.bounds.isEmpty || accessoryView.bounds.size == fittedAccessorySize
  }

  private func size(of accessoryView: View, in room: Size) -> Size {
    fits(accessoryView) ? accessoryView.sizeThatFits(room) : accessoryView.bounds.size
  }

  private var accessoryWidth: Double {
    if let shownAccessoryView { return size(of: shownAccessoryView, in: bounds.size).width }
    return accessoryMarkWidth
  }

  /// Returns the width of the content view for a width of the cell, in points.
  private func contentWidth(of width: Double) -> Double {
    let width = width - editIndent - trailingIndent
    if let declaredSpaces {
      return max(0, width - declaredSpaces.beforeContent - declaredSpaces.afterContent)
    }
    let accessory = accessoryWidth
    return max(0, width - (accessory > 0 ? accessory + place.margin : 0))
  }

  /// The indentation of the image and the labels, in points; zero for values that are not finite or not positive.
  private var indentation: Double {
    let width = Double(indentationLevel) * indentationWidth
    return width.isFinite ? max(0, width) : 0
  }

  private var leadingMargin: Double {
    max(declaredSpaces?.beforeParts ?? place.margin, ownSeparatorInset?.left ?? 0)
      + indentation
  }

  /// The space between the labels and the end of the content view, in points.
  private var trailingGap: Double {
    declaredSpaces?.afterParts
      ?? (accessoryWidth > 0 ? TableViewCell.gap : place.margin)
  }

  /// The distance from the leading edge of the content view to the labels in a row of unlimited height, in points.
  private var textStart: Double { textStart(height: .infinity) }

  /// Returns the distance from the leading edge of the content view to the labels, in points.
  func textStart(height: Double) -> Double {
    let width = imageSize(height: height).width
    let gap = declaredSpaces?.afterImage ?? TableViewCell.gap
    return leadingMargin + (imageView.image == nil ? 0 : width + gap)
  }

  /// Returns the size of the image in a row; an image that is higher than the row is scaled down.
  private func imageSize(height: Double) -> Size {
    guard let size = imageView.image?.size else { return .zero }
    guard size.height > height, height >= 0 else { return size }
    return Size(width: (size.width * height / size.height).rounded(), height: height)
  }

  func layOutContent() {
    let (width, height) = (bounds.width, bounds.height)
    let contentWidth = contentWidth(of: width)
    contentView.frame = mirrored(
      Rect(
        x: editIndent + (declaredSpaces?.beforeContent ?? 0), y: 0, width: contentWidth,
        height: height), in: width)
    layOutEditButton()
    layOutReorderHandle()
    layOutAccessoryButton()
    if let accessoryView = shownAccessoryView {
      let size = size(of: accessoryView, in: bounds.size)
      fittedAccessorySize = fits(accessoryView) ? size : .zero
      accessoryView.frame = mirrored(
        Rect(
          x: width - trailingIndent - self.place.margin - size.width,
          y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height),
        in: width)
    }
    func place(_ view: View, _ rect: Rect) { view.frame = mirrored(rect, in: contentWidth) }
    if imageView.image != nil {
      let size = imageSize(height: height)
      place(
        imageView,
        Rect(
          x: leadingMargin, y: ((height - size.height) / 2).rounded(), width: size.width,
          height: size.height))
    } else {
      imageView.frame = .zero
    }
    let (start, end) = (textStart(height: height), contentWidth - trailingGap)
    layOutTexts(from: start, to: max(start, end), height: height, place: place)
  }

  private func layOutTexts(
    from start: Double, to end: Double, height: Double, place: (View, Rect) -> Void
  ) {
    let room = end - start
    guard let detailTextLabel else {
      return place(textLabel, Rect(x: start, y: 0, width: room, height: height))
    }
    // If the labels are one below the other, both may have several lines.
    let limit = style == .subtitle ? Size(width: max(1, room)) : .zero
    let text = textLabel.sizeThatFits(limit)
    let detail = detailTextLabel.text.isEmpty ? .zero : detailTextLabel.sizeThatFits(limit)
    switch style {
    case .default: break
    case .value1:
      // The second label may use the width that the first label leaves, but at least a third of the width.
      let usual = declaredSpaces?.betweenLabels ?? TableViewCell.gap
      let detailWidth = min(detail.width, max(room / 3, room - text.width - usual))
      let gap = detailWidth > 0 ? usual : 0
      place(
        textLabel,
        Rect(
          x: start, y: 0, width: min(text.width, max(0, room - detailWidth - gap)),
          height: height))
      place(
        detailTextLabel, Rect(x: end - detailWidth, y: 0, width: detailWidth, height: height))
    case .value2:
      let (width, gap) = TableViewCell.column
      textLabel.textAlignment = isMirrored ? .left : .right
      place(textLabel, Rect(x: start, y: 0, width: min(width, room), height: height))
      place(
        detailTextLabel,
        Rect(
          x: start + width + gap, y: 0, width: min(detail.width, max(0, room - width - gap)),
          height: height))
    case .subtitle:
      let gap = detail.height > 0 ? 2.0 : 0
      let top = ((height - text.height - gap - detail.height) / 2).rounded()
      place(
        textLabel, Rect(x: start, y: top, width: min(text.width, room), height: text.height))
      place(
        detailTextLabel,
        Rect(
          x: start, y: top + text.height + gap, width: min(detail.width, room),
          height: detail.height))
    }
  }

  /// The width that fits both labels side by side, in points.
  var naturalWidth: Double {
    let texts = [textLabel, detailTextLabel].compactMap { $0 }.filter { !$0.text.isEmpty }
    let widths = texts.reduce(0) { $0 + $1.sizeThatFits(.zero).width + TableViewCell.gap }
    return editIndent + textStart + widths + place.margin
      + (accessoryWidth > 0 ? accessoryWidth : 0)
  }

  /// Returns the height that the constraints of the content view determine.
  ///
  /// - Parameter width: The width of the cell, in points.
  /// - Returns: The height, in points; 0 without such constraints.
  private func constrainedHeight(width: Double) -> Double {
    contentView.systemLayoutSizeFitting(
      Size(width: contentWidth(of: width)), withHorizontalFittingPriority: .required
    ).height
  }

  /// Whether the cell's own labels or image are in use.
  private var showsOwnParts: Bool {
    !textLabel.text.isEmpty || detailTextLabel?.text.isEmpty == false || imageView.image != nil
  }

  func fittingSize(width: Double) -> Size {
    let constrained = constrainedHeight(width: width)
    if constrained > 0, !showsOwnParts { return Size(width: width, height: constrained) }
    let end = contentWidth(of: width) - trailingGap
    let room = Size(width: max(1, end - textStart))
    var height = textLabel.sizeThatFits(room).height
    if style == .subtitle, let detailTextLabel, !detailTextLabel.text.isEmpty {
      height += 2 + detailTextLabel.sizeThatFits(room).height
    }
    height = max(height, imageView.image?.size.height ?? 0)
    height += 2 * TableViewCell.padding
    if let accessoryView = shownAccessoryView {
      height = max(height, size(of: accessoryView, in: room).height + 2 * Theme.grid)
    }
    return Size(width: width, height: max(Theme.minimumTarget, height, constrained))
  }
}
