internal import AtriumAccessibility
internal import CX11

/// Offers each key to a screen reader before the program receives the key.
///
/// A screen reader needs the keys to speak typed characters and the character at a caret that the arrow keys move. It
/// keeps the keys of its own commands. While no assistive technology observes the program, keys pass at once.
///
/// A key waits for the answer at most ``KeyQueue/patience``. After that, keys do not wait, until the screen reader has
/// answered again.
@MainActor
final class ScreenReaderKeys {
  private let accessibility: AccessibilityBridge
  private let keyboard: @MainActor () -> X11Keyboard
  private let clock: MonotonicClock
  private var queue = KeyQueue<X11KeyEvent, Bool, KeyFollower>()
  /// Receives the keys that the screen reader does not keep.
  var onKey: @MainActor (X11KeyEvent) -> Void = { _ in }
  /// Receives the events that have waited for keys.
  var onFollower: @MainActor (KeyFollower) -> Void = { _ in }

  /// The maximum time for which a key waits for the answer, in seconds.
  var patience: Double {
    get { queue.patience }
    set { queue.patience = newValue }
  }

  /// Makes an object without waiting keys.
  ///
  /// - Parameters:
  ///   - accessibility: The connection to assistive technologies.
  ///   - clock: The clock of the windows.
  ///   - keyboard: Returns the keyboard, which is loaded when it is first needed.
  init(
    _ accessibility: AccessibilityBridge, clock: MonotonicClock,
    keyboard: @escaping @MainActor () -> X11Keyboard
  ) {
    (self.accessibility, self.clock, self.keyboard) = (accessibility, clock, keyboard)
  }

  /// The time at which ``expire()`` must be called next, in seconds of the windows' clock; nil if no key waits.
  var deadline: Double? { queue.deadline }

  /// Offers a key to the screen reader, and delivers it after the answer.
  func receive(_ key: X11KeyEvent) {
    guard accessibility.receivesKeys else {
      release(queue.releaseAll())
      return onKey(key)
    }
    let number = queue.add(key, at: clock.now)
    accessibility.offer(keyboard().accessibleKey(key)) { [weak self] isKept in
      guard let self else { return }
      guard let number else { return queue.heal() }
      release(queue.answer(number, isKept))
    }
    if number == nil { onKey(key) }
  }

  /// Queues an event that must not overtake keys.
  ///
  /// - Returns: Whether the event waits and is delivered later.
  func holds(_ follower: KeyFollower) -> Bool { queue.add(follower: follower) }

  /// Delivers the keys that the screen reader has not answered in time.
  func expire() { release(queue.expire(at: clock.now)) }

  private func release(_ entries: [KeyQueue<X11KeyEvent, Bool, KeyFollower>.Released]) {
    for entry in entries {
      switch entry {
      case .unanswered(let key), .answered(let key, false): onKey(key)
      case .answered: break
      case .follower(let follower): onFollower(follower)
      }
    }
  }
}
