internal import AtriumGeometry
internal import AtriumKit

/// A window of the application, with its current tree.
@MainActor
final class AccessibleWindow {
  private(set) weak var window: Window?
  private let screenPosition: @MainActor () -> Point
  private let identities: AccessibleIdentities
  /// The tree that was built last; nil before the first tree is built, and after ``forget()``.
  private(set) var tree: AccessibleTree?
  /// Whether the window has had a turn since the tree was built.
  var isStale = true
  /// The window's time when the tree was last built.
  private(set) var time = -Double.infinity
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
    (isStale, time, focused) = (false, window.currentTime, focusedObject)
  }

  /// Discards the tree.
  func forget() { (tree, isStale) = (nil, true) }

  /// Whether the focus has moved to another object since the tree was built.
  var hasNewFocus: Bool { focusedObject != focused }

  private var focusedObject: ObjectIdentifier? {
    guard let window, window.isKeyWindow else { return nil }
    guard let view = window.focusedView else { return ObjectIdentifier(window) }
    return ObjectIdentifier(view.accessibilityFocusedElement ?? view)
  }
}
