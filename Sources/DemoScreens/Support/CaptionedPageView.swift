import AtriumControls
import AtriumGeometry
import AtriumKit

/// A page with a picture above a name, a sentence and a row of buttons, as ``CaptionedPage`` places them.
final class CaptionedPageView: View {
  private let picture: View
  private let name: Label
  private let sentence: Label
  private let buttons: [Button]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - sentence: The sentence below the name.
  ///   - picture: The view with the picture.
  ///   - buttons: The buttons.
  init(_ name: String, sentence: String, picture: View, buttons: [Button] = []) {
    self.name = Label(text: name)
    self.sentence = Label(text: sentence, font: .preferredFont(forTextStyle: .body))
    (self.picture, self.buttons) = (picture, buttons)
    super.init(frame: .zero)
    self.name.accessibilityTraits = [.staticText, .header]
    self.sentence.textRole = \.secondaryLabel
    self.sentence.numberOfLines = 0
    for view in [picture, self.name, self.sentence] + buttons as [View] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.background
    name.font = .preferredFont(
      forTextStyle: CaptionedPage.isSmall(bounds.size) ? .title3 : .title1)
    CaptionedPage(in: bounds.size, name: name, sentence: sentence, buttons: buttons)
      .place(in: self, picture: picture, name: name, sentence: sentence, buttons: buttons)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
