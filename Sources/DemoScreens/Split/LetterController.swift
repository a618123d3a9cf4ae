import AtriumControls
import AtriumGeometry
import AtriumKit

/// A controller that shows a letter: the subject, the sender, the recipient, and the paragraphs.
final class LetterController: ViewController {
  private static let margin = 24.0
  /// The maximum width of the column that is comfortable to read, in points.
  private static let widest = 520.0

  private let scrollView = ScrollView()
  private let subject: Label
  private let people: Label
  private let line = View()
  private let paragraphs: [Label]

  init(_ letter: Letters.Letter) {
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
    for label in [subject, people] + paragraphs { label.numberOfLines = 0 }
    subject.accessibilityTraits = [.staticText, .header]
  }

  override func loadView() {
    scrollView.accessibilityLabel = title
    for view in [subject, people, line] + paragraphs { scrollView.addSubview(view) }
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
    var y = margin
    func place(_ view: View, height: Double, gap: Double) {
      view.frame = Rect(x: x, y: y, width: width, height: height)
      y += height + gap
    }
    func height(_ label: Label) -> Double {
      label.sizeThatFits(Size(width: width, height: 0)).height
    }
    place(subject, height: height(subject), gap: 4)
    place(people, height: height(people), gap: 16)
    place(line, height: 1, gap: 20)
    for label in paragraphs { place(label, height: height(label), gap: 16) }
    scrollView.contentSize = Size(width: view.bounds.width, height: y)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
}
