public import AtriumControls
public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A container that shows one of several controllers, which the user selects with a tab bar.
///
/// All of ``viewControllers`` are children. Only the view of the selected child is in the view tree. A
/// child's view is loaded when the child is first selected. The children's
/// ``AtriumKit/ViewController/tabBarItem`` provides titles, images and badges.
///
/// In a narrow view the bar is below the content and has at most five items. If there are more tabs, the
/// last item opens a list of the other tabs (``moreNavigationController``). In a wide view all tabs are in
/// a sidebar at the leading edge.
///
/// The user selects a tab with the bar, the sidebar, Ctrl+Tab, Ctrl+Page Up and Page Down, and Alt with a digit. A
/// tap on the selected tab pops the tab's navigation controller to its root. If the root is already shown, the tap
/// scrolls the content to its top (T-3). A swipe between tabs is optional (``allowsSwipeBetweenTabs``).
open class TabBarController: ViewController {
  /// The value of ``selectedIndex`` while no controller of the list is selected (T-4).
  public nonisolated static let notFound = Int.max

  /// The location of the tabs.
  public enum Mode: Hashable, Sendable {
    /// In a sidebar if the view is at least ``TabBarController/sidebarBreakpoint`` wide, otherwise in a bar.
    case automatic
    /// In a bar below the content.
    case tabBar
    /// In a sidebar at the leading edge.
    case tabSidebar
  }

  /// The object that decides about selections and is notified of them; not retained.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The bar below the content.
  ///
  /// The controller sets its items and its selected item.
  public let tabBar = TabBar()

  let contentView = View()
  private(set) lazy var bars = TabBars(self)
  private lazy var swipe = TransitionSwipe(self, isEnabled: false) { [unowned self] in
    course(of: $0)
  }
  private lazy var link = TabBarLink(self)

  private lazy var driver = ContainerDriver(self, delegate: choice, order: .tabs)
  /// Whether a list has been set, even an empty list.
  private var hasList = false
  private var selection: ViewController? { driver.wanted.selected }
  /// The child whose view is displayed, or will be displayed by the running transition.
  var displayed: ViewController? { driver.shown.last }
  private lazy var more = TabMore(self)
  private lazy var choice = TabChoice(self, more: more)

  /// Makes a tab bar controller without tabs.
  public override init(nibName: String? = nil, bundle: ResourceBundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Makes a tab bar controller from a storyboard.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    tabBar.delegate = link
  }

  /// Makes a tab bar controller with tabs.
  public convenience init(viewControllers: [ViewController]) {
    self.init()
    setViewControllers(viewControllers, animated: false)
  }

  // MARK: The list

  /// The controllers of the tabs; nil until a list is set (T-4).
  ///
  /// Setting this property is equivalent to `setViewControllers(_:animated: false)`.
  open var viewControllers: [ViewController]? {
    get { hasList ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers of the tabs; empty until a list is set.
  var tabs: [ViewController] {
    driver.forgetStrangers()
    return driver.wanted.members
  }

  /// Replaces the controllers of the tabs, which become children at once (T-5, DC-20).
  ///
  /// The selected controller remains selected if it is in the new list. Otherwise the controller at the same index is
  /// selected; if the new list has no such index, the first controller is selected (T-6). Controllers that stay receive
  /// no move calls. Traps if a controller is listed twice.
  ///
  /// - Parameters:
  ///   - viewControllers: The new controllers; nil stands for an empty list.
  ///   - animated: Whether the bar cross-fades to the new items.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let members = Set(new)
    check(members: new)
    if let list = more.navigation, members.contains(list) {
      fatalError(
        "\(nameInMessages).moreNavigationController cannot be one of its viewControllers; it is "
          + "shown for tabs beyond the fifth.")
    }
    finishTransitions()
    let oldIndex = selectedIndex
    hasList = viewControllers != nil
    more.setMovableTabs(nil)
    let target = new.indices.contains(oldIndex) ? new[oldIndex] : new.first
    let stays = selection.map { more.isList($0) || members.contains($0) } ?? false
    driver.set(
      ContainerContent(members: new, selected: stays ? selection : target), animated: true)
    more.note(selection)
    adoptPreferredContentSize(of: selection)
    leaveMoreListIfNeeded()
    bars.update(animated: animated)
  }

  /// Sets the tabs from a storyboard; no tab is selected until the controller appears (T-13).
  package func setTabs(ofNib controllers: [ViewController]) {
    check(members: controllers)
    hasList = true
    driver.set(ContainerContent(members: controllers))
    bars.update(animated: false)
  }

  /// Changes the order of the tabs and keeps all controllers.
  func setOrder(_ new: [ViewController]) {
    guard Set(new) == Set(tabs), new.count == tabs.count else { return }
    driver.set(ContainerContent(members: new, displayed: driver.wanted.displayed))
    bars.update(animated: false)
  }

  // MARK: The selection

  /// The selected controller; nil if no controller is selected.
  ///
  /// It is one of ``viewControllers``, or ``moreNavigationController`` while its list is shown.
  ///
  /// Setting nil, or the controller that is already selected, changes nothing (DC-24). Setting this property does not
  /// call the delegate (T-2). Traps for a controller that is neither in the list nor ``moreNavigationController``
  /// (T-7).
  ///
  /// A selection by the user also sets this property, so an override receives every selection by the user.
  open var selectedViewController: ViewController? {
    get {
      driver.forgetStrangers()
      return selection
    }
    set {
      guard let newValue else { return }
      if !more.isList(newValue), !tabs.contains(newValue) {
        fatalError(
          "\(nameInMessages) cannot select \(newValue.nameInMessages), which is not in its "
            + "viewControllers; add it to the list first.")
      }
      select(newValue, by: choice.take())
    }
  }

  /// The index of the selected controller.
  ///
  /// The value is ``notFound`` if no controller is selected, or while the list of *More* is shown (T-4, T-8).
  ///
  /// Setting an index out of range changes nothing (T-7).
  open var selectedIndex: Int {
    get {
      driver.forgetStrangers()
      return driver.wanted.selectedIndex ?? TabBarController.notFound
    }
    set {
      let tabs = tabs
      if tabs.indices.contains(newValue) { select(tabs[newValue], by: .code) }
    }
  }

  /// Returns whether the delegate allows a selection by the user (T-2).
  func maySelect(_ controller: ViewController) -> Bool {
    guard isOffered(controller) else { return false }
    return answer(about: isOffered(controller)) {
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    } ?? false
  }

  private func isOffered(_ controller: ViewController) -> Bool {
    more.isList(controller) ? bars.hasMore : tabs.contains(controller)
  }

  /// Carries out a selection by the user that the delegate has allowed.
  func choose(_ controller: ViewController) {
    if controller === selection {
      reactivate(controller)
    } else if !set(controller, by: .user) {
      return bars.update(animated: false)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Sets ``selectedViewController`` for a selection with the given cause.
  ///
  /// - Returns: False if an override of ``selectedViewController`` has ignored the new selection.
  @discardableResult
  func set(_ controller: ViewController, by cause: TabChoice.Cause) -> Bool {
    choice.set(controller, by: cause)
  }

  /// Changes the selection.
  ///
  /// All changes of the selection go through this method.
  func select(_ new: ViewController, by cause: TabChoice.Cause) {
    guard new !== selection else { return }
    finishTransitions()
    guard more.isList(new) ? bars.hasMore : tabs.contains(new), new !== selection else { return }
    choice.note(cause)
    driver.set(ContainerContent(members: tabs, selected: new), animated: true)
    more.note(selection)
    adoptPreferredContentSize(of: selection)
    if selection === new { bars.update(animated: true) }
  }

  // MARK: More

  /// The navigation controller with the list of the tabs that are not in the bar (T-8).
  ///
  /// The item *More* shows this controller, which is not one of ``viewControllers``. A tab that is selected in the
  /// list is displayed in place of the list, but remains a child of the tab bar controller. The tab therefore
  /// keeps its parent when the view becomes wide. Another tap on *More* returns to the list.
  open var moreNavigationController: NavigationController { more.madeNavigation }

  /// The list of *More*; nil until the list is made.
  var moreList: MoreListController? { more.list }

  /// Leaves the list of *More* if the bar has no item *More* any more.
  ///
  /// The last selected tab is then selected; if it is no longer in the list of tabs, the first tab is selected.
  func leaveMoreListIfNeeded() {
    guard more.isList(selection), !bars.hasMore else { return }
    if let target = more.tabToReturnTo(in: tabs) {
      select(target, by: .code)
    } else {
      driver.set(ContainerContent())
    }
  }

  /// The controllers whose position in the order the user may change; all controllers by default (T-8).
  ///
  /// If this property is empty or nil, the list of *More* cannot be edited. Setting a new list of
  /// controllers restores the default.
  open var customizableViewControllers: [ViewController]? {
    get { movableTabs }
    set {
      more.setMovableTabs(newValue ?? [])
      bars.update(animated: false)
    }
  }

  /// The controllers of ``customizableViewControllers``; never nil.
  var movableTabs: [ViewController] { more.movableTabs(of: tabs) }

  // MARK: Unwinding

  /// Returns the tabs, the selected tab first, without the tab that contains the source.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    return allowed.filter { $0 === selectedViewController }
      + allowed.filter { $0 !== selectedViewController }
  }

  /// Selects the tab to which the unwind segue leads.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    if viewControllers?.contains(subsequent) == true { selectedViewController = subsequent }
  }

  // MARK: The view

  /// Makes the view with the content and the bar.
  open override func loadView() {
    super.loadView()
    contentView.frame = view.bounds
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    bars.install(in: view)
    swipe.install(in: contentView)
  }

  /// Sets the frames of the bar or the sidebar, and of the content beside it.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bars.layOut()
    leaveMoreListIfNeeded()
  }

  /// Returns the size of the content beside the bars (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    bars.contentFrame(in: size, for: child).size
  }

  /// Adds the view of the selected controller (T-13).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if selection == nil, let first = tabs.first { select(first, by: .code) }
    bars.update(animated: false)
    bars.layOut()
    leaveMoreListIfNeeded()
    driver.containerWillAppear()
  }

  /// Ends running transitions, so that the children receive balanced appearance calls.
  open override func viewWillDisappear(_ animated: Bool) {
    driver.containerWillDisappear()
    super.viewWillDisappear(animated)
  }

  /// Updates the layout of the bars if the layout direction has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection {
      bars.needsLayout()
    }
  }

  /// The key commands that select and move tabs.
  open override var keyCommands: [KeyCommand] { super.keyCommands + tabKeyCommands }

  /// The orientations that the delegate allows; all orientations without a delegate.
  ///
  /// By default the children have no influence (T-11).
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    supportedInterfaceOrientations(
      own: delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? .all)
  }

  /// Adopts the preferred content size of the selected controller.
  open override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    if child === selection { preferredContentSize = child.preferredContentSize }
  }

  // MARK: The bars

  /// The location of the tabs: a bar or a sidebar; ``Mode/automatic`` by default.
  public var mode = Mode.automatic {
    didSet { if mode != oldValue { bars.needsLayout() } }
  }

  /// The minimum width of the view for a sidebar in the automatic mode, in points; 600 by default.
  public var sidebarBreakpoint = 600.0 {
    didSet { if sidebarBreakpoint != oldValue { bars.needsLayout() } }
  }

  /// The width of the sidebar, in points; nil uses a quarter of the view's width, limited to 180 … 280.
  public var sidebarWidth: Double? {
    didSet { if sidebarWidth != oldValue { bars.needsLayout() } }
  }

  /// Whether the sidebar was shown in the last layout.
  public var isSidebarShown: Bool { bars.showsSidebar }

  /// Whether the bar and the sidebar are hidden; keys select tabs even then.
  open var isTabBarHidden: Bool {
    get { bars.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar and the sidebar, which slide out or in if the change is animated.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bars.setHidden(hidden, animated: animated)
  }

  /// Called when the user selects an item of the bar, including the selected item, before the selection changes.
  ///
  /// Call `super`: not needed. The base implementation does nothing.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  /// Whether a swipe changes to the next or previous tab; false by default.
  ///
  /// A swipe is a horizontal drag of a finger, or a scroll with two fingers on a touchpad.
  public var allowsSwipeBetweenTabs: Bool {
    get { swipe.isEnabled }
    set { swipe.isEnabled = newValue }
  }
}
