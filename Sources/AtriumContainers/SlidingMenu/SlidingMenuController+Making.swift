public import AtriumKit

extension SlidingMenuController {
  /// Makes a container with contents.
  ///
  /// Traps if there are no contents, if a controller is listed twice, or if the numbers of titles and
  /// controllers differ (SL-1).
  ///
  /// - Parameters:
  ///   - viewControllers: The content controllers.
  ///   - menuTitles: The titles of the rows; nil for an empty title (SL-14).
  public convenience init(viewControllers: [ViewController], menuTitles: [String?]) {
    if viewControllers.isEmpty {
      fatalError(
        "SlidingMenuController(viewControllers:menuTitles:) needs at least one controller; make one "
          + "with init() to set them later.")
    }
    self.init()
    setViewControllers(viewControllers, menuTitles: menuTitles)
  }
}
