import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A page of *Pager*, which prints six lifecycle calls with its name (SC-10).
///
/// The page shows a drawing, or a label with its title and its description, as in Cocoanetics' article.
final class PagerPageController: ViewController {
  private let sink: (String) -> Void
  private let picture: Drawing?
  private let number: Int

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - number: The number in the page's title.
  ///   - picture: The drawing; nil shows a label with the page's title and description, as in Cocoanetics' article.
  ///   - sink: Receives each printed line.
  init(number: Int, picture: Drawing?, sink: @escaping (String) -> Void) {
    (self.sink, self.picture, self.number) = (sink, picture, number)
    super.init()
    title = String(localized: "Page %@", "\(number)")
  }

  override func loadView() {
    if let picture {
      view = PostcardView(picture)
      view.accessibilityLabel = String(
        localized: "Page %@ of %@: %@", "\(number)", "\(Drawing.all.count)", picture.name)
      return
    }
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let label = Label(
      text: "\(title ?? "")\n<PageViewController: 0x\(address)>",
      font: .preferredFont(forTextStyle: .title2))
    label.numberOfLines = 0
    label.textAlignment = .center
    view = label
  }

  /// Colours the label yellow, as in Cocoanetics' article.
  private func setColors() {
    guard let label = view as? Label else { return }
    let palette = Palette(traitCollection)
    label.backgroundColor = palette.ochre
    label.textColor = palette.ink
  }

  /// Uses a smaller font in a narrow card, so that the whole description fits.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    (view as? Label)?.font = .preferredFont(
      forTextStyle: view.bounds.width < 340 ? .footnote : .title2)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    setColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setColors()
  }

  private func print(_ call: String) { sink("\(title ?? "") - \(call)") }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    print("willMove(toParent: \(parent?.title ?? "nil"))")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    print("didMove(toParent: \(parent?.title ?? "nil"))")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear(\(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("viewDidDisappear(\(animated))")
  }
}
