import AtriumControls
public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A ring of items above the content, with a choice by direction, click or key.
///
/// While it is open it takes all input from the views below (RM-21). Its ``RingMenuController`` opens
/// and closes it, gives it its items, and changes the selection; applications only look at it.
public final class RingMenuView: View {
  /// The duration of fading in and out, in seconds (RM-18, RM-19).
  private static let fadeDuration = 0.2

  /// Provides the items and receives the choice.
  weak var delegate: (any RingMenuViewDelegate)?
  /// Whether the ring is open; false while it fades out.
  public private(set) var isOpen = false
  /// The present geometry; nil before the first opening.
  package private(set) var ringLayout: RingMenuLayout?
  /// The item that would be chosen now: under the pointer, or by the last key.
  public internal(set) var highlightedIndex: Int? {
    didSet { if highlightedIndex != oldValue { highlightDidChange(from: oldValue) } }
  }

  var onLayout: (() -> Void)?
  var items: [TabBarItem] = []
  var itemViews: [RingMenuItemView] = []
  /// The time up to which presses belong to the opening and are ignored, in seconds.
  var ignoresPressesUntil = -Double.infinity
  /// The touch that began on the open ring; its release chooses an item or closes the ring.
  private var trackedTouch: Touch?
  private let caption = RingMenuCaption()
  private var wishedCenter: Point?
  /// The first responder from before the opening, which is restored on closing.
  weak var formerResponder: Responder?

  /// Makes a closed ring (RM-2).
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = Color(white: 0, alpha: 0.5)
    isHidden = true
    alpha = 0
    addSubview(caption)
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        hoverDidChange(recognizer)
      })
  }

  /// True while the ring is open.
  public override var canBecomeFirstResponder: Bool { isOpen }

  /// Closes the ring when another responder takes over, such as in a presented controller.
  @discardableResult
  public override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    if isOpen {
      formerResponder = nil
      delegate?.menuViewDidCancel(self)
    }
    return true
  }

  /// Opens the ring; does nothing if it is open (RM-18).
  ///
  /// The items are reloaded. Opening a ring that is fading out reverses the fade (RM-22). The ring
  /// becomes first responder; closing it restores the former one.
  ///
  /// - Parameters:
  ///   - place: Its centre, moved so that the ring stays inside; nil for the centre of the bounds.
  ///   - animated: Whether it fades in.
  func open(at place: Point? = nil, animated: Bool) {
    guard !isOpen else { return }
    wishedCenter = place
    reloadItems()
    isOpen = true
    isHidden = false
    isUserInteractionEnabled = true
    formerResponder = window?.firstResponder
    becomeFirstResponder()
    layoutRing()
    fade(to: 1, animated: animated)
  }

  /// Closes the ring; does nothing if it is closed (RM-19).
  ///
  /// What lies below has the input at once, also while the ring fades out.
  func close(animated: Bool) {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    trackedTouch = nil
    giveKeyboardBack()
    fade(to: 0, animated: animated)
  }

  private func fade(to alpha: Double, animated: Bool) {
    let hideIfClosed = { [weak self] in
      guard let self, !isOpen else { return }
      isHidden = true
      highlightedIndex = nil
    }
    guard animated else {
      removeAllAnimations()
      self.alpha = alpha
      hideIfClosed()
      return
    }
    View.animate(withDuration: RingMenuView.fadeDuration, options: .allowUserInteraction) {
      self.alpha = alpha
    } completion: { finished in
      if finished { hideIfClosed() }
    }
  }

  private func giveKeyboardBack() {
    guard isFirstResponder else { return }
    if formerResponder?.becomeFirstResponder() != true { resignFirstResponder() }
    formerResponder = nil
  }

  private func reloadItems() {
    for view in itemViews { view.removeFromSuperview() }
    items = delegate?.items(for: self) ?? []
    let selected = delegate?.selectedIndex(for: self)
    itemViews = items.enumerated().map { index, item in
      let view = RingMenuItemView(item: item)
      view.isSelected = index == selected
      // The ring tracks the pointer itself; its items only draw.
      addSubview(view)
      return view
    }
    highlightedIndex = nil
    setNeedsDisplay()
  }

  /// Lays out the ring for the size (RM-15).
  public override func layoutSubviews() {
    super.layoutSubviews()
    if isOpen { layoutRing() }
  }

  private func layoutRing() {
    let layout = RingMenuLayout(count: items.count, in: bounds, near: wishedCenter)
    if layout != ringLayout { setNeedsDisplay() }
    ringLayout = layout
    for (index, view) in itemViews.enumerated() { view.frame = layout.itemFrame(index) }
    updateCaption()
    onLayout?()
  }

  private func updateCaption() {
    guard let ringLayout else { return }
    let index = highlightedIndex ?? itemViews.firstIndex { $0.isSelected }
    caption.show(
      index.flatMap { items.indices.contains($0) ? items[$0].title : nil },
      at: ringLayout.center, width: 2 * (ringLayout.radius - RingMenuLayout.itemSide / 2) - 16)
  }

  private func highlightDidChange(from old: Int?) {
    for (index, view) in itemViews.enumerated() { view.isHighlighted = index == highlightedIndex }
    updateCaption()
    guard let ringLayout else { return }
    for index in [old, highlightedIndex].compactMap({ $0 }) where index < ringLayout.count {
      setNeedsDisplay(ringLayout.highlightFrame(index))
    }
    cursor = highlightedIndex == nil ? .default : .pointer
  }

  /// Returns the ring for any point in its bounds, never an item, since the direction decides.
  public override func hitTest(_ point: Point, with event: Event?) -> View? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  /// Begins a click.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if let touch = touches.first { beginClick(touch, at: event?.timestamp ?? touch.timestamp) }
  }

  /// Tracks the click.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if let trackedTouch, touches.contains(trackedTouch) { moveClick() }
  }

  /// Ends the click: chooses an item or closes the ring.
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if let trackedTouch, touches.contains(trackedTouch) { endClick() }
  }

  /// Cancels the click.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if let trackedTouch, touches.contains(trackedTouch) { cancelClick() }
  }

  /// Handles the keys of an open ring.
  public override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    guard isOpen, let press = presses.first, handle(press) else {
      super.pressesBegan(presses, with: event)
      return
    }
  }

  /// Consumes scrolling, so that it does not reach the views below (RM-21).
  public override func scrolled(_ scroll: ScrollInput, with event: Event) {}

  /// Draws the ring below the items, and the arc of the highlighted item (RM-16).
  public override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let ringLayout else { return }
    let ring = Path(
      ovalIn: Rect(
        center: ringLayout.center,
        size: Size(width: 2 * ringLayout.radius, height: 2 * ringLayout.radius)))
    canvas.fill(ring, with: Color(white: 0.3, alpha: 0.3))
    canvas.stroke(ring, with: .white, style: LineStyle(width: 3))
    guard let highlightedIndex, ringLayout.count > 0 else { return }
    let middle = ringLayout.angle(ofItem: highlightedIndex)
    let half = .pi / Double(ringLayout.count)
    canvas.stroke(
      Path(
        arcCenter: ringLayout.center, radius: ringLayout.radius, startAngle: middle - half,
        endAngle: middle + half, clockwise: true),
      with: .white, style: LineStyle(width: 9))
  }
}

extension RingMenuView {
  private func hoverDidChange(_ recognizer: GestureRecognizer) {
    guard isOpen, trackedTouch == nil else { return }
    // Only a movement highlights an item, not the opening itself.
    guard recognizer.state == .changed else {
      if recognizer.state == .ended { highlightedIndex = nil }
      return
    }
    highlightedIndex = ringLayout?.item(at: recognizer.location(in: self))
  }

  /// Highlights the item in the direction of the opening drag, at any distance beyond the dead
  /// zone.
  func trackOpeningDrag(from origin: Point, to point: Point) {
    highlightedIndex = ringLayout?.item(inDirection: point - origin)
  }

  /// Chooses the item in the direction of the opening drag.
  func endOpeningDrag(from origin: Point, to point: Point) {
    choose(ringLayout?.item(inDirection: point - origin))
  }

  /// Chooses an item, or closes the ring if there is none or it is disabled.
  private func choose(_ index: Int?) {
    guard isOpen else { return }
    guard let index, items.indices.contains(index), items[index].isEnabled else {
      delegate?.menuViewDidCancel(self)
      return
    }
    delegate?.menuView(self, didSelectItemAt: index)
  }

  /// Begins a click on the open ring.
  private func beginClick(_ touch: Touch, at time: Double) {
    guard trackedTouch == nil, time > ignoresPressesUntil else { return }
    trackedTouch = touch
    highlightedIndex = ringLayout?.item(at: touch.location(in: self))
  }

  /// Moves the highlight with the click.
  private func moveClick() {
    guard let trackedTouch else { return }
    highlightedIndex = ringLayout?.item(at: trackedTouch.location(in: self))
  }

  /// Chooses the item at the release, or closes the ring (RM-20); outside the view it does nothing.
  private func endClick() {
    guard let touch = trackedTouch else { return }
    trackedTouch = nil
    let point = touch.location(in: self)
    guard bounds.contains(point) else {
      highlightedIndex = nil
      return
    }
    choose(ringLayout?.item(at: point))
  }

  /// Ends a cancelled click without a choice.
  private func cancelClick() {
    trackedTouch = nil
    highlightedIndex = nil
  }
}

extension RingMenuView {
  /// Handles the keys of an open ring: arrows and Tab highlight, digits and Enter choose, Escape
  /// closes.
  ///
  /// - Returns: Whether the key is one of them.
  private func handle(_ press: Press) -> Bool {
    let code = press.key.keyCode
    if let digit = code.digit {
      if !press.isRepeat, items.indices.contains(digit) { choose(digit) }
      return true
    }
    switch code {
    case .keyboardEscape:
      if !press.isRepeat { choose(nil) }
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      // Without a highlight there is nothing to confirm; the ring stays open.
      if !press.isRepeat, let highlightedIndex { choose(highlightedIndex) }
    case .keyboardRightArrow: highlight(toward: 0)
    case .keyboardDownArrow: highlight(toward: .pi / 2)
    case .keyboardLeftArrow: highlight(toward: .pi)
    case .keyboardUpArrow: highlight(toward: -.pi / 2)
    case .keyboardTab: step(press.key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardHome: highlightedIndex = items.isEmpty ? nil : 0
    case .keyboardEnd: highlightedIndex = items.isEmpty ? nil : items.count - 1
    default: return false
    }
    return true
  }

  private func step(_ distance: Int) {
    guard !items.isEmpty else { return }
    let current = highlightedIndex ?? itemViews.firstIndex { $0.isSelected }
    guard let current else {
      highlightedIndex = distance > 0 ? 0 : items.count - 1
      return
    }
    highlightedIndex = (current + distance + items.count) % items.count
  }

  /// Highlights an item by an arrow key.
  ///
  /// The first arrow highlights the item nearest to its direction. Further arrows move towards
  /// theirs item by item, and jump if it is opposite (within 20°).
  private func highlight(toward direction: Double) {
    guard let ringLayout, ringLayout.count > 0 else { return }
    let pointing = Point(x: 1000, y: 0).applying(AffineTransform(rotationAngle: direction))
    let nearest = ringLayout.item(inDirection: pointing)
    guard let current = highlightedIndex, nearest != current else {
      highlightedIndex = nearest
      return
    }
    var turn = direction - ringLayout.angle(ofItem: current)
    while turn > .pi { turn -= 2 * .pi }
    while turn <= -.pi { turn += 2 * .pi }
    if abs(turn) >= .pi - .pi / 9 {
      highlightedIndex = nearest
    } else {
      step(turn > 0 ? 1 : -1)
    }
  }
}

extension KeyboardHIDUsage {
  /// The index of the item for a digit key: 1 is the first, 0 the tenth; nil for other keys.
  fileprivate var digit: Int? {
    for first in [KeyboardHIDUsage.keyboard1, .keypad1] {
      let offset = Int(rawValue) - Int(first.rawValue)
      if (0...9).contains(offset) { return offset }
    }
    return nil
  }
}
