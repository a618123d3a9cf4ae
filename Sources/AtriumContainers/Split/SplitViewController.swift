public import AtriumControls
public import AtriumGeometry
public import AtriumKit

/// A container that shows two or three controllers side by side, or on one stack if the width is compact.
///
/// In a regular width the secondary column has the content, and the columns beside it have the lists that
/// lead to it. An inspector may be on the other side. In a compact width, or below ``collapseBreakpoint``,
/// the columns collapse: the primary column's navigation controller has the controllers of the other
/// columns on its stack (S-12).
///
/// The user drags the dividers, or moves them with the arrow keys, Home and End. A double click resets a divider. F9
/// hides and shows the columns beside the content. A drag from the edge, or a scroll with two fingers on a touchpad,
/// shows these columns. Escape and a tap on the dimmed content close columns that cover the content.
open class SplitViewController: ViewController {
  /// The style, which determines the number of columns.
  public let style: Style
  /// The object that decides about changes and is notified of them; not retained.
  public weak var delegate: (any SplitViewControllerDelegate)?
  /// The button that shows and hides the columns beside the content, for a bar of the program (S-15).
  ///
  /// The button is hidden while the columns are collapsed.
  public let displayModeButtonItem = BarButtonItem(image: .sidebar)
  /// Whether the columns are collapsed into one column (S-12).
  public var isCollapsed: Bool { interface.isCollapsed }

  /// The preferences for the widths of the columns, and the widths that the user has chosen.
  var widths: SplitWidths {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  let columns: SplitColumns
  /// Shows the columns, and collapses and expands them.
  private(set) lazy var interface = SplitInterface(self)
  private lazy var swipe = TransitionSwipe(self) { [unowned self] in course(of: $0) }
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

  /// The controllers of the columns, without the compact column and the inspector (S-4).
  ///
  /// While the columns are collapsed, this list contains only the primary controller (S-12).
  ///
  /// Setting this property assigns the controllers to the columns, starting with the primary column. If the list
  /// has more than one controller, the last controller gets the secondary column. The setter traps if the list is
  /// longer than the number of columns, or if a controller is listed twice.
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

  /// Sets the controller of a column; nil removes the current controller (S-4).
  ///
  /// A plain controller, which is one that is not a navigation, tab bar or split view controller, is wrapped in a
  /// navigation controller (S-6). This navigation controller is kept for the next plain controller. Traps if the
  /// style has no columns, for a supplementary column in the double-column style, and for a controller that is in
  /// another column (S-5). A controller that is a column of another split view controller is first removed from
  /// that column.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    check(column)
    set(viewController, for: column)
  }

  /// Sets the controller of a column, in any style.
  func set(_ new: ViewController?, for column: Column) {
    interface.dropStrangers()
    guard new !== columns[column] else { return }
    if let new, let other = columns.column(holding: new) {
      fatalError(
        "\(new.nameInMessages) is already specified as the view controller for the \(other) column of "
          + "\(nameInMessages); set that column to nil first.")
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

  /// The visible columns and their behaviour.
  ///
  /// The value is `secondaryOnly` before the view is loaded (S-2), and `oneBesideSecondary` while the columns are
  /// collapsed (S-8).
  public var displayMode: DisplayMode {
    isCollapsed ? .oneBesideSecondary : interface.mode
  }

  /// The preferred display mode; automatic by default.
  ///
  /// Setting this property changes ``displayMode`` at once, but not while the columns are collapsed (S-9). During a
  /// change of the columns, for example in a method of the delegate, it changes ``displayMode`` after that change.
  /// In a style with one column beside the secondary column, a mode with two columns counts as the mode
  /// with one column.
  public var preferredDisplayMode: DisplayMode {
    get { interface.modes.preferred }
    set {
      (interface.modes.preferred, interface.modes.chosenCount) = (newValue, nil)
      interface.requestMode()
    }
  }

  /// The preferred behaviour; automatic by default.
  ///
  /// Setting this property traps if the style has no columns (S-5, S-15).
  public var preferredSplitBehavior: SplitBehavior {
    get { interface.modes.preferredBehavior }
    set {
      check(.primary)
      interface.modes.preferredBehavior = newValue
      interface.requestMode()
    }
  }

  /// The side of the primary column; ``PrimaryEdge/leading`` by default.
  public var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The minimum width of the view for columns side by side, in points; 480 by default.
  ///
  /// In a compact horizontal size class the columns are always collapsed (S-14). A view narrower than 600 points has
  /// the compact size class, so a breakpoint up to 600 points has an effect only if the traits are overridden.
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

  /// Collapses or expands for the current width, and lays out the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    interface.layOut()
  }

  /// Returns the size of a column (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    guard !interface.wantsCollapse(in: size.width), let column = columns.column(of: child),
      let frame = interface.arrangement(for: size).frames[column]
    else { return size }
    return frame.size
  }

  /// Stores the horizontal size class for the next size of the view.
  open override func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    interface.note(announced: newCollection.horizontalSizeClass)
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// Displays the columns if the width is known; otherwise the first layout displays them.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interface.willAppear()
  }

  /// Gives columns without a background the theme's background.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    interface.isAppearing()
  }

  /// Lets transitions send the appearance calls to the controllers of the columns from now on.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interface.didAppear()
  }

  /// Ends running transitions, so that the children receive balanced appearance calls.
  open override func viewWillDisappear(_ animated: Bool) {
    interface.willDisappear()
    super.viewWillDisappear(animated)
  }

  /// Updates the layout of the columns after a change of the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }

  /// The key commands that show and hide columns.
  open override var keyCommands: [KeyCommand] { super.keyCommands + splitKeyCommands }

  /// The orientations that the delegate allows; all orientations without a delegate.
  ///
  /// By default the children have no influence.
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    supportedInterfaceOrientations(
      own: delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? .all)
  }

  // MARK: Showing controllers

  /// Shows the column of the child to which the unwind segue leads.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    reveal(subsequent)
  }

  /// Returns true for `show` and `showDetail`; for other actions, returns the result of `super`.
  open override func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail
      || super.canPerformAction(action, withSender: sender)
  }

  /// Shows a controller in the primary column (S-13).
  ///
  /// The style without columns first asks the delegate, and then, unless collapsed, replaces the primary controller. In
  /// the other cases, the controller is pushed onto the sender's navigation stack; without one, onto the primary
  /// column's stack.
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
  /// The style without columns first asks the delegate. While the columns are collapsed, the controller is pushed onto
  /// the stack, or presented if there is no stack.
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
