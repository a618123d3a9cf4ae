import AtriumGeometry
import AtriumKit

/// A drag in the curl style: the free edge of the leaf moves to the finger and follows it.
@MainActor
final class PageCurlDrag: PageDrag {
  /// The movement of the finger, in points, that halves the gap between the free edge and the finger.
  private static let approach = 60.0

  private unowned let pages: PageViewController
  /// The page turn that was made when the drag was about to begin; it is requested in `begin()`.
  private var asked: PageTurn?
  private var turn: PageTurn?
  /// The position at which the finger began the drag, in the coordinates of the leaf.
  private var start = Point.zero
  /// How far the leaf was turned when the drag began, 0 … 1.
  private var startPlace = 0.0
  private var isCaughtOnItsWay = false

  init(_ pages: PageViewController) {
    self.pages = pages
  }

  private var input: PageInput { pages.input }

  func canBegin(_ direction: PageViewController.NavigationDirection) -> Bool {
    asked = nil
    guard !pages.shown.isEmpty, turn == nil else { return false }
    if let running = pages.running { return running.isUnderway && running.isAnimated }
    asked = pages.makeTurn(direction, cause: .drag)
    return asked != nil
  }

  func begin() {
    isCaughtOnItsWay = false
    if let running = pages.running {
      asked = nil
      guard running.isUnderway, running.isAnimated else { return }
      input.hand.pause()
      isCaughtOnItsWay = !running.isFallingBack
      (running.isHeld, running.isFallingBack) = (true, false)
      turn = running
      startPlace = place(at: input.hand.percentComplete, of: running)
      start = finger - travel
      running.grip.hold(at: startPlace)
      return
    }
    guard let new = asked else { return }
    asked = nil
    new.isHeld = true
    turn = new
    let leaf = leaf(of: new)
    startPlace = leaf.isReversed ? 1 : 0
    start = finger - travel
    new.grip.height = start.y / max(1, leaf.size(in: area).height)
    pages.request(new)
    if pages.running !== new { turn = nil }
  }

  func move() {
    guard let turn, turn.isHeld else { return }
    turn.grip.drift = input.isOnTouchpad ? 0 : finger.y - start.y
    input.hand.update(part(of: turn))
  }

  func release() {
    guard let turn, turn.isHeld else { return self.turn = nil }
    let (part, leaf) = (part(of: turn), leaf(of: turn))
    let speed = turn.direction.sign * input.velocity
    let isFast = SwipeRelease.isFast(speed, onTouchpad: input.isOnTouchpad)
    let next =
      isFast && speed > 0 && isCaughtOnItsWay
      ? pages.makeTurn(turn.direction, cause: .user, after: pages.waiting ?? turn) : nil
    letGo(turn, at: part, speed: speed, finishes: isFast ? speed > 0 : part > leaf.middle)
    if let next { pages.request(next) }
  }

  func cancel() {
    asked = nil
    if let turn, turn.isHeld {
      letGo(turn, at: part(of: turn), speed: 0, finishes: false)
    }
    turn = nil
  }

  func layOut() {}

  private func letGo(_ turn: PageTurn, at part: Double, speed: Double, finishes: Bool) {
    self.turn = nil
    let leaf = leaf(of: turn)
    turn.grip.release(at: leaf.isReversed ? 1 - part : part)
    let length = input.isOnTouchpad ? 1 : 2 * leaf.size(in: area).width / input.pageLength
    PageRelease.letGo(
      turn, at: part, speed: speed / length, finishes: finishes, duration: PageCurl.duration,
      rest: PageRelease.curlRest, by: input.hand)
  }

  // MARK: Positions

  private var area: Size { pages.contentView.bounds.size }

  private func leaf(of turn: PageTurn) -> PageLeaf {
    PageLeaf(turn, spine: pages.spineLocation, flow: pages.flow)
  }

  private var toLeaf: AffineTransform {
    PageLeaf.transform(spine: pages.spineLocation, flow: pages.flow, in: area).inverted()
  }

  private var finger: Point { input.pan.location(in: pages.contentView).applying(toLeaf) }

  private var travel: Point {
    let way = input.pan.translation(in: pages.contentView)
    return way.applying(toLeaf) - Point.zero.applying(toLeaf)
  }

  private func place(at part: Double, of turn: PageTurn) -> Double {
    turn.direction == .forward ? part : 1 - part
  }

  /// Returns the progress of the page turn for the position of the finger, 0 … 1.
  private func part(of turn: PageTurn) -> Double {
    let sign = turn.direction.sign
    if input.isOnTouchpad {
      let start = sign > 0 ? startPlace : 1 - startPlace
      return min(max(0, start + sign * input.travel), 1)
    }
    let width = max(1, leaf(of: turn).size(in: area).width)
    let (x, begin) = (finger.x, start.x)
    let way = max(0, sign * (begin - x)) / PageCurlDrag.approach
    let gap = width * (1 - 2 * startPlace) - begin
    let edge = x + gap / (1 + way * way)
    return min(max(0, place(at: (width - edge) / (2 * width), of: turn)), 1)
  }
}
