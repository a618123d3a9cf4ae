public import AtriumKit

extension ViewController {
  /// The nearest split view controller that contains this controller; nil if there is none (C-19).
  public var splitViewController: SplitViewController? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? SplitViewController { return found }
      ancestor = current.parent
    }
    return nil
  }
}
