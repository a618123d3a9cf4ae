import AtriumGeometry

/// The animations that one block started: they share a clock and a completion.
@MainActor
final class AnimationGroup {
  /// The blocks being run now, innermost last; nil stands for "without animation".
  static var stack: [AnimationGroup?] = []
  /// The block being run now, if it animates.
  static var current: AnimationGroup? { stack.last ?? nil }
  private static var lastOrder = 0

  let duration: Double
  let delay: Double
  let curve: UnitCurve
  let options: View.AnimationOptions
  /// Whether sizes change at once and only places move: a size transition's first frame must cover
  /// the whole window (DC-34).
  let movesOriginsOnly: Bool
  /// The place among all blocks: commits follow the order in which they began (DC-11).
  let order: Int
  /// The clock that a hand turns, if the block follows one instead of the window's time.
  let clock = AnimationClock.current
  private var completion: ((Bool) -> Void)?
  /// Window-driven `did` calls that wait for this block (DC-9).
  private var deferredActions: [() -> Void] = []
  /// Whether what its closure changes about views is animated; a transition's content is not.
  var animatesProperties = true
  /// The views that have animations of the block.
  private var views: [WeakView] = []
  private var remaining = 0
  private var isClosed = false
  private var isFinished = true
  private weak var window: Window?
  /// When the clock began, in the window's seconds; nil before the first frame in a window.
  var startTime: Double?

  init(
    duration: Double, delay: Double, curve: UnitCurve, options: View.AnimationOptions,
    movesOriginsOnly: Bool = false, completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.movesOriginsOnly = movesOriginsOnly
    self.completion = completion
    order = AnimationGroup.takeOrder()
  }

  /// The next place among what a commit ends.
  static func takeOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Whether it runs back to its beginning.
  var isReversed: Bool { clock?.isReversed ?? false }

  /// Whether anything is still moving.
  var isRunning: Bool { remaining > 0 || !isClosed }

  /// How far the block is at a moment, 0 … 1 through its curve; nil when it is over.
  ///
  /// - Parameters:
  ///   - time: The window's time, in seconds.
  ///   - longestDuration: Where the animation that asks is cut, in seconds.
  /// - Returns: A value that may leave 0 … 1 where the curve does.
  func progress(at time: Double, longestDuration: Double = .infinity) -> Double? {
    let duration = min(duration, longestDuration)
    if let clock { return progress(of: clock, at: time, duration: duration) }
    guard let startTime else { return 0 }
    let elapsed = time - startTime - delay
    // A clock made of sums of 1/60 s must not miss its end by a rounding.
    guard elapsed < duration - 1e-9 else { return nil }
    return curve.value(at: elapsed / duration)
  }

  /// In the hand nothing is over, whatever it shows; let go, it is over at the end that it runs to.
  private func progress(of clock: AnimationClock, at time: Double, duration: Double) -> Double? {
    let elapsed = clock.elapsed(at: time) - delay
    if clock.isReversed, elapsed <= 1e-9 { return nil }
    if !clock.isReversed, !clock.isHeld, elapsed >= duration - 1e-9 { return nil }
    return curve.value(at: elapsed / duration)
  }

  /// A view has one animation more of this block.
  func add(_ view: View) {
    remaining += 1
    if views.last?.view !== view { views.append(WeakView(view)) }
  }

  /// Ends what is left of the block where the views' models are; its completion hears false.
  func cancel() {
    for view in views { view.view?.endAnimations(of: self) }
  }

  /// One of its animations is over.
  ///
  /// - Parameters:
  ///   - finished: Whether it reached its end.
  ///   - window: Whose commit carries the completion.
  func remove(finished: Bool, in window: Window?) {
    remaining -= 1
    isFinished = isFinished && finished
    self.window = window ?? self.window
    completeIfOver()
  }

  /// The block's closure has returned: with nothing to animate it is complete at once.
  func close() {
    isClosed = true
    guard remaining == 0 else { return }
    run()
  }

  /// Waits with an action for the end of the block; the caller runs it itself if there is none.
  ///
  /// - Returns: Whether the block will run it.
  func deferUntilEnd(_ action: @escaping () -> Void) {
    deferredActions.append(action)
  }

  private func completeIfOver() {
    guard isClosed, remaining == 0 else { return }
    guard let window else {
      run()
      return
    }
    window.commitQueue.addUnit(order: order) { self.run() }
  }

  private func run() {
    let actions = deferredActions
    deferredActions = []
    for action in actions { action() }
    let completion = self.completion
    self.completion = nil
    completion?(isFinished)
  }
}
