public import AtriumControls
public import AtriumGeometry
public import AtriumKit

/// A container that shows two or three controllers side by side, and one after the other where it is narrow.
///
/// In a regular width the secondary column has the content, and the columns beside it what leads there. An
/// inspector may stand on the other side. In a compact width, or below ``collapseBreakpoint``, the columns
/// collapse: the navigation controller of the primary column has those of the others on its stack (S-12).
///
/// Users drag the dividers, or move them by arrow keys, Home and End; a double click resets them. F9 hides and
/// shows the columns beside the content. A drag from the edge, or two fingers on a touchpad, bring them in;
/// Escape and a tap on the dimmed content close columns that cover it.
open class SplitViewController: ViewController {
  /// The number of columns.
  public let style: Style
  /// Decides about changes, and is notified of them; not retained.
  public weak var delegate: (any SplitViewControllerDelegate)?
  /// The button that shows and hides the columns beside the content, for a bar of the program (S-15).
  ///
  /// It is hidden while the columns are collapsed.
  public let displayModeButtonItem = BarButtonItem(image: .sidebar)
  /// Whether the columns are collapsed into one (S-12).
  public private(set) var isCollapsed = false

  /// The preferences for the widths of the columns, and the widths that the user has chosen.
  var widths: SplitWidths {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  let columns: SplitColumns
  var modes: SplitModes
  /// The display mode outside of the collapsed interface.
  private(set) var mode = DisplayMode.secondaryOnly
  var isInspectorWanted = false

  private lazy var stage = SplitStage(self)
  private lazy var swipe = SplitSwipe(self)
  private lazy var fingerDrag = SplitFingerDrag(self)
  /// Whether the children were chosen for the width of the view for the first time.
  private(set) var hasBegun = false
  let requests = SplitRequests()
  /// The size class of a size that was announced and is not there yet.
  private(set) var announcedSizeClass: UserInterfaceSizeClass?
  /// Whether a gesture shows or hides columns.
  private var isSwiping = false

  // MARK: Making

  /// Makes a split view controller whose controllers are direct children (S-6).
  public convenience init() {
    self.init(style: .unspecified)
  }

  /// Makes a split view controller.
  public init(style: Style) {
    self.style = style
    columns = SplitColumns(style: style)
    modes = SplitModes(style: style)
    widths = SplitWidths(style: style)
    super.init()
    definesPresentationContext = true
    displayModeButtonItem.action = { [weak self] in self?.performDisplayModeAction() }
    updateDisplayModeButton()
  }

  // MARK: Columns

  /// The controllers of the columns, without the compact one and the inspector (S-4); the primary one alone
  /// while they are collapsed (S-12).
  ///
  /// Setting the list sets the outer columns first and the secondary one last. Traps for a list that is longer
  /// than there are columns, and for a controller that is listed twice.
  public var viewControllers: [ViewController] {
    get {
      let all: [Column] = [.primary, .supplementary, .secondary]
      let found = all.compactMap { columns[$0] }
      return isCollapsed ? Array(found.prefix(1)) : found
    }
    set {
      let (names, places) = columns.places(of: newValue, in: self)
      // A controller may move from one column to another.
      for column in names where columns[column] !== places[column] { set(nil, for: column) }
      for column in names { set(places[column], for: column) }
    }
  }

  /// Sets the controller of a column; nil clears it (S-4).
  ///
  /// A plain controller gets a navigation controller around it (S-6), which is kept for the next one. Traps for
  /// a style without columns, for a supplementary column in the double-column style, and for a controller that
  /// is in another column (S-5). A column of another split view controller leaves it first.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    check(column)
    set(viewController, for: column)
  }

  /// Sets the controller of a column of any style.
  func set(_ new: ViewController?, for column: Column) {
    dropStrangers()
    guard new !== columns[column] else { return }
    if let new, let other = columns.column(holding: new) {
      fatalError(
        "\(new.nameInMessages) is already specified as the view controller for the \(other) column of "
          + "\(nameInMessages); set that column to nil before.")
    }
    if new === self {
      fatalError(
        "\(nameInMessages) cannot be the \(column) column of itself; give it another controller.")
    }
    if let new { giveUpElsewhere(new) }
    finishTransitions()
    let stacked = isCollapsed ? columnsOnStack : []
    let old = columns.keepsHost(of: column, for: new) ? nil : columns.host(column)
    if isCollapsed, !columns.keepsHost(of: column, for: new) { unstack(column) }
    columns.set(new, for: column, in: self)
    if column == .inspector, new == nil { isInspectorWanted = false }
    replace(old, stacked: stacked)
    updateDisplayModeButton()
  }

  /// Shows the present controllers of the columns instead of one that leaves.
  private func replace(_ old: ViewController?, stacked: [Column]) {
    guard hasBegun else { return }
    let wasChild = old?.parent === self
    if wasChild { old?.willMove(toParent: nil) }
    adoptMode(animated: false)
    update(animated: false)
    if let stack {
      let wanted = stacked.compactMap { columns.host($0) }.filter { $0 !== root }
      if isCollapsed, wanted != stack.columns { stack.set(wanted, animated: false) }
    }
    if let old, wasChild, columns.column(of: old) == nil { takeOut(old) }
  }

  private func takeOut(_ child: ViewController) {
    stage.takeOut(child)
    if child.parent === self { child.removeFromParent() }
  }

  /// Forgets controllers that other code has taken out.
  private func dropStrangers() {
    let root = stage.displayed[.compact]
    for column in Column.allCases {
      guard let host = columns.host(column), let parent = host.parent, parent !== self,
        parent !== root, parent !== stack?.navigation
      else { continue }
      // The navigation controller around a plain controller is the parent of nothing else.
      columns.set(nil, for: column, in: self)
    }
    stage.dropStrangers()
  }

  // MARK: Showing and hiding

  /// Which columns are visible; `secondaryOnly` before the view is loaded (S-2), and `oneBesideSecondary` while
  /// the columns are collapsed (S-8).
  public var displayMode: DisplayMode { isCollapsed ? .oneBesideSecondary : mode }

  /// The preferred display mode; automatic by default.
  ///
  /// Setting it changes ``displayMode`` at once, but not while the columns are collapsed (S-9). A mode with two
  /// columns counts as the one with one column in the styles that have no other.
  public var preferredDisplayMode: DisplayMode {
    get { modes.preferred }
    set {
      (modes.preferred, modes.chosenCount) = (newValue, nil)
      adoptMode(animated: false)
    }
  }

  /// The preferred behaviour; automatic by default.
  ///
  /// Setting it traps for a style without columns (S-5, S-15).
  public var preferredSplitBehavior: SplitBehavior {
    get { modes.preferredBehavior }
    set {
      check(.primary)
      modes.preferredBehavior = newValue
      adoptMode(animated: false)
    }
  }

  /// How many columns the user or the program has asked for; nil for the default.
  var chosenCount: Int? { modes.chosenCount }

  /// The side of the primary column; leading by default.
  public var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width with columns side by side, in points; 480 by default.
  ///
  /// In a compact horizontal size class the columns are always collapsed (S-14).
  public var collapseBreakpoint = 480.0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether gestures show and hide columns; true by default (S-15).
  public var presentsWithGesture: Bool {
    get { swipe.isEnabled }
    set { swipe.isEnabled = newValue }
  }

  /// Brings a mode that the delegate has chosen for the button.
  func choose(mode new: DisplayMode) {
    let new = modes.normal(new)
    modes.chosenCount = new.leadingCount
    if hasBegun, !isCollapsed { adopt(new, animated: true) }
  }

  /// Shows a number of columns beside or over the secondary one, animated.
  func choose(
    count: Int, by interactor: (any ViewControllerInteractiveTransitioning)? = nil
  ) {
    let before = modes.chosenCount
    if count <= 0, mode.leadingCount > 0 { modes.lastCount = mode.leadingCount }
    modes.chosenCount = max(0, count)
    guard hasBegun, !isCollapsed else { return }
    adopt(modes.mode(in: modePlace), animated: true, by: interactor) { [weak self] in
      self?.modes.chosenCount = before
    }
  }

  func setInspector(visible: Bool) {
    guard columns.host(.inspector) != nil, visible != isInspectorWanted else { return }
    tell(.inspector, visible: visible)
    isInspectorWanted = visible
    update(animated: true)
  }

  // MARK: The display mode

  var modePlace: SplitModes.Place {
    SplitModes.Place(
      total: viewIfLoaded?.bounds.width ?? 0, leading: leadingColumns, widths: widths)
  }

  func adoptMode(animated: Bool) {
    updateDisplayModeButton()
    guard hasBegun, !isCollapsed else { return }
    adopt(modes.mode(in: modePlace), animated: animated)
  }

  private func adopt(
    _ new: DisplayMode, animated: Bool,
    by interactor: (any ViewControllerInteractiveTransitioning)? = nil, undo: (() -> Void)? = nil
  ) {
    guard new != mode else { return }
    let old = mode
    change(to: new)
    // The delegate may have chosen another mode.
    guard mode == new else { return }
    update(animated: animated, by: interactor) { [weak self] in
      undo?()
      if let self, mode == new, !isCollapsed { change(to: old) }
    }
  }

  /// Sets the mode, and tells the delegate.
  private func change(to new: DisplayMode) {
    let (old, was) = (mode, visibleColumns)
    delegate?.splitViewController(self, willChangeTo: new)
    guard mode == old else { return }
    mode = new
    updateDisplayModeButton()
    let now = visibleColumns
    for column in Column.allCases where was.contains(column) != now.contains(column) {
      tell(column, visible: now.contains(column))
    }
  }

  // MARK: Places

  /// The places of the columns in the view.
  var arrangement: SplitArrangement { arrangement(for: viewIfLoaded?.bounds.size ?? .zero) }

  private func arrangement(for size: Size) -> SplitArrangement {
    SplitArrangement(
      .init(
        size: size, mode: mode, leading: leadingColumns,
        showsInspector: isInspectorWanted && columns.host(.inspector) != nil, widths: widths,
        isMirrored: isMirrored))
  }

  // MARK: Changes

  /// Makes the controllers of all columns children, unless they are collapsed (DC-20).
  private func adoptChildren() {
    for column in Column.allCases {
      guard let host = columns.host(column), isCollapsed ? host === root : column != .compact
      else { continue }
      // A callback may have collapsed or expanded the columns meanwhile.
      if let other = host.parent as? NavigationController { SplitStack(navigation: other).part() }
      guard host.parent == nil, columns.host(column) === host else { continue }
      SplitColumnMark.detachView(of: host)
      addChild(host)
      guard host.parent === self, columns.host(column) === host else { continue }
      host.didMove(toParent: self)
      if column != .secondary, column != .compact, host.parent === self {
        setOverrideTraitCollection(TraitOverrides(horizontalSizeClass: .compact), forChild: host)
      }
    }
  }

  /// Brings the children's views into agreement with the columns to be displayed: every swap goes through
  /// here.
  ///
  /// - Parameters:
  ///   - animated: Whether the columns move to their places.
  ///   - interactor: Drives the motion.
  ///   - undo: Called when a gesture is cancelled, before the columns are placed again.
  func update(
    animated: Bool, by interactor: (any ViewControllerInteractiveTransitioning)? = nil,
    undo: (() -> Void)? = nil
  ) {
    guard hasBegun, stage.isActive else { return }
    let starts = stage.frames
    finishTransitions()
    dropStrangers()
    adoptChildren()
    let extra = isCollapsed ? children.filter { $0 !== root && isColumn($0) } : []
    for child in extra { child.willMove(toParent: nil) }
    defer { for child in extra where child.parent === self { takeOut(child) } }
    stage.display(goal, from: starts, animated: animated, by: interactor) { [weak self] in
      if !$0 { undo?() }
      self?.endSwipe()
    }
  }

  // MARK: Collapsing

  /// Chooses between both interfaces for the width of the view, and the display mode.
  private func adapt(animated: Bool) {
    guard stage.isActive, !requests.areHeld, view.bounds.width > 0 else { return }
    requests.hold { adaptNow(animated: animated) }
  }

  private func adaptNow(animated: Bool) {
    let isNarrow = wantsCollapse(in: view.bounds.width)
    guard hasBegun else { return begin(isNarrow: isNarrow) }
    if isNarrow != isCollapsed {
      if isNarrow { collapse(animated: animated) } else { expand(animated: animated) }
    } else if !isCollapsed {
      adopt(modes.mode(in: modePlace), animated: animated)
    }
  }

  /// Displays the columns for the first time (S-7).
  private func begin(isNarrow: Bool) {
    hasBegun = true
    if isNarrow { return collapse(animated: false) }
    let first = modes.mode(in: modePlace)
    delegate?.splitViewController(self, willChangeTo: first)
    mode = first
    updateDisplayModeButton()
    update(animated: false)
  }

  private func collapse(animated: Bool) {
    let starts = stage.frames
    finishTransitions()
    let covered = arrangement.overlays
    let top = topAfterCollapsing()
    if style == .unspecified, let new = delegate?.primaryViewController(forCollapsing: self) {
      set(new, for: .primary)
    }
    let shot = animated && !covered.contains(top) ? stage.takePictures(beside: top) : []
    isCollapsed = true
    updateDisplayModeButton()
    collapseChildren(upTo: top)
    delegate?.splitViewControllerDidCollapse(self)
    guard isCollapsed else { return }
    guard animated, let root, let start = columns.host(top).flatMap({ starts[$0] }) else {
      return stage.settle()
    }
    stage.glide(from: [root: start], pictures: shot)
  }

  /// Takes the other columns out, and puts them on the stack of the primary one.
  private func collapseChildren(upTo top: Column) {
    let root = root
    let others = Column.allCases.compactMap { columns.host($0) }.filter {
      $0 !== root && $0.parent === self
    }
    for child in others { child.willMove(toParent: nil) }
    stage.keepOnly(root, as: .compact)
    for child in others where child.parent === self { takeOut(child) }
    if style == .unspecified {
      dropOrPush(top)
    } else if let stack {
      stack.set(stacked(upTo: top), animated: false)
    }
    update(animated: false)
  }

  /// Asks the delegate about the secondary controller of a style without columns (S-14).
  private func dropOrPush(_ top: Column) {
    guard let secondary = columns[.secondary], let primary = columns[.primary] else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false {
      columns.set(nil, for: .secondary, in: self)
    } else if let stack, columns[.secondary] === secondary {
      stack.set([secondary], animated: false)
    }
  }

  private func expand(animated: Bool) {
    let starts = stage.frames
    finishTransitions()
    let old = stage.displayed[.compact]
    let top = stack?.columns.last ?? old
    isCollapsed = false
    stage.dropPictures()
    let secondary = style == .unspecified ? separate() : nil
    let proposed = modes.mode(in: modePlace)
    let asked =
      style == .unspecified
      ? proposed
      : delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    let new = asked == .automatic ? proposed : modes.normal(asked)
    if new != proposed { modes.chosenCount = new.leadingCount }
    if new != .oneBesideSecondary { delegate?.splitViewController(self, willChangeTo: new) }
    mode = new
    expandChildren(old, secondary)
    delegate?.splitViewControllerDidExpand(self)
    guard !isCollapsed else { return }
    updateDisplayModeButton()
    guard animated, let old, let start = starts[old] else { return stage.settle() }
    stage.glide(from: stage.expansion(of: top, from: start))
  }

  /// Parts the stack, and displays the columns beside each other.
  private func expandChildren(_ old: ViewController?, _ separated: ViewController?) {
    let navigation = old as? NavigationController
    let column = old.flatMap { columns.column(of: $0) }
    let stays = column.map { $0 != .compact && visibleColumns.contains($0) } ?? false
    if let old, !stays {
      let leaves = column == .compact || column == nil
      if leaves { old.willMove(toParent: nil) }
      stage.keepOnly(nil, as: .compact)
      if leaves, old.parent === self { old.removeFromParent() }
    } else if let old, let column {
      stage.keepOnly(old, as: column)
      View.performWithoutAnimation { old.view.frame = arrangement.frames[column] ?? .zero }
    }
    if let separated, columns[.secondary] !== separated {
      columns.set(separated, for: .secondary, in: self)
    }
    if let navigation, column != .compact { SplitStack(navigation: navigation).part() }
    update(animated: false)
  }

  // MARK: The view

  /// Makes the view with the columns.
  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    stage.install(in: view)
    swipe.install(in: view)
    fingerDrag.install(in: view)
  }

  /// Collapses or expands for the present width, and places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    announcedSizeClass = nil
    adapt(animated: stage.isShown)
    stage.layOut()
  }

  /// The size of a column (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    guard !wantsCollapse(in: size.width), let column = columns.column(of: child),
      let frame = arrangement(for: size).frames[column]
    else { return size }
    return frame.size
  }

  /// Notes the size class that the size announced next belongs to.
  open override func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    announcedSizeClass = newCollection.horizontalSizeClass
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Displays the columns, if the width is known; otherwise the layout does.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stage.willAppear()
    let hadBegun = hasBegun
    adapt(animated: false)
    if hadBegun { update(animated: false) }
  }

  /// Gives columns without a background that of the theme.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The traits of the window are known now.
    stage.fillGrounds()
  }

  /// From now on transitions send the calls of the columns.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stage.didAppear()
  }

  /// Ends running transitions first, so that the children get balanced calls.
  open override func viewWillDisappear(_ animated: Bool) {
    finishTransitions()
    stage.willDisappear()
    super.viewWillDisappear(animated)
  }

  /// Places the columns for another layout direction or size class.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }

  /// The keys that show and hide columns.
  open override var keyCommands: [KeyCommand] { super.keyCommands + splitKeyCommands }

  /// The orientations that the delegate allows, else all; the children are not asked.
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    supportedInterfaceOrientations(
      own: delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? .all)
  }

  /// Begins a gesture that shows one more column, or hides those that cover the content.
  func beginSwipe(
    showing: Bool, by interactor: any ViewControllerInteractiveTransitioning
  ) {
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    isSwiping = true
    choose(count: showing ? mode.leadingCount + 1 : closedCount, by: interactor)
    if !isPerformingTransition { endSwipe() }
  }

  private func endSwipe() {
    guard isSwiping else { return }
    isSwiping = false
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
  }

  // MARK: Showing controllers

  /// Shows the column of the child.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    reveal(subsequent)
  }

  /// Whether the action is `show` or `showDetail`.
  open override func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail
      || super.canPerformAction(action, withSender: sender)
  }

  /// Shows a controller in the primary column (S-13).
  ///
  /// The style without columns asks the delegate first, and replaces the primary controller. The others push
  /// onto the column of the sender, or else the primary one.
  open override func show(_ viewController: ViewController, sender: Any?) {
    if style == .unspecified {
      let isDone = delegate?.splitViewController(self, show: viewController, sender: sender)
      if isDone ?? false { return }
      if !isCollapsed { return set(viewController, for: .primary) }
    }
    push(viewController, sender: sender)
  }

  /// Shows a controller in the secondary column (S-13).
  ///
  /// The style without columns asks the delegate first. While the columns are collapsed it is pushed.
  open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    if style == .unspecified {
      let isDone = delegate?.splitViewController(self, showDetail: viewController, sender: sender)
      if isDone ?? false { return }
    }
    if isCollapsed, stack == nil { return present(viewController, animated: true) }
    set(viewController, for: .secondary)
    if isCollapsed {
      showCollapsed(.secondary)
    } else if isContentCovered {
      closeOverlays()
    }
  }
}
