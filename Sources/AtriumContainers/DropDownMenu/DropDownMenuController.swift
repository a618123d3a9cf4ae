public import AtriumControls
public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A container that shows one of several controllers.
///
/// The user selects the controller in a menu that drops down from a bar.
///
/// ```swift
/// let menu = DropDownMenuController()
/// menu.viewControllers = [first, second, third]
/// ```
///
/// The bar has the title of the active controller and a button that opens and closes the menu. Only the active
/// controller is a child. A view is loaded when its controller first becomes active. The animation of the menu changes
/// the constant of one constraint, ``menuHeightConstraint``. By default a change is not animated, and the old
/// controller is removed before the new one is added (DD-3). A delegate can animate the change.
///
/// The user opens the menu with its button, with Alt+Down, and with Down while the bar has the focus. In
/// the menu, arrow keys move the selection, letters find a row, and Enter chooses. Escape, a click outside
/// the menu and a change of the focus close the menu. The menu scrolls if there is not enough space. If the
/// bar is below the content, the menu opens upwards. With ``Style/opensOnHover`` a resting pointer opens
/// the menu too.
///
/// This container differs from the article on which it is based. In the article, a new list does not reload
/// the table (DD-2), the title stays if there is no active controller (DD-5), and setting the active
/// controller again removes and adds that controller (DD-6).
open class DropDownMenuController: ViewController, SelectingContainer {
  /// A section of the menu.
  public struct Section {
    /// The title above the rows; nil if there is none.
    public var title: String?
    /// The controllers of the rows.
    public var viewControllers: [ViewController]

    /// Makes a section.
    public init(title: String? = nil, viewControllers: [ViewController]) {
      (self.title, self.viewControllers) = (title, viewControllers)
    }
  }

  /// The object that decides about selections, and is notified of selections and of the menu; not retained.
  public weak var delegate: (any DropDownMenuControllerDelegate)?
  /// The sizes and durations.
  ///
  /// The width of the menu is read only when the view is loaded.
  public var style: Style {
    didSet { if style != oldValue { styleDidChange(from: oldValue) } }
  }
  /// The views of a nib that replace the container's own views.
  ///
  /// The outlets are read only when the view is loaded (DD-10).
  public var outlets = Outlets()
  /// The bar with the title and the button; the nib's bar after a nib is loaded.
  public private(set) var navigationBar = NavigationBar()
  /// The superview of the active controller's view; the nib's view after a nib is loaded.
  public private(set) var activeViewContainer = View()
  /// The table with the rows of the menu; the nib's table after a nib is loaded.
  public private(set) var tableView = TableView()

  private(set) lazy var rows = DropDownMenuRows(tableView)
  private(set) lazy var movement = DropDownMenuMovement(self, table: tableView)
  private(set) lazy var hover = makeHover()
  private var item = NavigationItem()
  private var button = BarButtonItem(title: String(localized: "Menu"))
  private var barPlace = DropDownMenuBarPlace()
  private var list: [Section] = []
  private lazy var driver = ContainerDriver(self, delegate: self, order: .dropDownMenu)

  /// Makes a container without controllers.
  public convenience init() { self.init(style: .plain) }

  /// Makes a container without controllers, with the given style.
  public init(style: Style) {
    self.style = style
    super.init()
    setUp()
  }

  /// Makes a container without controllers, with the views of a nib (DD-10).
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib, which sets ``outlets``; nil if there is none.
  ///   - bundle: The folder of the nib; nil uses the program's folder.
  public override init(nibName: String?, bundle: ResourceBundle? = nil) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Makes a container without controllers from a storyboard (DD-10).
  public override init?(coder: any NibDecoding) {
    style = .plain
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    button.title = style.menuButtonTitle
    takeButton()
    item.leftBarButtonItems = [button]
    navigationBar.setItems([item], animated: false)
    rows.onChoose = { [weak self] in self?.choose($0) }
  }

  private func makeHover() -> DropDownMenuHover {
    DropDownMenuHover(self, panel: movement.panel) { [weak self] in self?.button.view }
  }

  private func takeButton() {
    button.action = { [weak self] in self?.menuButtonPressed() }
  }

  // MARK: The list

  /// The controllers of all sections; setting this property makes a single section without a title (DD-2).
  public var viewControllers: [ViewController] {
    get { list.flatMap(\.viewControllers) }
    set { sections = newValue.isEmpty ? [] : [Section(viewControllers: newValue)] }
  }

  /// The sections of the menu.
  ///
  /// If the active controller is in the new list, it stays active and no view changes. Otherwise the first
  /// controller becomes active (DD-2), with the delegate's animator if there is one (DD-3). An open menu shows
  /// the new rows. Traps if a controller is listed twice.
  public var sections: [Section] {
    get { list }
    set { setSections(newValue) }
  }

  private func setSections(_ new: [Section]) {
    let all = new.flatMap(\.viewControllers)
    check(members: all)
    for controller in viewControllers where !all.contains(controller) {
      controller.attachmentIfPresent(DropDownMenuItem.self)?.menu = nil
    }
    list = new
    for controller in all { controller.attachment(DropDownMenuItem.self).menu = self }
    rows.sections = new
    let stays = selectedViewController.map(all.contains) ?? false
    want(stays ? selectedViewController : all.first, in: all)
    if movement.isOpen { rows.reload() }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The selection

  /// The active controller, whose view is shown; nil if there is none.
  ///
  /// Setting this property exchanges the views with the delegate's animator, or at once if there is none (DD-3). The
  /// delegate does not receive `didSelect`. Before the view is loaded, the controller is only stored (DD-4). Setting
  /// nil shows no controller and no title (DD-5). Setting the active controller changes nothing (DD-6). Traps if the
  /// controller is not in the list.
  public var selectedViewController: ViewController? {
    get { driver.wanted.selected }
    set {
      if let newValue, !viewControllers.contains(newValue) {
        fatalError(
          "\(nameInMessages) cannot show \(newValue.nameInMessages), which is not in its viewControllers; "
            + "add it to the list first.")
      }
      if newValue !== selectedViewController { want(newValue, in: viewControllers) }
    }
  }

  /// Shows a controller of the list.
  ///
  /// An animated change uses the animator of the delegate. A controller that is not in the list is ignored.
  ///
  /// When the user chooses a row, this method is called.
  open func select(_ viewController: ViewController, animated: Bool) {
    guard viewControllers.contains(viewController), viewController !== selectedViewController else {
      return
    }
    want(viewController, in: viewControllers, animated: animated)
  }

  /// Requests a list and an active controller.
  ///
  /// All changes of the list and of the active controller go through this method.
  private func want(_ active: ViewController?, in all: [ViewController], animated: Bool = true) {
    rows.active = active
    // An open menu has the focus, so the driver must not move the focus.
    driver.keepsKeyboard = !movement.isOpen
    driver.set(ContainerContent(members: all, selected: active), animated: animated)
  }

  /// Selects the controller of the row that the user has chosen (DD-9), and closes the menu.
  ///
  /// The menu closes even if the controller is already active (DC-24). If the delegate refuses, the menu stays open.
  private func choose(_ controller: ViewController) {
    let isAllowed =
      delegate?.dropDownMenuController(self, shouldSelect: controller) ?? true
    guard isAllowed, viewControllers.contains(controller) else { return rows.reload() }
    select(controller, animated: true)
    movement.set(false, animated: true, completion: nil)
    delegate?.dropDownMenuController(self, didSelect: controller)
  }

  /// Updates the title of a controller in the bar and in the menu.
  func titleDidChange(of controller: ViewController) {
    if controller === driver.shown.last { item.title = controller.title }
    if movement.isOpen { rows.reload() }
  }

  // MARK: The menu

  /// The constraint for the height of the menu; the menu's animation changes no other constraint (DD-1, DD-8).
  public var menuHeightConstraint: LayoutConstraint { movement.height }

  /// Whether the menu is open or opening.
  public var isMenuVisible: Bool { movement.isOpen }

  /// Opens or closes the menu (DD-8).
  ///
  /// A running animation is reversed from its current state.
  ///
  /// Before the view is loaded, the method only calls `completion`, with true.
  ///
  /// - Parameters:
  ///   - isVisible: Whether the menu should be open.
  ///   - animated: Whether the height of the menu is animated.
  ///   - completion: Called at the end; its argument is true if the menu was completely opened or closed.
  open func setMenuVisible(
    _ isVisible: Bool, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    movement.set(isVisible, animated: animated, completion: completion)
  }

  /// Opens the menu, or closes it if it is open (DD-8).
  open func toggleMenu() { setMenuVisible(!isMenuVisible, animated: true) }

  /// Performs the action of the button: calls ``toggleMenu()``, unless hovering has opened the menu.
  ///
  /// A menu that hovering has opened stays open instead (DD-8, DD-17).
  ///
  /// In a nib, this is the action `didTapMenuButton:`. Call `super`: required.
  open func menuButtonPressed() {
    if !hover.keepsOpen() { toggleMenu() }
  }

  // MARK: Unwinding

  /// Returns the active controller first, then the other controllers of the menu.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { driver.membersForUnwinding(from: source) }

  /// Activates the controller to which the unwind segue leads, and closes the menu.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    if viewControllers.contains(subsequent) { selectedViewController = subsequent }
    setMenuVisible(false, animated: animatesUnwinding)
  }

  // MARK: The view

  /// Loads the view from a nib, or makes a view with the bar, the content and the menu (DD-1, DD-10).
  open override func loadView() {
    // A subclass may have set the view and the outlets.
    if !isViewLoaded { super.loadView() }
    let outlets = outlets
    self.outlets = Outlets()
    if let nib = DropDownMenuNib(outlets, in: view) { takeOver(nib) } else { makeViews() }
    activeViewContainer.clipsToBounds = true
    if tableView.accessibilityLabel == nil {
      tableView.accessibilityLabel = String(localized: "Menu entries")
    }
    tableView.rowHeight = style.rowHeight.orZero
    _ = hover
  }

  /// Uses the views of a nib.
  private func takeOver(_ nib: DropDownMenuNib) {
    (navigationBar, activeViewContainer, tableView) = (nib.bar, nib.content, nib.table)
    let (sections, active, onChoose) = (rows.sections, rows.active, rows.onChoose)
    rows = DropDownMenuRows(tableView)
    (rows.sections, rows.active, rows.onChoose) = (sections, active, onChoose)
    if let own = navigationBar.topItem {
      item = own
    } else {
      navigationBar.setItems([item], animated: false)
    }
    if let own = item.leftBarButtonItem {
      button = own
      if own.action == nil { takeButton() }
    } else {
      item.leftBarButtonItems = [button]
    }
    barPlace = DropDownMenuBarPlace(nib.barPlace)
    movement = DropDownMenuMovement(self, table: tableView)
    movement.install(in: nib)
    hover = makeHover()
    if style.barEdge != .top { placeBar() }
  }

  private func makeViews() {
    barPlace.add(navigationBar, activeViewContainer, to: view)
    placeBar()
    movement.install(in: view, content: activeViewContainer, bar: navigationBar)
  }

  private func placeBar() {
    barPlace.put(navigationBar, at: style.barEdge, of: activeViewContainer, in: view)
  }

  private func styleDidChange(from old: Style) {
    if style.menuButtonTitle != old.menuButtonTitle { button.title = style.menuButtonTitle }
    guard isViewLoaded else { return }
    // Placing the bar replaces the constraints of a nib, so the bar is placed only when its edge changes.
    if style.barEdge != old.barEdge { placeBar() }
    movement.styleDidChange()
    view.setNeedsLayout()
  }

  /// Shows the active controller (DD-7).
  open override func viewDidLoad() {
    super.viewDidLoad()
    driver.containerDidLoad()
  }

  /// Adapts the height of an open menu to the available space.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    movement.layOut()
  }

  /// Ends running transitions, so that the children receive balanced appearance calls, and closes the menu.
  open override func viewWillDisappear(_ animated: Bool) {
    driver.containerWillDisappear()
    movement.set(false, animated: false, completion: nil)
    super.viewWillDisappear(animated)
  }

  /// Returns the size of the container without the bar and the safe-area inset at the bar's edge (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    let bar = navigationBar.intrinsicContentSize.height
    let safe = viewIfLoaded?.safeAreaInsets ?? .zero
    let edge = style.barEdge == .top ? safe.top : safe.bottom
    return Size(width: size.width, height: max(0, size.height - bar - edge))
  }

  /// Closes the menu when the focus moves to a view outside the menu.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    if isViewLoaded, let next = context.nextFocusedView { movement.focusDidMove(to: next) }
  }

  /// Closes the menu when Escape is pressed; opens it for Alt+Down, and for Down while the bar has the focus.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    if !handleKeys(in: presses) { super.pressesBegan(presses, with: event) }
  }

  /// The keys of the menu, for lists of shortcuts.
  open override var handledKeyCommands: [KeyCommand] { super.handledKeyCommands + [menuKeyCommand] }
}

extension DropDownMenuController: ContainerDriverDelegate {
  /// Returns the superview of the active controller's view.
  public func childrenView(for driver: ContainerDriver) -> View { activeViewContainer }

  /// Returns the delegate's animator.
  ///
  /// Makes the change at once off screen, without motion or without an animator.
  public func containerDriver(
    _ driver: ContainerDriver, lookOf change: ContainerChange
  ) -> ContainerLook {
    guard change.isAnimated, let old = change.leaving.first, let new = change.coming.first,
      let window = view.window, !window.isHidden, window.settings.motion != .off,
      let animator = delegate?.dropDownMenuController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return .atOnce }
    return .animator(
      animator,
      interactor: delegate?.dropDownMenuController(self, interactionControllerFor: animator))
  }

  /// Shows the title of the incoming controller.
  public func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange) {
    item.title = change.coming.first?.title
  }

  /// After a cancelled change, shows the title of the controller that stays.
  public func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool
  ) {
    rows.active = selectedViewController
    if !didComplete { item.title = change.leaving.first?.title }
  }
}
