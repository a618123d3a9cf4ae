import AtriumGeometry
import AtriumKit

/// A drag in the scroll style: the pages follow the finger, across any number of pages.
///
/// When a page has reached its final position, its page turn ends and the drag begins the next one. Beyond
/// the first and the last page, the page moves by a tenth of the drag. A drag can catch a running page
/// turn.
@MainActor
final class PageScrollDrag: PageDrag {
  /// The fraction of the drag by which a page moves if there is no next page.
  private static let resistance = 0.1
  /// How far a drag must go back beyond the start of a page turn before the page turn ends, in pages.
  private static let slack = 0.01

  private unowned let pages: PageViewController
  /// The position of the content at the start of the drag, in pages from the page at rest.
  private var base = 0.0
  private var isDragging = false
  /// The direction of the caught page turn; nil if the drag caught none, or caught one that was being reversed.
  private var caught: PageViewController.NavigationDirection?
  /// How far the first or last page is dragged beyond the end of the book, in pages.
  private var bounce = 0.0

  init(_ pages: PageViewController) {
    self.pages = pages
  }

  private var input: PageInput { pages.input }

  func canBegin(_ direction: PageViewController.NavigationDirection) -> Bool {
    pages.dropStrangers()
    guard let page = pages.shown.first, !isDragging else { return false }
    if let running = pages.running { return running.isUnderway && running.isAnimated }
    return pages.neighbour(of: page, direction) != nil || !isInsideOtherPan
  }

  /// Whether a superview has an enabled pan recogniser.
  ///
  /// That recogniser receives drags beyond the ends.
  private var isInsideOtherPan: Bool {
    var view = pages.view.superview
    while let current = view {
      let pans = current.gestureRecognizers.contains { $0 is PanGestureRecognizer && $0.isEnabled }
      if pans { return true }
      view = current.superview
    }
    return false
  }

  func begin() {
    isDragging = true
    (base, caught) = (0, nil)
    catchTurn()
  }

  /// Holds a running page turn at its current position.
  private func catchTurn() {
    guard let turn = pages.running, turn.isUnderway, turn.isAnimated, !turn.isHeld else {
      return
    }
    input.hand.pause()
    turn.isHeld = true
    base = turn.direction.sign * input.hand.percentComplete - input.travel
    caught = turn.isFallingBack ? nil : turn.direction
    turn.isFallingBack = false
  }

  func move() {
    guard isDragging else { return }
    // A fast finger may pass several pages, and a callback may change the pages. Each round advances by at most one
    // page.
    for _ in 0..<100 where !advance() {}
  }

  /// Moves the pages to the position of the finger.
  ///
  /// - Returns: Whether the position is within the current page turn.
  private func advance() -> Bool {
    catchTurn()
    let position = base + input.travel
    guard let turn = pages.running, turn.isHeld else { return beginTurn(at: position) }
    let sign = turn.direction.sign
    let part = sign * position
    input.hand.update(part)
    if part >= 1 {
      base -= sign
      caught = nil
      // If another page turn was waiting for this one, the drag holds it next.
      settle(turn, finishes: true)
      return false
    }
    guard part < -PageScrollDrag.slack else { return true }
    settle(turn, finishes: false)
    return false
  }

  /// Ends a page turn at once, completed or reversed.
  private func settle(_ turn: PageTurn, finishes: Bool) {
    turn.isHeld = false
    turn.isFallingBack = !finishes
    if finishes { input.hand.finish() } else { input.hand.cancel() }
    if pages.running === turn { pages.finishTransitions() }
  }

  private func beginTurn(at position: Double) -> Bool {
    guard abs(position) > PageScrollDrag.slack || pages.running == nil, position != 0 else {
      return show(bounce: 0)
    }
    guard pages.running == nil else { return true }
    let direction: PageViewController.NavigationDirection = position > 0 ? .forward : .reverse
    guard let turn = pages.makeTurn(direction, cause: .drag) else {
      return show(bounce: position * PageScrollDrag.resistance)
    }
    _ = show(bounce: 0)
    turn.isHeld = true
    pages.request(turn)
    guard pages.running === turn else { return true }
    input.hand.update(abs(position))
    // A fast finger may already have passed the next page.
    return abs(position) < 1
  }

  func release() {
    guard isDragging else { return }
    isDragging = false
    guard let turn = pages.running, turn.isHeld else { return bounceBack() }
    let sign = turn.direction.sign
    let part = min(max(0, sign * (base + input.travel)), 1)
    let speed = sign * input.velocity
    let isFast = SwipeRelease.isFast(speed, onTouchpad: input.isOnTouchpad)
    // A swipe during a page turn that was already running requests one more page turn.
    let next =
      isFast && speed > 0 && caught == turn.direction
      ? pages.makeTurn(turn.direction, cause: .user, after: pages.waiting ?? turn) : nil
    PageRelease.letGo(
      turn, at: part, speed: speed, finishes: isFast ? speed > 0 : part > 0.5,
      duration: PageSlide.duration, by: input.hand)
    if let next { pages.request(next) }
  }

  func cancel() {
    guard isDragging else { return }
    isDragging = false
    guard let turn = pages.running, turn.isHeld else { return bounceBack() }
    let part = min(max(0, turn.direction.sign * (base + input.travel)), 1)
    PageRelease.letGo(
      turn, at: part, speed: 0, finishes: false, duration: PageSlide.duration, by: input.hand)
  }

  // MARK: Beyond the ends

  @discardableResult
  private func show(bounce: Double) -> Bool {
    guard bounce != self.bounce else { return true }
    self.bounce = bounce
    View.performWithoutAnimation { layOut() }
    return true
  }

  func layOut() {
    let length = pages.flow.length(of: pages.contentView.bounds.size)
    pages.contentView.bounds.origin =
      pages.flow.offset(Rect.zero, by: bounce * length).origin
  }

  private func bounceBack() {
    guard bounce != 0 else { return }
    bounce = 0
    View.animate(
      withDuration: PageSlide.duration, delay: 0,
      options: [.curveEaseOut, .allowUserInteraction]
    ) {
      layOut()
    }
  }
}
