public import Atrium
import FoundationNames

/// UIKit's actions with targets and selectors. Targets are held weakly.
extension Control {
  /// Adds a method of a target as an action for events.
  ///
  /// If the target is nil, the call goes to the first object that has the method in the responder chain of the first
  /// responder. If no object in this chain has the method, the control's own responder chain is searched. A method with
  /// two parameters receives nil as its event.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let entry = TargetList.list(of: self).add(target as AnyObject?, action)
    addAction(for: events, owner: entry) { [weak self, weak entry] in
      if let self { entry?.send(from: self) }
    }
  }

  /// Removes a target's method for events; a nil target or selector matches all targets or all methods.
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    for entry in TargetList.list(of: self).matching(target as AnyObject?, action) {
      removeActions(of: entry, for: events)
    }
    if action == nil { removeActions(of: target as AnyObject?, for: events) }
  }

  /// Calls a method of a target with the control as its argument.
  ///
  /// If the target is nil, the responder chain is searched for the method.
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

  /// Removes a target's method; a nil target or selector matches all targets or all methods.
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

  /// Makes a standard item: a button whose action is a method of a target, or a space.
  ///
  /// The titles are in English. The program must set the `width` of a fixed space.
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

  /// Makes an item that has a standard title, and performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    if let primaryAction {
      let standard = title
      self.primaryAction = primaryAction
      if primaryAction.title.isEmpty { title = standard }
    }
    self.menu = menu
  }

  private func setTarget(_ target: Any?, action selector: Selector?) {
    self.target = target as AnyObject?
    action = selector
  }

  private static let calls = KeptValue<BarItemCall?>(nil)

  /// The object whose method the item calls, held weakly; nil if there is no such object.
  public var target: AnyObject? {
    get { BarButtonItem.calls[self]?.target }
    set {
      let call = BarButtonItem.calls[self] ?? BarItemCall()
      call.target = newValue
      BarButtonItem.calls[self] = call
    }
  }

  /// The method that the item calls, with the item as its argument; nil if the item calls none.
  public var action: Selector? {
    get { BarButtonItem.calls[self]?.selector }
    set {
      let call = BarButtonItem.calls[self] ?? BarItemCall()
      call.selector = newValue
      BarButtonItem.calls[self] = call
      guard newValue != nil else { return plainAction = nil }
      plainAction = { [weak self, weak call] in
        guard let self, let selector = call?.selector, let target = call?.target else { return }
        selector.send(to: target, self)
      }
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

    /// The title: *Share* for `action`, *Delete* for `trash`, and otherwise the name of the case in words.
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

/// The target and the method of a bar button item.
@MainActor
private final class BarItemCall {
  weak var target: AnyObject?
  var selector: Selector?
}
