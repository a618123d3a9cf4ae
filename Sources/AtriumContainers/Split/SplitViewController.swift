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
  public var isCollapsed: Bool { interface.isCollapsed }

  /// The preferences for the widths of the columns, and the widths that the user has chosen.
  var widths: SplitWidths {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  let columns: SplitColumns
  /// Shows the columns, and collapses and expands them.
  private(set) lazy var interface = SplitInterface(self)
  private lazy var swipe = SplitSwipe(self)
  private lazy var fingerDrag = SplitFingerDrag(self)

  // MARK: Making

  /// Makes a split view controller whose controllers are direct children (S-6).
  public convenience init() {
    self.init(style: .unspecified)
  }

  /// Makes a split view controller.
  public init(style: Style) {
    self.style = style
    columns = SplitColumns(style: style)
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
    interface.dropStrangers()
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
    let stacked = isCollapsed ? interface.columnsOnStack : []
    let old = columns.keepsHost(of: column, for: new) ? nil : columns.host(column)
    if isCollapsed, !columns.keepsHost(of: column, for: new) {
      interface.unstack(column)
    }
    columns.set(new, for: column, in: self)
    if column == .inspector, new == nil { interface.isInspectorWanted = false }
    interface.replace(old, stacked: stacked)
    updateDisplayModeButton()
  }

  // MARK: Showing and hiding

  /// Which columns are visible; `secondaryOnly` before the view is loaded (S-2), and `oneBesideSecondary` while
  /// the columns are collapsed (S-8).
  public var displayMode: DisplayMode {
    isCollapsed ? .oneBesideSecondary : interface.mode
  }

  /// The preferred display mode; automatic by default.
  ///
  /// Setting it changes ``displayMode`` at once, but not while the columns are collapsed (S-9). A mode with two
  /// columns counts as the one with one column in the styles that have no other.
  public var preferredDisplayMode: DisplayMode {
    get { interface.modes.preferred }
    set {
      (interface.modes.preferred, interface.modes.chosenCount) = (newValue, nil)
      interface.adoptMode(animated: false)
    }
  }

  /// The preferred behaviour; automatic by default.
  ///
  /// Setting it traps for a style without columns (S-5, S-15).
  public var preferredSplitBehavior: SplitBehavior {
    get { interface.modes.preferredBehavior }
    set {
      check(.primary)
      interface.modes.preferredBehavior = newValue
      interface.adoptMode(animated: false)
    }
  }

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

  // MARK: The view

  /// Makes the view with the columns.
  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    interface.install(in: view)
    swipe.install(in: view)
    fingerDrag.install(in: view)
  }

  /// Collapses or expands for the present width, and places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    interface.layOut()
  }

  /// The size of a column (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    guard !interface.wantsCollapse(in: size.width), let column = columns.column(of: child),
      let frame = interface.arrangement(for: size).frames[column]
    else { return size }
    return frame.size
  }

  /// Notes the size class that the size announced next belongs to.
  open override func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    interface.note(announced: newCollection.horizontalSizeClass)
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Displays the columns, if the width is known; otherwise the layout does.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interface.willAppear()
  }

  /// Gives columns without a background that of the theme.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    interface.isAppearing()
  }

  /// From now on transitions send the calls of the columns.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interface.didAppear()
  }

  /// Ends running transitions first, so that the children get balanced calls.
  open override func viewWillDisappear(_ animated: Bool) {
    interface.willDisappear()
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
    interface.push(viewController, sender: sender)
  }

  /// Shows a controller in the secondary column (S-13).
  ///
  /// The style without columns asks the delegate first. While the columns are collapsed it is pushed.
  open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    if style == .unspecified {
      let isDone = delegate?.splitViewController(self, showDetail: viewController, sender: sender)
      if isDone ?? false { return }
    }
    if isCollapsed, interface.stack == nil { return present(viewController, animated: true) }
    set(viewController, for: .secondary)
    if isCollapsed {
      interface.showCollapsed(.secondary)
    } else if isContentCovered {
      closeOverlays()
    }
  }
}
