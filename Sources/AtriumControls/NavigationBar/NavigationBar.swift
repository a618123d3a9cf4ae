public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A bar that displays the top item of a stack: a back button, a title, and bar buttons.
///
/// A push slides the new item in from the trailing side, while the previous item fades towards the leading
/// side. A pop is the reverse.
open class NavigationBar: View {
  private var list: [NavigationItem]?
  private var stack: [NavigationItem] {
    get { list ?? [] }
    set { list = newValue }
  }
  private(set) var content: NavigationBarContent?

  /// The delegate, which can prevent pops by the back button and is notified of changes; held weakly.
  open weak var delegate: (any NavigationBarDelegate)?
  /// The stack of items, with the topmost item last; nil until items are set.
  ///
  /// Setting the stack displays the top item without animation.
  open var items: [NavigationItem]? {
    get { list }
    set { setItems(newValue, animated: false) }
  }
  /// The item that the bar displays.
  open var topItem: NavigationItem? { stack.last }
  /// The item below the top item, to which the back button returns.
  open var backItem: NavigationItem? { stack.dropLast().last }
  let appearances = BarAppearances<NavigationBarAppearance>()
  private(set) lazy var surface = BarSurface(of: self, lineAt: .bottom)

  /// Whether the content is scrolled to the edge next to the bar, which selects ``scrollEdgeAppearance``.
  ///
  /// False by default. A navigation controller sets this property of its bar.
  public var isContentAtScrollEdge = false {
    didSet { if isContentAtScrollEdge != oldValue { updateLook() } }
  }

  /// Whether titles are displayed large, below the buttons (N-27).
  ///
  /// ``NavigationItem/largeTitleDisplayMode`` decides for each item.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentDidChange() } }
  }
  /// The part of the large title's height that has been scrolled away, in points, from 0 to
  /// ``largeTitleHeight``.
  public var largeTitleCollapse: Double {
    get { collapse }
    set {
      let new = newValue.isNaN ? 0 : min(max(0, newValue), NavigationBar.largeTitleHeight)
      guard new != collapse else { return }
      collapse = new
      content?.setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// The height that a large title adds to the bar, in points (N-27).
  ///
  /// The height is 52 points at the default text size. At another ``ContentSizeCategory/preferred`` size, it is
  /// scaled like the title's font.
  public static var largeTitleHeight: Double {
    FontMetrics(forTextStyle: .largeTitle).scaledValue(for: 52).rounded()
  }
  private var collapse = 0.0
  /// The part of the search bar's height that has been scrolled away, in points.
  public var searchBarCollapse: Double {
    get { hiddenSearchHeight }
    set {
      let new = newValue.isNaN ? 0 : min(max(0, newValue), searchBarHeight)
      guard new != hiddenSearchHeight else { return }
      hiddenSearchHeight = new
      content?.setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  private var hiddenSearchHeight = 0.0
  /// The height of the top item's search bar, in points; 0 if the item has no search controller.
  public var searchBarHeight: Double { topItem.map(NavigationBar.searchBarHeight) ?? 0 }

  /// Returns the height of an item's search bar, in points; 0 if the item has no search controller.
  public static func searchBarHeight(for item: NavigationItem) -> Double {
    item.searchController?.searchBar.sizeThatFits(.zero).height ?? 0
  }

  /// Whether the bar is translucent; a container then extends its content behind the bar (N-16).
  open var isTranslucent = false {
    didSet { if isTranslucent != oldValue { appearancesDidChange() } }
  }

  /// Makes an empty bar.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    clipsToBounds = true
    accessibilityRole = .toolbar
    appearances.onChange = { [weak self] in self?.appearancesDidChange() }
  }

  /// Pushes an item onto the stack.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    stack.append(item)
    show(item, direction: .forward, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Pops the top item, unless it is the only item.
  ///
  /// - Returns: The popped item; nil if no item is below the top item.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard stack.count > 1, let item = stack.popLast() else { return nil }
    if item.bar === self { item.bar = nil }
    show(stack.last, direction: .backward, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  /// Pops all items above the given item, in one transition.
  ///
  /// If that item is not in the stack, the method does nothing.
  ///
  /// - Returns: The popped items, the lowest first.
  @discardableResult
  public func popToItem(_ item: NavigationItem, animated: Bool) -> [NavigationItem] {
    guard let index = stack.firstIndex(where: { $0 === item }) else { return [] }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setItems(Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Replaces the stack.
  ///
  /// The animation is a pop if the new top item was in the old stack, and a push if it was not. If the top item stays
  /// the same, nothing is animated.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    let old = stack
    list = items
    let items = stack
    for item in old where item.bar === self && !items.contains(where: { $0 === item }) {
      item.bar = nil
    }
    let isKnown = items.last.map { top in old.contains { $0 === top } } ?? true
    let isSame = items.last === old.last
    show(items.last, direction: isKnown ? .backward : .forward, animated: animated && !isSame)
  }

  /// Returns the offered width, and the height of the bar with its prompt, large title and search bar.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 ? size.width : bounds.width,
      height: rowsHeight + (showsLargeTitle ? NavigationBar.largeTitleHeight - collapse : 0)
        + max(0, searchBarHeight - hiddenSearchHeight))
  }

  /// Whether the title of the top item is large (N-27).
  ///
  /// Always false in a compact height, and while the bar shows only the search bar.
  public var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass == .regular,
      topItem?.isSearching != true
    else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !stack.isEmpty
  }

  /// The height of the prompt and the buttons, in points: the bar's height without a large title and a search bar.
  public var rowsHeight: Double { topItem.map(NavigationBar.rowsHeight) ?? Theme.barHeight }

  /// Returns the height of the prompt and the buttons for an item, in points; 0 while only the search bar is
  /// shown.
  public static func rowsHeight(for item: NavigationItem) -> Double {
    if item.isSearching { return 0 }
    return Theme.barHeight + (item.prompt == nil ? 0 : BarMetrics.promptHeight)
  }

  /// The fitting height; the bar has no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws the background and the separator.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    surface.draw(look.background, in: canvas, isTranslucent: isTranslucent)
    super.draw(rect, in: canvas)
  }

  /// Switches between the large and the small title when the vertical size class changes.
  ///
  /// Call `super`: required.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.verticalSizeClass != previous?.verticalSizeClass {
      contentDidChange()
    } else {
      updateLook()
    }
  }

  /// Shows the large or the small title, depending on the size class of the window.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, content?.showsLargeTitle != showsLargeTitle { contentDidChange() }
  }

  /// Redraws the buttons in the new tint.
  ///
  /// Call `super`: required.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Lays out the item's views in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The content may have a transform during a transition, so its bounds and centre are set instead of its
    // frame.
    content?.bounds.size = bounds.size
    content?.center = bounds.center
    content?.collapse = collapse
    content?.searchHeight = max(0, searchBarHeight - hiddenSearchHeight)
  }

  func itemDidChange(_ item: NavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    guard animated, window != nil, let content else { return contentDidChange() }
    View.transition(
      with: content, duration: Theme.movementDuration, options: .transitionCrossDissolve,
      animations: { self.contentDidChange() })
  }

  private func contentDidChange() {
    updateLook()
    guard let content else { return }
    hiddenSearchHeight = min(hiddenSearchHeight, searchBarHeight)
    content.showsLargeTitle = showsLargeTitle
    content.update(backTitle: backTitle)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Changes

  private enum Direction {
    case forward
    case backward
  }

  private var backTitle: String? {
    guard let backItem, let topItem, !topItem.hidesBackButton,
      topItem.leftBarButtonItems?.isEmpty ?? true || topItem.leftItemsSupplementBackButton
    else { return nil }
    return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
      ?? String(localized: "Back")
  }

  private func goBack() {
    guard let item = topItem, stack.count > 1 else { return }
    if delegate?.navigationBar(self, shouldPop: item) ?? true { popItem(animated: true) }
  }

  /// Shows a list of the items below the top item, the nearest first.
  ///
  /// If the user chooses an item, the bar or its delegate pops to that item.
  private func listBackItems(at button: View) {
    let entries = stack.dropLast().reversed().map { item in
      OverflowEntry(
        item: ObjectIdentifier(item), title: item.title ?? String(localized: "Back"), image: nil
      ) {
        [weak self, weak item] in
        if let self, let item { goBack(to: item) }
      }
    }
    _ = showOverflow(entries, at: button, label: String(localized: "Back"))
  }

  private func goBack(to item: NavigationItem) {
    guard item !== backItem else { return goBack() }
    guard item !== topItem, stack.contains(where: { $0 === item }) else { return }
    if let delegate {
      delegate.navigationBar(self, didSelectBackItem: item)
    } else {
      popToItem(item, animated: true)
    }
  }

  private func show(
    _ item: NavigationItem?, direction: Direction, animated: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    let old = content
    for item in stack.suffix(2) { item.bar = self }
    content = item.map { item in
      NavigationBarContent(
        item: item, backTitle: backTitle, goBack: { [weak self] in self?.goBack() },
        listBackItems: { [weak self] in self?.listBackItems(at: $0) })
    }
    (collapse, hiddenSearchHeight) = (0, 0)
    content?.searchHeight = searchBarHeight
    content?.showsLargeTitle = showsLargeTitle
    updateLook()
    old?.isUserInteractionEnabled = false
    if let content {
      View.performWithoutAnimation {
        addSubview(content)
        content.frame = bounds
        content.layOutNow()
      }
    }
    // The superview's layout is requested after the layout of the content, because a container may animate
    // the change of height.
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    guard animated, window != nil, let old, let content else {
      old?.removeFromSuperview()
      return completion()
    }
    let isTowardsEnd = (direction == .forward) != isRightToLeft
    let travel = bounds.width / 4 * (isTowardsEnd ? 1 : -1)
    View.performWithoutAnimation {
      content.transform = AffineTransform(translationX: travel, y: 0)
      content.alpha = 0
    }
    View.animate(
      withDuration: BarMetrics.changeDuration,
      delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      old.transform = AffineTransform(translationX: -travel, y: 0)
      old.alpha = 0
      content.transform = .identity
      content.alpha = 1
    } completion: { _ in
      old.removeFromSuperview()
      completion()
    }
  }
}
