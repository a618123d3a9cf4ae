import AtriumKit

/// The cached pages before and after the visible page, in the scroll style (P-9).
///
/// The data source is asked once for each side. It is asked again if the visible page has changed, or if other code
/// has added the cached page to another container. In this style a page view controller therefore holds at most
/// three pages.
@MainActor
struct PageNeighbours {
  private enum Answer {
    case absent
    case page(ViewController)
  }

  /// The page whose neighbours are cached.
  private weak var page: ViewController?
  private var answers: [PageViewController.NavigationDirection: Answer] = [:]

  /// Discards the cached pages on both sides.
  mutating func removeAll() {
    self = PageNeighbours()
  }

  /// Returns the neighbour of a page; the data source is asked only if the cache has no answer.
  mutating func neighbour(
    of page: ViewController, _ direction: PageViewController.NavigationDirection,
    in container: PageViewController, ask: () -> ViewController?
  ) -> ViewController? {
    if self.page !== page {
      self = PageNeighbours()
      self.page = page
    }
    switch answers[direction] {
    case .absent: return nil
    case .page(let known) where known.parent == nil || known.parent === container: return known
    default: break
    }
    let answer = ask()
    answers[direction] = answer.map { .page($0) } ?? .absent
    return answer
  }

  /// Updates the cache after the user has turned to a neighbour.
  ///
  /// The old page becomes the new page's neighbour on the other side.
  mutating func follow(
    from old: ViewController, to new: ViewController,
    _ direction: PageViewController.NavigationDirection
  ) {
    self = PageNeighbours()
    page = new
    answers[direction == .forward ? .reverse : .forward] = .page(old)
  }
}
