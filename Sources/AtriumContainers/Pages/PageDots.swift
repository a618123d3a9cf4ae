import AtriumControls
import AtriumGeometry
import AtriumKit

/// The dots below the pages of the scroll style (P-11).
@MainActor
final class PageDots {
  private unowned let pages: PageViewController
  private let control = PageControl()
  /// The index of the visible page's dot.
  ///
  /// It is read from the data source when the program sets pages.
  private(set) var index = 0

  init(_ pages: PageViewController) {
    self.pages = pages
  }

  func install(in view: View) {
    view.addSubview(control)
    control.addAction(for: .valueChanged) { [weak self] in self?.picked() }
    readIndex()
  }

  /// Whether the dots are shown.
  private var areVisible: Bool { control.numberOfPages > 0 }

  /// Reads the number of pages and the index from the data source (P-11).
  func readIndex() {
    guard pages.isViewLoaded else { return }
    let wereVisible = areVisible
    let takesDots = pages.transitionStyle == .scroll && pages.navigationOrientation == .horizontal
    let source = takesDots ? pages.dataSource : nil
    let count = source?.presentationCount(for: pages) ?? 0
    let current = count > 0 ? source?.presentationIndex(for: pages) ?? -1 : -1
    index = max(0, current)
    control.numberOfPages = current >= 0 ? max(0, count) : 0
    control.isHidden = !areVisible
    control.setCurrentPage(index, animated: wereVisible)
    if areVisible != wereVisible { pages.view.setNeedsLayout() }
  }

  /// Selects the dot of the new page after the user has turned the page.
  func move(by turn: PageTurn) {
    index = max(0, turn.index)
    control.setCurrentPage(index, animated: true)
  }

  /// Turns to the page of the dot that the user chose, or restores the selected dot if no page turn is requested.
  private func picked() {
    let wanted = control.currentPage
    let isUnderway = pages.turn(toDot: wanted)
    if !isUnderway { control.setCurrentPage(index, animated: true) }
  }

  /// Returns the area of the pages, above the dots.
  func contentFrame(in size: Size) -> Rect {
    var area = Rect(origin: .zero, size: size)
    if areVisible { area.size.height = max(0, size.height - height) }
    return area
  }

  private var height: Double {
    control.sizeThatFits(.zero).height + (pages.viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }

  /// Sets the frame of the dots at the lower edge.
  func layOut() {
    guard areVisible else { return }
    let bounds = pages.view.bounds
    let fitting = control.sizeThatFits(bounds.size)
    control.frame = Rect(
      x: ((bounds.width - fitting.width) / 2).rounded(), y: bounds.height - height,
      width: fitting.width, height: fitting.height)
  }
}
