internal import AtriumGeometry
internal import AtriumKit

/// A window of the application, with its current tree.
@MainActor
final class AccessibleWindow {
  /// The maximum number of announcements in the tree.
  private static let mostNotices = 8

  private(set) weak var window: Window?
  private let screenPosition: @MainActor () -> Point
  private let identities: AccessibleIdentities
  /// The tree that was built last; nil before the first tree is built, and after ``forget()``.
  private(set) var tree: AccessibleTree?
  /// Whether the window has had a turn since the tree was built.
  var isStale = true
  /// The window's time when the tree was last built.
  private(set) var time = -Double.infinity
  /// The announcements that are in the tree, oldest first.
  private var notices: [AccessibleNotice] = []
  /// The object that had the focus when the tree was last built.
  private var focused: ObjectIdentifier?
  /// The text observer that the program had set before this bridge set its own.
  var formerTextObserver: (@MainActor (View, AccessibilityTextEvent) -> Void)?

  init(
    _ window: Window, identities: AccessibleIdentities,
    screenPosition: @escaping @MainActor () -> Point
  ) {
    (self.window, self.identities, self.screenPosition) = (window, identities, screenPosition)
  }

  /// The number of pixels per point.
  var scale: Double { window?.scale ?? 1 }

  /// The position of the window's content on the screen, in pixels.
  var position: Point { screenPosition() }

  /// The identifier of the window.
  var id: Int? { window.map { identities.id(of: $0) } }

  /// Builds the tree.
  func build() {
    guard let window else { return tree = nil }
    tree = AccessibleTreeBuilder.tree(of: window, identities, previous: tree)
    for notice in notices { insert(notice) }
    (isStale, time, focused) = (false, window.currentTime, focusedObject)
  }

  /// Discards the tree and the announcements in it.
  func forget() { (tree, isStale, notices) = (nil, true, []) }

  /// Adds an announcement to the tree, and removes the oldest one if there are many.
  func show(_ notice: AccessibleNotice) {
    if notices.count >= Self.mostNotices { remove(notices[0]) }
    notices.append(notice)
    insert(notice)
  }

  private func insert(_ notice: AccessibleNotice) {
    guard var tree else { return }
    notice.insert(into: &tree, identities)
    self.tree = tree
  }

  /// Removes an announcement from the tree; does nothing if it is not in the tree.
  func remove(_ notice: AccessibleNotice) {
    guard let index = notices.firstIndex(where: { $0 === notice }) else { return }
    notices.remove(at: index)
    guard var tree else { return }
    notice.remove(from: &tree, identities)
    self.tree = tree
  }

  /// Whether the focus has moved to another object since the tree was built.
  var hasNewFocus: Bool { focusedObject != focused }

  private var focusedObject: ObjectIdentifier? {
    guard let window, window.isKeyWindow else { return nil }
    guard let view = window.focusedView else { return ObjectIdentifier(window) }
    return ObjectIdentifier(view.accessibilityFocusedElement ?? view)
  }
}
