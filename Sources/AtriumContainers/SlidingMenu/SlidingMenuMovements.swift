import AtriumGeometry
import AtriumKit

/// Moves the front of a sliding menu.
///
/// A movement can be interrupted. The delegate is notified of each movement, and the focus follows the position.
@MainActor
final class SlidingMenuMovements {
  typealias Position = SlidingMenuController.Position

  /// A movement that is still running.
  private struct Movement {
    var number: Int
    var position: Position
    var isAnnounced: Bool
    var completion: ((Bool) -> Void)?
  }

  private unowned let controller: SlidingMenuController
  private let picture = SlidingMenuDissolve()
  private var movement: Movement?
  private var movementCount = 0
  /// The count of requests so far; if it changes during the calls of a request, a later request was made.
  private var requestCount = 0
  /// The position of the front, or the position to which it is moving.
  private(set) var position = Position.closed
  /// Called at the end of each movement that has reached its position, before its completion.
  var onArrival: () -> Void = {}

  init(_ controller: SlidingMenuController) {
    self.controller = controller
  }

  private var panels: SlidingMenuPanels { controller.panels }
  private var motion: SlidingMenuMotion { panels.motion }
  private var style: SlidingMenuController.Style { controller.style }
  private var view: View { controller.view }

  var isMoving: Bool { movement != nil }

  /// Whether changes are animated, either by a movement or by a fade.
  var canAnimate: Bool {
    guard controller.isActive, let window = controller.viewIfLoaded?.window else { return false }
    return !window.isHidden && window.settings.motion != .off
  }

  /// Whether changes fade instead of moving, because of reduced motion.
  var isReduced: Bool { controller.viewIfLoaded?.window?.settings.motion != .full }

  /// The duration and timing curve that the style sets.
  var pace: SlidingMenuMotion.Pace {
    .init(duration: style.duration.orZero, timing: style.timing)
  }

  /// The pace of a movement that a command begins, which continues with the velocity of the interrupted movement.
  var paceOfCommand: SlidingMenuMotion.Pace {
    var pace = pace
    if controller.isViewLoaded, motion.isRunning { pace.velocity = motion.velocity }
    return pace
  }

  /// Returns the position to which the front moves if the given position is requested.
  ///
  /// If there is no menu on the requested side, the front moves to its closed position.
  func available(_ wish: Position) -> Position {
    guard let side = wish.side, controller.menu(at: side) != nil else { return .closed }
    return wish == side.most && style.overdraw.orZero == 0 ? side.open : wish
  }

  /// Sets the position without moving the front.
  func stand(at wish: Position) {
    position = controller.isViewLoaded ? available(wish) : wish
  }

  /// Moves the front to the current position at once.
  func jump() { motion.jump(to: panels.offset(of: position)) }

  /// Moves the front to a position with the given pace, or at once if the pace is nil.
  func begin(_ wish: Position, pace: SlidingMenuMotion.Pace?, completion: ((Bool) -> Void)?) {
    guard controller.isViewLoaded else {
      position = wish
      completion?(true)
      return
    }
    requestCount += 1
    let request = requestCount
    motion.stop()
    // If this request is made during the delegate's calls of an immediate movement, that movement ends first.
    if let movement { end(movement.number, isFinished: false) }
    guard request == requestCount else { completion?(false); return }
    let target = available(wish)
    let changes = target != position
    if let side = target.side { panels.deploy(side) }
    if changes { controller.delegate?.slidingMenuController(controller, willMoveTo: target) }
    if request == requestCount, available(target) != target {
      // The delegate has removed the menu during `willMoveTo`, so this movement ends and the front closes instead.
      if changes {
        controller.delegate?.slidingMenuController(
          controller, didMoveTo: target, isFinished: false)
      }
      completion?(false)
      if request == requestCount { begin(.closed, pace: pace, completion: nil) }
      return
    }
    if request == requestCount {
      position = target
      leaveBlockedContent()
    }
    // If one of these delegate calls has begun another movement, that movement replaces this one.
    if request == requestCount {
      return run(pace, isAnnounced: changes, completion: completion)
    }
    if changes {
      controller.delegate?.slidingMenuController(controller, didMoveTo: target, isFinished: false)
    }
    completion?(false)
  }

  /// Moves the front to the current position from its current offset.
  func run(
    _ pace: SlidingMenuMotion.Pace?, isAnnounced: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    movementCount += 1
    let number = movementCount
    movement = Movement(
      number: number, position: position, isAnnounced: isAnnounced, completion: completion)
    let place = { [weak self] in self.map { $0.panels.offset(of: $0.position) } ?? 0 }
    let end: (Bool) -> Void = { [weak self] in self?.end(number, isFinished: $0) }
    guard let pace, canAnimate else {
      motion.jump(to: place())
      return end(true)
    }
    if isReduced {
      dissolve()
      motion.jump(to: place())
      end(true)
    } else {
      motion.move(to: place, pace: pace, completion: end)
    }
  }

  /// Begins a fade from the current state to the state after the next change.
  ///
  /// The caller must make this change directly afterwards.
  func dissolve() { picture.begin(in: view) }

  private func end(_ number: Int, isFinished: Bool) {
    guard let ended = movement, ended.number == number else { return }
    movement = nil
    if isFinished {
      returnFocus()
      panels.removeCovered()
      panels.layOut()
    }
    if ended.isAnnounced {
      controller.delegate?.slidingMenuController(
        controller, didMoveTo: ended.position, isFinished: isFinished)
    }
    if isFinished { onArrival() }
    ended.completion?(isFinished)
  }

  /// Stops the front at its current offset, so that a drag can move it.
  func giveToFinger() {
    requestCount += 1
    motion.stop()
    picture.finish()
  }

  /// Moves the front to a position after a drag, starting with the velocity of the finger in points a second.
  func settle(at position: Position, velocity: Double, completion: @escaping (Bool) -> Void) {
    var pace = self.pace
    let way = panels.offset(of: available(position)) - panels.offset
    let rest = SwipeRelease.rest
    // The front is never faster than the finger, and never moves beyond its final offset.
    if abs(velocity) > 1, velocity * way > 0 {
      pace.duration = min(max(1.5 * abs(way / velocity), rest.least), rest.most)
      pace.velocity = min(abs(velocity), 3 * abs(way) / pace.duration) * (velocity < 0 ? -1 : 1)
    } else {
      pace.duration = min(max(pace.duration, rest.least), rest.most)
    }
    begin(position, pace: pace, completion: completion)
  }

  /// Ends the movement at its final offset.
  func finish() {
    motion.finish()
    picture.finish()
  }

  // MARK: The focus

  /// Moves the focus into an open menu.
  func focusMenu(at side: SlidingMenuSide) {
    guard let menu = controller.menu(at: side), let window = menu.viewIfLoaded?.window else {
      return
    }
    window.requestFocusUpdate(to: menu)
  }

  /// Moves the focus out of the content if the content no longer receives input.
  private func leaveBlockedContent() {
    let focused = view.window?.firstResponder as? View
    panels.layOut()
    guard style.blocksFront, !panels.isSideBySide, let side = position.side,
      let focused, focused.isDescendant(of: panels.front)
    else { return }
    focusMenu(at: side)
  }

  /// Moves the focus from a menu that is about to be removed back into the content.
  private func returnFocus() {
    guard position == .closed, let window = view.window,
      let focused = window.firstResponder as? View, focused.isDescendant(of: view),
      !focused.isDescendant(of: panels.front)
    else { return }
    guard let place = controller.displayed?.focus, place.window === window else {
      focused.resignFirstResponder()
      return
    }
    place.becomeFirstResponder()
  }
}
