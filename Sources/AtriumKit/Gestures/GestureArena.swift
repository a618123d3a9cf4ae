/// The contest between the recognisers of one window.
///
/// The arena holds the active recognisers, the recognisers that wait for other recognisers, and the changes of
/// touches that the views have not received yet. After each event, the recognisers are *settled*: they finish the
/// event, and the views receive the changes that no recogniser delays any more.
///
/// The arena is an object, and not a value, because client code runs during each of its operations.
@MainActor
final class GestureArena {
  /// The maximum number of rounds in which recognisers are settled after one event.
  ///
  /// The remaining changes are settled after the next event.
  private static let longestSettling = 100

  private var depth = 0
  private var unsettled: [GestureRecognizer] = []
  /// The recognisers that are ready to act, but wait until other recognisers have failed (G-18).
  private(set) var waiting: [GestureRecognizer] = []
  /// The touches with changes that their views have not received yet.
  private(set) var heldTouches: [Touch] = []
  private var lastHeldNumber = 0

  /// Runs a closure that handles an event, a timer or a request from outside the arena.
  ///
  /// When the outermost closure returns, all recognisers are settled.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
  }

  /// Adds a recogniser to the recognisers that are settled next.
  func note(_ recognizer: GestureRecognizer) {
    guard !unsettled.contains(where: { $0 === recognizer }) else { return }
    unsettled.append(recognizer)
  }

  func wait(_ recognizer: GestureRecognizer) {
    guard !waiting.contains(where: { $0 === recognizer }) else { return }
    waiting.append(recognizer)
  }

  func stopWaiting(_ recognizer: GestureRecognizer) {
    waiting.removeAll { $0 === recognizer }
  }

  /// Lets each waiting recogniser act if all its required recognisers have failed.
  func retryWaiting() {
    for recognizer in waiting {
      guard let awaited = recognizer.course.awaited else { continue }
      recognizer.attempt(awaited)
    }
  }

  /// Delays a change of a touch, so that the view receives the change later.
  func hold(_ touch: Touch, phase: Touch.Phase, event: Event) {
    lastHeldNumber += 1
    touch.held.append(HeldTouchChange(phase: phase, event: event, number: lastHeldNumber))
    if !heldTouches.contains(touch) { heldTouches.append(touch) }
  }

  /// Settles the recognisers immediately, before the caller reads any state.
  func settleNow() { settle() }

  private func settle() {
    var rounds = 0
    repeat {
      rounds += 1
      let recognizers = unsettled
      unsettled = []
      retryWaiting()
      for recognizer in recognizers { recognizer.finishEvent() }
      retryWaiting()
      releaseTouches()
    } while !unsettled.isEmpty && rounds < GestureArena.longestSettling
  }

  /// Sends the views the changes that no recogniser delays any more.
  ///
  /// The changes are sent in the order of their events. The touches of one event are sent in one call, as if nothing
  /// had been delayed.
  private func releaseTouches() {
    while let (touch, change) = releasable.min(by: { $0.change.number < $1.change.number }) {
      let together = releasable.filter {
        $0.touch.view === touch.view && $0.change.belongs(with: change)
      }.map(\.touch)
      for touch in together { touch.held.removeFirst() }
      touch.window?.touches.send(change.phase, together, event: change.event)
    }
    heldTouches.removeAll { $0.held.isEmpty }
  }

  /// The touches whose first held change can be sent, because no recogniser delays it any more.
  ///
  /// The result has that change for each touch.
  private var releasable: [(touch: Touch, change: HeldTouchChange)] {
    heldTouches.compactMap { touch in
      touch.held.first.flatMap { touch.isHeld($0.phase) ? nil : (touch, $0) }
    }
  }
}
