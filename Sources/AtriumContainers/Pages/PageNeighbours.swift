import AtriumKit

/// The cached pages before and after the visible one, of the scroll style (P-9).
///
/// A side is asked for once, and again when the visible page changes or when other code has taken
/// the cached page. So a pager holds at most three pages, however many there are.
@MainActor
struct PageNeighbours {
  private enum Answer {
    case absent
    case page(ViewController)
  }

  /// The page whose neighbours these are.
  private weak var page: ViewController?
  private var answers: [PageViewController.NavigationDirection: Answer] = [:]

  /// Forgets both sides.
  mutating func removeAll() {
    self = PageNeighbours()
  }

  /// The neighbour of a page; asked for if it is not known.
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

  /// Follows a turn of the user to a neighbour: the page that was left is on the other side.
  mutating func follow(
    from old: ViewController, to new: ViewController,
    _ direction: PageViewController.NavigationDirection
  ) {
    self = PageNeighbours()
    page = new
    answers[direction == .forward ? .reverse : .forward] = .page(old)
  }
}
