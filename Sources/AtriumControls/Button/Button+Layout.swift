import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The positions of a button's image and text, in the button's coordinates.
struct ButtonPlaces {
  var image = Rect.zero
  var title = Point.zero
  /// The layout of the title; nil if no title is shown.
  var layout: TextLayout?
  var subtitle = Point.zero
  /// The layout of the subtitle; nil if no subtitle is shown.
  var subtitleLayout: TextLayout?

  /// The rectangle of the title; empty if no title is shown.
  var titleRect: Rect { Rect(origin: title, size: layout?.size ?? .zero) }
}

extension Button {
  /// The width and the height of the indicator that replaces the image, in points.
  private static let indicatorSide = 20.0

  /// The image in the current state; nil without an image, or while an indicator replaces it.
  var shownImage: Image? { configuration.showsActivityIndicator ? nil : currentImage }

  /// The size of the image or the indicator; nil if the button has neither.
  private var imageSize: Size? {
    configuration.showsActivityIndicator
      ? Size(width: Button.indicatorSide, height: Button.indicatorSide) : currentImage?.size
  }

  private var titleRuns: [TextRun] {
    if let styled = attributedTitles.value(in: state) { return styled.textRuns }
    return titles.value(in: state) == nil && configuration.title == title
      ? configuration.titleRuns : []
  }

  func layout(width: Double?) -> TextLayout? {
    let title = shownTitle
    guard !title.isEmpty else { return nil }
    if let known = titleLayout, !known.isTruncated || width == nil,
      known.size.width <= width ?? .infinity
    {
      return known
    }
    let made = TextLayout(
      title, font: titleView?.font ?? configuration.font, maximumWidth: width,
      maximumLines: titleView?.numberOfLines ?? 1, alignment: .left,
      lineBreakMode: titleView?.lineBreakMode ?? truncation, runs: titleRuns)
    // A truncated or wrapped layout is not cached, because the button may become wider.
    if !made.isTruncated, made.lineCount < 2 { titleLayout = made }
    return made
  }

  func subtitleLayout(width: Double?) -> TextLayout? {
    guard let subtitle = configuration.subtitle, !subtitle.isEmpty else { return nil }
    return TextLayout(
      subtitle, font: .preferredFont(forTextStyle: .footnote), maximumWidth: width,
      maximumLines: 1, alignment: .left, lineBreakMode: truncation)
  }

  var truncation: TextLayout.LineBreakMode {
    switch configuration.titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping: .byTruncatingTail
    case let mode: mode
    }
  }

  func textSize(of title: TextLayout?, _ subtitle: TextLayout?) -> Size {
    guard let subtitle else { return title?.size ?? .zero }
    guard let title else { return subtitle.size }
    return Size(
      width: max(title.size.width, subtitle.size.width),
      height: title.size.height + configuration.titlePadding + subtitle.size.height)
  }

  func contentSize(of title: TextLayout?, _ subtitle: TextLayout?) -> Size {
    let text = textSize(of: title, subtitle)
    guard let imageSize else { return text }
    let padding = title != nil || subtitle != nil ? configuration.imagePadding : 0
    if configuration.imagePlacement.isVertical {
      return Size(
        width: max(imageSize.width, text.width), height: imageSize.height + padding + text.height)
    }
    return Size(
      width: imageSize.width + padding + text.width, height: max(imageSize.height, text.height))
  }

  /// The positions of the image, the title and the subtitle, including changes by overrides in subclasses.
  var contentPlaces: ButtonPlaces {
    var places = naturalPlaces
    let content = contentRect(forBounds: bounds)
    places.image = imageRect(forContentRect: content)
    let (natural, title) = (places.titleRect, titleRect(forContentRect: content))
    guard title != natural, let line = layout(width: title.width) else { return places }
    places.layout = line
    places.title = Point(
      x: title.minX + titleIndent(of: line, in: title.width),
      y: title.minY + (title.height - line.size.height) / 2)
    places.subtitle += places.title - natural.origin
    return places
  }

  /// Returns the distance of the title from the left edge of a rectangle that a subclass has chosen.
  private func titleIndent(of line: TextLayout, in width: Double) -> Double {
    let rest = max(0, width - line.size.width)
    return switch titleView?.textAlignment {
    case .center?: rest / 2
    case .right?: rest
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? rest : 0
    }
  }

  /// The positions of the image, the title and the subtitle by default.
  var naturalPlaces: ButtonPlaces {
    let image = imageSize ?? .zero
    let isVertical = configuration.imagePlacement.isVertical
    let hasText = !shownTitle.isEmpty || configuration.subtitle?.isEmpty == false
    let padding = imageSize != nil && hasText ? configuration.imagePadding : 0
    let insets = configuration.contentInsets
    // If there is too little space, the insets shrink before the title is truncated.
    let margin = min(insets.left, insets.right, 8)
    let shift = insets.left - insets.right
    let space = max(
      0,
      bounds.width - 2 * margin - abs(shift) - (isVertical ? 0 : image.width + padding)
        - max(0, titleEdgeInsets.left + titleEdgeInsets.right))
    let layout = isTitleHidden ? nil : layout(width: space)
    let subtitle = isTitleHidden ? nil : subtitleLayout(width: space)
    let content = contentSize(of: layout, subtitle)
    let text = textSize(of: layout, subtitle)
    let left = left(ofWidth: content.width)
    let imageOffset = offset(of: imageEdgeInsets)
    let titleOffset = offset(of: titleEdgeInsets)
    var places = ButtonPlaces(layout: layout, subtitleLayout: subtitle)
    var block = Point.zero
    if isVertical {
      let top = top(ofHeight: content.height)
      let isImageFirst = configuration.imagePlacement == .top
      places.image.origin = Point(
        x: left + (content.width - image.width) / 2,
        y: isImageFirst ? top : top + text.height + padding)
      block = Point(
        x: left + (content.width - text.width) / 2,
        y: isImageFirst ? top + image.height + padding : top)
    } else {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isImageAtRight = isMirrored == (configuration.imagePlacement == .leading)
      let textWidth = content.width - image.width - padding
      places.image.origin = Point(
        x: isImageAtRight ? left + textWidth + padding : left, y: top(ofHeight: image.height))
      block = Point(
        x: isImageAtRight ? left : left + image.width + padding, y: top(ofHeight: text.height))
    }
    places.image.size = image
    places.image.origin += imageOffset
    block += titleOffset
    places.title = Point(x: block.x + indent(of: layout, in: text.width), y: block.y)
    let below = layout.map { $0.size.height + configuration.titlePadding } ?? 0
    places.subtitle = Point(x: block.x + indent(of: subtitle, in: text.width), y: block.y + below)
    return places
  }

  /// Returns the distance of a line from the left edge of the text.
  private func indent(of line: TextLayout?, in width: Double) -> Double {
    guard let line else { return 0 }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rest = max(0, width - line.size.width)
    return switch configuration.titleAlignment {
    case .automatic where configuration.imagePlacement.isVertical: rest / 2
    case .center: rest / 2
    case .automatic, .leading: isMirrored ? rest : 0
    case .trailing: isMirrored ? 0 : rest
    }
  }

  private func left(ofWidth width: Double) -> Double {
    let insets = configuration.contentInsets
    return switch effectiveContentHorizontalAlignment {
    case .left, .leading: bounds.minX + insets.left
    case .right, .trailing: bounds.maxX - insets.right - width
    case .fill:
      effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.maxX - insets.right - width : bounds.minX + insets.left
    case .center: bounds.midX - width / 2 + (insets.left - insets.right) / 2
    }
  }

  private func top(ofHeight height: Double) -> Double {
    switch contentVerticalAlignment {
    case .top: bounds.minY + configuration.contentInsets.top
    case .bottom: bounds.maxY - configuration.contentInsets.bottom - height
    case .center, .fill: bounds.midY - height / 2
    }
  }

  /// Returns the offset that the insets of the image or the title cause.
  ///
  /// For content at an edge, the offset is the inset of that edge; for centred content, half the difference
  /// of the opposite insets.
  private func offset(of insets: EdgeInsets) -> Point {
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      case .center: (insets.left - insets.right) / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return Point(x: x, y: y)
  }
}
