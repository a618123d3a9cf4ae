public import AtriumKit

extension ViewController {
  /// The nearest tab bar controller that contains this controller; nil if there is none (C-19).
  public var tabBarController: TabBarController? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? TabBarController { return found }
      ancestor = current.parent
    }
    return nil
  }
}
