import AtriumKit

/// The time of the stage: it moves from a moment of the transition to the beginning or the end.
@MainActor
final class TransitionPlayer {
  private weak var view: View?
  private var link: DisplayLink?
  private var target = 1.0
  /// The moment and the time at which the present course began.
  private var start: (position: Double, time: Double?) = (0, nil)

  /// The moment, a part of the duration.
  private(set) var position = 0.0
  /// The duration at full speed, in seconds.
  var duration = 0.4 { didSet { begin() } }
  /// The speed; below 1 for slow motion.
  var speed = 1.0 { didSet { begin() } }
  /// Called after each change of the moment, and when it starts or stops.
  var onChange: () -> Void = {}

  /// Makes a player at the beginning.
  ///
  /// - Parameter view: A view of the window that provides the time.
  init(view: View) {
    self.view = view
  }

  /// Whether it plays.
  var isPlaying: Bool { link != nil }

  /// Plays to an end, from the other end if it is there already; with motion off it goes there at
  /// once.
  ///
  /// - Parameter target: 0 or 1.
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

  /// Stops where it is.
  func pause() {
    stop()
    onChange()
  }

  /// Shows a moment, 0 … 1, and stops there.
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
