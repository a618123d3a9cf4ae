import AtriumControls
import AtriumKit

/// A content controller of *IconRing*: a picture above a title, a sentence and a button.
final class RingPlaceController: ViewController {
  private let page: CaptionedPageView

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
    let button = Button(title: button, configuration: .bordered())
    page = CaptionedPageView(
      name, sentence: sentence, picture: EntryPictureView(picture), buttons: [button])
    super.init()
    title = name
    button.addAction(for: .primaryActionTriggered) { [weak self] in
      if let self { action(self) }
    }
  }

  override func loadView() { view = page }
}
