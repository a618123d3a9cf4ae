import AtriumControls
import AtriumGeometry
import AtriumKit

/// Slides between four screens.
///
/// A slide takes 300 ms and has an ease-out cubic curve. The first frame is drawn when the button is released, and
/// already shows the state after 1⁄60 s. Selecting another screen during a slide adds the new movement to the
/// running one, so the screens continue from their current positions.
final class BenchController: ViewController {
  private static let duration = 0.3
  private static let firstStep = 1.0 / 60

  private let content = BenchView()
  private let pages = BenchPage.all.map { BenchPageController($0) }
  private var slideCount = 0
  /// The index of the visible screen, or of the screen that is sliding in.
  private(set) var selectedIndex = 0

  init() {
    super.init()
    title = "Bench"
  }

  private var selected: BenchPageController { pages[selectedIndex] }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, button) in content.buttons.enumerated() {
      button.addAction(for: .primaryActionTriggered) { [weak self] in self?.select(index) }
    }
    addChild(selected)
    content.place.addSubview(selected.view)
    selected.didMove(toParent: self)
  }

  /// Lays out the screens that are in the view.
  ///
  /// The selected screen is centred. A screen that is sliding out keeps its x coordinate.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for page in pages where page.viewIfLoaded?.superview != nil {
      let size = content.place.bounds.size
      page.view.bounds = Rect(origin: .zero, size: size)
      let x = page === selected ? size.width / 2 : page.view.center.x
      page.view.center = Point(x: x, y: size.height / 2)
    }
  }

  // MARK: Appearance calls, forwarded manually since a slide takes time

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selected.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selected.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for page in pages { page.viewIfLoaded?.removeAllAnimations() }
    endSlide(of: pages)
    selected.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selected.endAppearanceTransition()
  }

  // MARK: Slides

  private func select(_ index: Int) {
    guard index != selectedIndex else { return }
    let (old, new) = (selected, pages[index])
    let direction = index > selectedIndex ? 1.0 : -1.0
    selectedIndex = index
    slideCount += 1
    let slide = slideCount
    (old.slide, new.slide) = (slide, slide)
    if new.parent == nil {
      addChild(new)
      new.awaitsDidMove = true
      new.loadViewIfNeeded()
    }
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    let area = content.place.bounds
    if new.view.superview == nil {
      new.view.frame = area.offsetBy(dx: direction * area.width, dy: 0)
      content.place.addSubview(new.view)
      new.view.layoutIfNeeded()
    }
    let middle = area.center
    move(
      new.view, to: middle, old.view, to: Point(x: middle.x - direction * area.width, y: middle.y)
    ) {
      [weak self] in self?.endSlide(of: [old, new].filter { $0.slide == slide })
    }
  }

  /// Moves both views by the first step of the slide, and animates the remaining distance.
  ///
  /// After the first step, the remaining part of the curve (1 − t)³ has the same shape, with a smaller distance and
  /// duration.
  private func move(
    _ first: View, to firstEnd: Point, _ second: View, to secondEnd: Point,
    completion: @escaping () -> Void
  ) {
    let rest = 1 - BenchController.firstStep / BenchController.duration
    let left = rest * rest * rest
    View.performWithoutAnimation {
      first.center = firstEnd + (first.center - firstEnd) * left
      second.center = secondEnd + (second.center - secondEnd) * left
    }
    View.animate(
      withDuration: BenchController.duration * rest, curve: .easeOutCubic,
      options: .allowUserInteraction
    ) {
      first.center = firstEnd
      second.center = secondEnd
    } completion: { _ in
      completion()
    }
  }

  /// Ends the slides of pages: removes the views of unselected pages, and sends the calls at the end of a slide.
  private func endSlide(of pages: [BenchPageController]) {
    for page in pages where page.slide > 0 {
      page.slide = 0
      if page !== selected { page.viewIfLoaded?.removeFromSuperview() }
      page.endAppearanceTransition()
      if page.awaitsDidMove {
        page.awaitsDidMove = false
        page.didMove(toParent: self)
      }
    }
  }
}
