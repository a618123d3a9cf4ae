public import AtriumKit

extension ViewController {
  /// The nearest sliding menu controller that contains this controller; nil if there is none (SW-O8).
  public var slidingMenuController: SlidingMenuController? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? SlidingMenuController { return found }
      ancestor = current.parent
    }
    return nil
  }
}
