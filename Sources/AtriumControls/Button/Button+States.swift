public import AtriumGraphics
import AtriumKit

extension Button {
  /// Sets the title for a state; nil uses the normal state's title.
  ///
  /// The title in the normal state is ``title``.
  public func setTitle(_ title: String?, for state: Control.State) {
    guard state != .normal else { return self.title = title ?? "" }
    titles[state] = title
    contentDidChange()
  }

  /// Returns the title for a state; a state without a title has the normal state's title, which may be nil.
  public func title(for state: Control.State) -> String? {
    titles[state] ?? (title.isEmpty ? nil : title)
  }

  /// Sets the attributed title for a state; nil uses the normal state's attributed title.
  ///
  /// An attributed title takes precedence over a plain title. Its fonts and colours take precedence over
  /// the button's.
  public func setAttributedTitle(_ title: AttributedText?, for state: Control.State) {
    attributedTitles[state] = title.map { AttributedText(attributedString: $0) }
    contentDidChange()
  }

  /// Returns the attributed title for a state; a state without a title has the normal state's title, which may
  /// be nil.
  public func attributedTitle(for state: Control.State) -> AttributedText? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The attributed title in the current state; nil without an attributed title.
  public var currentAttributedTitle: AttributedText? { attributedTitles.value(in: state) }

  /// Sets the colour of the title for a state; nil uses the normal state's colour.
  ///
  /// Without a colour for the normal state, the button uses the colour of its `configuration`.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    titleColors[state] = color
    setNeedsDisplay()
    updateContentViews()
  }

  /// Returns the colour of the title that was set for a state; nil if no colour was set.
  public func titleColor(for state: Control.State) -> Color? { titleColors[state] }

  /// Sets the image for a state; nil uses the normal state's image.
  ///
  /// The image in the normal state is ``image``.
  public func setImage(_ image: Image?, for state: Control.State) {
    guard state != .normal else { return self.image = image }
    images[state] = image
    contentDidChange()
  }

  /// Returns the image that was set for a state; nil if no image was set.
  public func image(for state: Control.State) -> Image? {
    state == .normal ? image : images[state]
  }

  /// Sets the background image for a state; nil uses the normal state's background image.
  ///
  /// The background image in the normal state is ``backgroundImage``.
  public func setBackgroundImage(_ image: Image?, for state: Control.State) {
    guard state != .normal else { return backgroundImage = image }
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the background image that was set for a state; nil if no image was set.
  public func backgroundImage(for state: Control.State) -> Image? {
    state == .normal ? backgroundImage : backgroundImages[state]
  }

  /// The title in the current state; nil without a title.
  public var currentTitle: String? { shownTitle.isEmpty ? nil : shownTitle }
  /// The colour of the title in the current state.
  public var currentTitleColor: Color { ButtonColors(of: self).title }
  /// The image in the current state; nil without an image.
  public var currentImage: Image? { images.value(in: state) ?? image }
  /// The background image in the current state; nil without a background image.
  public var currentBackgroundImage: Image? { backgroundImages.value(in: state) ?? backgroundImage }

  var shownTitle: String {
    attributedTitles.value(in: state)?.string ?? titles.value(in: state) ?? title
  }

  /// Whether the content depends on the state.
  var variesContent: Bool {
    titles.varies || attributedTitles.varies || images.varies || backgroundImages.varies
  }
}
