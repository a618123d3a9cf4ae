public import AtriumKit

extension PageViewController {
  /// The place in a book, to be kept between two runs of a program.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The name of the first visible page.
    public var page: String

    /// Makes a state.
    public init(page: String) {
      self.page = page
    }
  }

  /// The state of the pages.
  ///
  /// - Parameter name: Returns the name from which the program can make a page again.
  /// - Returns: The state; nil without a page, or for one without a name.
  public func savedState(naming name: (ViewController) -> String?) -> SavedState? {
    viewControllers.first.flatMap(name).map { SavedState(page: $0) }
  }

  /// Opens the book at the page of a state, without animation.
  ///
  /// A spine in the middle also takes the page after it from the data source.
  ///
  /// - Parameters:
  ///   - state: The state of an earlier run.
  ///   - make: Makes the page of a name; nothing changes if it returns nil.
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
