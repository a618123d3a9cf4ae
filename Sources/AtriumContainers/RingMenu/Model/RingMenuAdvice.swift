internal import Logging

/// Warns about menus that are hard to use.
///
/// In menus larger than recommended, more than a tenth of all strokes choose the wrong item.
@MainActor
package enum RingMenuAdvice {
  private static let logger = Logger(label: "atrium.ring")
  /// The advice that has already been logged.
  private static var given: Set<String> = []

  /// Returns the advice about a menu; nil if the menu is easy to use.
  package static func text(_ root: [RingMenuNode]) -> String? {
    let widest = width(of: root)
    let depth = RingMenuNode.depth(of: root)
    if depth >= 3, widest >= 8 {
      return "A ring menu has \(widest) items on a level and \(depth) levels; "
        + "use at most 4 items a level for strokes through 3 levels."
    }
    guard widest > 8 else { return nil }
    return "A ring menu has \(widest) items on a level; use at most 8, and groups for more."
  }

  /// Logs the advice about a menu, once.
  static func log(_ root: [RingMenuNode]) {
    guard let text = text(root), given.count < 64, given.insert(text).inserted else { return }
    logger.notice("\(text)")
  }

  private static func width(of nodes: [RingMenuNode]) -> Int {
    max(nodes.count { $0.isTarget }, nodes.compactMap(\.children).map(width).max() ?? 0)
  }
}
