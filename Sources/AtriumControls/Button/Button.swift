public import AtriumGeometry
public import AtriumGraphics
// The import is public not only because of the declarations below. If a file imports its superclass's module
// internally, the method table of the subclass differs from the table that its clients expect (Swift 6.3).
public import AtriumKit

/// A control with a title, an image, or both, that performs an action when it is pressed.
///
/// The title, the images and the title colour may differ by state (``setTitle(_:for:)``). The button draws them
/// without subviews until the program reads ``titleLabel`` or ``imageView``.
open class Button: Control, TextDisplaying {
  private var titleLayout: TextLayout?
  /// Whether the title is hidden for lack of space; the fitting size still includes it.
  var isTitleHidden = false {
    didSet { if isTitleHidden != oldValue { setNeedsDisplay() } }
  }

  var titles = ButtonValues<String>()
  var attributedTitles = ButtonValues<AttributedText>()
  var titleColors = ButtonValues<Color>()
  var images = ButtonValues<Image>()
  var backgroundImages = ButtonValues<Image>()
  private var titleView: ButtonTitleLabel?
  private var pictureView: ImageView?
  /// The object that opens the menu; nil for a button that never had a menu.
  var menuPress: ButtonMenuPress?

  /// The colours that a bar sets for the button.
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
  /// The background image, which fills the button; nil for no background image.
  ///
  /// The fitting size is at least the size of this image.
  public var backgroundImage: Image? {
    didSet { if backgroundImage !== oldValue { contentDidChange() } }
  }
  /// The appearance of the button.
  public var configuration: Configuration {
    didSet { if configuration != oldValue { contentDidChange() } }
  }

  /// The insets around the title and the image, in points, which are stored in the `configuration`.
  open var contentEdgeInsets: EdgeInsets {
    get { configuration.contentInsets }
    set { configuration.contentInsets = newValue }
  }
  /// The insets of the title, in points; they do not change the fitting size.
  open var titleEdgeInsets = EdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { contentDidChange() } }
  }
  /// The insets of the image, in points; they do not change the fitting size.
  open var imageEdgeInsets = EdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { contentDidChange() } }
  }

  /// The label that draws the title; the first access creates it.
  ///
  /// The button sets the label's text, colour and frame. The program may set its font, number of lines and
  /// other properties.
  open var titleLabel: Label? {
    if let titleView { return titleView }
    let label = ButtonTitleLabel(text: shownTitle, font: configuration.font)
    label.lineBreakMode = truncation
    label.didChange = { [weak self] in self?.contentDidChange() }
    titleView = label
    addSubview(label)
    contentDidChange()
    return label
  }

  /// The view that draws the image; the first access creates it.
  ///
  /// The button sets the view's image and frame.
  open var imageView: ImageView? {
    if let pictureView { return pictureView }
    let view = ImageView(image: currentImage)
    pictureView = view
    addSubview(view)
    contentDidChange()
    return view
  }

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - image: The image before the title.
  ///   - configuration: The appearance of the button.
  ///   - action: Called when the button is pressed; equivalent to ``Control/addAction(for:_:)`` with
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

  /// The menu that the button shows; nil, the default, if there are none.
  ///
  /// If ``showsMenuAsPrimaryAction`` is true, a press of the button opens the menu. Otherwise the right button of the
  /// pointer, a resting finger, the Menu key and Shift+F10 open it.
  open var menu: Menu? {
    didSet { menuDidChange() }
  }
  /// Whether a press of the button opens its ``menu`` instead of sending the primary action; false by default.
  ///
  /// A pointer opens the menu when its button goes down; a release over a row chooses the row. A finger opens the menu
  /// when it is lifted.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } }
  }
  /// Whether the button keeps a selection; false by default.
  ///
  /// A button that opens a ``menu`` when pressed shows the title of the selected action; one action of the menu is
  /// always selected. Any other button toggles ``Control/isSelected`` before it sends its actions.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }

  override func take(_ primaryAction: Action) {
    (title, image) = (primaryAction.title, primaryAction.image)
    super.take(primaryAction)
  }

  override func performPrimaryAction(byKey: Bool) {
    if opensMenu {
      _ = menuPress?.open(byKey: byKey)
      return
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.performPrimaryAction(byKey: byKey)
  }

  /// Opens the menu if a press of the pointer opens it, and otherwise begins to track the touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    super.touchesBegan(touches, with: event)
    menuPress?.begin(touches)
  }

  /// Follows a press that has opened the menu, and otherwise tracks the touch.
  open override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if menuPress?.move(touches) != true { super.touchesMoved(touches, with: event) }
  }

  /// Ends a press that has opened the menu, and otherwise ends the tracking.
  open override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if menuPress?.end(touches) != true { super.touchesEnded(touches, with: event) }
  }

  /// The accessibility label that was set, or otherwise the title.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
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
    let least = currentBackgroundImage?.size ?? .zero
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
    if let picture = currentBackgroundImage {
      canvas.draw(picture, in: bounds, tint: colors.foreground)
    }
    if let outline = colors.outline, bounds.width > 1, bounds.height > 1 {
      canvas.stroke(
        Path(
          roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5),
          cornerRadius: max(0, configuration.cornerRadius - 0.5)), with: outline, width: 1)
    }
    let places = contentPlaces
    if pictureView == nil, let image = currentImage {
      canvas.draw(image, in: places.image, tint: colors.foreground)
    }
    if titleView == nil, let layout = places.layout {
      canvas.draw(layout, at: places.title, color: colors.title)
    }
  }

  /// The title, if it is not empty and the button draws it without a label.
  open var displayedTexts: [DisplayedText] {
    guard titleView == nil else { return [] }
    let places = contentPlaces
    return places.layout.map {
      [DisplayedText($0, at: places.title, color: ButtonColors(of: self).title)]
    } ?? []
  }

  /// Shows the title, the image and the background of the new state.
  ///
  /// Call `super`: required.
  open override func stateDidChange() {
    if variesContent { contentDidChange() }
    super.stateDidChange()
  }

  func contentDidChange() {
    titleLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    updateContentViews()
  }

  override func updateParts(animated: Bool) {
    super.updateParts(animated: animated)
    updateContentViews()
  }

  /// Sets the contents and the frames of the subviews that draw the title and the image.
  func updateContentViews() {
    guard titleView != nil || pictureView != nil else { return }
    let (places, colors) = (contentPlaces, ButtonColors(of: self))
    if let titleView {
      if let styled = attributedTitles.value(in: state) {
        titleView.attributedText = styled
      } else {
        titleView.text = shownTitle
      }
      titleView.textColor = colors.title
      titleView.isHidden = isTitleHidden
      // The label is one point wider than the text, so that rounding does not truncate it.
      let size = places.layout?.size ?? .zero
      titleView.frame = Rect(
        x: pixelAligned(places.title.x), y: pixelAligned(places.title.y), width: size.width + 1,
        height: size.height)
    }
    if let pictureView {
      pictureView.image = currentImage
      pictureView.tintColor = colors.foreground
      pictureView.frame = places.image
    }
  }

  private func layout(width: Double?) -> TextLayout? {
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
      lineBreakMode: titleView?.lineBreakMode ?? truncation,
      runs: attributedTitles.value(in: state)?.textRuns ?? [])
    // A truncated or wrapped layout is not cached, since the button may become wider.
    if !made.isTruncated, made.lineCount < 2 { titleLayout = made }
    return made
  }

  private var truncation: TextLayout.LineBreakMode {
    switch configuration.titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping: .byTruncatingTail
    case let mode: mode
    }
  }

  private func contentSize(of layout: TextLayout?) -> Size {
    let imageSize = currentImage?.size ?? .zero
    let padding = currentImage != nil && layout != nil ? configuration.imagePadding : 0
    return Size(
      width: imageSize.width + padding + (layout?.size.width ?? 0),
      height: max(imageSize.height, layout?.size.height ?? 0))
  }

  /// The frame of the image, and the position and the layout of the title.
  private var contentPlaces: (image: Rect, title: Point, layout: TextLayout?) {
    let imageSize = currentImage?.size ?? .zero
    let padding = currentImage != nil && !shownTitle.isEmpty ? configuration.imagePadding : 0
    let insets = configuration.contentInsets
    // If there is too little space, the insets shrink before the title is truncated.
    let margin = min(insets.left, insets.right, 8)
    let shift = insets.left - insets.right
    let space = max(
      0,
      bounds.width - 2 * margin - abs(shift) - imageSize.width - padding
        - max(0, titleEdgeInsets.left + titleEdgeInsets.right))
    let layout = isTitleHidden ? nil : layout(width: space)
    let content = contentSize(of: layout)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isImageAtRight = isMirrored == (configuration.imagePlacement == .leading)
    let left =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: bounds.minX + insets.left
      case .right, .trailing: bounds.maxX - insets.right - content.width
      case .fill:
        isMirrored ? bounds.maxX - insets.right - content.width : bounds.minX + insets.left
      case .center: bounds.midX - content.width / 2 + shift / 2
      }
    let textWidth = content.width - imageSize.width - padding
    let imageOffset = offset(of: imageEdgeInsets)
    let titleOffset = offset(of: titleEdgeInsets)
    return (
      Rect(
        x: (isImageAtRight ? left + textWidth + padding : left) + imageOffset.x,
        y: top(ofHeight: imageSize.height) + imageOffset.y, width: imageSize.width,
        height: imageSize.height),
      Point(
        x: (isImageAtRight ? left : left + imageSize.width + padding) + titleOffset.x,
        y: top(ofHeight: layout?.size.height ?? 0) + titleOffset.y),
      layout
    )
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
