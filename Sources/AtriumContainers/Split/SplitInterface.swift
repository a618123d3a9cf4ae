import AtriumGeometry
import AtriumKit

/// Controls the interface of a split view controller.
///
/// The columns are side by side in a display mode, or collapsed into one column.
///
/// All changes of the mode, of the visible columns and of the children go through this type, including
/// collapsing and expanding.
@MainActor
final class SplitInterface {
  typealias Column = SplitViewController.Column
  typealias DisplayMode = SplitViewController.DisplayMode

  unowned let split: SplitViewController
  /// Displays the children's views.
  private let stage: SplitStage
  /// Carries out the changes one after another.
  let requests = SplitRequests()
  /// Chooses the display mode.
  var modes: SplitModes
  /// The display mode while the columns are not collapsed.
  private(set) var mode = DisplayMode.secondaryOnly
  /// Whether the columns are collapsed into one column (S-12).
  private(set) var isCollapsed = false
  /// Whether the columns have been collapsed or arranged for a width of the view at least once.
  private(set) var hasBegun = false
  /// The horizontal size class that was announced for a new size of the view.
  ///
  /// The value is nil after the layout for that size.
  private(set) var announcedSizeClass: UserInterfaceSizeClass?
  /// Whether the program or the user has requested the inspector.
  var isInspectorWanted = false
  /// Whether a gesture is showing or hiding columns.
  private var isSwiping = false

  init(_ split: SplitViewController) {
    self.split = split
    stage = SplitStage(split)
    modes = SplitModes(style: split.style)
  }

  private var columns: SplitColumns { split.columns }
  private var delegate: (any SplitViewControllerDelegate)? { split.delegate }

  // MARK: Frames

  /// The frames of the columns in the view.
  var arrangement: SplitArrangement { arrangement(for: split.viewIfLoaded?.bounds.size ?? .zero) }

  /// Returns the frames of the columns in a view of the given size.
  func arrangement(for size: Size) -> SplitArrangement {
    SplitArrangement(
      .init(
        size: size, mode: mode, leading: split.leadingColumns,
        showsInspector: isInspectorWanted && columns.host(.inspector) != nil, widths: split.widths,
        isMirrored: split.isMirrored))
  }

  /// The columns that can be shown, and the space for them.
  var modePlace: SplitModes.Place {
    SplitModes.Place(
      total: split.viewIfLoaded?.bounds.width ?? 0, leading: split.leadingColumns,
      widths: split.widths)
  }

  // MARK: The display mode

  /// Shows the display mode that the delegate has chosen for the button's action.
  func choose(mode new: DisplayMode) {
    let new = modes.normal(new)
    modes.chosenCount = new.leadingCount
    if hasBegun, !isCollapsed { adopt(new, animated: true) }
  }

  /// Shows the given number of columns beside or over the secondary column, with animation.
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

  /// Shows or hides the inspector, with animation.
  func setInspector(visible: Bool) {
    guard columns.host(.inspector) != nil, visible != isInspectorWanted else { return }
    split.tell(.inspector, visible: visible)
    isInspectorWanted = visible
    update(animated: true)
  }

  /// Adopts the mode that follows from the preferences, the user's choice and the width, after the running change.
  func requestMode() {
    requests.perform { [weak self] in self?.adoptMode(animated: false) }
  }

  /// Adopts the mode that follows from the preferences, the user's choice and the width.
  func adoptMode(animated: Bool) {
    split.updateDisplayModeButton()
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
    update(animated: animated, by: interactor) { [weak self] in
      undo?()
      if let self, mode == new, !isCollapsed { change(to: old) }
    }
  }

  /// Sets the mode, and notifies the delegate.
  private func change(to new: DisplayMode) {
    let was = split.visibleColumns
    delegate?.splitViewController(split, willChangeTo: new)
    mode = new
    split.updateDisplayModeButton()
    let now = split.visibleColumns
    for column in Column.allCases where was.contains(column) != now.contains(column) {
      split.tell(column, visible: now.contains(column))
    }
  }

  /// Begins a gesture that shows one more column, or hides the columns that cover the content.
  func beginSwipe(showing: Bool, by interactor: any ViewControllerInteractiveTransitioning) {
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    isSwiping = true
    requests.hold {
      choose(count: showing ? mode.leadingCount + 1 : split.closedCount, by: interactor)
    }
    if !split.isPerformingTransition { endSwipe() }
  }

  private func endSwipe() {
    guard isSwiping else { return }
    isSwiping = false
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }

  // MARK: Children

  /// Shows the current controllers of the columns after one of them has been replaced, and removes the old child.
  ///
  /// - Parameters:
  ///   - old: The child that the change removes; nil if it removes no child.
  ///   - stacked: The columns that were on the stack of the collapsed interface.
  func replace(_ old: ViewController?, stacked: [Column]) {
    if hasBegun { requests.hold { exchange(old, stacked: stacked) } }
  }

  private func exchange(_ old: ViewController?, stacked: [Column]) {
    let wasChild = old?.parent === split
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
    if child.parent === split { child.removeFromParent() }
  }

  /// Drops the controllers of columns if other code has moved these controllers to another parent.
  func dropStrangers() {
    let root = stage.displayed[.compact]
    for column in Column.allCases {
      guard let host = columns.host(column), let parent = host.parent, parent !== split,
        parent !== root, parent !== stack?.navigation
      else { continue }
      // Setting nil also drops the wrapping navigation controller, since it contains only the plain controller.
      columns.set(nil, for: column, in: split)
    }
    stage.dropStrangers()
  }

  /// Adds the columns' controllers, except the compact one, as children; while collapsed, only the root (DC-20).
  private func adoptChildren() {
    for column in Column.allCases {
      guard let host = columns.host(column), isCollapsed ? host === root : column != .compact
      else { continue }
      guard host.parent == nil, columns.host(column) === host else { continue }
      SplitColumnMark.detachView(of: host)
      split.addChild(host)
      guard host.parent === split, columns.host(column) === host else { continue }
      host.didMove(toParent: split)
      if column != .secondary, column != .compact, host.parent === split {
        split.setOverrideTraitCollection(
          TraitOverrides(horizontalSizeClass: .compact), forChild: host)
      }
    }
  }

  /// Displays the views of the columns that are visible in the current state.
  ///
  /// Only this method adds views of columns.
  ///
  /// - Parameters:
  ///   - animated: Whether the columns move to their frames with animation.
  ///   - interactor: The interactor of the animation.
  ///   - undo: Called if a gesture is cancelled, before the columns are laid out again.
  func update(
    animated: Bool, by interactor: (any ViewControllerInteractiveTransitioning)? = nil,
    undo: (() -> Void)? = nil
  ) {
    guard hasBegun, stage.isActive else { return }
    let starts = stage.frames
    split.finishTransitions()
    dropStrangers()
    adoptChildren()
    let extra =
      isCollapsed
      ? split.children.filter { $0 !== root && columns.column(of: $0) != nil } : []
    for child in extra { child.willMove(toParent: nil) }
    defer { for child in extra where child.parent === split { takeOut(child) } }
    stage.display(goal, from: starts, animated: animated, by: interactor) {
      [weak self] didComplete in
      guard let self else { return }
      // The delegate may release the container during one of these calls.
      withExtendedLifetime(split) {
        requests.hold {
          if !didComplete { undo?() }
          endSwipe()
        }
      }
    }
  }

  // MARK: Collapsing

  /// Collapses or expands the columns for the width of the view, and updates the display mode.
  private func adapt(animated: Bool) {
    guard stage.isActive, split.view.bounds.width > 0 else { return }
    let isNarrow = wantsCollapse(in: split.view.bounds.width)
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
    delegate?.splitViewController(split, willChangeTo: first)
    mode = first
    split.updateDisplayModeButton()
    update(animated: false)
  }

  private func collapse(animated: Bool) {
    let starts = stage.frames
    split.finishTransitions()
    let covered = arrangement.overlays
    let top = topAfterCollapsing()
    if split.style == .unspecified,
      let new = delegate?.primaryViewController(forCollapsing: split)
    {
      split.set(new, for: .primary)
    }
    let shot = animated && !covered.contains(top) ? stage.takePictures(beside: top) : []
    isCollapsed = true
    split.updateDisplayModeButton()
    collapseChildren(upTo: top)
    delegate?.splitViewControllerDidCollapse(split)
    guard animated, let root, let start = columns.host(top).flatMap({ starts[$0] }) else {
      return stage.settle()
    }
    stage.glide(from: [root: start], pictures: shot)
  }

  /// Removes the views of all columns except the root's, and puts the controllers on the root's stack.
  private func collapseChildren(upTo top: Column) {
    let root = root
    let others = Column.allCases.compactMap { columns.host($0) }.filter {
      $0 !== root && $0.parent === split
    }
    for child in others { child.willMove(toParent: nil) }
    stage.keepOnly(root, as: .compact)
    for child in others where child.parent === split { takeOut(child) }
    if split.style == .unspecified {
      dropOrPush(top)
    } else if let stack {
      stack.set(stacked(upTo: top), animated: false)
    }
    update(animated: false)
  }

  /// Drops the secondary controller of the style ``SplitViewController/Style/unspecified``, or pushes it (S-14).
  ///
  /// The controller is dropped if the delegate has merged it into the primary controller itself.
  private func dropOrPush(_ top: Column) {
    guard let secondary = columns[.secondary], let primary = columns[.primary] else { return }
    if delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) ?? false {
      columns.set(nil, for: .secondary, in: split)
    } else if let stack, columns[.secondary] === secondary {
      stack.set([secondary], animated: false)
    }
  }

  private func expand(animated: Bool) {
    let starts = stage.frames
    split.finishTransitions()
    let old = stage.displayed[.compact]
    let top = stack?.columns.last ?? old
    isCollapsed = false
    stage.dropPictures()
    let secondary = split.style == .unspecified ? separate() : nil
    let proposed = modes.mode(in: modePlace)
    let asked =
      split.style == .unspecified
      ? proposed
      : delegate?.splitViewController(
        split, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    let new = asked == .automatic ? proposed : modes.normal(asked)
    if new != proposed { modes.chosenCount = new.leadingCount }
    if new != .oneBesideSecondary { delegate?.splitViewController(split, willChangeTo: new) }
    mode = new
    expandChildren(old, secondary)
    delegate?.splitViewControllerDidExpand(split)
    split.updateDisplayModeButton()
    guard animated, let old, let start = starts[old] else { return stage.settle() }
    stage.glide(from: stage.expansion(of: top, from: start))
  }

  /// Separates the columns on the stack, and displays them side by side.
  private func expandChildren(_ old: ViewController?, _ separated: ViewController?) {
    let navigation = old as? NavigationController
    let column = old.flatMap { columns.column(of: $0) }
    let stays = column.map { $0 != .compact && split.visibleColumns.contains($0) } ?? false
    if let old, !stays {
      let leaves = column == .compact || column == nil
      if leaves { old.willMove(toParent: nil) }
      stage.keepOnly(nil, as: .compact)
      if leaves, old.parent === split { old.removeFromParent() }
    } else if let old, let column {
      stage.keepOnly(old, as: column)
      View.performWithoutAnimation { old.view.frame = arrangement.frames[column] ?? .zero }
    }
    if let separated, columns[.secondary] !== separated {
      columns.set(separated, for: .secondary, in: split)
    }
    if let navigation, column != .compact { SplitStack(navigation: navigation).part() }
    update(animated: false)
  }

  // MARK: The container's life

  /// Adds the views of the columns to the container's view.
  func install(in view: View) { stage.install(in: view) }

  /// Collapses or expands for the current width, and lays out the columns.
  func layOut() {
    announcedSizeClass = nil
    requests.perform { [weak self] in
      guard let self else { return }
      adapt(animated: stage.isShown)
    }
    stage.layOut()
  }

  /// Stores the horizontal size class for the next size of the view.
  func note(announced sizeClass: UserInterfaceSizeClass) { announcedSizeClass = sizeClass }

  /// Displays the columns if the width is known; otherwise the first layout displays them.
  func willAppear() {
    stage.willAppear()
    requests.hold {
      let hadBegun = hasBegun
      adapt(animated: false)
      if hadBegun { update(animated: false) }
    }
  }

  /// Gives columns without a background the theme's background, since the traits of the window are now known.
  func isAppearing() { stage.fillGrounds() }

  /// Lets transitions send the appearance calls to the controllers of the columns from now on.
  func didAppear() { stage.didAppear() }

  /// Ends running transitions, so that the children receive balanced appearance calls.
  func willDisappear() {
    split.finishTransitions()
    stage.willDisappear()
  }
}
