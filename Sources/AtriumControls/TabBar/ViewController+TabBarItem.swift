public import AtriumKit

/// A container whose tab bar item takes missing values from the tab bar item of a child.
///
/// For example, a navigation controller takes missing values from its root controller.
@MainActor
public protocol TabBarItemInheriting: ViewController {
  /// The child whose tab bar item provides missing values; nil for no child.
  ///
  /// When the value has changed, call ``AtriumKit/ViewController/inheritedTabBarItemDidChange()``.
  var controllerForTabBarItem: ViewController? { get }
}

/// The tab bar item of a controller, and the closures that observe it.
private final class TabBarItemPlace: ViewControllerAttachment {
  private unowned let owner: ViewController
  private(set) var item: TabBarItem
  /// Whether the program has set the item; the item then inherits no values.
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

  /// Observes the tab bar item of the controller that provides missing values.
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
  // The property is implicitly unwrapped as in UIKit: code for iOS assigns nil, but reads it as
  // non-optional.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title and the images that represent this controller in containers (T-9).
  ///
  /// The item is made on first access, with the title of the controller. Containers show a new item at once.
  /// Setting nil makes a new item. Unless the program has set the item of a navigation controller, that item
  /// takes missing values from the item of the root controller.
  public var tabBarItem: TabBarItem! {
    get { attachment(TabBarItemPlace.self).item }
    set { attachment(TabBarItemPlace.self).set(newValue) }
  }

  /// Adds a closure that is called after each change of ``tabBarItem``, including its replacement.
  ///
  /// - Parameters:
  ///   - owner: The observer; held weakly. The closure is removed when the observer is deallocated.
  ///   - action: The closure, which receives this controller.
  public func observeTabBarItem(
    owner: AnyObject, action: @escaping @MainActor (ViewController) -> Void
  ) {
    attachment(TabBarItemPlace.self).observe(owner, action)
  }

  /// Removes the closures that an observer added to observe ``tabBarItem``.
  public func stopObservingTabBarItem(owner: AnyObject) {
    attachmentIfPresent(TabBarItemPlace.self)?.stopObserving(owner)
  }

  /// Updates the tab bar item after ``AtriumControls/TabBarItemInheriting/controllerForTabBarItem`` has
  /// changed.
  public func inheritedTabBarItemDidChange() {
    attachmentIfPresent(TabBarItemPlace.self)?.updateSource()
  }
}
