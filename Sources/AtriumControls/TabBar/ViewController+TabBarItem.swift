public import AtriumKit

/// A container that has the title and the images of one of its children where it has none itself, as a
/// navigation controller has those of its root.
@MainActor
public protocol TabBarItemInheriting: ViewController {
  /// The child whose item counts; nil for none.
  ///
  /// After a change call ``AtriumKit/ViewController/inheritedTabBarItemDidChange()``.
  var controllerForTabBarItem: ViewController? { get }
}

/// The tab bar item of a controller, and the observers of it.
private final class TabBarItemPlace: ViewControllerAttachment {
  private unowned let owner: ViewController
  private(set) var item: TabBarItem
  /// Whether the program has set the item, so that it inherits nothing.
  private var isSet = false
  private weak var source: ViewController?
  private var observers: [Observer] = []

  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (ViewController) -> Void
  }

  init(owner: ViewController) {
    self.owner = owner
    item = TabBarItem(title: owner.title)
    follow(item)
    updateSource()
  }

  func ownerTitleDidChange(_ owner: ViewController) { item.title = owner.title }

  func set(_ new: TabBarItem?) {
    guard new !== item else { return isSet = true }
    item.stopObservingChanges(owner: self)
    item.inherited = nil
    isSet = new != nil
    item = new ?? TabBarItem(title: owner.title)
    follow(item)
    updateSource()
    tell()
  }

  private func follow(_ item: TabBarItem) {
    item.observeChanges(owner: self) { [weak self] _ in self?.tell() }
  }

  /// Follows the item of the controller from which this one inherits.
  func updateSource() {
    let new = isSet ? nil : (owner as? any TabBarItemInheriting)?.controllerForTabBarItem
    if new !== source {
      source?.stopObservingTabBarItem(owner: self)
      source = new
      new?.observeTabBarItem(owner: self) { [weak self] in self?.inherit(from: $0) }
    }
    item.inherited = new?.tabBarItem
  }

  private func inherit(from controller: ViewController) {
    if item.inherited === controller.tabBarItem {
      item.changed()
    } else {
      item.inherited = controller.tabBarItem
    }
  }

  func observe(_ observer: AnyObject, _ action: @escaping @MainActor (ViewController) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: observer, action: action))
  }

  func stopObserving(_ observer: AnyObject) {
    observers.removeAll { $0.owner == nil || $0.owner === observer }
  }

  private func tell() {
    for observer in observers where observer.owner != nil { observer.action(owner) }
  }
}

extension ViewController {
  // As in UIKit, where code for iOS assigns nil and unwraps the item.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title and images of this controller in containers; made on first access, with the title of the
  /// controller (T-9).
  ///
  /// Containers show another item at once. Setting nil makes a new one. The item of a navigation
  /// controller has the values of its root's where it has none, unless the program has set it.
  public var tabBarItem: TabBarItem! {
    get { attachment(TabBarItemPlace.self).item }
    set { attachment(TabBarItemPlace.self).set(newValue) }
  }

  /// Calls a closure after each change of ``tabBarItem``, and when it is another one.
  ///
  /// - Parameters:
  ///   - owner: The observer; when it is deallocated the closure is removed. Not retained.
  ///   - action: The closure; its argument is this controller.
  public func observeTabBarItem(
    owner: AnyObject, action: @escaping @MainActor (ViewController) -> Void
  ) {
    attachment(TabBarItemPlace.self).observe(owner, action)
  }

  /// Removes the closures of an observer of ``tabBarItem``.
  public func stopObservingTabBarItem(owner: AnyObject) {
    attachmentIfPresent(TabBarItemPlace.self)?.stopObserving(owner)
  }

  /// Takes the item of another child, in a container with ``AtriumControls/TabBarItemInheriting``.
  public func inheritedTabBarItemDidChange() {
    attachmentIfPresent(TabBarItemPlace.self)?.updateSource()
  }
}
