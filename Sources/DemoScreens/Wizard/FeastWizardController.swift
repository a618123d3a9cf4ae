import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// A wizard with a custom view, in which two buttons and a page control are below the page.
final class FeastWizardController: WizardController {
  private let pageControl = PageControl()

  init() {
    super.init()
    pageControl.accessibilityLabel = String(localized: "Page")
    pageControl.addAction(for: .valueChanged) { [weak self] in self?.jump() }
  }

  override func loadView() {
    let (previous, next) = (
      Button(title: String(localized: "Previous")),
      Button(title: String(localized: "Next"), configuration: .filled())
    )
    let done = Button(title: String(localized: "Done"), configuration: .filled())
    let place = View()
    view = WizardFrameView(
      place, previous: previous, next: next, done: done, pageControl: pageControl)
    placeholderViews = [place]
    (previousButton, nextButton, doneButton) = (previous, next, done)
  }

  /// Goes to the page that the user chose in the page control, or to the first invalid page before that page.
  private func jump() {
    finishTransitions()
    moveToPage(pageControl.currentPage)
    showPage()
  }

  /// Selects the current page in the page control.
  func showPage() {
    pageControl.numberOfPages = viewControllers.count
    pageControl.setCurrentPage(selectedIndex ?? 0, animated: true)
  }
}

/// The view of the wizard: the page, above a row with two buttons and a page control.
private final class WizardFrameView: View {
  private let place: View
  private let (back, forward, done): (Button, Button, Button)
  private let pageControl: PageControl

  init(_ place: View, previous: Button, next: Button, done: Button, pageControl: PageControl) {
    (self.place, self.pageControl) = (place, pageControl)
    (back, forward, self.done) = (previous, next, done)
    super.init(frame: .zero)
    for view in [place, previous, pageControl, next, done] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let isSmall = bounds.height < 240 || bounds.width < 380
    let (margin, height) = (isSmall ? 4.0 : 14, 44.0)
    let line = Rect(
      x: margin, y: bounds.height - height - margin, width: max(0, bounds.width - 2 * margin),
      height: height)
    place.frame = Rect(
      x: 0, y: 0, width: bounds.width, height: max(0, line.minY - margin))
    for button in [back, forward, done] {
      var configuration = button.configuration
      (configuration.contentInsets.left, configuration.contentInsets.right) =
        isSmall ? (10, 10) : (20, 20)
      button.configuration = configuration
      let width = min(button.sizeThatFits(.zero).width, line.width / 2)
      let isLeft = (button === back) != isMirrored
      button.frame = Rect(
        x: isLeft ? line.minX : line.maxX - width, y: line.minY, width: width, height: height)
    }
    let dots = pageControl.sizeThatFits(.zero)
    let between = min(dots.width, line.width - 2 * max(back.frame.width, forward.frame.width) - 8)
    pageControl.frame = Rect(
      x: ((bounds.width - between) / 2).rounded(), y: line.midY - dots.height / 2,
      width: max(0, between), height: dots.height)
    pageControl.isHidden = between < 44
  }
}
