public import AtriumKit

extension PageViewController {
  /// The current page of a book, for storage between two runs of a program.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The name of the first visible page.
    public var page: String

    /// Makes a state from the name of a page.
    public init(page: String) {
      self.page = page
    }
  }

  /// Returns the state of the pages.
  ///
  /// - Parameter name: Returns the name from which the program can recreate a page.
  /// - Returns: The state; nil if there is no page, or if the page has no name.
  public func savedState(naming name: (ViewController) -> String?) -> SavedState? {
    viewControllers.first.flatMap(name).map { SavedState(page: $0) }
  }

  /// Opens the book at the page of a saved state, without animation.
  ///
  /// With a spine in the middle, the data source also supplies the next page.
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - make: Returns the page for a name. Nothing changes if it returns nil.
  public func restore(_ state: SavedState, making make: (String) -> ViewController?) {
    guard let page = make(state.page), page !== self else { return }
    var pages = [page]
    if visibleCount == 2 {
      guard let next = dataSource?.pageViewController(self, viewControllerAfter: page),
        next !== page, next !== self
      else { return }
      pages.append(next)
    }
    setViewControllers(pages, direction: .forward, animated: false)
  }
}
