import AtriumControls
import AtriumGeometry
import AtriumKit

/// Opens and closes the menu by changing the constant of one constraint, and moves the focus into the menu and back.
@MainActor
final class DropDownMenuMovement {
  private unowned let controller: DropDownMenuController
  let panel: DropDownMenuPanel
  /// The constraint for the height of the visible part of the menu (DD-1).
  let height: LayoutConstraint
  private let outside = DropDownMenuOutside()
  private let press = DropDownMenuPress()
  private var downwards: [LayoutConstraint] = []
  private var upwards: [LayoutConstraint] = []
  private(set) var isOpen = false
  /// The number of movements so far.
  ///
  /// It identifies the current movement, so the end of an earlier one is ignored.
  private var count = 0
  private var completion: ((Bool) -> Void)?
  private var isMoving = false
  /// The view in the bar that had the focus before the menu opened.
  private weak var opener: View?

  init(_ controller: DropDownMenuController, table: TableView) {
    self.controller = controller
    panel = DropDownMenuPanel(table)
    height = panel.heightAnchor.constraint(equalToConstant: 0)
    panel.isHidden = true
    outside.isHidden = true
    outside.onPress = { [weak self] in self?.set(false, animated: true, completion: nil) }
    press.isEnabled = false
    press.onPress = outside.onPress
  }

  private var style: DropDownMenuController.Style { controller.style }

  /// Adds the menu and the view that catches clicks beside the menu, in front of the content and behind the bar.
  func install(in view: View, content: View, bar: View) {
    content.addGestureRecognizer(press)
    for added in [outside, panel] {
      added.translatesAutoresizingMaskIntoConstraints = false
      view.insertSubview(added, belowSubview: bar)
    }
    let width = panel.widthAnchor.constraint(
      equalTo: view.widthAnchor, multiplier: max(0.01, min(1, style.menuWidthFraction.orZero)))
    width.priority = .defaultHigh
    let least = panel.widthAnchor.constraint(
      greaterThanOrEqualToConstant: style.leastMenuWidth.orZero)
    least.priority = LayoutPriority(760)
    downwards = [panel.topAnchor.constraint(equalTo: bar.bottomAnchor)]
    LayoutConstraint.activate([
      width, least, panel.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    finish(content, bar)
  }

  /// Adds the menu in place of a nib's table, with the constraints of the nib (DD-10).
  func install(in nib: DropDownMenuNib) {
    nib.content.addGestureRecognizer(press)
    // The table is already inside the panel, so the table's old index in the superview is free.
    for (offset, added) in [outside, panel].enumerated() {
      added.translatesAutoresizingMaskIntoConstraints = false
      nib.superview.insertSubview(added, at: nib.index + offset)
    }
    nib.table.translatesAutoresizingMaskIntoConstraints = true
    let constraints = nib.takeConstraints(for: panel)
    downwards = constraints.vertical
    LayoutConstraint.activate(constraints.others)
    finish(nib.content, nib.bar)
  }

  /// Activates the constraints that the menu needs whether or not its views come from a nib.
  private func finish(_ content: View, _ bar: View) {
    upwards = [panel.bottomAnchor.constraint(equalTo: bar.topAnchor)]
    LayoutConstraint.activate([
      height,
      outside.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      outside.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      outside.topAnchor.constraint(equalTo: content.topAnchor),
      outside.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    anchor()
  }

  /// Attaches the menu below a bar at the top, or above a bar at the bottom.
  private func anchor() {
    let isUp = style.barEdge == .bottom
    panel.opensUpwards = isUp
    LayoutConstraint.deactivate(isUp ? downwards : upwards)
    LayoutConstraint.activate(isUp ? upwards : downwards)
  }

  /// The height of the open menu: the height of its rows, or less if the menu scrolls.
  private var openHeight: Double {
    let table = panel.table
    table.frame.size.width = max(0, panel.bounds.width - 2)
    table.layoutIfNeeded()
    let rows = table.contentSize.height
    let space = controller.activeViewContainer.bounds.height - style.margin.orZero
    return rows.isFinite ? min(rows, max(0, space)) : max(0, space)
  }

  /// Adapts the height of the open menu to the current size of the container.
  func layOut() {
    guard isOpen, !isMoving || panel.fullHeight != openHeight else { return }
    let new = openHeight
    panel.fullHeight = new
    if height.constant != new { height.constant = new }
  }

  func styleDidChange() {
    anchor()
    panel.castOpacity = style.shadowOpacity.orZero
    panel.table.rowHeight = style.rowHeight.orZero
    if isOpen { controller.rows.reload() }
    layOut()
  }

  /// Opens or closes the menu (DD-8).
  ///
  /// - Parameters:
  ///   - isVisible: Whether the menu should be open.
  ///   - animated: Whether the height of the menu is animated.
  ///   - takesFocus: Whether an opening menu takes the focus.
  ///   - completion: Called at the end; its argument is true if the menu was completely opened or closed.
  func set(
    _ isVisible: Bool, animated: Bool, takesFocus: Bool = true, completion: ((Bool) -> Void)?
  ) {
    guard controller.isViewLoaded, isVisible != isOpen else { completion?(true); return }
    let number = begin()
    controller.hover.menuWillChange(isVisible: isVisible)
    controller.delegate?.dropDownMenuController(controller, willSetMenuVisible: isVisible)
    guard number == count else {
      controller.delegate?.dropDownMenuController(
        controller, didSetMenuVisible: isVisible, isFinished: false)
      completion?(false)
      return
    }
    (isOpen, self.completion, isMoving) = (isVisible, completion, true)
    if isVisible { prepare() }
    takePresses()
    let view = controller.view
    let new = isVisible ? openHeight : 0
    if isVisible {
      panel.fullHeight = new
      panel.layoutIfNeeded()
      controller.rows.showActive()
    }
    let duration = isVisible ? style.openDuration.orZero : style.closeDuration.orZero
    guard animated, duration > 0, view.window != nil else {
      height.constant = new
      View.performWithoutAnimation { view.layoutIfNeeded() }
      moveFocus(isTaken: takesFocus)
      return end(number)
    }
    View.performWithoutAnimation { view.layoutIfNeeded() }
    View.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      height.constant = new
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.end(number)
    }
    moveFocus(isTaken: takesFocus)
  }

  /// Ends the running movement before a new one begins, and returns the new movement's count.
  private func begin() -> Int {
    count += 1
    let number = count
    guard isMoving else { return number }
    isMoving = false
    let ended = completion
    completion = nil
    controller.delegate?.dropDownMenuController(
      controller, didSetMenuVisible: isOpen, isFinished: false)
    ended?(false)
    return number
  }

  private func end(_ number: Int) {
    guard number == count, isMoving else { return }
    isMoving = false
    if !isOpen { panel.isHidden = true }
    let ended = completion
    completion = nil
    controller.delegate?.dropDownMenuController(
      controller, didSetMenuVisible: isOpen, isFinished: true)
    ended?(true)
  }

  private func prepare() {
    View.performWithoutAnimation {
      panel.castOpacity = style.shadowOpacity.orZero
      panel.isHidden = false
      panel.table.rowHeight = style.rowHeight.orZero
      controller.rows.reload()
      controller.view.layoutIfNeeded()
    }
  }

  /// Chooses the object that handles clicks outside the open menu.
  private func takePresses() {
    outside.isHidden = !isOpen || style.passesOutsidePresses
    press.isEnabled = isOpen && style.passesOutsidePresses
  }

  // MARK: The focus

  /// Moves the focus into the open menu, or back to the view that had the focus before.
  private func moveFocus(isTaken: Bool) {
    guard let window = controller.view.window else { return }
    let focused = window.firstResponder as? View
    if isOpen {
      guard isTaken else { return }
      if let active = controller.selectedViewController { KeyboardPlace.remember(in: active) }
      opener = focused.flatMap { $0.isDescendant(of: controller.navigationBar) ? $0 : nil }
      panel.table.becomeFirstResponder()
    } else if let focused, focused.isDescendant(of: panel) {
      focused.resignFirstResponder()
      returnFocus()
    }
  }

  /// Restores the focus in the active controller, or in the bar.
  func returnFocus() {
    if let active = controller.selectedViewController { KeyboardPlace.restore(in: active) }
    guard let window = controller.view.window, window.firstResponder == nil else { return }
    if let opener, opener.window === window { opener.becomeFirstResponder() }
  }

  /// Closes the menu when the focus moves to a view outside the menu.
  func focusDidMove(to view: View) {
    guard isOpen, !view.isDescendant(of: panel) else { return }
    set(false, animated: true, completion: nil)
  }
}
