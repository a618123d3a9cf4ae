import AtriumControls
public import AtriumGraphics
public import AtriumKit

/// An entry of a ring menu; ``RingMenuController/menu`` is a list of entries.
///
/// ```swift
/// ring.menu = [
///   .controller(home), .controller(library),
///   .submenu("Containers", image: boxes, items: [.controller(tabs), .controller(pages)]),
///   .separator,
///   .toggle("Grid", isOn: true) { canvas.showsGrid = $0 },
///   .dial("Zoom", value: 50) { canvas.zoom = Double($0) / 50 },
/// ]
/// ```
@MainActor
public struct RingMenuItem {
  /// The kind of an item, which determines its effect.
  public enum Kind {
    /// Selects one of the ring's ``RingMenuController/viewControllers``. An item with any other controller is disabled.
    case controller(ViewController)
    /// Calls a closure.
    case action(@MainActor () -> Void)
    /// Turns a state on and off. The closure receives the new state.
    case toggle(isOn: Bool, @MainActor (Bool) -> Void)
    /// Turns the item's state on, and the states of the other radio items on its level off.
    case radio(isOn: Bool, @MainActor () -> Void)
    /// Opens a submenu.
    case submenu([RingMenuItem])
    /// Sets a value from 0 to 100 by the angle of the pointer. The closure receives each new value.
    case dial(value: Int, @MainActor (Int) -> Void)
    /// An empty wedge.
    case separator
  }

  /// The kind of the item.
  ///
  /// The controller stores new states of toggles, radio items and dials in this property.
  public var kind: Kind
  /// The title of the item.
  ///
  /// Nil uses the title of the controller's ``AtriumKit/ViewController/tabBarItem``, if the item has a controller.
  public var title: String?
  /// A description in a few words, which the middle of the ring shows while the item is highlighted.
  ///
  /// If the description is nil, the ring shows the effect of choosing the item, such as *Go there*.
  public var detail: String?
  /// The image, whose shape is drawn in the text colour.
  ///
  /// Nil uses the image of the controller's ``AtriumKit/ViewController/tabBarItem``, if the item has a
  /// controller.
  public var image: Image?
  /// The colour of the item's wedge; nil uses the next colour of ``RingMenuPalette``.
  ///
  /// The colour is darkened if necessary, so that white text on it is readable.
  public var color: Color?
  /// Whether the item can be chosen; a disabled item keeps its wedge, and a release on that wedge closes the menu.
  public var isEnabled = true
  /// Whether the item is hidden; its wedge stays empty, so that no other item moves.
  public var isHidden = false
  /// Whether the menu stays open after the item is chosen.
  ///
  /// With the Control key, it always stays open.
  public var staysOpen = false
  /// The letter that chooses the item, underlined in the title; nil for no letter.
  public var accessKey: Character?
  /// The shortcut that performs the item without the menu; nil for no shortcut.
  ///
  /// The ring only shows the shortcut as text, such as *Ctrl+1*. The program must handle the key.
  public var shortcut: String?
  /// Called when the item is clicked with the right button; if nil, such a click closes the menu.
  public var secondaryAction: (@MainActor () -> Void)?

  /// Makes an item.
  public init(title: String? = nil, image: Image? = nil, kind: Kind) {
    (self.title, self.image, self.kind) = (title, image, kind)
  }

  /// Makes an item for a child of the ring.
  public static func controller(_ controller: ViewController) -> RingMenuItem {
    RingMenuItem(kind: .controller(controller))
  }

  /// Makes an item that calls a closure.
  public static func action(
    _ title: String, image: Image? = nil, _ action: @escaping @MainActor () -> Void
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .action(action))
  }

  /// Makes an item that turns a state on and off.
  public static func toggle(
    _ title: String, image: Image? = nil, isOn: Bool, _ action: @escaping @MainActor (Bool) -> Void
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .toggle(isOn: isOn, action))
  }

  /// Makes a radio item.
  ///
  /// Choosing the item turns the other radio items on its level off.
  public static func radio(
    _ title: String, image: Image? = nil, isOn: Bool, _ action: @escaping @MainActor () -> Void
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .radio(isOn: isOn, action))
  }

  /// Makes an item that opens a submenu.
  public static func submenu(
    _ title: String, image: Image? = nil, items: [RingMenuItem]
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .submenu(items))
  }

  /// Makes an item that sets a value, which is limited to 0 … 100.
  public static func dial(
    _ title: String, image: Image? = nil, value: Int, _ action: @escaping @MainActor (Int) -> Void
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .dial(value: min(max(value, 0), 100), action))
  }

  /// An empty wedge.
  public static var separator: RingMenuItem { RingMenuItem(kind: .separator) }
}

extension RingMenuItem {
  /// The controller that the item selects; nil for items of other kinds.
  public var controller: ViewController? {
    if case .controller(let controller) = kind { controller } else { nil }
  }

  /// The items of the submenu; nil for items of other kinds.
  public var items: [RingMenuItem]? {
    if case .submenu(let items) = kind { items } else { nil }
  }

  /// The title to show.
  var shownTitle: String { title ?? controller?.tabBarItem.title ?? "" }

  /// Returns the image to show; for a selected item the `selectedImage`, if there is one.
  func shownImage(isSelected: Bool) -> Image? {
    guard image == nil, let item = controller?.tabBarItem else { return image }
    return isSelected ? item.selectedImage ?? item.image : item.image
  }

  /// Whether the item is on; nil for items without a state.
  var isOn: Bool? {
    switch kind {
    case .toggle(let isOn, _), .radio(let isOn, _): isOn
    default: nil
    }
  }

  /// The value of a dial; nil for items of other kinds.
  var dialValue: Int? {
    if case .dial(let value, _) = kind { value } else { nil }
  }

  /// Returns the node that represents the item in the evaluation of strokes.
  ///
  /// - Parameter children: The controllers that can be selected.
  /// - Returns: The node.
  func node(among children: Set<ViewController>) -> RingMenuNode {
    if isHidden { return .gap }
    switch kind {
    case .separator: return .gap
    case .submenu(let items) where isEnabled:
      return .branch(items.map { $0.node(among: children) })
    case .submenu: return .disabled
    case .controller(let controller):
      let isUsable = isEnabled && controller.tabBarItem.isEnabled && children.contains(controller)
      return isUsable ? .leaf : .disabled
    case .action, .toggle, .radio: return isEnabled ? .leaf : .disabled
    case .dial: return isEnabled ? .dial : .disabled
    }
  }
}

extension [RingMenuItem] {
  /// Returns the item at a path of indices; nil if there is no such item.
  @MainActor
  func item(at path: [Int]) -> RingMenuItem? {
    guard let first = path.first, indices.contains(first) else { return nil }
    if path.count == 1 { return self[first] }
    return self[first].items?.item(at: Array<Int>(path.dropFirst()))
  }

  /// Changes the item at a path of indices, if there is such an item.
  @MainActor
  mutating func change(at path: [Int], by change: (inout RingMenuItem) -> Void) {
    guard let first = path.first, indices.contains(first) else { return }
    if path.count == 1 { return change(&self[first]) }
    guard case .submenu(var items) = self[first].kind else { return }
    items.change(at: Array<Int>(path.dropFirst()), by: change)
    self[first].kind = .submenu(items)
  }
}
