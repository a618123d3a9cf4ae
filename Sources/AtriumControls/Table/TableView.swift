public import AtriumGeometry
public import AtriumGraphics
// Public: see Button.
public import AtriumKit

/// A column of rows in sections, of which only those in sight exist.
///
/// A ``dataSource`` says how many rows there are and makes their cells, of which those that go out of
/// sight are used again. A frame costs the same for a thousand rows as for a million: heights are
/// asked of the ``TableViewDelegate`` when a row comes into sight, and until then
/// ``estimatedRowHeight`` stands for them. Delegate and data source may change the table in any of
/// its calls: it then begins anew with what is there.
///
/// The delegate is set as ``ScrollView/delegate``; it should be a ``TableViewDelegate``.
///
/// **Keys.** Up and down arrows, Page Up, Page Down, Home and End move from row to row, and select
/// where a single row is selected; Space selects, Enter does what a row is for. An arrow sideways, the
/// Menu key or Shift+F10 bring up a row's actions, Delete performs the destructive one. Letters go to
/// the next row whose text begins with them.
open class TableView: ScrollView {
  /// How sections stand apart.
  public enum Style: Hashable, Sendable {
    /// Rows from edge to edge; headers stay in sight as long as their rows do.
    case plain
    /// Groups from edge to edge, with space between them.
    case grouped
    /// Groups as cards with round corners.
    case insetGrouped
  }

  /// Where a row comes to lie that is scrolled to.
  public enum ScrollPosition: Hashable, Sendable {
    /// Wherever it takes the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Hashable, Sendable {
    /// They fade.
    case fade
    /// They come from the right edge and go there.
    case right
    /// They come from the left edge and go there.
    case left
    /// They are there, or gone, at once.
    case none
    /// What looks best: they fade.
    case automatic
  }

  /// A height that a row's cell, or a header's text, decides by the size that fits it.
  public static let automaticDimension = -1.0

  /// How sections stand apart.
  public let style: Style
  /// What is shown; not kept alive.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Decides about rows, if it is a ``TableViewDelegate``, and hears of them; not kept alive.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any TableViewDelegate
      if delegate !== oldValue { reloadData() }
    }
  }
  /// The height of a row that no delegate gives one, in points; by default what its cell needs.
  public var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// What rows count for that have not been in sight, in points; 0 takes ``rowHeight``, or 44 where
  /// cells decide.
  public var estimatedRowHeight = 0.0 {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// The height above a section, in points; by default what its title needs.
  public var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// The height below a section, in points; by default what its title needs.
  public var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  /// Whether lines are drawn between rows.
  public var showsSeparators = true {
    didSet { setNeedsLayout() }
  }
  /// Whether rows can be selected.
  public var allowsSelection = true {
    didSet { setNeedsLayout() }
  }
  /// Whether several rows can be selected at once: a press then changes the one alone.
  public var allowsMultipleSelection = false
  /// What lies above the first section; its height counts.
  public var tableHeaderView: View? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// What lies below the last section; its height counts.
  public var tableFooterView: View? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// How many cells were made by the registered closures so far.
  public internal(set) var madeCellCount = 0

  weak var tableDelegate: (any TableViewDelegate)?
  var layout = TableLayout()
  var isLoaded = false
  /// Counts how often the rows have become others.
  var revision = 0
  /// Whether the data source is being asked how many rows there are.
  var isCounting = false
  /// Whether a pass over the rows in sight is under way.
  var isTiling = false
  /// Counts the groups of cells that have lost their rows.
  var leavingGroup = 0
  /// The width for which heights were asked, in points.
  var layoutWidth = 0.0
  var makers: [String: () -> TableViewCell] = [:]
  var pool: [String: [TableViewCell]] = [:]
  /// The cells in sight.
  var cells: [IndexPath: TableViewCell] = [:]
  var headers: [Int: View] = [:]
  var footers: [Int: View] = [:]
  var titlePool: [TableViewHeaderFooterView] = []
  var selectedRows: Set<IndexPath> = []
  /// The row where the keyboard is.
  var cursorRow: IndexPath? {
    didSet { if cursorRow != oldValue { updateStates() } }
  }
  /// Where a selection of several rows began.
  var anchorRow: IndexPath?
  /// The row that is pressed, by which touch, and where that came down.
  var press: (row: IndexPath, touch: Touch, start: Point)?
  var changes: TableChanges?
  var swipe: TableSwipe?
  /// Rows on their way back to their places.
  var closingSwipes: [TableSwipe] = []
  /// Whether the keyboard's row was last chosen by a key, and so is to be seen.
  var showsCursor = false
  var typing = TableTyping()
  let swipePan = PanGestureRecognizer()

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: Its place.
  ///   - style: How sections stand apart.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    swipePan.allowedTouchTypes = [.direct]
    swipePan.allowedScrollTypesMask = .continuous
    swipePan.maximumNumberOfTouches = 1
    swipePan.addAction { [weak self] recognizer in self?.swipePanDidChange(recognizer) }
    addGestureRecognizer(swipePan)
    panGestureRecognizer.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.closeSwipe(animated: true) }
    }
  }

  /// Draws the outline of the keyboard's place, unless a row does.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    if cursorRow.flatMap({ cells[$0] }) == nil { super.drawFocusRing(in: canvas) }
  }

  /// Brings the cells in sight up to date.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    loadIfNeeded()
    adaptToWidth()
    super.layoutSubviews()
    tile()
    indicators.layOut()
  }

  /// Paints the ground.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(
      rect.intersection(bounds), with: style == .plain ? theme.surface : theme.background)
  }

  /// Presses the row under a finger or a pointer.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if let touch = touches.first { beginPress(touch, event) }
    super.touchesBegan(touches, with: event)
  }

  /// Lets go of a row that the touch has left.
  open override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    followPress(touches)
    super.touchesMoved(touches, with: event)
  }

  /// Selects the pressed row.
  open override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    endPress(touches, event)
    super.touchesEnded(touches, with: event)
  }

  /// Lets go of the pressed row.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    cancelPress(touches)
    super.touchesCancelled(touches, with: event)
  }

  /// A row that is drawn aside goes back: its actions may belong to the other side now.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.layoutDirection != previousTraitCollection?.layoutDirection else {
      return
    }
    endSwipes()
  }

  override var positionText: String? { selectionText ?? super.positionText }

  /// Any table with rows can have the keyboard.
  open override var canBecomeFirstResponder: Bool {
    layout.firstRow != nil || super.canBecomeFirstResponder
  }

  /// The keyboard that came by a key is at the selected row, or the first one in sight.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    swipeFocusDidChange(in: context)
    if context.nextFocusedView === self, !context.focusHeading.isEmpty, cursorRow == nil {
      cursorRow = selectedRows.min() ?? indexPathsForVisibleRows.first
    }
  }

  /// Moves from row to row, selects and acts.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !handle($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// A row is drawn aside only along its length, and only if it has actions.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipePan
      ? swipeShouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: indicators.backmost) }
    reloadData()
  }
}
