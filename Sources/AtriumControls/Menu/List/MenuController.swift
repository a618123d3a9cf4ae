import AtriumGeometry
import AtriumKit

/// An open menu, which covers the window while it is open.
///
/// The controller is presented without animation, so that the pointer, keys and fingers act on the menu at once.
final class MenuController: ViewController {
  private let menu: Menu
  private let source: MenuSource
  /// The object that the actions receive as their sender.
  private let sender: Any?
  /// Whether the first item is highlighted when the menu opens, as after a key press.
  private let startsAtItem: Bool
  /// Called when the menu begins to close.
  var willClose: (@MainActor () -> Void)?
  /// Called after the user has chosen an action, before the action is performed.
  var didChoose: (@MainActor (Action) -> Void)?
  private var isClosing = false
  private lazy var anchor = MenuAnchor(self)

  private init(
    _ menu: Menu, at source: MenuSource, sender: Any?, startsAtItem: Bool
  ) {
    (self.menu, self.source, self.sender) = (menu, source, sender)
    self.startsAtItem = startsAtItem
    super.init()
    title = menu.title.isEmpty ? String(localized: "Menu") : menu.title
    modalPresentationStyle = .overFullScreen
  }

  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - source: The view at which the menu opens.
  ///   - sender: The object that the actions receive as their sender.
  ///   - startsAtItem: Whether the first item is highlighted, as after a key press.
  /// - Returns: The open menu; nil, for example, if the menu has no items, if no controller can present it, or if
  ///   the provider of a placeholder has already dismissed it.
  static func open(
    _ menu: Menu, at source: MenuSource, sender: Any?, startsAtItem: Bool
  ) -> MenuController? {
    guard source.view?.window != nil,
      MenuRow.rows(of: menu, hasTitle: false).contains(where: \.isItem),
      let presenter = source.presenter, !(presenter is MenuController), !presenter.isBeingDismissed
    else { return nil }
    let controller = MenuController(
      menu, at: source, sender: sender, startsAtItem: startsAtItem)
    presenter.present(controller, animated: false)
    // The provider of a placeholder, called when the view is loaded, may have dismissed the menu.
    guard controller.presentingViewController != nil, !controller.isBeingDismissed else {
      return nil
    }
    return controller
  }

  /// The next responder is the window, so that key commands of the covered controllers do not work while the menu is
  /// open.
  override var next: Responder? { viewIfLoaded?.window }

  private var overlay: MenuOverlayView? { viewIfLoaded as? MenuOverlayView }

  override func loadView() {
    let overlay = MenuOverlayView(menu, at: source)
    overlay.accessibilityLabel = title
    overlay.didChoose = { [weak self] in self?.choose($0) }
    overlay.didCancel = { [weak self] in self?.close() }
    view = overlay
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let overlay, let window = overlay.window, !isClosing else { return }
    overlay.becomeFirstResponder()
    if startsAtItem { overlay.highlightStart() }
    window.observeKeyStatus(owner: self) { [weak self] isKeyWindow in
      if !isKeyWindow { self?.close() }
    }
    source.view?.addInteraction(anchor)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.window?.stopObservingKeyStatus(owner: self)
    overlay?.stopWaiting()
    noteClosing()
  }

  /// Shows other elements in the open menu.
  func show(_ menu: Menu) { overlay?.show(menu) }

  /// Closes the menu, and then calls a closure; does nothing if the menu is closing already.
  func close(then completion: (@MainActor () -> Void)? = nil) {
    guard !isClosing, let presentingViewController else { return }
    noteClosing()
    presentingViewController.dismiss(animated: false, completion: completion)
  }

  private func noteClosing() {
    guard !isClosing else { return }
    isClosing = true
    anchor.view?.removeInteraction(anchor)
    let willClose = willClose
    self.willClose = nil
    willClose?()
  }

  private func choose(_ action: Action) {
    guard !isClosing else { return }
    menu.select(action)
    if action.attributes.contains(.keepsMenuPresented) {
      didChoose?(action)
      action.performWithSender(sender, target: nil)
      overlay?.reload()
      return
    }
    // The action may present a controller, which is only possible after the dismissal.
    close { [didChoose, sender] in
      didChoose?(action)
      action.performWithSender(sender, target: nil)
    }
  }

  // MARK: The press that opened the menu

  private var pressStart: Point?
  private var hasTravelled = false

  /// Follows the press that has opened the menu, so that a release over a row chooses it.
  ///
  /// - Parameter point: The location in the window.
  func pressDidMove(to point: Point) {
    let start = pressStart ?? point
    pressStart = start
    if point.distance(to: start) > MenuMetrics.travel { hasTravelled = true }
    if hasTravelled { overlay?.track(point) }
  }

  /// Begins to follow the press that has opened the menu.
  func pressDidBegin(at point: Point) { pressStart = point }

  /// Ends the press that has opened the menu.
  ///
  /// The menu stays open after a click, and after a release over the source.
  func pressDidEnd(at point: Point) {
    pressDidMove(to: point)
    if hasTravelled { overlay?.release(at: point) }
  }
}
