public import AtriumKit

extension SlidingMenuController {
  /// Makes a container with contents.
  ///
  /// Traps without contents, if a controller is listed twice, and if there are not as many titles as
  /// controllers (SL-1).
  ///
  /// - Parameters:
  ///   - viewControllers: The contents.
  ///   - menuTitles: The titles of their rows; nil for an empty one (SL-14).
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
