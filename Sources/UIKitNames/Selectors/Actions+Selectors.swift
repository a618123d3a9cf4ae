public import Atrium

extension AccessibilityCustomAction {
  /// Makes an action that calls a method of a target; the target is held weakly.
  ///
  /// The method has no parameter, or the action as its parameter. The action succeeds if the target still exists.
  public convenience init(name: String, target: Any?, selector: Selector) {
    weak let target = target as AnyObject?
    self.init(name: name) { action in
      guard let target else { return false }
      selector.send(to: target, action)
      return true
    }
  }
}

extension ContextualAction {
  /// Makes an action whose title may be nil.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style: style, title: title ?? "", image: nil, handler: handler)
  }
}
