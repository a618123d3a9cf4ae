import AtriumControls
import AtriumGeometry
import AtriumKit

/// A controller that shows the paragraphs of a book.
final class BookController: ViewController {
  private static let margin = 20.0
  /// The maximum width, in points, at which a column is comfortable to read.
  private static let widest = 520.0
  /// The minimum height of the picture, in points.
  private static let lowestPicture = 88.0
  /// The maximum height of the picture above a short text, in points.
  private static let highestPicture = 400.0

  private let book: Library.Book
  private let scrollView = ScrollView()
  private let paragraphs: [Label]
  private let picture: EntryPictureView?

  /// Makes the controller.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - picture: Draws the illustration above the text, if there is space for it; nil for a page without illustration.
  init(_ book: Library.Book, picture: EntryPictureView.Drawing? = nil) {
    self.book = book
    self.picture = picture.map { EntryPictureView($0) }
    paragraphs = book.text.map { text in
      let label = Label(text: text, font: .preferredFont(forTextStyle: .body))
      label.numberOfLines = 0
      label.lineSpacing = 4
      return label
    }
    super.init()
    title = book.title
    navigationItem.largeTitleDisplayMode = .never
  }

  override func loadView() {
    scrollView.accessibilityLabel = book.title
    if let picture { scrollView.addSubview(picture) }
    for label in paragraphs { scrollView.addSubview(label) }
    view = scrollView
    updateGround()
  }

  /// Sets an opaque background, so that the page below is not visible, even while this page slides.
  private func updateGround() { scrollView.backgroundColor = scrollView.theme.background }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { updateGround() }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateGround()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = min(max(0, view.bounds.width - 2 * BookController.margin), BookController.widest)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let texts = paragraphs.map { $0.sizeThatFits(Size(width: width, height: 0)).height + 16 }
    // The picture fills the page above a short text. With a longer text, the picture is low and scrolls with the text.
    let rest = min(
      area.height - texts.reduce(2 * BookController.margin, +), area.width * 0.9,
      BookController.highestPicture)
    let height = max(
      EntryPictureView.height(in: area.size, above: 1 + paragraphs.count), rest.rounded())
    picture?.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: height)
    picture?.isHidden = height < BookController.lowestPicture
    var y = (picture?.isHidden == false ? height : 0) + BookController.margin
    for (label, height) in zip(paragraphs, texts) {
      label.frame = Rect(
        x: ((view.bounds.width - width) / 2).rounded(), y: y, width: width, height: height - 16)
      y += height
    }
    scrollView.contentSize = Size(width: view.bounds.width, height: y)
  }
}
