import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Decodes the sizes that UIKit's controls had when Interface Builder laid out the file.
///
/// Some sizes differ between versions of iOS, and a file may contain a frame from an earlier version. In a preview, the
/// frame in the file shows the size of most controls. The version of Interface Builder determines the other sizes, for
/// example: 15000 corresponds to iOS 13, 17000 to iOS 14, and 24000 to iOS 26. In a program, all controls have the
/// sizes of one version, ``layoutVersion``.
extension ObjectBuilder {
  /// Sets the content size and the alignment of a view to the values of its class in UIKit.
  func declareMetrics(of view: View, _ element: InterfaceElement) {
    let version = layoutVersion
    // Only a preview uses the frame in the file. In a program, all controls have the sizes of `layoutVersion`.
    let frame = registry.isPreview ? element.child("rect", key: "frame").map(rect) : nil
    switch view {
    case is Switch:
      let isWide = frame.map { $0.width > 57 } ?? (version >= 24_000)
      let size = isWide ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
      view.declaredMetrics = DeclaredMetrics(
        width: size.width, height: size.height,
        alignment: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    case is Slider:
      // Since iOS 26, the height is 34 points, and nothing extends beyond the track.
      let isOld = version < 24_000 || frame.map { $0.height == 31 } ?? false
      let side = isOld ? 2.0 : 0
      view.declaredMetrics = DeclaredMetrics(
        height: frame?.height == 34 ? 34 : 31,
        alignment: EdgeInsets(top: 0, left: side, bottom: side / 2, right: side))
    case let control as SegmentedControl:
      view.declaredMetrics = DeclaredMetrics(
        width: segmentsWidth(of: control, padding: isLow(frame, or: version) ? 13 : 19),
        height: isLow(frame, or: version) ? 29 : 32,
        alignment: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    case is Stepper:
      view.declaredMetrics = DeclaredMetrics(
        width: 94, height: isLow(frame, or: version) ? 29 : 32)
    case let control as PageControl:
      let count = Double(control.numberOfPages)
      // In iOS 14 and 15 all parts were larger by a twentieth.
      let factor = frame.map { (27...28.5).contains($0.height) } ?? false ? 1.0515 : 1
      let isAbsent = count <= 1 && control.hidesForSinglePage
      view.declaredMetrics =
        version < 17_000
        ? DeclaredMetrics(width: isAbsent ? 0 : max(7, 16 * count - 9), height: isAbsent ? 0 : 37)
        : DeclaredMetrics(width: (64.5 + 17 * count) * factor, height: 26 * factor)
    case is ActivityIndicator:
      let isLarge = element["style"]?.lowercased().contains("large") ?? false
      let side = isLarge ? 37.0 : 20
      view.declaredMetrics = DeclaredMetrics(width: side, height: side)
    case is ProgressView:
      view.declaredMetrics = DeclaredMetrics(height: version < 16_000 ? 2 : 4)
    case let bar as SearchBar where registry.isPreview:
      let more = bar.heightOfParts
      let known = frame.flatMap { frame in [44, 56].first { $0 + more == frame.height } }
      view.declaredMetrics = DeclaredMetrics(
        width: View.noIntrinsicMetric, height: (known ?? (version < 14_000 ? 44 : 56)) + more)
    case is ImageView where isSymbol(element):
      // The file contains the size of the outline, not the size at which iOS draws the symbol.
      guard let frame, frame.width > 0, frame.height > 0 else { return }
      view.declaredMetrics = DeclaredMetrics(width: frame.width, height: frame.height)
    case let view as ImageView where registry.isPreview: declareMetrics(of: view, element, frame)
    case let field as TextField: declareMetrics(of: field, element, frame)
    case is TabBar where registry.isPreview:
      view.declaredMetrics = DeclaredMetrics(width: View.noIntrinsicMetric, height: 49)
    case let bar as Toolbar where registry.isPreview:
      view.declaredMetrics = DeclaredMetrics(width: View.noIntrinsicMetric, height: 44)
      // In files from Xcode 7 and earlier, the margin does not depend on the width.
      bar.declaredMargin = version < 11_000 || (frame?.width ?? 0) < 414 ? 16 : 20
    case is PickerView where registry.isPreview, is DatePicker where registry.isPreview:
      // The designer may have chosen a height other than the standard height, so the size in the file is kept.
      guard let frame, frame.width > 0, frame.height > 0 else { break }
      view.declaredMetrics = DeclaredMetrics(width: frame.width, height: frame.height)
    case is NavigationBar where registry.isPreview:
      view.declaredMetrics = DeclaredMetrics(width: View.noIntrinsicMetric, height: 44)
    default: break
    }
    declareCanvasSize(of: view, element)
  }

  /// Sets the content size that a view has only on the canvas.
  ///
  /// This is the placeholder size that the designer chose, or the size that Interface Builder measured for a designable
  /// class.
  private func declareCanvasSize(of view: View, _ element: InterfaceElement) {
    guard registry.isPreview else { return }
    let size: Size
    let designed = element.id.flatMap { document.designedSizes[$0] }
    let frame = element.child("rect", key: "frame").map(rect)
    if let designed, frame?.size == designed {
      size = designed
    } else if element["placeholderIntrinsicWidth"] != nil {
      guard !(view is StandInView) else { return }
      size = Size(
        width: placeholder("placeholderIntrinsicWidth", of: element),
        height: placeholder("placeholderIntrinsicHeight", of: element))
    } else if let designed {
      size = designed
    } else {
      return
    }
    view.declaredMetrics = DeclaredMetrics(
      width: size.width < 0 ? View.noIntrinsicMetric : size.width,
      height: size.height < 0 ? View.noIntrinsicMetric : size.height,
      alignment: view.declaredMetrics?.alignment ?? .zero)
  }

  /// Returns a placeholder length, in points; ``AtriumKit/View/noIntrinsicMetric`` for `infinite` or no value.
  func placeholder(_ attribute: String, of element: InterfaceElement) -> Double {
    element[attribute] == "infinite"
      ? View.noIntrinsicMetric : max(0, element.number(attribute) ?? View.noIntrinsicMetric)
  }

  /// Gives an image view the content size that its image has in the file; the image may have been replaced later.
  ///
  /// For an image with two pixels per point, some versions of Xcode used the size in pixels.
  private func declareMetrics(of view: ImageView, _ element: InterfaceElement, _ frame: Rect?) {
    let reference = element.children.first { $0.name == "imageReference" && $0.key == "image" }
    guard let image = view.image, let frame,
      let name = element.described("image") ?? reference?.described("image"),
      let known = document.imageSizes[name], known.width > 0, known.height > 0
    else { return }
    let declared = Size(width: known.width, height: known.height)
    let double = Size(width: 2 * known.width, height: 2 * known.height)
    guard frame.size != image.size, image.size != declared || frame.size == double else { return }
    let size = frame.size == double ? double : declared
    view.declaredMetrics = DeclaredMetrics(width: size.width, height: size.height)
  }

  /// Returns whether an image view shows a system symbol that is missing here.
  private func isSymbol(_ element: InterfaceElement) -> Bool {
    let reference = element.children.first { $0.name == "imageReference" && $0.key == "image" }
    let source = reference ?? element
    guard source.described("catalog") == "system", let name = source.described("image") else {
      return false
    }
    return self.source.image(named: name) == nil
  }

  /// Keeps the size in the file for a view without a content size, if the constraints of the file allow several sizes.
  ///
  /// Interface Builder does the same. In a program, this method does nothing.
  func keepSize(of view: View, _ element: InterfaceElement) {
    guard registry.isPreview, !view.translatesAutoresizingMaskIntoConstraints,
      let frame = element.child("rect", key: "frame").map(rect)
    else { return }
    let content = view.layoutContentSize
    for (own, length, anchor) in [
      (content.width, frame.width, view.widthAnchor),
      (content.height, frame.height, view.heightAnchor),
    ] where own == View.noIntrinsicMetric {
      let constraint = anchor.constraint(equalToConstant: length)
      // The priority is higher than the priority with which a stack collapses a view without a content size.
      constraint.priority = LayoutPriority(30)
      constraint.isActive = true
    }
  }

  /// Keeps the lengths from the file for views of a stack, if the equal priorities of the views allow several lengths.
  ///
  /// Interface Builder keeps these lengths too.
  ///
  /// - Parameters:
  ///   - stack: The stack, which fills its length.
  ///   - frames: The frames of its arranged views in the file.
  func keepLengths(in stack: StackView, _ frames: [Rect?]) {
    guard registry.isPreview, stack.distribution == .fill else { return }
    let isHorizontal = stack.axis == .horizontal
    let items = zip(stack.arrangedSubviews, frames).compactMap { view, frame -> (View, Double)? in
      let size = view.layoutContentSize
      guard let frame, !view.isHidden, !view.translatesAutoresizingMaskIntoConstraints,
        (isHorizontal ? size.width : size.height) != View.noIntrinsicMetric
      else { return nil }
      return (view, isHorizontal ? frame.width : frame.height)
    }
    let priorities = items.map { $0.0.contentHuggingPriority(for: stack.axis) }
    guard let least = priorities.min() else { return }
    let tied = zip(items, priorities).filter { $0.1 == least }.map(\.0)
    let spare = tied.reduce(0) { sum, item in
      let size = item.0.layoutContentSize
      return sum + item.1 - (isHorizontal ? size.width : size.height)
    }
    // A small difference comes from the replacements for fonts.
    guard tied.count > 1, spare > 8 else { return }
    for (view, length) in tied {
      let anchor = isHorizontal ? view.widthAnchor : view.heightAnchor
      let constraint = anchor.constraint(equalToConstant: length)
      // The priority is just above the equal priorities, and below all higher priorities.
      constraint.priority = LayoutPriority(min(least.rawValue + 0.5, 999.95))
      constraint.isActive = true
    }
  }

  /// Keeps the space of hidden views in a stack, if the frames in the file leave space for these views.
  ///
  /// A stack collapses hidden views, but the canvas of Xcode 10 and earlier did not.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - frames: The frames of its arranged views in the file.
  func keepPlaces(in stack: StackView, _ frames: [Rect?]) {
    guard registry.isPreview, stack.arrangedSubviews.count == frames.count else { return }
    let isHorizontal = stack.axis == .horizontal
    func span(_ frame: Rect) -> (start: Double, end: Double) {
      isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    let views = stack.arrangedSubviews
    for (index, view) in views.enumerated() where view.isHidden {
      guard let own = frames[index].map(span), own.end > own.start else { continue }
      let others = views.indices.filter { !views[$0].isHidden }
      let before = others.last { $0 < index }.flatMap { frames[$0] }.map { span($0).end }
      let after = others.first { $0 > index }.flatMap { frames[$0] }.map { span($0).start }
      let end = after ?? (isHorizontal ? stack.bounds.width : stack.bounds.height)
      guard own.start >= (before.map { $0 + stack.spacing } ?? 0) - 1,
        own.end <= end - (after == nil ? 0 : stack.spacing) + 1
      else { continue }
      view.isHidden = false
      view.alpha = 0
    }
  }

  /// Keeps the size from the file for an empty label in a stack.
  ///
  /// The canvas gives such a label the width of an empty view.
  func keepSize(ofArranged view: View, _ element: InterfaceElement) {
    guard registry.isPreview, let label = view as? Label, label.text.isEmpty,
      label.declaredMetrics == nil
    else { return }
    label.declaredMetrics = DeclaredMetrics(
      width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    keepSize(of: label, element)
  }

  /// The version of Interface Builder whose sizes apply: the file's in a preview, and that of Xcode 15 in a program.
  var layoutVersion: Int { registry.isPreview ? document.toolsVersion : 22_505 }

  /// Returns whether a segmented control or a stepper has its height from before iOS 13.
  private func isLow(_ frame: Rect?, or version: Int) -> Bool {
    if let height = frame?.height, (28...32).contains(height) { return height < 31 }
    return version < 15_000
  }

  /// Returns the content width of a segmented control, in points.
  ///
  /// All segments without a width in the file are as wide as the widest title or image among them, with the padding.
  private func segmentsWidth(of control: SegmentedControl, padding: Double) -> Double {
    let label = Label(font: InterfaceFont.system(ofSize: 13))
    let free = control.segments.filter { $0.width <= 0 }
    let widths = free.map { segment in
      label.text = segment.title
      return max(label.sizeThatFits(.zero).width, segment.image?.size.width ?? 0) + padding
    }
    let fixed = control.segments.reduce(0) { $0 + max(0, $1.width) }
    return (widths.max() ?? 0) * Double(widths.count) + fixed
      + Double(max(0, control.segments.count - 1))
  }

  /// Sets the size of a text field: the size of its text or placeholder, with the border around it.
  private func declareMetrics(
    of field: TextField, _ element: InterfaceElement, _ frame: Rect?
  ) {
    let isPlaceholder = field.text.isEmpty
    let isBordered = field.borderStyle != .none
    let isLow = frame.map { $0.height == 30 } ?? (layoutVersion < 15_000)
    let padding = isBordered ? isPlaceholder && !isLow ? 26.0 : 18 : 0
    let label = Label(text: isPlaceholder ? field.placeholder : field.text)
    label.font = fitted(field.font, to: label.text, of: element, beside: padding)
    if registry.isPreview { field.font.size = label.font.size }
    let width = label.text.isEmpty ? 0 : label.sizeThatFits(.zero).width
    let line = InterfaceFont.lineHeight(ofSize: field.font.size)
    let least = isBordered ? isLow ? 30.0 : 34 : 0
    field.declaredMetrics = DeclaredMetrics(
      width: width + padding,
      height: max(least, line.rounded(.up) + (isBordered ? isLow ? 9 : 12 : 0)))
  }
}

extension SearchBar {
  /// The height that the scopes and the prompt add to a search bar of UIKit.
  fileprivate var heightOfParts: Double {
    let hasScopes = showsScopeBar && !(scopeButtonTitles ?? []).isEmpty
    return (hasScopes ? 44 : 0) + ((prompt ?? "").isEmpty ? 0 : 31)
  }
}
