public import Atrium

/// UIKit's targets and selectors. A target is held weakly.
extension Control {
  /// Adds a method of a target as an action for events.
  ///
  /// Without a target the first responder that has the method gets the call, or otherwise the first object
  /// in the control's own responder chain. A method with two parameters gets nil as its event.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let entry = TargetList.list(of: self).add(target as AnyObject?, action)
    addAction(for: events, owner: entry) { [weak self, weak entry] in
      if let self { entry?.send(from: self) }
    }
  }

  /// Removes a target's method for events; nil for the target or the selector removes all of them.
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    for entry in TargetList.list(of: self).matching(target as AnyObject?, action) {
      removeActions(of: entry, for: events)
    }
    if action == nil { removeActions(of: target as AnyObject?, for: events) }
  }

  /// Calls a method of a target with the control, or of the responder chain if the target is nil.
  public func sendAction(_ action: Selector, to target: Any?, for event: AtriumKit.Event?) {
    TargetList.Entry(target as AnyObject?, action).send(from: self)
  }
}

extension GestureRecognizer {
  /// Makes a recogniser whose action is a method of a target.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method of a target as an action.
  public func addTarget(_ target: Any, action: Selector) {
    let entry = TargetList.list(of: self).add(target as AnyObject, action)
    addAction(owner: entry) { [weak entry] recognizer in
      guard let target = entry?.target else { return }
      action.send(to: target, recognizer)
    }
  }

  /// Removes a target's method; nil for the target or the selector removes all of them.
  public func removeTarget(_ target: Any?, action: Selector?) {
    for entry in TargetList.list(of: self).matching(target as AnyObject?, action) {
      removeActions(of: entry)
    }
    if action == nil { removeActions(of: target as AnyObject?) }
  }
}

extension BarButtonItem {
  /// Makes an item with a title, whose action is a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    setTarget(target, action: action)
  }

  /// Makes an item with an image, whose action is a method of a target.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    setTarget(target, action: action)
  }

  /// Makes an item with a standard title, whose action is a method of a target.
  ///
  /// The titles are English. A fixed space gets its `width` from the program.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    switch barButtonSystemItem {
    case .flexibleSpace: self.init(space: .flexible)
    case .fixedSpace: self.init(space: .fixed)
    default:
      self.init(
        title: barButtonSystemItem.title, style: barButtonSystemItem.isFinal ? .prominent : .plain)
      setTarget(target, action: action)
    }
  }

  private func setTarget(_ target: Any?, action selector: Selector?) {
    guard let selector else { return }
    weak let target = target as AnyObject?
    action = { [weak self] in
      guard let self, let target else { return }
      selector.send(to: target, self)
    }
  }

  /// The standard items.
  public enum SystemItem: String, Hashable, Sendable {
    /// A standard item.
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search
    /// A standard item.
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    /// A space.
    case flexibleSpace, fixedSpace

    /// The title: the name with a capital letter, with a space before each other capital letter.
    var title: String {
      self == .action
        ? "Share"
        : self == .trash
          ? "Delete"
          : rawValue.prefix(1).uppercased()
            + rawValue.dropFirst().map { $0.isUppercase ? " " + $0.lowercased() : String($0) }
            .joined()
    }

    /// Whether the item ends a task.
    var isFinal: Bool { self == .done || self == .save }
  }
}
