import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Shows the five pages of Cocoanetics' article in a pager, with the effect that the user chooses.
final class PagerRoomController: ViewController {
  private static let effects: [(title: String, options: View.AnimationOptions)] = [
    ("Curl", .transitionCurlDown), ("Flip", .transitionFlipFromRight),
    ("Dissolve", .transitionCrossDissolve), ("Slide", []),
  ]

  private lazy var page = PagerRoomView(effects: PagerRoomController.effects.map(\.title))
  private lazy var pager = PagerController()

  init() {
    super.init()
    title = "Pager"
  }

  override func loadView() {
    view = page
    page.effects.addAction(for: .valueChanged) { [weak self] in self?.applyChoices() }
    page.panel.toggle.addAction(for: .valueChanged) { [weak self] in self?.applyChoices() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.title = "Container"
    pager.viewControllers = (1...5).map { number in
      PagerPageController(number: number) { [weak page] in page?.panel.log.append($0) }
    }
    addChild(pager)
    pager.view.frame = page.content.bounds
    pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(pager.view)
    pager.didMove(toParent: self)
    applyChoices()
  }

  private func applyChoices() {
    let index = max(0, page.effects.selectedSegmentIndex)
    let effect = PagerRoomController.effects[min(index, PagerRoomController.effects.count - 1)]
    pager.transitionOptions = effect.options
    pager.transitionArea = page.panel.toggle.isOn ? .wholeView : .container
    pager.animations =
      effect.options.isEmpty ? { [weak self] in self?.slide(from: $0, to: $1) } : nil
  }

  /// Moves the new page over the old one, from the side of its number.
  private func slide(from old: ViewController, to new: ViewController) {
    let list = pager.viewControllers
    let isForward = (list.firstIndex(of: new) ?? 0) > (list.firstIndex(of: old) ?? 0)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let way = new.view.frame.width * (isForward == isMirrored ? -1 : 1)
    let place = new.view.frame
    View.performWithoutAnimation { new.view.frame = place.offsetBy(dx: way, dy: 0) }
    new.view.frame = place
    old.view.frame = old.view.frame.offsetBy(dx: -way, dy: 0)
  }

  /// The container is blue and its area red, as in the article.
  private func setColors() {
    let palette = Palette(traitCollection)
    pager.view.backgroundColor = palette.azure
    pager.containerView.backgroundColor = palette.clay
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    setColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setColors()
  }

  /// The area keeps the article's 100 points where there is room for them.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = min(100, (page.content.bounds.height * 0.2).rounded())
    guard pager.contentInsets.top != margin else { return }
    pager.contentInsets = EdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
  }
}
