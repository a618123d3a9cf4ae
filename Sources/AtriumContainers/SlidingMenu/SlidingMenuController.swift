public import AtriumGeometry
public import AtriumKit

/// A container that shows one of several contents, in front of a menu that the front uncovers when it
/// slides aside.
///
/// The menu is a table with one row for each content, or any other controller; a second one can be at the
/// trailing edge. Only what is on screen is loaded: the content that is shown, and a menu while it is
/// uncovered. Of the contents only the one that is shown is a child.
///
/// ```swift
/// let sliding = SlidingMenuController(
///   viewControllers: [tabs, red, green, navigation], menuTitles: ["Tab", "Red", "Green", "Nav"])
/// sliding.style = .drawer
/// ```
///
/// Users open and close the menu by the button *Menu*, F9 or Ctrl+M, a drag from the edge by a
/// finger or a mouse, and two fingers on a touchpad; Escape closes it. Each movement can be caught
/// and reversed at any frame. In a layout from right to left everything is mirrored. With reduced
/// motion the states fade.
///
/// The original text does some things that this container does not: its check of the two lists never
/// fires (SL-1), subclasses of navigation controllers are wrapped again (SL-2), `didMove` comes before the
/// first slide has ended (SL-6), and input is live during the second half of a replacement (SL-10).
open class SlidingMenuController: ViewController {
  /// The state of the content.
  enum Phase {
    case rest
    /// The first slide (SL-6) waits for the window, or runs.
    case opening
    /// The content is being replaced.
    case replacing
    /// The front comes back with the new content.
    case returning
  }

  /// Decides about movements and selections, and is notified of them; not retained.
  public weak var delegate: (any SlidingMenuControllerDelegate)?
  /// The sizes, times and behaviour.
  ///
  /// A change moves nothing; contents that are wrapped already stay wrapped.
  public var style = Style() {
    didSet { styleDidChange() }
  }

  private(set) lazy var panels = SlidingMenuPanels(self)
  private(set) lazy var drag = SlidingMenuDrag(self)
  private(set) lazy var movements = SlidingMenuMovements(self)
  /// Takes the clicks on the content while it is replaced.
  private let shield = View()

  private(set) var entries: [SlidingMenuEntry] = []
  private var selected: SlidingMenuEntry?
  /// The content that is in place, or comes in the running replacement.
  private(set) var displayed: SlidingMenuEntry?
  private var menus: [SlidingMenuSide: ViewController] = [:]
  private(set) var phase = Phase.rest {
    didSet { shield.isHidden = phase != .replacing && phase != .returning }
  }
  /// The content that gets `didMove` after the first slide (SL-6).
  private var opening: SlidingMenuEntry?
  /// How many replacements make calls now, so that a new list waits.
  private var callDepth = 0
  /// The entries that have left the list, and wait for their release.
  private var retired: [SlidingMenuEntry] = []
  var commands: [() -> Void] = []
  /// Whether the view is in place for the user: from `viewWillAppear` to `viewWillDisappear`.
  private(set) var isActive = false
  private var hasChosenPosition = false
  /// Whether the user has closed the menu that stands beside the front.
  private var isSidebarClosed = false

  /// The position of the front, or the one that it moves to.
  public var position: Position { movements.position }

  /// Makes a container without contents.
  public init() {
    super.init()
    makeTable()
  }

  /// Makes the container of a nib; its contents and menus come by segues (SW-S1).
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

  /// The contents, as they were given.
  public var viewControllers: [ViewController] { entries.map(\.controller) }

  /// The titles of the rows.
  public var menuTitles: [String] { entries.map(\.title) }

  /// Replaces the contents.
  ///
  /// The visible content stays if it is in the new list; else the first one is shown. Traps if a
  /// controller is listed twice, and if there are not as many titles as controllers (SL-1).
  ///
  /// - Parameters:
  ///   - viewControllers: The contents.
  ///   - menuTitles: The titles of their rows; nil for an empty one.
  open func setViewControllers(_ viewControllers: [ViewController], menuTitles: [String?]) {
    SlidingMenuEntry.check(viewControllers, menuTitles, of: self)
    if callDepth == 0 {
      finishTransitions()
      endOpening()
    }
    let old = entries
    entries = zip(viewControllers, menuTitles).map { controller, title in
      let entry =
        (old + retired).first { $0.controller === controller }
        ?? SlidingMenuEntry(controller, title: title ?? "", isWrapped: style.wrapsContents)
      entry.title = title ?? ""
      return entry
    }
    updateButtons()
    retired = (old + retired).filter { entry in !entries.contains { $0 === entry } }
    showList()
    updateTable()
  }

  /// Shows the first content if the selected one is not in the list, and releases the entries that have left
  /// it; a list that is set in a call of a replacement waits for the end of the calls.
  private func showList() {
    guard callDepth == 0 else { return }
    if !retired.isEmpty, phase == .replacing { finishTransitions() }
    if !entries.contains(where: { $0 === selected }) { show(entries.first) }
    let gone = retired
    retired = []
    for entry in gone { entry.release() }
  }

  private func updateTable() {
    guard let table = menus[.leading] as? SlidingMenuTableController else { return }
    table.menuTitles = menuTitles
    table.selectedRow = selectedIndex
  }

  // MARK: The selection

  /// The selected content, as it was given; nil if there is none.
  public var selectedViewController: ViewController? { selected?.controller }

  /// The index of the visible content; nil if there is none (SL-5).
  ///
  /// It changes when the old content has left, in the middle of an animated replacement. Setting it
  /// replaces the content at once and closes the menu; setting an index out of range, nil, or the present
  /// index changes nothing.
  public var selectedIndex: Int? {
    get { selected.flatMap { selected in entries.firstIndex { $0 === selected } } }
    set { if let newValue { select(at: newValue, animated: false) } }
  }

  /// Replaces the visible content, and closes the menu (SL-9).
  ///
  /// During a replacement it is ignored, or waits with ``Style/Overlap/queue`` (SL-14). Before the view is
  /// loaded it is stored, and the menu is not open at first.
  ///
  /// - Parameters:
  ///   - index: The index of the content; one out of range is ignored.
  ///   - animated: Whether the front slides.
  ///   - completion: Receives whether the content was replaced, when the front has come to rest.
  open func select(at index: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard entries.indices.contains(index), entries[index] !== selected || phase == .replacing
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
    replace(with: entry, animated: animated, completion: completion)
  }

  /// Carries out the choice of a row.
  private func choose(_ row: Int) {
    defer { (menus[.leading] as? SlidingMenuTableController)?.showSelection() }
    guard entries.indices.contains(row), phase != .replacing, phase != .returning else { return }
    let entry = entries[row]
    guard entry !== selected else {
      if style.closesOnReselection { closeForUser() }
      return
    }
    guard delegate?.slidingMenuController(self, shouldSelect: entry.controller) ?? true,
      entries.contains(where: { $0 === entry })
    else { return }
    replace(with: entry, animated: true, completion: nil)
  }

  /// Shows a content without animation, or none.
  private func show(_ entry: SlidingMenuEntry?) {
    guard isViewLoaded else { return selected = entry }
    if let entry, entry.content.parent === self, entry.content === displayed?.content {
      // A call of a change that was ended has brought it here already.
      (displayed, selected) = (entry, entry)
    } else if let entry {
      replace(with: entry, animated: false, keepsMenu: true, completion: nil)
    } else if let old = displayed {
      (displayed, selected) = (nil, nil)
      guard old.content.parent === self else { return }
      old.content.willMove(toParent: nil)
      old.content.viewIfLoaded?.removeFromSuperview()
      if old.content.parent === self { old.content.removeFromParent() }
    }
  }

  private func replace(
    with new: SlidingMenuEntry, animated: Bool, keepsMenu: Bool = false,
    completion: ((Bool) -> Void)?
  ) {
    guard isViewLoaded else {
      (selected, hasChosenPosition) = (new, true)
      updateTable()
      completion?(true)
      return
    }
    endOpening()
    let old = displayed?.content.parent === self ? displayed : nil
    let isAnimated = animated && movements.canAnimate && old != nil
    phase = .replacing
    callDepth += 1
    defer {
      callDepth -= 1
      showList()
    }
    displayed = new
    new.content.loadViewIfNeeded()
    old?.content.willMove(toParent: nil)
    addChild(new.content)
    // These calls may have taken the content out.
    guard new.content.parent === self else {
      if let old, old.content.parent === self {
        old.content.viewIfLoaded?.removeFromSuperview()
        old.content.removeFromParent()
      }
      (displayed, phase) = (nil, .rest)
      completion?(false)
      return
    }
    new.content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var change = ContainerTransition(
      from: old?.content, to: new.content, in: panels.front.contentView)
    if isAnimated, let old {
      setAnimator(of: &change, from: old.controller, to: new.controller)
    }
    let comesBack = change.animator == nil || change.animator is SlidingMenuAway
    // The last calls of the change belong to it too.
    var isEnding = false
    change.willEnd = { [weak self] _ in
      isEnding = true
      self?.callDepth += 1
    }
    change.completion = { [weak self] didComplete in
      guard let self else { return }
      if !isEnding { callDepth += 1 }
      end(from: old, to: new, didComplete: didComplete)
      if comesBack || !didComplete {
        comeBack(animated: isAnimated, keepsMenu: keepsMenu, didComplete, completion)
      } else {
        phase = .rest
        completion?(true)
      }
      if didComplete { delegate?.slidingMenuController(self, didSelect: new.controller) }
      callDepth -= 1
      showList()
      runCommands()
    }
    if isAnimated, change.animator == nil {
      movements.dissolved { _ = perform(change) }
    } else {
      perform(change)
      if !comesBack, !keepsMenu { closeBesideReplacement() }
    }
  }

  /// The end of the first half: the move calls, the new content first (DC-16).
  private func end(
    from old: SlidingMenuEntry?, to new: SlidingMenuEntry, didComplete: Bool
  ) {
    let (stays, leaves) = didComplete ? (new, old) : (old, new)
    displayed = stays
    if didComplete { selected = new }
    if let stays, stays.content.parent === self { stays.content.didMove(toParent: self) }
    if let leaves, leaves !== displayed, leaves.content.parent === self {
      if !didComplete { leaves.content.willMove(toParent: nil) }
      leaves.content.removeFromParent()
    }
    updateTable()
  }

  /// The second half: the front slides back, over the menu.
  private func comeBack(
    animated: Bool, keepsMenu: Bool, _ didComplete: Bool, _ completion: ((Bool) -> Void)?
  ) {
    phase = .returning
    let target = keepsMenu || panels.isSideBySide ? position : didComplete ? .closed : position
    var pace = movements.pace
    if case .slide(_, let back) = style.replacement { pace.duration = back.orZero }
    let slides = animated && movements.canAnimate && !movements.isReduced
    begin(target, pace: slides ? pace : nil) { [weak self] _ in
      guard let self else { return }
      if phase == .returning { phase = .rest }
      completion?(didComplete)
    }
  }

  private func closeBesideReplacement() {
    guard !panels.isSideBySide, position != .closed else { return }
    begin(.closed, pace: movements.isReduced ? nil : movements.pace)
  }

  // MARK: The menus

  /// The menu at the leading edge; at first a ``SlidingMenuTableController``.
  ///
  /// A menu becomes a child when it is set, and is loaded when it is shown first (JP-7).
  public var menuController: ViewController? {
    get { menus[.leading] }
    set { setMenu(newValue, at: .leading) }
  }

  /// The menu at the trailing edge; nil, the default, for none.
  public var trailingMenuController: ViewController? {
    get { menus[.trailing] }
    set { setMenu(newValue, at: .trailing) }
  }

  func menu(at side: SlidingMenuSide) -> ViewController? {
    menus[side].flatMap { $0.parent === self ? $0 : nil }
  }

  /// Replaces a menu: the new one moves in before the old one moves out (SW-O4).
  private func setMenu(_ new: ViewController?, at side: SlidingMenuSide) {
    let old = menus[side]
    guard new !== old else { return }
    if let new, menus[side.other] === new {
      fatalError(
        "\(new.nameInMessages) is the other menu of \(nameInMessages) already; use another controller."
      )
    }
    if let new { addChild(new) }
    old?.willMove(toParent: nil)
    let isShown = isViewLoaded && panels.isDeployed(side)
    if isShown { panels.remove(side) }
    menus[side] = new
    if let old, old.parent === self { old.removeFromParent() }
    if isShown, new != nil { panels.deploy(side) }
    if let new, new.parent === self { new.didMove(toParent: self) }
    updateTable()
    if new == nil, position.side == side { setPosition(.closed, animated: false) }
  }

  /// Moves the front to a position (SW-O2).
  ///
  /// Without a menu at that side, the front closes. A movement in progress is taken over where it is, or
  /// awaited with ``Style/Overlap/queue``. Before the view is loaded the position is stored.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - animated: Whether the front slides.
  ///   - completion: Receives whether the front arrived there.
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

  private func note(_ position: Position) {
    hasChosenPosition = true
    if isViewLoaded, panels.isSideBySide { isSidebarClosed = position == .closed }
  }

  // MARK: Movements

  /// Begins a movement; it takes over the first slide.
  private func begin(
    _ position: Position, pace: SlidingMenuMotion.Pace?, completion: ((Bool) -> Void)? = nil
  ) {
    endOpening()
    movements.begin(position, pace: pace) { [weak self] isFinished in
      completion?(isFinished)
      self?.runCommands()
    }
  }

  // MARK: Drags

  /// Hands the front over to a finger, where it is.
  func dragWillBegin() {
    endOpening()
    movements.giveToFinger()
  }

  /// Lets the front continue after a drag, with the velocity of the finger, in points a second.
  func settle(at position: Position, velocity: Double) {
    note(position)
    movements.settle(at: position, velocity: velocity) { [weak self] _ in self?.runCommands() }
  }

  // MARK: The focus

  /// Remembers the focus inside the content, so that it can return there.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    guard isViewLoaded, let next = context.nextFocusedView, let displayed,
      let content = displayed.content.viewIfLoaded, next.isDescendant(of: content)
    else { return }
    displayed.focus = next
  }

  // MARK: The view

  /// Makes the view with the layers.
  open override func loadView() {
    view = SlidingMenuStage(frame: .zero)
    panels.install(in: view)
    shield.frame = view.bounds
    shield.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shield.isHidden = true
    view.addSubview(shield)
    drag.install(in: view, shade: panels.front.shade)
  }

  /// Shows the selected content; the front begins beyond the edge and slides to the open menu (SL-6).
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = panels.updateSideBySide()
    let opens = style.opensAtStart && !hasChosenPosition
    let chosen = selected ?? entries.first
    // Another content may have been selected while the view was released.
    if displayed !== chosen { show(nil) }
    let first = displayed ?? chosen
    selected = first
    updateTable()
    let isOpen = opens || (panels.isSideBySide && !isSidebarClosed)
    movements.stand(at: isOpen ? .leading : position)
    movements.onArrival = { [weak self] in self?.endOpening() }
    if let side = position.side { panels.deploy(side) }
    let slides = opens && style.layering == .under && !panels.isSideBySide && position != .closed
    if slides { panels.jumpAway() } else { movements.jump() }
    guard let first else { return }
    displayed = first
    addChild(first.content)
    guard displayed === first, first.content.parent === self else { return }
    panels.front.show(first.content.view)
    if slides {
      (phase, opening) = (.opening, first)
    } else {
      first.content.didMove(toParent: self)
    }
  }

  /// Places the layers.
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

  /// Opens the menu beside a front that became wide, and closes it over one that became narrow.
  private func sideBySideDidChange() {
    if phase == .opening { endOpening() }
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

  /// From now on changes are animated.
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

  private func endOpening() {
    let first = opening
    opening = nil
    if phase == .opening { phase = .rest }
    if let first, first.content.parent === self { first.content.didMove(toParent: self) }
  }

  /// Ends all that runs or waits, so that the children get balanced calls.
  open override func viewWillDisappear(_ animated: Bool) {
    isActive = false
    drag.giveUp()
    finishTransitions()
    movements.finish()
    endOpening()
    if phase == .rest { movements.jump() }
    panels.removeCovered()
    runCommands()
    super.viewWillDisappear(animated)
  }

  /// The size of the content beside the menu, or of a menu (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    for side in SlidingMenuSide.allCases where menus[side] === child {
      return panels.menuSize(side, in: size)
    }
    return panels.contentSize(at: positionInSize(size), in: size)
  }

  /// The position after a change of the size.
  private func positionInSize(_ size: Size) -> Position {
    let isWide = panels.isSideBySide(in: size.width)
    if isWide == panels.isSideBySide { return position }
    return isWide && !isSidebarClosed ? movements.available(.leading) : .closed
  }

  /// Places the layers for another layout direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded, traitCollection.layoutDirection != previousTraitCollection?.layoutDirection {
      view.setNeedsLayout()
    }
  }

  /// The shown content first, then the menus and the other contents.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { candidates(for: source) }

  /// Opens the menu, or shows the content and closes the menu.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    reveal(subsequent)
  }

  /// F9 and Ctrl+M.
  open override var keyCommands: [KeyCommand] { super.keyCommands + menuKeyCommands }

  /// Escape closes a menu over or beside the front, but not one that stands beside a wide front.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if presses.contains(where: \.isEscape), closesByEscape {
      closeForUser()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  var closesByEscape: Bool { isMenuVisible && !panels.isSideBySide && phase != .replacing }

  /// Escape, for lists of shortcuts.
  open override var handledKeyCommands: [KeyCommand] {
    super.handledKeyCommands + escapeKeyCommands
  }
}
