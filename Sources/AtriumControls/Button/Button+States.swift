public import AtriumGraphics
import AtriumKit

extension Button {
  /// Returns the title for a state; a state without a title has the normal state's title.
  ///
  /// If the normal state has no title either, the result is nil for a custom button, and empty for a button with a
  /// configuration, as in UIKit.
  public func title(for state: Control.State) -> String? {
    titles[state] ?? (title.isEmpty && !isConfigured ? nil : title)
  }

  /// Returns the attributed title for a state; a state without a title has the normal state's title, which may
  /// be nil.
  public func attributedTitle(for state: Control.State) -> AttributedText? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The attributed title in the current state; nil without an attributed title.
  public var currentAttributedTitle: AttributedText? { attributedTitles.value(in: state) }

  /// Returns the colour of the title for a state; a state without a colour has the normal state's colour.
  ///
  /// If the normal state has no colour either, the result is white for a custom button, and nil for a button with
  /// a configuration.
  public func titleColor(for state: Control.State) -> Color? {
    titleColors[state] ?? titleColors[.normal]
      ?? (isConfigured ? nil : configuration.foregroundColor ?? tintColor)
  }

  /// Returns the colour of the title that was set for a state; nil if no colour was set.
  package func ownTitleColor(for state: Control.State) -> Color? { titleColors[state] }

  /// Returns the image that was set for a state; nil if no image was set.
  public func image(for state: Control.State) -> Image? {
    state == .normal ? image : images[state]
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
