import AtriumGeometry
import AtriumKit

/// Opens the menu of a button, and follows the press that has opened it.
@MainActor
final class ButtonMenuPress: ContextMenuInteractionDelegate {
  private unowned let button: Button
  private weak var controller: MenuController?
  private weak var touch: Touch?
  private lazy var interaction = ContextMenuInteraction(delegate: self)
  /// The object that the actions of the menu receive as their sender; nil for the button.
  weak var sender: AnyObject?

  init(_ button: Button) { self.button = button }

  /// Adds or removes the context menu of a button whose press does not open the menu.
  func update() {
    let isNeeded = button.menu != nil && !button.showsMenuAsPrimaryAction
    guard isNeeded != (interaction.view != nil) else { return }
    if isNeeded {
      button.addInteraction(interaction)
    } else {
      button.removeInteraction(interaction)
    }
  }

  /// Opens the menu.
  ///
  /// - Parameter byKey: Whether a key opens the menu; the first item is then highlighted.
  /// - Returns: Whether this call has opened the menu; false, for example, if the menu was open already.
  func open(byKey: Bool) -> Bool {
    guard var menu = button.menu, controller == nil else { return false }
    if button.changesSelectionAsPrimaryAction { menu = menu.selectingOne }
    controller = MenuController.open(
      menu, at: MenuSource(button), sender: sender ?? button, startsAtItem: byKey)
    guard let controller else { return false }
    controller.didChoose = { [weak self] _ in self?.button.showSelection() }
    button.sendActions(for: .menuActionTriggered)
    return true
  }

  /// Opens the menu if a press opens it and the button tracks a press of the pointer.
  func begin(_ touches: Set<Touch>) {
    guard button.opensMenu, button.isTracking, let touch = touches.first, touch.type != .direct,
      open(byKey: false)
    else { return }
    self.touch = touch
    controller?.pressDidBegin(at: touch.location(in: nil))
    button.abandonTracking()
  }

  /// Moves the highlight of the menu.
  ///
  /// - Returns: Whether one of the touches has opened the menu.
  func move(_ touches: Set<Touch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    controller?.pressDidMove(to: touch.location(in: nil))
    return true
  }

  /// Chooses the row at the touch that has opened the menu.
  ///
  /// - Returns: Whether one of the touches has opened the menu.
  func end(_ touches: Set<Touch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    self.touch = nil
    controller?.pressDidEnd(at: touch.location(in: nil))
    return true
  }

  /// Returns the menu of the button.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard button.isEnabled, let menu = button.menu else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }
}

extension Button {
  /// Whether a press opens the menu.
  var opensMenu: Bool { menu != nil && showsMenuAsPrimaryAction }

  func menuDidChange() {
    if menu != nil, menuPress == nil { menuPress = ButtonMenuPress(self) }
    menuPress?.update()
    guard opensMenu, changesSelectionAsPrimaryAction, let menu else { return }
    if menu.selectedElements.isEmpty, let first = menu.actions.first { first.state = .on }
    showSelection()
  }

  /// Shows the title of the action that is on.
  func showSelection() {
    guard opensMenu, changesSelectionAsPrimaryAction,
      let selected = menu?.selectedElements.first
    else { return }
    title = selected.title
  }
}
