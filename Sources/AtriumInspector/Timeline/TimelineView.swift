import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Draws the timeline.
///
/// Keys, the wheel and the pointer zoom, scroll and select.
///
/// Only visible lanes and calls are drawn.
final class TimelineView: View, TextDisplaying {
  /// The number that identifies the selected call; nil if there is none.
  var selectedCall: Int? { didSet { if selectedCall != oldValue { setNeedsDisplay() } } }
  /// The number that identifies the selected controller; nil if there is none.
  var selectedLane: Int? { didSet { if selectedLane != oldValue { setNeedsDisplay() } } }
  /// The numbers that identify the controllers found by a search; nil without a search.
  var found: Set<Int>? { didSet { if found != oldValue { setNeedsDisplay() } } }
  /// Called when the user selects a call and its controller, or a controller alone.
  var onSelect: ((_ controller: Int, _ call: Int?) -> Void)?
  /// Called when the user selects a cause, or deselects it (nil).
  var onCause: ((_ cause: Int?) -> Void)?
  /// Called when the user selects or changes a span of calls; the range is empty if the span contains no call.
  var onSpan: ((_ calls: Range<Int>) -> Void)?
  /// Called when the user folds or unfolds a lane.
  var onFold: ((_ controller: Int) -> Void)?
  /// Called when the user pins or unpins a lane.
  var onPin: ((_ controller: Int) -> Void)?
  /// Called when the call under the pointer changes; the argument is nil if no call is under the pointer.
  var onHover: ((_ call: Int?) -> Void)?
  /// Called when the cause under the pointer changes; the argument is nil if no cause is under the pointer.
  var onHoverCause: ((_ cause: Int?) -> Void)?

  private(set) var port = TimelinePort() {
    didSet { if port != oldValue { setNeedsDisplay() } }
  }
  /// The number that identifies the selected cause; nil if there is none.
  private(set) var selectedCause: Int?
  private var hoveredCall: Int?
  private var hoveredCause: Int?
  private var drag: Drag?
  private let texts = TimelineTexts()

  private struct Drag {
    let start: Point
    let offset: Point
    /// Whether the drag selects a span of calls instead of scrolling.
    var selectsSpan = false
    var hasMoved = false
  }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityLabel = String(localized: "Timeline")
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        let isOver = recognizer.state == .began || recognizer.state == .changed
        hover(at: isOver ? recognizer.location(in: self) : nil)
      })
  }

  /// Shows another timeline.
  func show(_ new: Timeline) {
    if new != port.timeline { port.show(new) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isOther = bounds.size != port.size
    port.resize(to: bounds.size)
    if isOther { reveal(laneOf: selectedLane) }
  }

  private var timeline: Timeline { port.timeline }

  /// Shows all calls.
  func showAll() { port.fit(0, timeline.calls.count - 1) }

  /// Switches between the axis of order and the axis of time; the selected call keeps its position.
  func toggleAxis() { port.toggleAxis(keeping: selectedIndex) }

  /// Scrolls to the newest calls, and then continues to follow them.
  func followNewest() { port.followNewest() }

  /// Scrolls to a call and to its lane.
  func reveal(call number: Int?) {
    if let index = number.flatMap(timeline.index(ofCall:)) { port.reveal(index) }
  }

  /// Scrolls to the lane of a controller.
  func reveal(laneOf controller: Int?) {
    if let controller { port.reveal(laneOf: controller) }
  }

  private var selectedIndex: Int? { selectedCall.flatMap(timeline.index(ofCall:)) }

  // MARK: Wheel and pointer

  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    if scroll.modifierFlags.contains(.control) {
      let place = convert(scroll.location, from: nil).x
      port.zoom(by: scroll.delta.y > 0 ? 1.2 : 1 / 1.2, around: place)
    } else if scroll.modifierFlags.contains(.shift) {
      port.move(to: Point(x: port.offset.x - scroll.delta.y - scroll.delta.x, y: port.offset.y))
    } else {
      port.move(to: Point(x: port.offset.x - scroll.delta.x, y: port.offset.y - scroll.delta.y))
    }
  }

  private func hover(at place: Point?) {
    let cause = place.flatMap { place in
      place.x >= port.plot.minX && (28..<TimelinePort.headerHeight).contains(place.y)
        ? port.cause(at: place.x)?.id : nil
    }
    if cause != hoveredCause {
      hoveredCause = cause
      onHoverCause?(cause)
    }
    let call = place.flatMap(port.call(at:))
    guard call != hoveredCall else { return }
    hoveredCall = call
    setNeedsDisplay()
    onHover?(call.map { timeline.calls[$0].number })
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, touch.type == .direct || event?.buttonMask == [.primary] else {
      return super.touchesBegan(touches, with: event)
    }
    becomeFirstResponder()
    let place = touch.location(in: self)
    let selectsSpan = event?.modifierFlags.contains(.shift) == true && place.x >= port.plot.minX
    drag = Drag(start: place, offset: port.offset, selectsSpan: selectsSpan)
    select(span: 0..<0)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, var drag else { return }
    let place = touch.location(in: self)
    drag.hasMoved = drag.hasMoved || place.distance(to: drag.start) > 4
    self.drag = drag
    guard drag.hasMoved else { return }
    if drag.selectsSpan { return select(span: port.calls(from: drag.start.x, to: place.x)) }
    port.move(
      to: Point(
        x: drag.offset.x + drag.start.x - place.x, y: drag.offset.y + drag.start.y - place.y))
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    defer { drag = nil }
    guard let drag, !drag.hasMoved else { return }
    press(at: drag.start)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { drag = nil }

  private func press(at place: Point) {
    if place.y < port.plot.minY {
      if place.y >= 28 {
        if place.x >= port.plot.minX { selectCause(at: place.x) }
      } else if picture.newestFrame?.contains(place) == true {
        followNewest()
      }
      return
    }
    guard let index = port.lane(at: place.y) else { return }
    let lane = timeline.lanes[index]
    if place.x < port.plot.minX {
      onSelect?(lane.id, nil)
    } else if let call = port.call(at: place) {
      port.stopFollowing()
      onSelect?(lane.id, timeline.calls[call].number)
    } else {
      onSelect?(lane.id, nil)
    }
  }

  /// The selected span: the indices of its calls; empty if there is none (TL-12).
  private(set) var selectedSpan = 0..<0

  private func select(span: Range<Int>) {
    guard span != selectedSpan else { return }
    selectedSpan = span
    setNeedsDisplay()
    onSpan?(span)
  }

  private func selectCause(at x: Double) {
    let cause = port.cause(at: x)
    select(cause: cause?.id == selectedCause ? nil : cause)
  }

  /// Selects a cause, fits the visible range to its calls, and dims all other calls; nil selects no cause.
  private func select(cause: Timeline.CauseSpan?) {
    selectedCause = cause?.id
    if let cause { port.fit(cause.first, cause.last) }
    setNeedsDisplay()
    onCause?(cause?.id)
  }

  /// Shows the cause with a number as selected, without calling ``onCause``; nil shows no cause as selected.
  func showCause(_ id: Int?) {
    selectedCause = id
    if let cause = timeline.causes.first(where: { $0.id == id }) {
      port.fit(cause.first, cause.last)
    }
    setNeedsDisplay()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    for press in presses where !use(press) { super.pressesBegan([press], with: event) }
  }

  private func use(_ press: Press) -> Bool {
    guard press.key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    let isShifted = press.key.modifierFlags.contains(.shift)
    let index = selectedCall.flatMap(timeline.index(ofCall:))
    switch press.key.keyCode {
    case .keyboardLeftArrow: step(from: index, forward: false)
    case .keyboardRightArrow: step(from: index, forward: true)
    case .keyboardUpArrow: stepLane(by: -1)
    case .keyboardDownArrow: stepLane(by: 1)
    case .keyboardHome: port.move(to: Point(x: 0, y: port.offset.y))
    case .keyboardEnd: followNewest()
    case .keyboardReturnOrEnter: if let selectedLane { onFold?(selectedLane) }
    case .keyboardEscape where selectedCause != nil: select(cause: nil)
    default:
      switch press.key.charactersIgnoringModifiers.lowercased() {
      case "w", "+", "=": port.zoom(by: 1.5)
      case "s", "-": port.zoom(by: 1 / 1.5)
      case "a": port.move(to: Point(x: port.offset.x - port.plot.width / 4, y: port.offset.y))
      case "d": port.move(to: Point(x: port.offset.x + port.plot.width / 4, y: port.offset.y))
      case "0": showAll()
      case "t": toggleAxis()
      case "p": if let selectedLane { onPin?(selectedLane) }
      case "c": stepCause(forward: !isShifted)
      case "f":
        guard let index else { return false }
        let cause = timeline.causes.first { $0.id == timeline.calls[index].cause }
        if let cause, port.isCentred(index) {
          port.fit(cause.first, cause.last)
        } else {
          port.centre(index)
        }
      default: return false
      }
    }
    return true
  }

  /// Selects the next or the previous call of the selected lane.
  func step(from index: Int?, forward: Bool) {
    guard let lane = selectedLane ?? timeline.lanes.first?.id else { return }
    guard let next = timeline.call(of: lane, from: index, forward: forward) else { return }
    port.stopFollowing()
    onSelect?(lane, timeline.calls[next].number)
    speak(timeline.calls[next])
  }

  /// Announces a call that a key selects, because screen readers read only the selected controller.
  private func speak(_ call: InspectedCall) {
    Accessibility.post(notification: .announcement, argument: "\(call.name).\(call.event)")
  }

  private func stepLane(by step: Int) {
    let present = timeline.lanes.firstIndex { $0.id == selectedLane }
    let next = min(max(0, (present ?? -step) + step), timeline.lanes.count - 1)
    guard timeline.lanes.indices.contains(next) else { return }
    let lane = timeline.lanes[next]
    let index = selectedCall.flatMap(timeline.index(ofCall:))
    // The call of the newly selected lane that is nearest to the selected call.
    let near = index.flatMap { index in lane.calls.min { abs($0 - index) < abs($1 - index) } }
    onSelect?(lane.id, near.map { timeline.calls[$0].number })
    if let near { speak(timeline.calls[near]) }
  }

  private func stepCause(forward: Bool) {
    let causes = timeline.causes
    guard !causes.isEmpty else { return }
    let present = causes.firstIndex { $0.id == selectedCause }
    let next = present.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : causes.count - 1)
    select(cause: causes.indices.contains(next) ? causes[next] : nil)
  }

  // MARK: Drawing

  /// The text of a timeline without calls.
  var emptyText = "" {
    didSet { if emptyText != oldValue { setNeedsDisplay() } }
  }

  private var picture: TimelinePicture {
    TimelinePicture(
      port: port, bounds: bounds,
      look: TimelineLook(theme: theme, palette: InspectorPalette(traitCollection)), texts: texts,
      selectedCall: selectedCall, selectedLane: selectedLane, selectedCause: selectedCause,
      selectedSpan: selectedSpan, hoveredCall: hoveredCall, found: found,
      isActive: isFirstResponder,
      emptyText: emptyText)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    picture.draw(in: canvas)
    if isFirstResponder, window?.isFocusVisible == true {
      canvas.stroke(Path(rect: bounds.insetBy(dx: 1, dy: 1)), with: theme.focusRing, width: 2)
    }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  var displayedTexts: [DisplayedText] { picture.displayedTexts }
}
