public import AtriumGraphics

/// A menu: a list of actions and submenus.
///
/// ``Button/menu``, ``BarButtonItem/menu`` and ``ContextMenuInteraction`` show menus.
public final class Menu: MenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name that identifies the menu.
    public var rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Properties of a menu.
  ///
  /// The raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the containing menu, between separators, instead of in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The item of the submenu has the colour of destructive actions.
    public static let destructive = Options(rawValue: 1 << 1)
    /// A choice turns the chosen action on, and the other actions of the menu and its submenus off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  private static var count = 0

  /// The identity of the menu.
  public let identifier: Identifier
  /// The properties of the menu.
  public let options: Options
  /// The elements of the menu, in order.
  public let children: [MenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The title of the submenu's item, or the title above the elements.
  ///   - subtitle: The text below the title of the submenu's item.
  ///   - image: The image of the submenu's item.
  ///   - identifier: The identity; nil makes a unique identifier.
  ///   - options: The properties of the menu.
  ///   - children: The elements.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    Menu.count += 1
    self.identifier = identifier ?? Identifier("atrium.menu.\(Menu.count)")
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with the same properties and other elements.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The visible actions that are on, in the menu and in the menus inside it, in order.
  public var selectedElements: [MenuElement] { actions.filter { $0.state == .on } }

  /// The visible actions in the menu and in the menus inside it, in order.
  var actions: [Action] {
    children.flatMap { child -> [Action] in
      switch child {
      case let menu as Menu: menu.actions
      case let action as Action where !action.attributes.contains(.hidden): [action]
      case let deferred as DeferredMenuElement:
        Menu(children: deferred.elements ?? []).actions
      default: []
      }
    }
  }

  /// The same menu, with single selection.
  var selectingOne: Menu {
    Menu(
      title: title, identifier: identifier, options: options.union(.singleSelection),
      children: children)
  }

  /// Turns an action on, and turns off the other actions of the outermost single-selection menu that contains it.
  ///
  /// Does nothing if no such menu contains the action.
  func select(_ chosen: Action) {
    let actions = actions
    guard actions.contains(where: { $0 === chosen }) else { return }
    if options.contains(.singleSelection) {
      for action in actions { action.state = action === chosen ? .on : .off }
      return
    }
    for case let menu as Menu in children { menu.select(chosen) }
  }
}
