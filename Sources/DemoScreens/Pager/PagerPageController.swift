import AtriumControls
import AtriumGraphics
import AtriumKit

/// A page of *Pager*: its view is a label with the page's own description, as the article prints it, below
/// its number; and it prints six calls with its name (SC-10).
final class PagerPageController: ViewController {
  private let sink: (String) -> Void

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - number: The number in its title.
  ///   - sink: Receives each line.
  init(number: Int, sink: @escaping (String) -> Void) {
    self.sink = sink
    super.init()
    title = "Page \(number)"
  }

  override func loadView() {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let label = Label(
      text: "\(title ?? "")\n<PageViewController: 0x\(address)>",
      font: .preferredFont(forTextStyle: .title2))
    label.numberOfLines = 0
    label.textAlignment = .center
    view = label
  }

  /// The label is yellow, as in the article.
  private func setColors() {
    let palette = Palette(traitCollection)
    view.backgroundColor = palette.ochre
    (view as? Label)?.textColor = palette.ink
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
