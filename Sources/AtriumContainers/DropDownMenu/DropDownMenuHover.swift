import AtriumGeometry
import AtriumKit

/// Opens the menu when the pointer rests on its button, and closes it when the pointer has left the bar and the menu.
///
/// The object acts only if ``DropDownMenuController/Style/opensOnHover`` is true (DD-17).
@MainActor
final class DropDownMenuHover {
  private unowned let controller: DropDownMenuController
  private let button: () -> View?
  private let overBar = HoverGestureRecognizer()
  private let overPanel = HoverGestureRecognizer()
  private var timer: Timer?
  /// Whether hovering has opened the menu.
  ///
  /// Such a menu closes when the pointer leaves the bar and the menu.
  private var hasOpened = false
  /// Whether the menu was closed while the pointer was over its button.
  ///
  /// The pointer must then leave the button before it can open the menu again.
  private var waitsForLeaving = false

  /// Observes the pointer over a bar and a menu.
  ///
  /// - Parameters:
  ///   - controller: The container.
  ///   - panel: The menu.
  ///   - button: Returns the button that opens the menu.
  init(_ controller: DropDownMenuController, panel: View, button: @escaping () -> View?) {
    (self.controller, self.button) = (controller, button)
    for recognizer in [overBar, overPanel] {
      recognizer.addAction { [weak self] _ in self?.pointerDidMove() }
    }
    controller.navigationBar.addGestureRecognizer(overBar)
    panel.addGestureRecognizer(overPanel)
  }

  /// Keeps the menu open when its button is clicked, if hovering has opened the menu.
  ///
  /// - Returns: Whether hovering has opened the menu.
  func keepsOpen() -> Bool {
    defer { hasOpened = false }
    timer?.invalidate()
    return hasOpened && controller.isMenuVisible
  }

  /// Updates the state when the menu opens or closes for any reason.
  func menuWillChange(isVisible: Bool) {
    timer?.invalidate()
    guard !isVisible else { return }
    (hasOpened, waitsForLeaving) = (false, isOverButton)
  }

  private func isInside(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.state == .began || recognizer.state == .changed
  }

  private var isOverButton: Bool {
    guard isInside(overBar), let button = button() else { return false }
    return button.bounds.contains(overBar.location(in: button))
  }

  private func pointerDidMove() {
    guard controller.style.opensOnHover else { return }
    if !isOverButton { waitsForLeaving = false }
    if controller.isMenuVisible {
      guard hasOpened, !isInside(overBar), !isInside(overPanel) else { return stop() }
      wait(controller.style.hoverCloseDelay) { [weak self] in
        self?.controller.setMenuVisible(false, animated: true)
      }
    } else {
      guard isOverButton, !waitsForLeaving else { return stop() }
      wait(controller.style.hoverOpenDelay) { [weak self] in self?.open() }
    }
  }

  private func open() {
    guard !controller.isMenuVisible else { return }
    controller.movement.set(true, animated: true, takesFocus: false, completion: nil)
    hasOpened = controller.isMenuVisible
  }

  private func stop() { timer?.invalidate() }

  private func wait(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    guard timer?.isValid != true else { return }
    timer = controller.viewIfLoaded?.window?.scheduleTimer(withTimeInterval: seconds.orZero) { _ in
      action()
    }
  }
}
