import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A controller that shows a letter: the subject, the sender, the recipient, and the paragraphs.
final class LetterController: ViewController {
  private static let margin = 24.0
  /// The maximum width, in points, at which a column is comfortable to read.
  private static let widest = 520.0

  private let scrollView = ScrollView()
  private let subject: Label
  private let people: Label
  private let line = View()
  private let paragraphs: [Label]
  private let signature: Label
  private let picture: EntryPictureView

  /// Makes the controller.
  ///
  /// - Parameters:
  ///   - letter: The letter.
  ///   - drawing: Draws the illustration above the letter, if there is space for it.
  init(_ letter: Letters.Letter, drawing: @escaping EntryPictureView.Drawing) {
    picture = EntryPictureView(drawing)
    signature = Label(
      text: letter.from, font: .preferredFont(forTextStyle: .headline))
    subject = Label(text: letter.subject, font: .preferredFont(forTextStyle: .title2))
    people = Label(
      text: String(localized: "%@ to %@", letter.from, letter.to),
      font: .preferredFont(forTextStyle: .caption))
    people.textRole = \.secondaryLabel
    paragraphs = letter.text.map { text in
      let label = Label(text: text, font: .preferredFont(forTextStyle: .body))
      label.lineSpacing = 5
      return label
    }
    super.init()
    title = letter.subject
    navigationItem.titleView = View()
    navigationItem.leftItemsSupplementBackButton = true
    for label in [subject, people, signature] + paragraphs { label.numberOfLines = 0 }
    subject.accessibilityTraits = [.staticText, .header]
  }

  override func loadView() {
    scrollView.accessibilityLabel = title
    for view in [picture, subject, people, line, signature] + paragraphs {
      scrollView.addSubview(view)
    }
    view = scrollView
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    View.performWithoutAnimation {
      view.backgroundColor = view.theme.background
      line.backgroundColor = view.theme.separator
    }
    let margin = LetterController.margin
    let width = min(max(0, view.bounds.width - 2 * margin), LetterController.widest)
    let x = ((view.bounds.width - width) / 2).rounded()
    var y = 0.0
    func place(_ view: View, height: Double, gap: Double) {
      view.frame = Rect(x: x, y: y, width: width, height: height)
      y += height + gap
    }
    func height(_ label: Label) -> Double {
      label.sizeThatFits(Size(width: width, height: 0)).height
    }
    let texts = [subject, people, signature] + paragraphs
    let needed = texts.map(height).reduce(0, +) + 57 + 16 * Double(paragraphs.count) + 2 * margin
    placePicture(beside: needed)
    y = picture.frame.height + margin
    place(subject, height: height(subject), gap: 4)
    place(people, height: height(people), gap: 16)
    place(line, height: 1, gap: 20)
    for label in paragraphs { place(label, height: height(label), gap: 16) }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    signature.textAlignment = isMirrored ? .left : .right
    place(signature, height: height(signature), gap: margin)
    scrollView.contentSize = Size(width: view.bounds.width, height: y)
  }

  /// Places the illustration above the letter, or hides it if the letter needs its space.
  private func placePicture(beside needed: Double) {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let rest = area.height - needed
    let height = rest < 100 ? 0 : min(rest, area.width * 0.7, 340).rounded()
    picture.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: height)
    picture.isHidden = height == 0
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
}
