/// The contest of one window's recognisers: who is at work, who waits for whom, and what views have
/// not been told yet.
///
/// It is an object, not a value, because users' code runs in the middle of everything that it does.
@MainActor
final class GestureArena {
  /// How often what settles may make something else settle before the next event must do.
  private static let longestSettling = 100

  private var depth = 0
  private var unsettled: [GestureRecognizer] = []
  /// The recognisers whose gesture is made but for others that must fail first (G-18).
  private(set) var waiting: [GestureRecognizer] = []
  /// The touches of which views have not heard everything (G-16).
  private(set) var heldTouches: [Touch] = []
  private var lastHeldNumber = 0

  /// Runs an event, a timer, or a call from outside; at the end of the outermost all settles.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
  }

  /// Looks at a recogniser when all settles.
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

  /// Lets those act for whom nobody has to fail any more.
  func retryWaiting() {
    for recognizer in waiting {
      guard let awaited = recognizer.course.awaited else { continue }
      recognizer.attempt(awaited)
    }
  }

  /// Keeps a change of a touch from its view for now.
  func hold(_ touch: Touch, phase: Touch.Phase, event: Event) {
    lastHeldNumber += 1
    touch.held.append(HeldTouchChange(phase: phase, event: event, number: lastHeldNumber))
    if !heldTouches.contains(touch) { heldTouches.append(touch) }
  }

  /// Settles what has been decided so far, before more is looked at.
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

  /// Tells views what no recogniser holds back any more: event after event, and of each event what
  /// belongs together in one call, as if nothing had been held back (G-3).
  private func releaseTouches() {
    while let (touch, change) = releasable.min(by: { $0.change.number < $1.change.number }) {
      let together = releasable.filter {
        $0.touch.view === touch.view && $0.change.belongs(with: change)
      }.map(\.touch)
      for touch in together { touch.held.removeFirst() }
      touch.window?.send(change.phase, together, event: change.event)
    }
    heldTouches.removeAll { $0.held.isEmpty }
  }

  /// The touches with something that no recogniser holds back any more, and the first of that.
  private var releasable: [(touch: Touch, change: HeldTouchChange)] {
    heldTouches.compactMap { touch in
      touch.held.first.flatMap { touch.isHeld($0.phase) ? nil : (touch, $0) }
    }
  }
}
