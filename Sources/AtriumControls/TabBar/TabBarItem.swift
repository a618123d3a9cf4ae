public import AtriumGraphics
public import AtriumKit

/// The title and images of a controller in a tab bar, or another container.
@MainActor
public final class TabBarItem: ViewControllerAttachment {
  /// The items of the toolkit.
  public enum SystemItem: Hashable, Sendable {
    /// Opens the list of the tabs that are not in the bar.
    case more
  }

  /// The title; follows changes of the controller's title (L-27).
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The image; its shape is drawn in the container's colours.
  public var image: Image? {
    didSet { if image !== oldValue { changed() } }
  }
  /// The image of the selected item; nil for ``image``.
  public var selectedImage: Image? {
    didSet { if selectedImage !== oldValue { changed() } }
  }
  /// The text of the badge, such as a number; a dot if empty, no badge if nil.
  public var badgeValue: String? {
    didSet { if badgeValue != oldValue { changed() } }
  }
  /// Whether the item can be selected.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  /// The bar that contains the item; it is notified of changes.
  weak var bar: TabBar?
  private var observers: [Observer] = []

  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (TabBarItem) -> Void
  }

  /// Makes an item.
  public init(title: String? = nil, image: Image? = nil, selectedImage: Image? = nil) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Makes an item of the toolkit.
  public convenience init(tabBarSystemItem: SystemItem) {
    switch tabBarSystemItem {
    case .more: self.init(title: "More", image: .ellipsis)
    }
  }

  /// Makes the item of a controller, with its title (T-9).
  public convenience init(owner: ViewController) {
    self.init(title: owner.title)
  }

  /// Copies the new title.
  public func ownerTitleDidChange(_ owner: ViewController) {
    title = owner.title
  }

  /// Calls a closure after each change of the item, beside the bar.
  ///
  /// A container that shows the item elsewhere, as in a list, observes it by this.
  ///
  /// - Parameters:
  ///   - owner: The observer; when it is deallocated the closure is removed. Not retained.
  ///   - action: The closure; its argument is this item.
  public func observeChanges(owner: AnyObject, action: @escaping @MainActor (TabBarItem) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, action: action))
  }

  /// Removes the closures of an observer.
  public func stopObservingChanges(owner: AnyObject) {
    observers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  private func changed() {
    bar?.itemDidChange()
    for observer in observers where observer.owner != nil { observer.action(self) }
  }
}

extension ViewController {
  /// The title and images for containers of this controller; made on first access (T-9).
  public var tabBarItem: TabBarItem { attachment(TabBarItem.self) }
}
