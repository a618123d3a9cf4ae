public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A scrolling view that arranges items with a layout and has cells only for the visible items.
///
/// The ``dataSource`` returns the number of items and their cells. Cells are reused when they are no longer visible.
/// The ``collectionViewLayout`` positions the cells. With a ``CollectionViewFlowLayout`` in which all items have one
/// size, drawing takes the same time for a thousand items as for a million. The delegate and the data source may
/// change the view in any of their methods. The view then starts its current work again with the new state.
///
/// The program sets the delegate as ``ScrollView/delegate``; the delegate should be a
/// ``CollectionViewDelegate``.
///
/// **Keys.** The arrow keys along a line move the cursor to the next or previous item. The other arrow keys move it
/// to the nearest item of the adjacent line. Page Up, Page Down, Home and End move it further. With single selection
/// these keys select the item too. Space selects the item, and Enter performs its primary action.
open class CollectionView: ScrollView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Hashable, Sendable {
    /// Scrolls up and down.
    case vertical
    /// Scrolls left and right.
    case horizontal
  }

  /// The category of a view in a collection view.
  public enum ElementCategory: Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// A view that the data source provides in addition to the cells, such as a header.
    case supplementaryView
    /// A view that the layout makes in addition to the cells, such as a background.
    case decorationView
  }

  /// The position to which a view scrolls an item; at most one position for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Makes a set of positions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top of the view.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between the top and the bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom of the view.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left of the view.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between the left and the right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right of the view.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header: above the items, or before them in a horizontal layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer: below the items, or after them in a horizontal layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout.
  ///
  /// Setting the property is the same as ``setCollectionViewLayout(_:animated:)`` without animation.
  open var collectionViewLayout: CollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// The data source, which provides the items; held weakly.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that prepares the data of items that will soon be visible; held weakly.
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    didSet {
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }
  /// Whether the view notifies its ``prefetchDataSource``; true by default.
  open var isPrefetchingEnabled = true
  /// The delegate, which should be a ``CollectionViewDelegate``; held weakly.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any CollectionViewDelegate
      if delegate !== oldValue { reloadData() }
    }
  }
  /// A view that stays behind the items and does not scroll; nil, the default, for no view.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected at once; if so, a click or a tap selects or deselects an item.
  open var allowsMultipleSelection = false

  lazy var contextMenu = CellContextMenu(self)
  var currentLayout: CollectionViewLayout
  weak var collectionDelegate: (any CollectionViewDelegate)?
  /// The number of items of each section.
  var counts: [Int] = []
  package internal(set) var isLoaded = false
  /// A counter that increases with each change of the items or of the layout.
  var revision = 0
  /// Whether the collection view is asking its data source for the numbers of items.
  package internal(set) var isCounting = false
  /// Whether a pass over the visible items is in progress.
  package internal(set) var isTiling = false
  /// Whether the layout has been prepared for the current items and bounds.
  var isLayoutValid = false
  var isPreparing = false
  /// The bounds for which the layout is valid.
  var layoutBounds = Rect.zero
  /// The effective insets for which the layout is valid.
  var layoutInset = EdgeInsets.zero
  var makers: [String: @MainActor (Rect) -> CollectionReusableView] = [:]
  package internal(set) var pool: [String: [CollectionReusableView]] = [:]
  /// The visible cells, supplementary views and decoration views.
  var shown: [CollectionElement: CollectionReusableView] = [:]
  /// The identifier of the views that the latest update removed; each such update increases it.
  var leavingGroup = 0
  var selectedItems: Set<IndexPath> = []
  /// The item with the keyboard cursor.
  var cursorItem: IndexPath? {
    didSet { if cursorItem != oldValue { updateStates() } }
  }
  /// The item where a selection of several items began.
  var anchorItem: IndexPath?
  /// The pressed item, its touch, and the location where the touch began.
  var press: (item: IndexPath, touch: Touch, start: Point)?
  var changes: BatchChanges?
  var prefetching = Prefetching()
  /// The movement of the item that the user drags; nil if the user drags no item.
  var movement: CollectionMovement?
  /// The scroll views of the visible sections that scroll orthogonally to the layout.
  var hosts: [Int: OrthogonalScrollView] = [:]
  /// Whether the data source's default move method was called; that method moves nothing.
  var isMoveIgnored = false
  /// Whether the last cursor movement came from a key, so that the item at the cursor has a focus ring.
  var showsCursor = false

  /// Makes a collection view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view.
  ///   - layout: The layout, which must not belong to another collection view.
  public init(frame: Rect = .zero, collectionViewLayout layout: CollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.owner = self
    accessibilityRole = .list
    contextMenu.install()
  }

  /// Makes a collection view from a nib, with a flow layout.
  public override init?(coder: any NibDecoding) {
    currentLayout = CollectionViewFlowLayout()
    super.init(coder: Coder())
    currentLayout.owner = self
    accessibilityRole = .list
    contextMenu.install()
    coder.decode(self)
  }

  /// Reloads all items, clears the selection, and keeps the offset if possible.
  ///
  /// The delegate and the data source may call this method from any of their methods.
  ///
  /// Call `super`: required.
  open func reloadData() { reload() }

  /// Updates the layout and the visible cells.
  ///
  /// Call `super`: required.
  open override func layoutSubviews() {
    prepareLayout()
    super.layoutSubviews()
    tile()
    backgroundView?.frame = bounds
    indicators.layOut()
    prefetch()
  }

  /// Highlights the item under a finger or a pointer.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if let touch = touches.first { beginPress(touch, event) }
    super.touchesBegan(touches, with: event)
  }

  /// Removes the highlight when the touch leaves the item.
  open override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    followPress(touches)
    super.touchesMoved(touches, with: event)
  }

  /// Selects the pressed item.
  open override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    endPress(touches, event)
    super.touchesEnded(touches, with: event)
  }

  /// Removes the highlight of the pressed item.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    cancelPress(touches)
    super.touchesCancelled(touches, with: event)
  }

  override var positionText: String? { selectionText ?? super.positionText }

  /// Whether the view can become first responder: true if it has items or can be scrolled.
  open override var canBecomeFirstResponder: Bool {
    counts.contains { $0 > 0 } || super.canBecomeFirstResponder
  }

  /// The cell at the cursor; nil if there is no cursor, or if its item is not visible.
  open override var accessibilityFocusedElement: AccessibleObject? {
    cursorItem.flatMap { cellForItem(at: $0) }
  }

  /// Draws the background of a list layout, if the view has no background colour.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if backgroundColor == nil, let color = currentLayout.listBackground(theme) {
      canvas.fill(rect.intersection(bounds), with: color)
    }
    super.draw(rect, in: canvas)
  }

  /// Draws the focus ring, unless the cell at the cursor draws it.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    if cursorItem.flatMap({ cellForItem(at: $0) }) == nil { super.drawFocusRing(in: canvas) }
  }

  /// Places the cursor when a key press focuses the view, unless the view already has a cursor.
  ///
  /// The cursor is at the first selected item, or at the first visible item if none is selected.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    if context.nextFocusedView === self, !context.focusHeading.isEmpty, cursorItem == nil {
      cursorItem = selectedItems.min() ?? indexPathsForVisibleItems.min()
    }
  }

  /// Handles the arrow keys and the other keys of the view.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !handle($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func scrollTarget(_ target: Point, velocity: Point) -> Point {
    currentLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}
