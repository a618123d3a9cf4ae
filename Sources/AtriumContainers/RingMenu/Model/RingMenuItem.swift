import AtriumControls
public import AtriumGraphics
public import AtriumKit

/// An entry of a ring menu; a list of them is ``RingMenuController/menu``.
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
  /// The kinds of item, by their effects.
  public enum Kind {
    /// Selects one of the ring's ``RingMenuController/viewControllers``; any other is disabled.
    case controller(ViewController)
    /// Calls a closure.
    case action(@MainActor () -> Void)
    /// Turns a state on and off; the closure receives the new one.
    case toggle(isOn: Bool, @MainActor (Bool) -> Void)
    /// Turns its state on, and those of the other radio items of its level off.
    case radio(isOn: Bool, @MainActor () -> Void)
    /// Opens a level.
    case submenu([RingMenuItem])
    /// Sets a value from 0 to 100 by an angle; the closure receives each new one.
    case dial(value: Int, @MainActor (Int) -> Void)
    /// Leaves a wedge empty.
    case separator
  }

  /// The kind of the item.
  ///
  /// The controller stores new states of toggles, radio items and dials here.
  public var kind: Kind
  /// The name; nil for that of the controller's ``AtriumKit/ViewController/tabBarItem``, or none.
  public var title: String?
  /// The picture, whose shape is drawn in the colour of text; nil as for ``title``.
  public var image: Image?
  /// The colour of its wedge; nil for the next of ``RingMenuPalette``.
  ///
  /// It is darkened as far as
  /// white text needs.
  public var color: Color?
  /// Whether it can be chosen; a disabled item keeps its wedge, and a release on it cancels.
  public var isEnabled = true
  /// Whether it is not drawn; its wedge stays empty, so that no other item moves.
  public var isHidden = false
  /// Whether the menu stays open when it is chosen, as always with the Control key.
  public var staysOpen = false
  /// The letter that chooses it, underlined in its name.
  public var accessKey: Character?
  /// The shortcut that does the same without the menu, as text to show, such as *Ctrl+1*.
  public var shortcut: String?
  /// Called by a click with the right button, which otherwise closes the menu.
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

  /// Makes an item with a state.
  public static func toggle(
    _ title: String, image: Image? = nil, isOn: Bool, _ action: @escaping @MainActor (Bool) -> Void
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .toggle(isOn: isOn, action))
  }

  /// Makes one of several exclusive items.
  public static func radio(
    _ title: String, image: Image? = nil, isOn: Bool, _ action: @escaping @MainActor () -> Void
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .radio(isOn: isOn, action))
  }

  /// Makes an item that opens a level.
  public static func submenu(
    _ title: String, image: Image? = nil, items: [RingMenuItem]
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .submenu(items))
  }

  /// Makes an item that sets a value; it is limited to 0…100.
  public static func dial(
    _ title: String, image: Image? = nil, value: Int, _ action: @escaping @MainActor (Int) -> Void
  ) -> RingMenuItem {
    RingMenuItem(title: title, image: image, kind: .dial(value: min(max(value, 0), 100), action))
  }

  /// An empty wedge.
  public static var separator: RingMenuItem { RingMenuItem(kind: .separator) }
}

extension RingMenuItem {
  /// The controller that it selects; nil for other kinds.
  public var controller: ViewController? {
    if case .controller(let controller) = kind { controller } else { nil }
  }

  /// The items of its level; nil if it opens none.
  public var items: [RingMenuItem]? {
    if case .submenu(let items) = kind { items } else { nil }
  }

  /// The name to show.
  var shownTitle: String { title ?? controller?.tabBarItem.title ?? "" }

  /// The picture to show; the selected one where it has one.
  func shownImage(isSelected: Bool) -> Image? {
    guard image == nil, let item = controller?.tabBarItem else { return image }
    return isSelected ? item.selectedImage ?? item.image : item.image
  }

  /// Whether it is on; nil for items without a state.
  var isOn: Bool? {
    switch kind {
    case .toggle(let isOn, _), .radio(let isOn, _): isOn
    default: nil
    }
  }

  /// The value of a dial; nil for other kinds.
  var dialValue: Int? {
    if case .dial(let value, _) = kind { value } else { nil }
  }

  /// The node that strokes use for it.
  ///
  /// - Parameter children: The controllers that can be selected.
  /// - Returns: Its node.
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
    case .action, .toggle, .radio, .dial: return isEnabled ? .leaf : .disabled
    }
  }
}

extension [RingMenuItem] {
  /// The item at the end of a way through the levels; nil if there is none.
  @MainActor
  func item(at path: [Int]) -> RingMenuItem? {
    guard let first = path.first, indices.contains(first) else { return nil }
    if path.count == 1 { return self[first] }
    return self[first].items?.item(at: Array<Int>(path.dropFirst()))
  }

  /// Changes the item at the end of a way; nothing happens if there is none.
  @MainActor
  mutating func change(at path: [Int], by change: (inout RingMenuItem) -> Void) {
    guard let first = path.first, indices.contains(first) else { return }
    if path.count == 1 { return change(&self[first]) }
    guard case .submenu(var items) = self[first].kind else { return }
    items.change(at: Array<Int>(path.dropFirst()), by: change)
    self[first].kind = .submenu(items)
  }
}
