internal import AtriumGeometry
internal import AtriumKit

/// An announcement as objects of the tree, for screen readers that do not listen to announcements.
///
/// The objects are a status bar, a notification in it, and a label in the notification. Such a screen reader speaks a
/// notification when it is shown. Because of the status bar it does not speak the role, and because of the label it
/// shows the text on a braille display.
@MainActor
final class AccessibleNotice {
  /// The time for which a notice is in the tree, in seconds.
  ///
  /// A screen reader asks for the text only after it has handled the event, and a busy screen reader may handle
  /// the event late.
  static let duration = 10.0

  private let text: String
  private let bar: AccessibilityElement
  private let notification: AccessibilityElement
  private let label: AccessibilityElement

  /// Makes a notice of a window.
  init(_ text: String, in window: Window) {
    self.text = text
    bar = AccessibilityElement(accessibilityContainer: window)
    notification = AccessibilityElement(accessibilityContainer: bar)
    label = AccessibilityElement(accessibilityContainer: notification)
  }

  /// Returns the identifier of the notification.
  func id(_ identities: AccessibleIdentities) -> Int { identities.id(of: notification) }

  /// Adds the objects of the notice to a tree, as the last child of the window.
  ///
  /// The objects have no size, since no view displays them.
  func insert(into tree: inout AccessibleTree, _ identities: AccessibleIdentities) {
    var parent = tree.root
    for (element, role) in [
      (bar, AtspiRole.statusBar), (notification, .notification), (label, .label),
    ] {
      var node = AccessibleNode(
        id: identities.id(of: element), object: element, role: role, frame: .zero)
      node.parent = parent
      node.states.insert(.showing)
      // A notification with a name would be spoken without its label, and not shown in braille.
      switch role {
      case .statusBar: node.name = "Messages"
      case .label: node.name = text
      default: break
      }
      tree.nodes[node.id] = node
      tree.nodes[parent]?.children.append(node.id)
      parent = node.id
    }
  }

  /// Removes the objects of the notice from a tree.
  func remove(from tree: inout AccessibleTree, _ identities: AccessibleIdentities) {
    let ids = [bar, notification, label].map(identities.id)
    tree.nodes[tree.root]?.children.removeAll { $0 == ids[0] }
    for id in ids { tree.nodes[id] = nil }
  }
}
