import AtriumControls
public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A ring of items above the content, from which the user chooses an item by a direction, a click or a key.
///
/// The open ring catches all input for the views below (RM-21). A ``RingMenuController`` opens and closes
/// the ring, sets its items, and changes the selection. Programs only set its style and read its state.
public final class RingMenuView: View, RingMenuStrokesOwner {
  /// The object that provides the items and receives the choice.
  weak var delegate: (any RingMenuViewDelegate)?
  /// Whether the ring is open; false while the ring fades out.
  public private(set) var isOpen = false
  /// The style of the ring; a new value takes effect the next time the ring opens.
  public var style = Style.court
  /// The distribution of the directions among the items; a new value takes effect the next time the ring opens.
  public var arrangement = RingMenuArrangement.even
  /// The position at which the level of a submenu appears.
  public var levelPlacement = LevelPlacement.anchored
  /// The distance from the start of a press within which no item is selected, in points.
  ///
  /// The distance is limited to 12 … 64 points and to 0.4 of the ring's radius.
  public var deadZone = RingMenuLayout.usualDeadZone
  /// The distance beyond which a stroke selects no item, in points; 0 for no limit.
  ///
  /// A distance other than 0 counts as at least 2.5 times the ring's radius.
  public var cancelRadius = 0.0
  /// The delay before an open ring is painted, 0 to 0.5 seconds; strokes and keys are handled during the delay.
  public var showDelay = 0.0

  /// The current layout; nil before the ring opens for the first time.
  package private(set) var ringLayout: RingMenuLayout?
  /// The index of the highlighted item on the current level; nil if there is none.
  ///
  /// It is the item under the pointer or in the direction of a stroke, or the item that the last key has highlighted.
  public var highlightedIndex: Int? {
    guard let highlighted, levels.wedges.contents.indices.contains(highlighted) else { return nil }
    return levels.wedges.contents[highlighted].item
  }
  /// The indices of the items that lead to the current level; empty on the first level.
  public var openPath: [Int] { levels.indices }

  var onLayout: (() -> Void)?
  /// The time until which presses count as part of the opening press and are ignored, in seconds.
  var ignoresPressesUntil = -Double.infinity
  /// The first responder before the ring opened, which is restored when the ring closes.
  weak var formerResponder: Responder?
  /// The view of the overlay controller, which contains the ring while the ring is open.
  weak var overlay: View?
  var levels = RingMenuLevels([])

  private var items: [RingMenuItem] = []
  /// The highlighted wedge.
  private var highlighted: Int?
  let faces = RingMenuFaces()
  private lazy var fading = RingMenuFading(self)
  private var wishedCenter: Point?
  private var openingCenter: Point?
  private var firstRow = 0
  private var keys = RingMenuKeys()
  private var announcer = RingMenuAnnouncer()
  var learning = RingMenuLearning()
  private var wheel = RingMenuWheel()
  private lazy var hover = RingMenuHover(over: self) { [weak self] in self?.hoverDidChange($0) }
  private lazy var dial = RingMenuDialSetting(
    valueAt: { [weak self] in self?.items.item(at: $0)?.dialValue },
    onChange: { [weak self] value, path in
      guard let self else { return }
      delegate?.menuView(self, didSet: value, ofDialAt: path)
    },
    onEnd: { [weak self] in self?.dialDidEnd(at: $0) },
    onRevert: { [weak self] in self?.goBack() })
  private var hasPainted = false
  private var rest: Timer?
  /// The touch that began on the open ring; its release chooses an item or closes the ring.
  private var trackedTouch: Touch?
  private lazy var strokes = RingMenuStrokes(owner: self, view: self)

  /// Makes a closed ring (RM-2).
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isHidden = true
    alpha = 0
    accessibilityLabel = String(localized: "Ring")
    accessibilityRole = .menu
    accessibilityViewIsModal = true
    _ = hover
    installThumbButtons()
  }

  /// Whether the ring is open.
  public override var canBecomeFirstResponder: Bool { isOpen }

  /// Closes the ring when another responder becomes first responder, for example in a presented controller.
  @discardableResult
  public override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    if isOpen {
      formerResponder = nil
      delegate?.menuViewDidCancel(self)
    }
    return true
  }

  /// The view of the highlighted item, as last announced; nil without a highlight.
  public override var accessibilityFocusedElement: AccessibleObject? { faces.announcedView }

  // MARK: Opening and closing

  /// Opens the ring, unless it is already open (RM-18).
  ///
  /// The items are reloaded. Opening a ring that is fading out reverses the fade (RM-22). The ring becomes
  /// first responder. Closing the ring restores the previous first responder.
  ///
  /// - Parameters:
  ///   - place: The ring's centre, moved to keep the ring inside the view; nil for the centre of the bounds.
  ///   - animated: Whether the ring fades in.
  func open(at place: Point? = nil, animated: Bool) {
    guard !isOpen else { return }
    let isFading = !isHidden
    (wishedCenter, openingCenter) = (place, place)
    isOpen = true
    accessibilityElementsHidden = false
    delegate?.menuViewWillOpen(self)
    (highlighted, firstRow, keys, wheel) = (nil, 0, RingMenuKeys(), RingMenuWheel())
    hover.isFollowed = false
    dial.end()
    learning.menuDidOpen(at: now)
    items = delegate?.items(for: self) ?? []
    levels = RingMenuLevels(
      delegate?.nodes(of: items) ?? [], arrangement, start: style == .plain ? 0 : -.pi / 2)
    announcer.begin(in: levels)
    accessibilityLabel = levels.spokenName(of: items)
    RingMenuAdvice.log(levels.root)
    hasPainted = isFading && hasPainted
    isHidden = false
    isUserInteractionEnabled = true
    formerResponder = window?.firstResponder
    becomeFirstResponder()
    layoutRing()
    setNeedsDisplay()
    show(animated: animated, isFading: isFading)
  }

  /// Closes the ring, unless it is already closed (RM-19).
  ///
  /// The views below receive input at once, even while the ring fades out. A ring that has not been painted
  /// yet is never painted.
  func close(animated: Bool) {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    trackedTouch = nil
    for kind in [RingMenuStrokes.Kind.opening, .press] { strokes.drop(kind) }
    rest?.invalidate()
    announcer.reset()
    giveKeyboardBack()
    let motion = RingMenuMotion(style, traitCollection.motion)
    let picked = isPicking ? highlighted : nil
    isPicking = false
    let seconds = picked == nil ? motion.closing : motion.picking
    fading.hide(animated && hasPainted ? seconds : nil) {
      faces.fadeAllBut(picked)
    } completion: { [weak self] in
      self?.hide()
    }
  }

  private func show(animated: Bool, isFading: Bool) {
    guard animated else { return fading.show() }
    let motion = RingMenuMotion(style, traitCollection.motion)
    fading.show(motion, after: max(0, min(showDelay, 0.5)), isFading: isFading) { [weak self] in
      guard let self else { return }
      faces.grow(motion, in: ringLayout)
    }
  }

  private func hide() {
    guard !isOpen else { return }
    isHidden = true
    highlighted = nil
    faces.remove()
    delegate?.menuViewDidHide(self)
  }

  private func giveKeyboardBack() {
    guard isFirstResponder else { return }
    if formerResponder?.becomeFirstResponder() != true { resignFirstResponder() }
    formerResponder = nil
  }

  /// Whether the ring is closing because an item was chosen; this item stays visible during the fade.
  private var isPicking = false

  private func cancel() { delegate?.menuViewDidCancel(self) }

  private var now: Double { window?.currentTime ?? 0 }

  // MARK: Layout and drawing

  /// Lays out the ring for the current size (RM-15).
  public override func layoutSubviews() {
    super.layoutSubviews()
    overlay?.frame = bounds
    if isOpen { layoutRing() }
  }

  /// Updates the ring when its traits change, for example for other colours.
  public override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isOpen { layoutRing() }
  }

  /// Reloads the items while the ring is open.
  func reload() {
    guard isOpen else { return }
    let old = highlighted.map { levels.wedges.contents[$0] }
    items = delegate?.items(for: self) ?? []
    levels.replace(by: delegate?.nodes(of: items) ?? [])
    highlighted = old.flatMap(levels.wedges.wedge)
    dial.endIfGone()
    layoutRing()
    if hover.isFollowed { highlightHovered() }
  }

  private func layoutRing() {
    backgroundColor =
      style == .plain ? Color(white: 0, alpha: 0.5) : RingMenuColors(traitCollection).scrim
    var layout = makeLayout()
    if let highlighted, layout.form == .list {
      firstRow = layout.list.firstRow(showing: highlighted)
      layout = makeLayout()
    }
    ringLayout = layout
    faces.fit(layout, in: overlay ?? self, bounds)
    updatePicture()
    onLayout?()
  }

  private func makeLayout() -> RingMenuLayout {
    RingMenuLayout(
      levels.wedges, style, in: bounds, near: wishedCenter, deadZone: deadZone, firstRow: firstRow,
      textScale: FontMetrics.default.scaledValue(for: 1))
  }

  private func updatePicture() {
    guard let ringLayout else { return }
    var source = makeSource()
    source.restDeadline = strokes.restDeadline
    faces.show(RingMenuPicture(source, highlighted: highlighted), ringLayout)
    cursor = highlighted == nil ? .default : .pointer
    if hasPainted { noteShownStroke() }
  }

  private func makeSource() -> RingMenuPicture.Source {
    var source = RingMenuPicture.Source(
      levels: levels, items: items, traits: traitCollection, style: style,
      isSelected: { [weak self] in self?.delegate?.isSelected($0) == true })
    (source.dial, source.trial) = (dial.path, learning.trial)
    source.hint = { [learning, levels] in learning.hint(of: $0, in: levels) }
    return source
  }

  var levelItems: [RingMenuItem] { makeSource().levelItems }

  func highlight(_ wedge: Int?, byKey: Bool = false) {
    let contents = levels.wedges.contents
    let wedge = wedge.flatMap { contents.indices.contains($0) && contents[$0] != .gap ? $0 : nil }
    let hasChanged = wedge != highlighted
    highlighted = wedge
    if hasChanged, faces.form == .list {
      layoutRing()
    } else if hasChanged || byKey {
      updatePicture()
    }
    if byKey { hover.isFollowed = false }
    let place = RingMenuAnnouncer.Place(wedge, in: levels)
    guard announcer.announces(place, at: now, byKey: byKey) else { return }
    faces.announce(wedge)
    let path = highlightedIndex.map { levels.indices + [$0] }
    accessibilityValue = path.flatMap { items.item(at: $0)?.shownTitle }
    if announcer.focuses(path) { delegate?.menuView(self, didFocusItemAt: path) }
  }

  /// Shows another level or page.
  ///
  /// - Parameters:
  ///   - content: The content to highlight, unless the pointer determines the highlight; nil if there is none.
  ///   - byKey: Whether a key changed the level. The pointer then highlights an item only after its next movement.
  private func levelDidChange(
    highlighting content: RingMenuWedges.Content? = nil, byKey: Bool = false
  ) {
    firstRow = 0
    highlighted = nil
    accessibilityLabel = levels.spokenName(of: items)
    if byKey { hover.isFollowed = false }
    layoutRing()
    if hover.isFollowed { return highlightHovered() }
    highlight(content.flatMap(levels.wedges.wedge), byKey: content != nil || byKey)
  }

  // MARK: Strokes

  /// The distances that limit strokes.
  var reach: RingMenuStroke.Reach {
    ringLayout?.reach(cancelRadius: cancelRadius)
      ?? RingMenuStroke.Reach(deadZone: RingMenuLayout.usualDeadZone, travel: 96)
  }

  /// Begins the stroke of the press or finger that opened the ring; see ``RingMenuStroke``.
  func beginOpeningStroke(at point: Point, stillness: Double) {
    strokes.begin(.opening, at: point, time: now, stillness: stillness)
  }

  var hasOpeningStroke: Bool { strokes.has(.opening) }

  func moveOpeningStroke(to point: Point) {
    guard isOpen else { return }
    if dial.isActive { return dial.turn(toward: point, in: ringLayout) }
    strokes.move(.opening, to: point, time: now)
  }

  func endOpeningStroke(at point: Point) {
    if isOpen, !dial.isActive { return strokes.end(.opening, at: point, time: now) }
    strokes.drop(.opening)
    if isOpen, dial.hasStroke { dial.release(at: point, in: ringLayout) }
  }

  /// Drops the opening stroke, and returns whether the ring had one.
  @discardableResult
  func dropOpeningStroke() -> Bool {
    defer { strokes.drop(.opening) }
    return hasOpeningStroke
  }

  func strokeDidPoint(at content: RingMenuWedges.Content?) {
    highlight(content.flatMap(levels.wedges.wedge))
    updatePicture()
  }

  func strokeDidChangeLevel(at origin: Point) {
    wishedCenter = levelPlacement == .atStroke && !levels.isFirst ? origin : openingCenter
    levelDidChange()
  }

  func stroke(_ stroke: RingMenuStroke, didReachDial item: Int) {
    choose(.item(item), staysOpen: false, by: stroke)
  }

  func strokeDidEnd(_ outcome: RingMenuStroke.Outcome, staysOpen: Bool) {
    guard isOpen else { return }
    switch outcome {
    case .stay: highlight(nil)
    case .choose(let item), .enter(let item): choose(.item(item), staysOpen: staysOpen)
    case .back: goBack()
    case .cancel: cancel()
    }
  }

  // MARK: Choosing

  /// Chooses the content of a wedge; `stroke` is the stroke that has reached a dial and is still held.
  private func choose(
    _ content: RingMenuWedges.Content, staysOpen: Bool, byKey: Bool = false,
    by stroke: RingMenuStroke? = nil
  ) {
    guard isOpen else { return }
    guard content != .back, let index = content.item else {
      return content == .back ? goBack(byKey: byKey) : cancel()
    }
    switch levels.node(index) {
    case .branch:
      levels.enter(index)
      levelDidChange(byKey: byKey)
    case .leaf, .dial:
      highlight(levels.wedges.wedge(of: content), byKey: byKey)
      let path = levels.indices + [index]
      guard isOpen, let item = items.item(at: path) else { return }
      if let value = item.dialValue {
        dial.begin(path, at: value, by: stroke)
        return updatePicture()
      }
      learning.note(path, at: now)
      let stays = staysOpen || item.staysOpen
      isPicking = !stays
      delegate?.menuView(self, didChooseItemAt: path, staysOpen: stays)
      isPicking = false
    case .disabled, .gap:
      if !byKey { cancel() }
    }
  }

  /// Goes back one level, or closes the ring on the first level.
  ///
  /// If the user is setting a dial, the method only restores the dial's previous value.
  func goBack(byKey: Bool = false) {
    if dial.isActive {
      dial.revert()
      return updatePicture()
    }
    guard let item = levels.back() else { return cancel() }
    if levels.isFirst { wishedCenter = openingCenter }
    levelDidChange(highlighting: .item(item), byKey: byKey)
  }

  /// Performs the secondary action of the item at a point, and returns whether the item has one.
  func chooseSecondaryAction(at point: Point) -> Bool {
    guard isOpen, let wedge = ringLayout?.item(at: point), !dial.isActive,
      let index = levels.wedges.contents[wedge].item, levels.node(index) != .disabled,
      items.item(at: levels.indices + [index])?.secondaryAction != nil
    else { return false }
    highlight(wedge)
    delegate?.menuView(self, didChooseSecondaryActionAt: levels.indices + [index])
    return true
  }

  private func dialDidEnd(at path: [Int]) {
    updatePicture()
    let stays = items.item(at: path)?.staysOpen == true
    delegate?.menuView(self, didChooseItemAt: path, staysOpen: stays)
  }

  // MARK: Touches

  /// The duration of a long press on an item, in seconds.
  private static let longPress = 0.5

  /// Returns the ring for a point in its bounds, otherwise nil; the direction of the point determines the item.
  public override func hitTest(_ point: Point, with event: Event?) -> View? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  /// Begins a click or a stroke.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first else { return }
    let time = event?.timestamp ?? touch.timestamp
    guard trackedTouch == nil, time > ignoresPressesUntil else { return }
    guard event?.buttonMask.isDisjoint(with: RingMenuView.thumbButtons) != false else { return }
    trackedTouch = touch
    hover.isFollowed = false
    let point = touch.location(in: self)
    if dial.isActive { return dial.press(at: point, in: ringLayout) }
    strokes.begin(.press, at: point, time: time)
    highlight(ringLayout?.item(at: point))
    rest?.invalidate()
    rest = window?.scheduleTimer(withTimeInterval: RingMenuView.longPress) { [weak self] _ in
      self?.didRest()
    }
  }

  /// Continues the click or stroke.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    let point = trackedTouch.location(in: self)
    if dial.isActive { return dial.turn(toward: point, in: ringLayout) }
    if faces.form != .list {
      strokes.move(.press, to: point, time: event?.timestamp ?? trackedTouch.timestamp)
    }
    if !strokes.hasDirection(.press) { highlight(ringLayout?.item(at: point)) }
  }

  /// Ends the click or stroke: chooses an item, changes the level, or closes the ring (RM-20).
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    trackedTouch = nil
    rest?.invalidate()
    let point = touch.location(in: self)
    let time = event?.timestamp ?? touch.timestamp
    let staysOpen = event?.modifierFlags.contains(.control) == true
    if !dial.isActive, faces.form != .list { strokes.move(.press, to: point, time: time) }
    if dial.isActive {
      strokes.drop(.press)
      return dial.release(at: point, in: ringLayout)
    }
    if strokes.hasDirection(.press) {
      return strokes.end(.press, at: point, time: time, staysOpen: staysOpen)
    }
    strokes.drop(.press)
    guard bounds.contains(point) else { return highlight(nil) }
    hover.isFollowed = touch.type == .indirectPointer
    click(at: point, staysOpen: staysOpen)
  }

  /// Cancels the click or stroke.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    self.trackedTouch = nil
    rest?.invalidate()
    strokes.drop(.press)
    highlight(nil)
  }

  private func click(at point: Point, staysOpen: Bool) {
    guard isOpen, let ringLayout else { return }
    if let wedge = ringLayout.item(at: point) {
      choose(levels.wedges.contents[wedge], staysOpen: staysOpen)
    } else if ringLayout.isMiddle(point) {
      goBack()
    } else {
      cancel()
    }
  }

  private func didRest() {
    guard isOpen, trackedTouch != nil, !strokes.hasDirection(.press), let highlightedIndex else {
      return
    }
    delegate?.menuView(self, didLongPressItemAt: levels.indices + [highlightedIndex])
  }

  private func hoverDidChange(_ state: GestureRecognizer.State) {
    guard isOpen, trackedTouch == nil, !strokes.hasDirection(.opening) else { return }
    switch state {
    // Opening the ring highlights nothing. A level that opens under a resting pointer highlights an item.
    case .began where levels.isFirst: return
    case .began, .changed: hover.isFollowed = true
    default: return highlight(nil)
    }
    if dial.isActive { hover.turn(dial, in: ringLayout) } else { highlightHovered() }
  }

  private func highlightHovered() { highlight(hover.wedge(in: ringLayout)) }

  // MARK: Keys and wheel

  /// The key commands that go back and forward.
  public override var keyCommands: [KeyCommand] { super.keyCommands + levelKeyCommands }
  /// The keys of the open ring, for lists of shortcuts.
  public override var handledKeyCommands: [KeyCommand] {
    super.handledKeyCommands + itemKeyCommands
  }

  /// Handles the keys of an open ring.
  public override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    guard isOpen, let press = presses.first, handle(press) else {
      super.pressesBegan(presses, with: event)
      return
    }
  }

  private func handle(_ press: Press) -> Bool {
    if dial.isActive { return dial.handle(press) }
    let marked = levelItems.firstIndex { delegate?.isSelected($0) == true }
    let action = keys.action(
      for: press, at: now, levels: levels, highlighted: highlighted,
      marked: marked.flatMap { levels.wedges.wedge(of: .item($0)) }, items: levelItems)
    switch action {
    case .highlight(let wedge): highlight(wedge, byKey: true)
    case .show(let item):
      if let wedge = levels.wedges.wedge(of: .item(item)) {
        highlight(wedge, byKey: true)
      } else {
        levels.showPage(of: item)
        levelDidChange(highlighting: .item(item), byKey: true)
      }
    case .choose(let wedge):
      let staysOpen = press.key.modifierFlags.contains(.control)
      choose(levels.wedges.contents[wedge], staysOpen: staysOpen, byKey: true)
    case .back: goBack(byKey: true)
    case .cancel: cancel()
    case .turnPage(let count): turnPage(by: count, byKey: true)
    case RingMenuKeys.Action.none?: break
    case nil: return false
    }
    return true
  }

  private func turnPage(by count: Int, byKey: Bool = false) {
    guard levels.pageCount > 1 else { return }
    levels.turnPage(by: count)
    levelDidChange(byKey: byKey)
  }

  /// Turns pages, scrolls a list, or sets a dial, and keeps the views below from scrolling (RM-21).
  public override func scrolled(_ scroll: ScrollInput, with event: Event) {
    guard isOpen, scroll.delta.y.isFinite else { return }
    let steps = wheel.steps(of: scroll.delta.y)
    guard steps != 0 else { return }
    if dial.isActive {
      dial.change(by: -steps)
    } else if faces.form == .list, let list = ringLayout?.list, list.scrolls {
      highlighted = nil
      firstRow = list.firstRow(after: steps)
      layoutRing()
    } else {
      turnPage(by: steps)
    }
  }

  /// Counts the opening when the ring is first painted.
  public override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard isOpen, !hasPainted, alpha > 0 else { return }
    hasPainted = true
    noteShownStroke()
    window?.count(.ringMenuOpenings)
  }
}
