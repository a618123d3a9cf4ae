public import AtriumKit

/// A closure that makes a menu, or returns nil for no menu.
///
/// The argument is the list of suggested elements, which is always empty.
public typealias ContextMenuActionProvider = @MainActor (_ suggested: [MenuElement]) -> Menu?

/// A closure that makes the preview of a context menu.
///
/// The closure is never called, because menus are shown without previews.
public typealias ContextMenuContentPreviewProvider = @MainActor () -> ViewController?

/// The menu that a ``ContextMenuInteraction`` shows.
@MainActor
open class ContextMenuConfiguration {
  /// The value by which the program recognises the configuration; by default a unique value.
  public let identifier: AnyHashable
  let actionProvider: ContextMenuActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The value by which the program recognises the configuration; nil makes a unique value.
  ///   - previewProvider: Not used, because a menu is shown without a preview.
  ///   - actionProvider: A closure that makes the menu when it is shown.
  public init(
    identifier: AnyHashable? = nil, previewProvider: ContextMenuContentPreviewProvider? = nil,
    actionProvider: ContextMenuActionProvider? = nil
  ) {
    self.actionProvider = actionProvider
    self.identifier = identifier ?? AnyHashable(Unique())
  }

  /// A value that equals no other value.
  private final class Unique: Hashable, Sendable {
    static func == (left: Unique, right: Unique) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
