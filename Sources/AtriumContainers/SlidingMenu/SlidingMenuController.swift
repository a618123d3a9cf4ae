public import AtriumGeometry
public import AtriumKit

/// A container that shows one of several content controllers.
///
/// The layer with the content, called the *front*, slides aside and uncovers a menu.
///
/// The menu is a table with one row for each content controller, or any other controller. A second menu can be at the
/// trailing edge. The container loads the view of a content controller when the controller is first shown, and the view
/// of a menu when the menu is first uncovered. Of the content controllers, only the visible one is a child.
///
/// ```swift
/// let sliding = SlidingMenuController(
///   viewControllers: [tabs, red, green, navigation], menuTitles: ["Tab", "Red", "Green", "Nav"])
/// sliding.style = .drawer
/// ```
///
/// The user opens and closes the menu with the button *Menu*, F9 or Ctrl+M, a drag with a finger or a mouse, and a
/// scroll with two fingers on a touchpad. Escape closes the menu. With ``Style/Overlap/takeOver``, the default, a drag
/// can catch and reverse a movement of the menu. Right-to-left layouts are mirrored. With reduced motion, changes
/// cross-fade.
///
/// This container differs from the article on which it is based. In the article, lists of different lengths pass
/// the check (SL-1), subclasses of navigation controllers are wrapped again (SL-2), `didMove` is called before the
/// first slide has ended (SL-6), and input is handled during the second half of a replacement (SL-10).
open class SlidingMenuController: ViewController, SelectingContainer {
  /// The object that decides about movements and selections and is notified of them; not retained.
  public weak var delegate: (any SlidingMenuControllerDelegate)?
  /// The sizes, durations and behaviour of the container.
  ///
  /// Setting this property starts no animation. Contents that are already wrapped stay wrapped.
  public var style = Style() {
    didSet { styleDidChange() }
  }

  private(set) lazy var panels = SlidingMenuPanels(self)
  private(set) lazy var drag = SlidingMenuDrag(self)
  private(set) lazy var movements = SlidingMenuMovements(self)
  /// The view that catches clicks on the content during a replacement.
  private let shield = View()

  private(set) lazy var contents = SlidingMenuContents(self)
  private lazy var menus = SlidingMenuMenus(self)
  var commands: [() -> Void] = []
  /// Whether the view is on screen: true from `viewWillAppear` to `viewWillDisappear`.
  private(set) var isActive = false
  private var hasChosenPosition = false
  /// Whether the user has closed the menu beside a wide front.
  private var isSidebarClosed = false

  /// The position of the front, or the position to which it is moving.
  public var position: Position { movements.position }

  /// Makes a container without contents.
  public init() {
    super.init()
    makeTable()
  }

  /// Makes a container from a storyboard or nib, in which segues set the contents and menus (SW-S1).
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    makeTable()
    coder.decode(self)
  }

  private func makeTable() {
    let table = SlidingMenuTableController()
    table.onChoose = { [weak self] in self?.choose($0) }
    setMenu(table, at: .leading)
  }

  // MARK: The contents

  /// The contents, without the navigation controllers around them.
  public var viewControllers: [ViewController] { entries.map(\.controller) }

  var entries: [SlidingMenuEntry] { contents.entries }
  /// The entry whose content is displayed, or will be displayed by the running replacement.
  var displayed: SlidingMenuEntry? { contents.displayed }
  var phase: SlidingMenuContents.Phase { contents.phase }

  /// Shows the shield while the content is being replaced.
  func phaseDidChange() { shield.isHidden = phase != .replacing && phase != .returning }

  /// The titles of the rows.
  public var menuTitles: [String] { entries.map(\.title) }

  /// Replaces the contents.
  ///
  /// The visible content stays if it is in the new list. Otherwise the first content is shown. Traps if a
  /// controller is listed twice, and if the numbers of titles and controllers differ (SL-1).
  ///
  /// - Parameters:
  ///   - viewControllers: The content controllers.
  ///   - menuTitles: The titles of their rows; nil for an empty title.
  public func setViewControllers(_ viewControllers: [ViewController], menuTitles: [String?]) {
    SlidingMenuEntry.check(viewControllers, menuTitles, of: self)
    contents.set(viewControllers, titles: menuTitles)
    updateButtons()
    updateTable()
  }

  /// Updates the list and the selection of the table.
  func updateTable() {
    menus.table?.menuTitles = menuTitles
    menus.table?.selectedRow = contents.selectedIndex
  }

  // MARK: The selection

  /// The selected content, without the navigation controller around it; nil if there is none (SL-5).
  ///
  /// The value changes after the old content has been removed, in the middle of an animated replacement.
  /// Setting this property replaces the content at once and closes the menu. Setting nil, the current
  /// content, or a controller that is not in the list changes nothing.
  public var selectedViewController: ViewController? {
    get { contents.selected?.controller }
    set { if let newValue { select(newValue, animated: false) } }
  }

  /// Replaces the visible content, in the same way as ``select(at:animated:completion:)``.
  ///
  /// When the user chooses a row, this method is called.
  open func select(_ viewController: ViewController, animated: Bool) {
    if let index = viewControllers.firstIndex(of: viewController) {
      select(at: index, animated: animated, completion: nil)
    }
  }

  /// Replaces the visible content, and closes the menu (SL-9).
  ///
  /// During a replacement, the call is ignored or, with ``Style/Overlap/queue``, carried out afterwards (SL-14). Before
  /// the view is loaded the selection is stored, and the menu is then initially closed.
  ///
  /// - Parameters:
  ///   - index: The index of the content. An index out of range is ignored.
  ///   - animated: Whether the front slides.
  ///   - completion: Called when the front has come to rest, with true if the content was replaced.
  open func select(at index: Int, animated: Bool, completion: ((Bool) -> Void)?) {
    guard entries.indices.contains(index),
      entries[index] !== contents.selected || phase == .replacing
    else { completion?(false); return }
    let entry = entries[index]
    if phase == .replacing || (style.overlap == .queue && isBusy) {
      guard style.overlap == .queue else { completion?(false); return }
      commands.append { [weak self] in
        guard let self, let index = entries.firstIndex(where: { $0 === entry }) else { return }
        select(at: index, animated: animated, completion: completion)
      }
      return
    }
    if !isViewLoaded { hasChosenPosition = true }
    contents.endOpening()
    contents.select(entry, animated: animated, completion: completion)
    updateTable()
  }

  /// Carries out the user's choice of a row.
  private func choose(_ row: Int) {
    defer { menus.table?.showSelection() }
    guard entries.indices.contains(row), phase != .replacing, phase != .returning else { return }
    let entry = entries[row]
    guard entry !== contents.selected else {
      if style.closesOnReselection { closeForUser() }
      return
    }
    guard delegate?.slidingMenuController(self, shouldSelect: entry.controller) ?? true,
      entries.contains(where: { $0 === entry })
    else { return }
    select(entry.controller, animated: true)
  }

  // MARK: The menus

  /// The menu at the leading edge, initially a ``SlidingMenuTableController``; nil for no menu.
  ///
  /// A menu becomes a child when it is set. Its view is loaded when the menu is first shown (JP-7).
  public var menuController: ViewController? {
    get { menus.given(.leading) }
    set { setMenu(newValue, at: .leading) }
  }

  /// The menu at the trailing edge; nil, the default, means that there is no menu.
  public var trailingMenuController: ViewController? {
    get { menus.given(.trailing) }
    set { setMenu(newValue, at: .trailing) }
  }

  func menu(at side: SlidingMenuSide) -> ViewController? { menus[side] }

  private func setMenu(_ new: ViewController?, at side: SlidingMenuSide) {
    guard menus.set(new, at: side) else { return }
    updateTable()
    if new == nil, position.side == side { setPosition(.closed, animated: false) }
  }

  /// Moves the front to a position (SW-O2).
  ///
  /// If there is no menu on the requested side, the front moves to its closed position. The call interrupts a movement
  /// in progress at its current offset or, with ``Style/Overlap/queue``, waits for the end of that movement. Before the
  /// view is loaded the position is stored.
  ///
  /// - Parameters:
  ///   - position: The position to which the front moves.
  ///   - animated: Whether the front slides.
  ///   - completion: Called at the end, with true if the front has reached the position.
  open func setPosition(
    _ position: Position, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    command { [weak self] in
      guard let self else { return }
      note(position)
      begin(position, pace: animated ? movements.paceOfCommand : nil, completion: completion)
    }
  }

  /// Opens a menu, or closes it if it is open when the command runs.
  func toggle(_ side: SlidingMenuSide, animated: Bool) {
    command { [weak self] in
      guard let self else { return }
      let target = position.side == side ? Position.closed : side.open
      note(target)
      begin(target, pace: animated ? movements.paceOfCommand : nil)
    }
  }

  func note(_ position: Position) {
    hasChosenPosition = true
    if isViewLoaded, panels.isSideBySide { isSidebarClosed = position == .closed }
  }

  // MARK: Movements

  /// Begins a movement, and ends the first slide if it is running.
  func begin(
    _ position: Position, pace: SlidingMenuMotion.Pace?, completion: ((Bool) -> Void)? = nil
  ) {
    contents.endOpening()
    movements.begin(position, pace: pace) { [weak self] isFinished in
      completion?(isFinished)
      self?.runCommands()
    }
  }

  // MARK: The focus

  /// Stores the focused view inside the content, so that the focus can return to it.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    guard isViewLoaded, let next = context.nextFocusedView, let displayed,
      let content = displayed.content.viewIfLoaded, next.isDescendant(of: content)
    else { return }
    displayed.focus = next
  }

  // MARK: The view

  /// Makes the view with the front, the shield and the gestures.
  open override func loadView() {
    view = SlidingMenuStage(frame: .zero)
    panels.install(in: view)
    shield.frame = view.bounds
    shield.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shield.isHidden = true
    view.addSubview(shield)
    drag.install(in: view, shade: panels.front.shade)
  }

  /// Shows the selected content.
  ///
  /// If the menu is initially open below the front, the front slides in from beyond the edge (SL-6).
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = panels.updateSideBySide()
    let opens = style.opensAtStart && !hasChosenPosition
    let isOpen = opens || (panels.isSideBySide && !isSidebarClosed)
    movements.stand(at: isOpen ? .leading : position)
    movements.onArrival = { [weak self] in self?.contents.endOpening() }
    if let side = position.side { panels.deploy(side) }
    let slides = opens && style.layering == .under && !panels.isSideBySide && position != .closed
    if slides { panels.jumpAway() } else { movements.jump() }
    contents.viewDidLoad(slidesIn: slides)
    updateTable()
  }

  /// Lays out the front and the menus.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    view.bringSubviewToFront(shield)
    if panels.updateSideBySide() { sideBySideDidChange() }
    if phase == .opening, !movements.isMoving {
      panels.jumpAway()
    } else if panels.motion.isRunning {
      panels.motion.update()
    } else if phase == .rest, !drag.isDragging {
      movements.jump()
    } else {
      panels.layOut()
    }
  }

  /// Opens the menu if it is now beside the front, and closes the menu if it is no longer beside the front.
  private func sideBySideDidChange() {
    if phase == .opening { contents.endOpening() }
    let target = panels.isSideBySide && !isSidebarClosed ? Position.leading : .closed
    if phase == .rest { begin(target, pace: nil) }
  }

  private func styleDidChange() {
    updateButtons()
    guard isViewLoaded else { return }
    movements.finish()
    if panels.updateSideBySide() { sideBySideDidChange() }
    panels.restack()
    movements.stand(at: position)
    movements.jump()
    if !drag.isDragging { panels.removeCovered() }
    view.setNeedsLayout()
  }

  /// Marks the container as being on screen, so that changes are animated from now on.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isActive = true
  }

  /// Begins the first slide (SL-6).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard phase == .opening, !movements.isMoving else { return }
    movements.run(movements.pace)
  }

  /// Ends all running and waiting changes, so that the children receive balanced appearance calls.
  open override func viewWillDisappear(_ animated: Bool) {
    isActive = false
    drag.giveUp()
    finishTransitions()
    movements.finish()
    contents.finish()
    if phase == .rest { movements.jump() }
    panels.removeCovered()
    runCommands()
    super.viewWillDisappear(animated)
  }

  /// Returns the size of a menu or of the content; the size of the content excludes a menu beside it (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    for side in SlidingMenuSide.allCases where menus.given(side) === child {
      return panels.menuSize(side, in: size)
    }
    return panels.contentSize(at: positionInSize(size), in: size)
  }

  /// Returns the position that the front will have in a view of the given size.
  private func positionInSize(_ size: Size) -> Position {
    let isWide = panels.isSideBySide(in: size.width)
    if isWide == panels.isSideBySide { return position }
    return isWide && !isSidebarClosed ? movements.available(.leading) : .closed
  }

  /// Updates the layout if the layout direction has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded, traitCollection.layoutDirection != previousTraitCollection?.layoutDirection {
      view.setNeedsLayout()
    }
  }

  /// Returns the visible content first, then the menus and the other contents.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { candidates(for: source) }

  /// Opens the menu to which the unwind segue leads, or shows the content and closes the menu.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    reveal(subsequent)
  }

  /// The key commands of this controller, including F9 and Ctrl+M.
  open override var keyCommands: [KeyCommand] { super.keyCommands + menuKeyCommands }

  /// Closes the menu when Escape is pressed, unless the menu is beside a wide front.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if presses.contains(where: \.isEscape), closesByEscape {
      closeForUser()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// The keys that this controller handles without key commands, including Escape, for lists of shortcuts.
  open override var handledKeyCommands: [KeyCommand] {
    super.handledKeyCommands + escapeKeyCommands
  }
}
