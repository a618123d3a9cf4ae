import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A content controller of *IconRing*: a picture above a title, a sentence and a button.
final class RingPlaceController: ViewController {
  private let page: RingPlaceView

  /// Makes a content controller.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - sentence: The sentence below the title.
  ///   - picture: Draws the picture, if there is space for it.
  ///   - button: The title of the button.
  ///   - action: The action of the button, which receives this controller.
  init(
    _ name: String, sentence: String, picture: @escaping EntryPictureView.Drawing,
    button: String, action: @escaping @MainActor (ViewController) -> Void
  ) {
    page = RingPlaceView(name, sentence, picture, button: button)
    super.init()
    title = name
    page.button.addAction(for: .primaryActionTriggered) { [weak self] in
      if let self { action(self) }
    }
  }

  override func loadView() { view = page }
}

/// The view of a content controller.
private final class RingPlaceView: View {
  let button: Button
  private let picture: EntryPictureView
  private let name: Label
  private let sentence: Label

  init(
    _ text: String, _ sentence: String, _ picture: @escaping EntryPictureView.Drawing,
    button title: String
  ) {
    self.picture = EntryPictureView(picture)
    name = Label(text: text, font: .preferredFont(forTextStyle: .title1))
    self.sentence = Label(text: sentence, font: .preferredFont(forTextStyle: .body))
    button = Button(title: title, configuration: .bordered())
    super.init(frame: .zero)
    name.accessibilityTraits = [.staticText, .header]
    self.sentence.textRole = \.secondaryLabel
    self.sentence.numberOfLines = 0
    for view in [self.picture, name, self.sentence, button] as [View] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.background
    CaptionedPage(in: bounds.size, name: name, sentence: sentence, buttons: [button])
      .place(in: self, picture: picture, name: name, sentence: sentence, buttons: [button])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
