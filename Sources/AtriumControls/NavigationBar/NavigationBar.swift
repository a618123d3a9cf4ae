public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A bar that displays the top of a stack of items: a back button, a title, and bar buttons.
///
/// A push slides the new item in from the trailing side while the old one fades towards the leading
/// side; a pop is the reverse.
open class NavigationBar: View {
  private var stack: [NavigationItem] = []
  private(set) var content: NavigationBarContent?

  /// Decides about pops, and is notified of changes; not retained.
  public weak var delegate: (any NavigationBarDelegate)?
  /// The stack, the topmost item last; setting it displays that item without animation.
  public var items: [NavigationItem] {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that the bar displays.
  public var topItem: NavigationItem? { stack.last }
  /// The item below the top, to which the back button leads.
  public var backItem: NavigationItem? { stack.dropLast().last }
  /// Whether a line separates it from the content below.
  public var showsSeparator = true {
    didSet { if showsSeparator != oldValue { setNeedsDisplay() } }
  }
  /// The background colour; nil for the theme's surface.
  public var barTintColor: Color? {
    didSet { if barTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Makes an empty bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Pushes an item onto the stack.
  public func pushItem(_ item: NavigationItem, animated: Bool) {
    stack.append(item)
    show(item, direction: .forward, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Pops the topmost item, unless it is the only one.
  ///
  /// - Returns: The item; nil if there is none below it.
  @discardableResult
  public func popItem(animated: Bool) -> NavigationItem? {
    guard stack.count > 1, let item = stack.popLast() else { return nil }
    if item.bar === self { item.bar = nil }
    show(stack.last, direction: .backward, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  /// Replaces the stack; animated, the change looks like a pop if the new top was in the old stack.
  public func setItems(_ items: [NavigationItem], animated: Bool) {
    let old = stack
    stack = items
    for item in old where item.bar === self && !items.contains(where: { $0 === item }) {
      item.bar = nil
    }
    let isKnown = items.last.map { top in old.contains { $0 === top } } ?? true
    let isSame = items.last === old.last
    show(items.last, direction: isKnown ? .backward : .forward, animated: animated && !isSame)
  }

  /// The offered width, and the height of a bar; higher with a prompt.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 ? size.width : bounds.width,
      height: Theme.barHeight + (topItem?.prompt == nil ? 0 : BarMetrics.promptHeight))
  }

  /// The fitting height; no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Draws background and separator.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: barTintColor ?? theme.surface)
    guard showsSeparator else { return }
    canvas.fill(
      Rect(x: bounds.minX, y: bounds.maxY - hairline, width: bounds.width, height: hairline),
      with: theme.separator)
  }

  /// Lays out the item's views in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  func itemDidChange(_ item: NavigationItem) {
    guard item === topItem || item === backItem, let content else { return }
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
      topItem.leftBarButtonItems.isEmpty || topItem.leftItemsSupplementBackButton
    else { return nil }
    return backItem.backButtonTitle ?? backItem.title ?? "Back"
  }

  private func goBack() {
    guard let item = topItem, stack.count > 1 else { return }
    if delegate?.navigationBar(self, shouldPop: item) ?? true { popItem(animated: true) }
  }

  private func show(
    _ item: NavigationItem?, direction: Direction, animated: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    let old = content
    for item in stack.suffix(2) { item.bar = self }
    content = item.map { item in
      NavigationBarContent(item: item, backTitle: backTitle) { [weak self] in self?.goBack() }
    }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    old?.isUserInteractionEnabled = false
    if let content {
      addSubview(content)
      content.frame = bounds
      content.layOutNow()
    }
    guard animated, window != nil, let old, let content else {
      old?.removeFromSuperview()
      return completion()
    }
    let isTowardsEnd = (direction == .forward) != isRightToLeft
    let travel = bounds.width / 4 * (isTowardsEnd ? 1 : -1)
    content.transform = AffineTransform(translationX: travel, y: 0)
    content.alpha = 0
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
