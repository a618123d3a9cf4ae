public import AtriumGeometry
public import AtriumGraphics
// The import must be public even if no declaration below needs it. If a file imports its superclass's module
// internally, the method table of the subclass differs from the table that its clients expect (Swift 6.3).
public import AtriumKit

/// A control with a title, an image, or both, that performs an action when it is pressed.
///
/// The title, the images and the title colour may differ by state (``setTitle(_:for:)``). The button draws them
/// without subviews until the program reads ``titleLabel`` or ``imageView``.
open class Button: Control, TextDisplaying {
  var titleLayout: TextLayout?
  /// Whether the title is hidden for lack of space; the fitting size still includes it.
  var isTitleHidden = false {
    didSet { if isTitleHidden != oldValue { setNeedsDisplay() } }
  }

  var titles = ValuesByState<String>()
  var attributedTitles = ValuesByState<AttributedText>()
  var titleColors = ValuesByState<Color>()
  var images = ValuesByState<Image>()
  var backgroundImages = ValuesByState<Image>()
  private(set) var titleView: ButtonTitleLabel?
  private var pictureView: ImageView?
  /// The activity indicator; nil unless the configuration shows it.
  private var indicator: ActivityIndicator?
  private var needsConfiguration = true
  private var isUpdatingConfiguration = false
  /// The object that opens the menu; nil for a button that never had a menu.
  var menuPress: ButtonMenuPress?

  /// The colours that a bar sets for the button.
  var inks = ButtonInks() {
    didSet { if inks != oldValue { setNeedsDisplay() } }
  }

  var storedTitle = "" {
    didSet {
      guard storedTitle != oldValue else { return }
      if configuration.title != nil, configuration.title != storedTitle {
        configuration.title = storedTitle
      }
      contentDidChange()
    }
  }
  var storedImage: Image? {
    didSet {
      guard storedImage !== oldValue else { return }
      if configuration.image != nil, configuration.image !== storedImage {
        configuration.image = storedImage
      }
      contentDidChange()
    }
  }
  /// The background image, which fills the button; nil for no background image.
  ///
  /// The fitting size is at least the size of this image.
  public var backgroundImage: Image? {
    didSet { if backgroundImage !== oldValue { contentDidChange() } }
  }
  /// The appearance of the button.
  public var configuration: Configuration {
    didSet {
      isConfigured = true
      guard configuration != oldValue else { return }
      if configuration.title != oldValue.title { title = configuration.title ?? "" }
      if configuration.image !== oldValue.image { image = configuration.image }
      contentDidChange()
    }
  }

  /// Whether the program has chosen the `configuration`; false for a custom button and, in ported code, for a
  /// button that was made with a button type.
  package var isConfigured = true

  /// The meaning of the button's action, which determines colours; `normal` by default.
  open var role = Role.normal {
    didSet {
      guard role != oldValue else { return }
      setNeedsDisplay()
      updateContentViews()
    }
  }

  /// Called by ``updateConfiguration()`` to change the `configuration` for the button's state; nil by default.
  ///
  /// Setting the closure requests an update of the configuration.
  open var configurationUpdateHandler: (@MainActor (Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests that ``updateConfiguration()`` runs in the next layout pass.
  ///
  /// The button itself requests an update before its first layout. With a ``configurationUpdateHandler``, it also
  /// requests an update after each change of its state. Without a handler, it updates the configuration at once
  /// after such a change.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the `configuration` for the button's state.
  ///
  /// The default implementation calls ``configurationUpdateHandler``. Call `super`: not needed.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Updates the `configuration` if an update was requested, and lays out the subviews.
  open override func layoutSubviews() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfigurationNow()
    }
    super.layoutSubviews()
  }

  /// Updates the configuration; a change of the state during the update requests another update.
  private func updateConfigurationNow() {
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// The insets around the title and the image, in points, which are stored in the `configuration`.
  open var contentEdgeInsets: EdgeInsets {
    get { configuration.contentInsets }
    set {
      let isChosen = isConfigured
      configuration.contentInsets = newValue
      isConfigured = isChosen
    }
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
    view.contentMode = .scaleAspectFit
    pictureView = view
    addSubview(view)
    contentDidChange()
    return view
  }

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: The title of the button; an empty string uses the title of the configuration.
  ///   - image: The image of the button; nil uses the image of the configuration.
  ///   - configuration: The appearance of the button.
  ///   - action: Called when the button is pressed; equivalent to ``Control/addAction(for:_:)`` with
  ///     ``Control/Event/primaryActionTriggered``.
  public convenience init(
    title: String = "", image: Image? = nil, configuration: Configuration = .bordered(),
    action: (@MainActor () -> Void)? = nil
  ) {
    self.init(frame: .zero)
    // The observers of these properties do not run in an initialiser of their class.
    (self.configuration, isConfigured) = (configuration, true)
    storedTitle = title.isEmpty ? configuration.title ?? "" : title
    storedImage = image ?? configuration.image
    if let action { addAction(for: .primaryActionTriggered, action) }
  }

  /// Makes a custom button with a frame: its title is white, and it has no background, insets or minimum height.
  public override init(frame: Rect) {
    configuration = .custom
    isConfigured = false
    super.init(frame: frame)
  }

  /// Makes a custom button with an empty frame (see ``init(frame:)``).
  public convenience init() { self.init(frame: .zero) }

  /// Makes a bordered button from a nib.
  public override init?(coder: any NibDecoding) {
    configuration = .bordered()
    super.init(coder: Coder())
    coder.decode(self)
  }

  /// The menu that the button shows; nil, the default, for no menu.
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
    title = configuration.title ?? primaryAction.title
    image = configuration.image ?? primaryAction.image
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

  /// Begins to track the touch, or opens the ``menu`` if the pointer was pressed and the menu is the primary action.
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

  /// The accessibility value that was set, or the selected title of the menu.
  ///
  /// The selected title is the value if the program has set an accessibility label. If it has not, the selected title
  /// is the label.
  open override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      let showsSelection = changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
      return showsSelection && super.accessibilityLabel != nil ? currentTitle : nil
    }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility traits that were set, the traits for the current state, and `button`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  /// Returns the size that fits the image and the title with the space around them, in whole points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let insets = configuration.contentInsets
    let content = contentSize(of: layout(width: nil), subtitleLayout(width: nil))
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
    layout(width: nil).map { title in
      let size = contentSize(of: title, subtitleLayout(width: nil))
      let text = textSize(of: title, subtitleLayout(width: nil))
      let top =
        switch configuration.imagePlacement {
        case .top: (sizeThatFits(.zero).height + size.height) / 2 - text.height
        case .bottom: (sizeThatFits(.zero).height - size.height) / 2
        case .leading, .trailing: (sizeThatFits(.zero).height - text.height) / 2
        }
      return top + title.firstBaseline
    }
  }

  /// The distance from the bottom to the title's baseline at the fitting height, in points; nil without a
  /// title.
  open override var lastBaselineOffset: Double? {
    firstBaselineOffset.map { sizeThatFits(.zero).height - $0 }
  }

  /// Sets the title for a state; nil uses the normal state's title.
  ///
  /// The title in the normal state is `title`.
  open func setTitle(_ title: String?, for state: Control.State) {
    guard state != .normal else { return self.title = title ?? "" }
    titles[state] = title
    contentDidChange()
  }

  /// Sets the attributed title for a state; nil uses the normal state's attributed title.
  ///
  /// An attributed title takes precedence over a plain title. Its fonts and colours take precedence over
  /// the button's.
  open func setAttributedTitle(_ title: AttributedText?, for state: Control.State) {
    attributedTitles[state] = title.map { AttributedText(attributedString: $0) }
    contentDidChange()
  }

  /// Sets the colour of the title for a state; nil uses the normal state's colour.
  ///
  /// Without a colour for the normal state, the button uses the colour of its `configuration`.
  open func setTitleColor(_ color: Color?, for state: Control.State) {
    titleColors[state] = color
    setNeedsDisplay()
    updateContentViews()
  }

  /// Sets the image for a state; nil uses the normal state's image.
  ///
  /// The image in the normal state is `image`.
  open func setImage(_ image: Image?, for state: Control.State) {
    guard state != .normal else { return self.image = image }
    images[state] = image
    contentDidChange()
  }

  /// Sets the background image for a state; nil uses the normal state's background image.
  ///
  /// The background image in the normal state is ``backgroundImage``.
  open func setBackgroundImage(_ image: Image?, for state: Control.State) {
    guard state != .normal else { return backgroundImage = image }
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the rectangle for the image and the title in given bounds: by default the bounds inset by
  /// ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: Rect) -> Rect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the title in a content rectangle, in the button's coordinates.
  ///
  /// The default implementation ignores `contentRect` and uses the button's bounds. Call `super` for its result.
  open func titleRect(forContentRect contentRect: Rect) -> Rect { naturalPlaces.titleRect }

  /// Returns the rectangle of the image in a content rectangle, in the button's coordinates.
  ///
  /// The default implementation ignores `contentRect` and uses the button's bounds. Call `super` for its result.
  open func imageRect(forContentRect contentRect: Rect) -> Rect { naturalPlaces.image }

  /// The corner radius of the focus ring: the button's corner radius.
  open override var focusRingCornerRadius: Double { configuration.cornerRadius }

  /// Draws the background, the image and the title over the content that ``AtriumKit/View/draw(_:)`` draws.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
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
    if let stroke = configuration.strokeColor, configuration.strokeWidth > 0 {
      let inset = configuration.strokeWidth / 2
      canvas.stroke(
        Path(
          roundedRect: bounds.shrunkBy(dx: inset, dy: inset),
          cornerRadius: max(0, min(configuration.cornerRadius, bounds.height / 2) - inset)),
        with: stroke, width: configuration.strokeWidth)
    }
    let places = contentPlaces
    if pictureView == nil, let image = shownImage {
      drawMirrorable(image, in: places.image, tint: colors.foreground, on: canvas)
    }
    if titleView == nil, let layout = places.layout {
      canvas.draw(layout, at: places.title, color: colors.title)
    }
    if let subtitle = places.subtitleLayout {
      canvas.draw(subtitle, at: places.subtitle, color: colors.title)
    }
  }

  /// The title and the subtitle, if they are not empty and the button draws them without a label.
  open var displayedTexts: [DisplayedText] {
    let (places, color) = (contentPlaces, ButtonColors(of: self).title)
    return [
      titleView == nil
        ? places.layout.map { DisplayedText($0, at: places.title, color: color) } : nil,
      places.subtitleLayout.map { DisplayedText($0, at: places.subtitle, color: color) },
    ].compactMap { $0 }
  }

  /// Shows the title, the image and the background of the new state.
  ///
  /// Call `super`: required.
  open override func stateDidChange() {
    if variesContent { contentDidChange() }
    if configurationUpdateHandler == nil, !isUpdatingConfiguration {
      // Without a handler, the configuration is updated at once. A request would cost a layout pass even in a
      // button whose class does not override the update.
      updateConfigurationNow()
    } else {
      setNeedsUpdateConfiguration()
    }
    super.stateDidChange()
  }

  func contentDidChange() {
    titleLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    updateContentViews()
  }

  /// Adds or removes the indicator that replaces the image.
  private func updateIndicator() {
    guard configuration.showsActivityIndicator != (indicator != nil) else { return }
    indicator?.removeFromSuperview()
    indicator = nil
    guard configuration.showsActivityIndicator else { return }
    let made = ActivityIndicator()
    made.startAnimating()
    indicator = made
    addSubview(made)
  }

  override func updateParts(animated: Bool) {
    super.updateParts(animated: animated)
    updateContentViews()
  }

  /// Sets the contents and the frames of the subviews that draw the title and the image.
  func updateContentViews() {
    updateIndicator()
    guard titleView != nil || pictureView != nil || indicator != nil else { return }
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
      pictureView.image = shownImage
      pictureView.tintColor = colors.foreground
      pictureView.frame = places.image
    }
    indicator?.color = colors.foreground
    indicator?.frame = places.image
  }
}
