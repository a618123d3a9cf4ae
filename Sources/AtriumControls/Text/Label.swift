public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A view that displays static text.
///
/// The text is centred vertically. The line layout is cached until the text, the font or the width changes, so that
/// redrawing needs no typesetting. While the window is being resized, the lines are laid out for the currently
/// visible size. During any other animation of the label's size, the lines are laid out for the final size and placed
/// at the edge that ``textAlignment`` determines. The ``textAlignment`` and the ``numberOfLines`` determine the
/// ``AtriumKit/View/contentMode``.
open class Label: View, TextDisplaying, TextOnTheWay {
  private var cache = LabelLayoutCache()
  /// The number of bytes of text that have been shaped for the label.
  package private(set) var shapedByteCount = 0

  /// The text of the label; setting this property removes the attributes of ``attributedText``.
  open var text: String {
    didSet {
      guard text != oldValue || styled != nil else { return }
      styled = nil
      contentDidChange()
    }
  }
  /// The text with its attributes, whose fonts and colours take precedence over `font` and `textColor`.
  ///
  /// Setting this property copies the text. The paragraph style of the text sets ``textAlignment``, ``lineBreakMode``
  /// and `lineSpacing`.
  open var attributedText: AttributedText? {
    get {
      styled ?? (text.isEmpty ? nil : AttributedText(string: text, attributes: [.font: font]))
    }
    set { setAttributedText(newValue) }
  }
  private var styled: AttributedText?
  /// Whether the text was set with attributes.
  package var hasAttributes: Bool { styled != nil }
  /// The font of the text.
  open var font: Font {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// Whether the label is drawn as enabled; false draws the text with less opacity.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  // A ported file that imports this module uses the property of `UIKitNames`, which has UIKit's type.
  /// The colour of the text; nil uses the theme's colour for ``textRole``.
  @_disfavoredOverload
  open var textColor: Color? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }
  /// The theme colour of the text, which is used while `textColor` is nil.
  public var textRole: KeyPath<Theme, Color> = \.label {
    didSet { if textRole != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the text's shadow; nil, the default, for no shadow.
  ///
  /// The shadow is not blurred. It is separate from the shadow of the view, which ported files set on the layer.
  open var shadowColor: Color? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }
  /// The offset of the text's shadow, in points; one point upwards by default.
  ///
  /// The label draws no shadow if a component of the offset is not finite.
  open var shadowOffset = Size(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the text while ``isHighlighted`` is true; nil uses `textColor`.
  open var highlightedTextColor: Color? {
    didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
  }
  /// Whether the text has its ``highlightedTextColor``; false by default.
  ///
  /// A table cell or a collection cell sets this property on the labels in its `contentView` while the cell is pressed
  /// or selected.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() }
    }
  }
  /// The horizontal alignment of the lines.
  ///
  /// With `natural`, lines begin at the label's leading edge, even if the text has the other direction (V-86). In a
  /// right-to-left label this is the right edge.
  open var textAlignment = TextLayout.Alignment.natural {
    didSet {
      guard textAlignment != oldValue else { return }
      updateContentMode()
      contentDidChange()
    }
  }
  /// The maximum number of lines; 0 means as many lines as fit in the height.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      updateContentMode()
      contentDidChange()
    }
  }
  /// The mode in which text that does not fit is wrapped or truncated.
  open var lineBreakMode = TextLayout.LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  var storedLineSpacing = 0.0 {
    didSet { if storedLineSpacing != oldValue { contentDidChange() } }
  }

  /// Whether a single line that is too wide is drawn in a smaller font, down to ``minimumScaleFactor``.
  ///
  /// The natural size and the measured lines use the unscaled `font`.
  public var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// The minimum font size as a fraction of the `font`'s size, 0 … 1; 0 means that the text is not scaled.
  ///
  /// The property has an effect only if ``adjustsFontSizeToFitWidth`` is true.
  public var minimumScaleFactor = 0.0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The width at which Auto Layout wraps lines, in points; 0 uses the label's width.
  open var preferredMaxLayoutWidth = 0.0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Makes a label, which receives no touches.
  public init(text: String = "", font: Font = .preferredFont(forTextStyle: .body)) {
    self.text = text
    self.font = font
    super.init()
    setUp()
  }

  /// Makes an empty label with a frame.
  public override init(frame: Rect) {
    text = ""
    font = .preferredFont(forTextStyle: .body)
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label from a nib.
  public override init?(coder: any NibDecoding) {
    text = ""
    font = .preferredFont(forTextStyle: .body)
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    updateContentMode()
  }

  /// The accessibility label that was set, or otherwise the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (text.isEmpty ? nil : text) }
    set { super.accessibilityLabel = newValue }
  }

  /// Returns the size of the text for a width, in whole points.
  ///
  /// A width of 0 means unlimited. The size of an empty label is zero, as in UIKit.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = Size(width: size.width > 0 ? size.width : Label.unlimited, height: Label.unlimited)
    return textRect(
      forBounds: Rect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text, broken at ``preferredMaxLayoutWidth`` if that width is set.
  open override var intrinsicContentSize: Size {
    sizeThatFits(Size(width: max(0, preferredMaxLayoutWidth), height: 0))
  }

  /// Returns the height of the text at a width; nil if the width does not determine the height.
  ///
  /// The result is nil for a label with one line, for a width of 0, or if ``preferredMaxLayoutWidth`` is set.
  open override func contentHeight(forWidth width: Double) -> Double? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    return sizeThatFits(Size(width: width, height: 0)).height
  }

  /// Returns the width of the longest line when the text is wrapped at a width.
  ///
  /// The result is nil for a label with one line, for a width of 0, or if ``preferredMaxLayoutWidth`` is set.
  open override func contentWidth(forWidth width: Double) -> Double? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    return min(width, sizeThatFits(Size(width: width, height: 0)).width)
  }

  /// The distance from the top to the first line's baseline at the fitting height, in points.
  open override var firstBaselineOffset: Double? {
    let layout = measuredLayout
    return fittingMargin(of: layout) + layout.firstBaseline
  }

  /// The distance from the bottom to the baseline of the last line at the fitting height, in points.
  open override var lastBaselineOffset: Double? {
    let layout = measuredLayout
    if styled != nil { return fittingMargin(of: layout) + layout.size.height - layout.lastBaseline }
    let count = Double(max(1, layout.lineCount))
    let line = (layout.size.height - lineSpacing * (count - 1)) / count
    return fittingMargin(of: layout) + line - layout.firstBaseline
  }

  /// Returns the size of the lines, rounded up to whole points.
  private func fittingSize(of layout: TextLayout) -> Size {
    Size(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
  }

  /// Returns the space above the lines at the fitting height, in points.
  private func fittingMargin(of layout: TextLayout) -> Double {
    origin(of: layout, in: Rect(origin: .zero, size: fittingSize(of: layout))).y
  }

  /// Returns the rectangle of the text in the given bounds; an empty label has an empty rectangle.
  ///
  /// The size that fits the label is the size of this rectangle in very large bounds. A subclass with a margin
  /// around the text passes smaller bounds to `super`, and returns a larger rectangle. It also draws in smaller
  /// bounds in ``drawText(in:)``.
  ///
  /// Call `super` for the rectangle of the text.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    guard !text.isEmpty else { return Rect(origin: bounds.origin, size: .zero) }
    let width = bounds.width < Label.unlimited / 2 ? max(0, bounds.width) : nil
    let layout = layout(width: width, lines: numberOfLines)
    var size = fittingSize(of: layout)
    if width != nil { size.width = min(size.width, bounds.width.rounded(.up)) }
    size.height = min(size.height, bounds.height)
    return Rect(
      x: bounds.minX + indent(of: size.width, in: bounds.width),
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  private func indent(of width: Double, in room: Double) -> Double {
    switch textAlignment {
    case .left: 0
    case .right: room - width
    case .center: ((room - width) / 2).rounded()
    case .natural, .justified: isMirrored ? room - width : 0
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The alignment of the lines; the label's direction determines the edge for `natural` (V-86).
  private var lineAlignment: TextLayout.Alignment {
    guard textAlignment == .natural else { return textAlignment }
    // With `natural` alignment, the layout measures indents from the edge at which the text begins.
    if let metrics = styled?.paragraphStyle?.metrics, metrics != TextParagraphMetrics(),
      ParagraphLayout.isRightToLeft(text) ?? false == isMirrored
    {
      return .natural
    }
    return isMirrored ? .right : .left
  }

  /// The width and the height of bounds that do not limit the text, in points.
  private static let unlimited = 10_000_000.0

  private var measuredLayout: TextLayout {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    return layout(width: numberOfLines != 1 && width > 0 ? width : nil, lines: numberOfLines)
  }

  /// Draws the text.
  open override func draw(_ rect: Rect) {
    if !text.isEmpty { drawText(in: rect) }
  }

  /// Draws the text in a rectangle; the label passes its bounds.
  ///
  /// A subclass with a margin around the text passes a smaller rectangle to `super`, and adds the margin to
  /// its `intrinsicContentSize`.
  ///
  /// Call `super` to draw the text.
  open func drawText(in rect: Rect) {
    GraphicsContext.withCurrentCanvas { canvas in
      let layout = lines(in: rect, isOnTheWay: isDrawnOnTheWay)
      let origin = origin(of: layout, in: rect)
      if let shadowColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite {
        canvas.draw(
          layout, at: origin + Point(x: shadowOffset.width, y: shadowOffset.height),
          color: shadowColor)
      }
      canvas.draw(layout, at: origin, color: paintedColor)
    }
  }

  /// Returns the rectangle of the lines while an animation changes the bounds.
  package func textArea(onTheWayIn bounds: Rect) -> Rect {
    guard !text.isEmpty, !bounds.isEmpty else { return bounds }
    let layout = lines(in: bounds, isOnTheWay: true)
    return Rect(origin: origin(of: layout, in: bounds), size: layout.size)
  }

  /// The displayed text; empty if the label has no text.
  open var displayedTexts: [DisplayedText] {
    guard !text.isEmpty, !bounds.isEmpty else { return [] }
    let layout = lines(in: bounds, isOnTheWay: false)
    return [DisplayedText(layout, at: origin(of: layout, in: bounds), color: paintedColor)]
  }

  private var paintedColor: Color {
    let color =
      (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? theme[keyPath: textRole]
    return isEnabled ? color : color.withAlphaComponent(color.alpha * Theme.disabledAlpha)
  }

  private func updateContentMode() {
    // If there are several lines, the first line must stay fully visible.
    switch textAlignment {
    case .center: contentMode = numberOfLines == 1 ? .center : .top
    case .natural where isMirrored, .right: contentMode = numberOfLines == 1 ? .right : .topRight
    default: contentMode = numberOfLines == 1 ? .left : .topLeft
    }
  }

  /// Sets the content mode for the label's leading edge, unless the program has set another mode.
  private func mirrorContentMode() {
    guard textAlignment == .natural else { return }
    switch contentMode {
    case .left, .right: contentMode = isMirrored ? .right : .left
    case .topLeft, .topRight: contentMode = isMirrored ? .topRight : .topLeft
    default: break
    }
  }

  /// The layout direction of the label; text with `natural` alignment begins at the leading edge.
  open override var semanticContentAttribute: SemanticContentAttribute {
    didSet { mirrorContentMode() }
  }

  /// Updates the content mode, since the window may have another layout direction.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { mirrorContentMode() }
  }

  /// Updates the content mode, since the layout direction may have changed.
  ///
  /// Call `super`: required.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    mirrorContentMode()
  }

  private func setAttributedText(_ new: AttributedText?) {
    text = new?.string ?? ""
    guard let new else { return }
    if let style = new.paragraphStyle {
      (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
      lineSpacing = style.lineSpacing
    }
    styled = AttributedText(attributedString: new)
    contentDidChange()
  }

  private func contentDidChange() {
    cache = LabelLayoutCache()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func origin(of layout: TextLayout, in bounds: Rect) -> Point {
    let space = (bounds.height - layout.size.height) / 2
    // The line of a replacement font may be higher than the height that a file declares for the label.
    let isCentered = layout.lineCount == 1 && declaredMetrics?.height != nil
    return Point(x: bounds.minX, y: bounds.minY + (isCentered ? space : max(0, space)))
  }

  /// Returns the lines for the given bounds.
  ///
  /// If the height determines the number of lines, a line that fits only partly is omitted. During an
  /// animation such a line is shown, because the height changes continuously while the number of lines
  /// stays the same.
  private func lines(in bounds: Rect, isOnTheWay: Bool) -> TextLayout {
    let full = layout(width: bounds.width, lines: numberOfLines, scale: scale(in: bounds.width))
    guard numberOfLines == 0, full.size.height > bounds.height + 1, full.lineCount > 1 else {
      return full
    }
    let pitch = full.size.height / Double(full.lineCount)
    let count =
      isOnTheWay
      ? ((bounds.height - 1) / pitch).rounded(.up) : ((bounds.height + 1) / pitch).rounded(.down)
    return layout(width: bounds.width, lines: max(1, Int(count)))
  }

  /// Returns the fraction of the font's size at which a line fits in a width.
  private func scale(in width: Double) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0, width > 0 else {
      return 1
    }
    let natural = layout(width: nil, lines: 1).size.width
    guard natural > width else { return 1 }
    // The subtracted hundredth is a margin for glyphs that are drawn at rounded positions.
    return min(1, max(minimumScaleFactor, width / natural - 0.01))
  }

  private func layout(width: Double?, lines: Int, scale: Double = 1) -> TextLayout {
    // Without a width, the edges of the layout are those of its longest line.
    let alignment = width == nil ? textAlignment : lineAlignment
    return cache.layout(width: width, lines: lines, scale: scale, alignment: alignment) {
      var font = font
      font.size *= scale
      font.tracking *= scale
      let made = TextLayout(
        text, font: font, maximumWidth: width, maximumLines: lines, alignment: alignment,
        lineBreakMode: lineBreakMode, lineSpacing: lineSpacing, runs: styled?.textRuns ?? [],
        paragraph: styled?.paragraphStyle?.metrics ?? TextParagraphMetrics())
      shapedByteCount += made.shapedByteCount
      return made
    }
  }
}
