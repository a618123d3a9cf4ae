public import AtriumGeometry
public import AtriumGraphics
// The import is public for more than the traits. If a file imports its superclass's module internally, the
// subclass gets a different method table from the one that its clients expect (Swift 6.3).
public import AtriumKit

/// A control with a title, an image, or both, that performs an action when it is pressed.
open class Button: Control, TextDisplaying {
  private var titleLayout: TextLayout?
  /// Whether the title is hidden for lack of space; the fitting size still includes it.
  var isTitleHidden = false {
    didSet { if isTitleHidden != oldValue { setNeedsDisplay() } }
  }

  /// The colours that a bar gives to the button.
  var inks = ButtonInks() {
    didSet { if inks != oldValue { setNeedsDisplay() } }
  }

  /// The title of the button.
  public var title: String {
    didSet { if title != oldValue { contentDidChange() } }
  }
  /// The image before the title, drawn as a template in the title's colour.
  public var image: Image? {
    didSet { if image !== oldValue { contentDidChange() } }
  }
  /// The image behind the title and the image, which fills the button; nil for none.
  ///
  /// The fitting size is at least the size of this image.
  public var backgroundImage: Image? {
    didSet { if backgroundImage !== oldValue { contentDidChange() } }
  }
  /// The appearance of the button.
  public var configuration: Configuration {
    didSet { if configuration != oldValue { contentDidChange() } }
  }

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - image: The image before the title.
  ///   - configuration: The appearance of the button.
  ///   - action: Called when the button is pressed, like ``Control/addAction(for:_:)`` with
  ///     ``Control/Event/primaryActionTriggered``.
  public init(
    title: String = "", image: Image? = nil, configuration: Configuration = .bordered(),
    action: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.image = image
    self.configuration = configuration
    super.init(frame: .zero)
    if let action { addAction(for: .primaryActionTriggered, action) }
  }

  /// Makes a bordered button with a frame.
  public override init(frame: Rect) {
    title = ""
    configuration = .bordered()
    super.init(frame: frame)
  }

  /// Makes a bordered button from a nib.
  public override init?(coder: any NibDecoding) {
    title = ""
    configuration = .bordered()
    super.init(coder: Coder())
    coder.decode(self)
  }

  /// The accessibility label that was set, or otherwise the title.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (title.isEmpty ? nil : title) }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits that were set, the traits for the current state, and `button`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  /// Returns the size that fits the image and the title with the space around them, in whole points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let insets = configuration.contentInsets
    let content = contentSize(of: layout(width: nil))
    let least = backgroundImage?.size ?? .zero
    return Size(
      width: max(least.width, (content.width + insets.left + insets.right).rounded(.up)),
      height: max(
        configuration.minimumHeight, least.height,
        (content.height + insets.top + insets.bottom).rounded(.up)))
  }

  /// The size that fits the image and the title with the space around them.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// The distance from the top to the title's baseline at the fitting height, in points; nil without a title.
  open override var firstBaselineOffset: Double? {
    layout(width: nil).map {
      (sizeThatFits(.zero).height - $0.size.height) / 2 + $0.firstBaseline
    }
  }

  /// The distance from the bottom to the title's baseline at the fitting height, in points; nil without a
  /// title.
  open override var lastBaselineOffset: Double? {
    firstBaselineOffset.map { sizeThatFits(.zero).height - $0 }
  }

  /// The corner radius of the button.
  open override var focusRingCornerRadius: Double { configuration.cornerRadius }

  /// Draws the background, the image and the title.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let colors = ButtonColors(of: self)
    if let ground = colors.ground {
      if configuration.cornerRadius > 0 {
        canvas.fill(
          Path(roundedRect: bounds, cornerRadius: configuration.cornerRadius), with: ground)
      } else {
        canvas.fill(bounds, with: ground)
      }
    }
    if let backgroundImage { canvas.draw(backgroundImage, in: bounds, tint: colors.foreground) }
    if let outline = colors.outline, bounds.width > 1, bounds.height > 1 {
      canvas.stroke(
        Path(
          roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5),
          cornerRadius: max(0, configuration.cornerRadius - 0.5)), with: outline, width: 1)
    }
    let places = contentPlaces
    if let image { canvas.draw(image, in: places.image, tint: colors.foreground) }
    if let layout = places.layout {
      canvas.draw(layout, at: places.title, color: colors.title)
    }
  }

  /// The title, unless it is empty.
  open var displayedTexts: [DisplayedText] {
    let places = contentPlaces
    return places.layout.map {
      [DisplayedText($0, at: places.title, color: ButtonColors(of: self).title)]
    } ?? []
  }

  private func contentDidChange() {
    titleLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func layout(width: Double?) -> TextLayout? {
    guard !title.isEmpty else { return nil }
    if let known = titleLayout, !known.isTruncated || width == nil,
      known.size.width <= width ?? .infinity
    {
      return known
    }
    let made = TextLayout(
      title, font: configuration.font, maximumWidth: width, maximumLines: 1, alignment: .left,
      lineBreakMode: .byTruncatingTail)
    // A truncated layout is not cached, since the button may become wider again.
    if !made.isTruncated { titleLayout = made }
    return made
  }

  private func contentSize(of layout: TextLayout?) -> Size {
    let imageSize = image?.size ?? .zero
    let padding = image != nil && layout != nil ? configuration.imagePadding : 0
    return Size(
      width: imageSize.width + padding + (layout?.size.width ?? 0),
      height: max(imageSize.height, layout?.size.height ?? 0))
  }

  /// The positions of the image and the title, centred together in reading direction.
  private var contentPlaces: (image: Rect, title: Point, layout: TextLayout?) {
    let imageSize = image?.size ?? .zero
    let padding = image != nil && !title.isEmpty ? configuration.imagePadding : 0
    let insets = configuration.contentInsets
    // If there is too little space, the insets shrink before the title is truncated.
    let margin = min(insets.left, insets.right, 8)
    let shift = insets.left - insets.right
    let room = max(0, bounds.width - 2 * margin - abs(shift) - imageSize.width - padding)
    let layout = isTitleHidden ? nil : layout(width: room)
    let content = contentSize(of: layout)
    let left = bounds.midX - content.width / 2 + shift / 2
    let isMirrored = isRightToLeft
    let textWidth = content.width - imageSize.width - padding
    return (
      Rect(
        x: isMirrored ? left + textWidth + padding : left,
        y: bounds.midY - imageSize.height / 2, width: imageSize.width, height: imageSize.height),
      Point(
        x: isMirrored ? left : left + imageSize.width + padding,
        y: bounds.midY - (layout?.size.height ?? 0) / 2),
      layout
    )
  }
}
