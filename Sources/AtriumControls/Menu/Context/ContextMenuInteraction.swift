public import AtriumGeometry
public import AtriumKit

/// Shows a menu when the user presses the right button of the pointer, holds a finger, or presses the Menu key or
/// Shift+F10.
///
/// The keys work while the view or a view inside it has the focus. A press with the right button may be dragged to a
/// row and released there.
@MainActor
open class ContextMenuInteraction: Interaction {
  /// The appearance of a context menu.
  ///
  /// The raw values are UIKit's.
  public enum Appearance: Int, Hashable, Sendable {
    /// The appearance is not known: no menu is open.
    case unknown = 0
    /// A preview and a menu; not used by this toolkit.
    case rich = 1
    /// A menu only.
    case compact = 2
  }

  /// The view to which the interaction was added; nil if there is none.
  public private(set) weak var view: View?
  /// The delegate, which supplies the menu; held weakly.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The appearance of the open menu; unknown while no menu is open.
  open var menuAppearance: Appearance { openMenu == nil ? .unknown : .compact }

  private lazy var press = ContextMenuGestureRecognizer(self)
  private let usesKeys: Bool
  private(set) weak var openMenu: MenuController?
  private var location = Point.zero
  private static let keys: [(input: String, modifiers: KeyModifierFlags)] = [
    (KeyCommand.inputMenu, []), (KeyCommand.inputFunction(10), .shift),
  ]

  /// Makes an interaction, to be added to a view.
  ///
  /// - Parameter delegate: The object that supplies the menu; held weakly.
  public convenience init(delegate: any ContextMenuInteractionDelegate) {
    self.init(delegate: delegate, usesKeys: true)
  }

  /// Makes an interaction.
  ///
  /// - Parameters:
  ///   - delegate: The object that supplies the menu; held weakly.
  ///   - usesKeys: Whether the Menu key and Shift+F10 are shortcuts of the view; false if the view handles these keys.
  init(delegate: any ContextMenuInteractionDelegate, usesKeys: Bool) {
    (self.delegate, self.usesKeys) = (delegate, usesKeys)
  }

  /// Removes the interaction's recognisers and shortcuts from the previous view.
  ///
  /// Call `super`: required.
  open func willMove(to view: View?) {
    guard let old = self.view else { return }
    dismissMenu()
    old.removeGestureRecognizer(press)
    for command in keyCommands { old.removeKeyCommand(command) }
  }

  /// Adds the interaction's recognisers and shortcuts to the view.
  ///
  /// Call `super`: required.
  open func didMove(to view: View?) {
    self.view = view
    guard let view else { return }
    view.addGestureRecognizer(press)
    for command in keyCommands { view.addKeyCommand(command) }
  }

  private var keyCommands: [KeyCommand] {
    guard usesKeys else { return [] }
    return ContextMenuInteraction.keys.map { key in
      KeyCommand(input: key.input, modifierFlags: key.modifiers) { [weak self] in
        self?.openByKey()
      }
    }
  }

  /// Returns the location at which the menu was opened, in a view's coordinates; nil uses the window's coordinates.
  open func location(in view: View?) -> Point {
    guard let own = self.view else { return location }
    return own.convert(location, to: view)
  }

  /// Closes the open menu; does nothing if no menu is open.
  open func dismissMenu() { openMenu?.close() }

  /// Replaces the elements of the open menu; does nothing if no menu is open.
  ///
  /// Submenus are closed.
  ///
  /// - Parameter block: A closure that receives the current menu and returns the new menu.
  open func updateVisibleMenu(_ block: (Menu) -> Menu) {
    guard let openMenu, let menu else { return }
    let new = block(menu)
    self.menu = new
    openMenu.show(new)
  }

  private var menu: Menu?

  // MARK: Opening

  /// Returns the delegate's configuration for a location in the view.
  func configuration(at location: Point) -> ContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  /// Opens the menu of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - location: The location in the view.
  ///   - source: The rectangle of the view beside which the menu opens; nil opens the menu at the location.
  ///   - startsAtItem: Whether the first item is highlighted, as after a key press.
  /// - Returns: The open menu; nil if the menu has no items, or if it cannot open, for example because another menu of
  ///   the interaction is open.
  @discardableResult
  func open(
    _ configuration: ContextMenuConfiguration, at location: Point, from source: Rect? = nil,
    startsAtItem: Bool
  ) -> MenuController? {
    guard let view, view.window != nil, openMenu == nil,
      let menu = configuration.actionProvider?([])
    else { return nil }
    let rect = source ?? Rect(origin: location)
    guard
      let controller = MenuController.open(
        menu, at: MenuSource(view, rect: rect), sender: nil, startsAtItem: startsAtItem)
    else { return nil }
    (self.menu, self.location, openMenu) = (menu, location, controller)
    // The open menu retains the interaction and its view, so that the delegate is notified of the closing even if
    // the program has released them.
    controller.willClose = { [self, view] in
      withExtendedLifetime(view) {
        (openMenu, self.menu) = (nil, nil)
        ContextMenuAnimator.run {
          delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0)
        }
      }
    }
    ContextMenuAnimator.run {
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
    }
    return controller
  }

  /// Opens the menu of the focused view, or of the nearest view around it that has a menu.
  private func openByKey() {
    guard let window = view?.window else { return }
    let focused = window.firstResponder as? View ?? view
    let part = focused?.accessibilityFocusedElement as? View ?? focused
    var current = focused
    while let view = current, let part {
      let source = part.convert(part.bounds, to: view)
      for case let interaction as ContextMenuInteraction in view.interactions
      where interaction.open(at: source) {
        return
      }
      current = view.superview
    }
  }

  /// Opens the menu for a rectangle of the view, with the first item highlighted.
  ///
  /// - Returns: Whether the delegate has a configuration for the middle of the rectangle.
  func open(at source: Rect) -> Bool {
    guard let configuration = configuration(at: source.center) else { return false }
    open(configuration, at: source.center, from: source, startsAtItem: true)
    return true
  }
}
