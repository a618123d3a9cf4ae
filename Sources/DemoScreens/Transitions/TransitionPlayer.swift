import AtriumKit

/// Plays the transition on the stage from its current position to the start or the end.
@MainActor
final class TransitionPlayer {
  private weak var view: View?
  private var link: DisplayLink?
  private var target = 1.0
  /// The position and the time at which the current playback began; the time is nil before its first display frame.
  private var start: (position: Double, time: Double?) = (0, nil)

  /// The position as a fraction of the duration.
  private(set) var position = 0.0
  /// The duration at normal speed, in seconds.
  var duration = 0.4 { didSet { begin() } }
  /// The factor of the speed; a value below 1 is slow motion.
  var speed = 1.0 { didSet { begin() } }
  /// Called after each change of the position, and when playback starts or stops.
  var onChange: () -> Void = {}

  /// Makes a player at the start of the transition.
  ///
  /// - Parameter view: A view in the window whose clock the player uses.
  init(view: View) {
    self.view = view
  }

  /// Whether the transition is playing.
  var isPlaying: Bool { link != nil }

  /// Plays to the start or the end of the transition.
  ///
  /// If the position is already at the target, playback begins at the other end. If motion is not full, the duration
  /// is 0, or the view is in no window, the position changes immediately.
  ///
  /// - Parameter target: The position to play to: 0 for the start, 1 for the end.
  func play(to target: Double) {
    stop()
    if position == target { position = 1 - target }
    guard let view, view.window != nil, view.traitCollection.motion == .full, duration > 0 else {
      return move(to: target)
    }
    self.target = target
    let link = DisplayLink(view: view) { [weak self] in self?.advance(to: $0) }
    self.link = link
    begin()
    link.isPaused = false
    onChange()
  }

  /// Stops at the current position.
  func pause() {
    stop()
    onChange()
  }

  /// Moves to a position from 0 to 1, and stops there.
  func move(to position: Double) {
    stop()
    self.position = position
    onChange()
  }

  private func stop() {
    link?.isPaused = true
    link = nil
  }

  private func begin() { start = (position, nil) }

  private func advance(to time: Double) {
    guard let view, view.traitCollection.motion == .full else { return move(to: target) }
    let begin = start.time ?? time
    start.time = begin
    let way = (time - begin) * speed / duration
    let place = target > 0 ? start.position + way : start.position - way
    if place >= 1 || place <= 0, way > 0 { return move(to: target) }
    position = place
    onChange()
  }
}
