import AtriumGeometry

/// The animations that one block started, with a common clock and completion.
@MainActor
final class AnimationGroup {
  /// The blocks whose closures are running, innermost last; a nil entry is a block without animation.
  static var stack: [AnimationGroup?] = []
  /// The value last passed to `setAnimationsEnabled`.
  static var isEnabled = true
  /// The innermost block whose closure is running; nil if there is none, or if that block does not animate.
  static var current: AnimationGroup? { isEnabled ? stack.last ?? nil : nil }
  private static var lastOrder = 0

  let duration: Double
  let delay: Double
  let timing: AnimationTiming
  let options: View.AnimationOptions
  let repetition: AnimationRepetition
  /// The repetition set by `modifyAnimations`, which replaces the repetition of the block's options.
  var modifiedRepetition: AnimationRepetition?
  /// Whether the block animates a change of the window's size (DC-34).
  let isSizeTransition: Bool
  /// The identities of views that were invisible before a change of the window's size.
  ///
  /// Their geometry changes without animation.
  private var newcomers: Set<ObjectIdentifier> = []
  /// The block's position in the order in which blocks began; a commit runs completions in this
  /// order (DC-11).
  let order: Int
  /// The timeline of the transition that started the block; nil if no transition did.
  let clock: AnimationClock?
  /// The moment of ``clock`` at which the block began, in seconds.
  private let clockOffset: Double
  /// The block's start on a property animator's timeline.
  ///
  /// The value is nil if the block follows the window's time or a transition's timeline.
  let driven: DrivenAnimation?
  /// The enclosing block of the same animator, which ends no earlier than this block.
  private var enclosing: AnimationGroup?
  /// Records the changes of keyframes while the block's closure runs.
  var keyframes: KeyframeRecorder?
  private var completion: ((Bool) -> Void)?
  /// The actions to run when the block ends, such as delayed `did` calls (DC-9).
  private var deferredActions: [() -> Void] = []
  /// Whether property changes in the block's closure are animated; false in the content of a
  /// transition.
  var animatesProperties = true
  /// The views that have animations of the block.
  private(set) var views: [WeakView] = []
  /// The windows in which arranged views changed while the closure ran.
  private var arrangedWindows: [WeakView] = []
  private var remaining = 0
  private var isClosed = false
  private var isFinished = true
  private weak var window: Window?
  /// The window's time at which the block started, in seconds; nil before a view of the block is in a window.
  private(set) var startTime: Double?
  /// The delay of the completion if the block loses its duration, for example because of reduced motion, in seconds.
  private let wait: Double
  /// The time at which the completion would be due if the block had kept its duration, in the
  /// window's seconds.
  private var dueTime: Double?

  init(
    duration: Double, delay: Double, timing: AnimationTiming, options: View.AnimationOptions,
    isSizeTransition: Bool = false, completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.options = options
    self.isSizeTransition = isSizeTransition
    if let transaction = AnimationTransaction.current {
      transaction.enter()
      self.completion = { finished in
        completion?(finished)
        transaction.leave()
      }
    } else {
      self.completion = completion
    }
    driven = DrivenAnimation.current?.forAnotherBlock()
    clock = driven == nil ? AnimationClock.current : nil
    clockOffset = clock?.beginningOfBlock ?? 0
    repetition = driven == nil ? AnimationRepetition(options) : .once
    let length = (repetition.isEndless ? 1 : repetition.total(of: 1)) * duration
    let isFree = driven == nil && clock?.isFree != false
    wait = isFree ? CompletionChain.wait(insteadOf: delay + length) : 0
    // A nested block inherits the modified repetition like the other options.
    modifiedRepetition =
      options.contains(.overrideInheritedOptions)
      ? nil : AnimationGroup.current?.modifiedRepetition
    order = AnimationGroup.takeOrder()
    clock?.add(self)
    guard let driven else { return }
    driven.driver.add(driven, of: self)
    if let outer = AnimationGroup.current, outer.driven?.driver === driven.driver {
      enclosing = outer
      outer.remaining += 1
    }
  }

  /// Returns a new number, which determines the order in which a commit runs completions.
  static func takeOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Whether the block runs backwards.
  var isReversed: Bool { driven?.driver.isReversed ?? clock?.isReversed ?? false }

  /// Whether an interaction or a property animator drives the block, so that it can be reversed.
  var isInteractive: Bool { driven != nil || clock?.isFree == false }

  /// Whether the block is paused.
  var isHeld: Bool { driven?.driver.isHeld ?? clock?.isHeld ?? false }

  /// Records the start time, unless it is already set, when a view of the block is in a window.
  func begin(in window: Window) {
    self.window = self.window ?? window
    if startTime == nil { startTime = window.currentTime }
    driven?.driver.begin(in: window)
  }

  /// Records that an animation of the block is left out or shortened.
  func loseTime(in window: Window) {
    self.window = self.window ?? window
    if wait > 0, dueTime == nil { dueTime = window.currentTime + wait }
  }

  /// Returns the progress of an animation of the block; nil when the animation is over.
  ///
  /// - Parameters:
  ///   - time: The window's time, in seconds.
  ///   - longestDuration: The duration after which the animation is cut off, in seconds.
  ///   - repetition: The repetition; nil for the block's repetition.
  /// - Returns: The progress; outside 0 … 1 if the curve or spring overshoots.
  func progress(
    at time: Double, longestDuration: Double = .infinity, repetition: AnimationRepetition? = nil
  ) -> AnimationProgress? {
    let duration = min(duration, longestDuration)
    if let driven {
      return driven.driver.progress(of: driven, at: time, cut: duration / self.duration)
    }
    if let clock, !clock.isFree { return progress(of: clock, at: time, duration: duration) }
    guard let startTime else { return .zero }
    let elapsed = time - startTime - delay
    let repetition = repetition ?? self.repetition
    // A clock that adds up steps of 1/60 s must not miss the end by a rounding error.
    guard elapsed < repetition.total(of: duration) - 1e-9 else { return nil }
    guard elapsed > 0 else { return .zero }
    return timing.progress(
      at: repetition.fraction(at: elapsed, of: duration), of: self.duration)
  }

  /// Returns the progress of an animation of the block in an interactive transition.
  ///
  /// The animation does not end while the transition is paused. After the gesture is released, the
  /// animation ends at its start or at its end.
  private func progress(
    of clock: AnimationClock, at time: Double, duration: Double
  ) -> AnimationProgress? {
    let elapsed = clock.elapsed(at: time) - clockOffset - delay
    if clock.isReversed, elapsed <= 1e-9 { return nil }
    if !clock.isReversed, !clock.isHeld, elapsed >= duration - 1e-9 { return nil }
    guard duration > 0 else { return .one }
    return timing.progress(at: min(max(0, elapsed / duration), 1), of: self.duration)
  }

  /// Returns the time at which the window must next update an animation of the block.
  ///
  /// See ``PropertyAnimation/nextTime(after:isSeen:)``.
  func nextTime(
    after time: Double, isSeen: Bool, longestDuration: Double = .infinity,
    repetition: AnimationRepetition? = nil
  ) -> Double? {
    if isHeld { return nil }
    if let driven { return isSeen ? -.infinity : driven.driver.endTime }
    guard clock?.isFree != false, let startTime else { return -.infinity }
    let begin = startTime + delay
    if isSeen { return begin > time + frameInterval ? begin : -.infinity }
    let total = (repetition ?? self.repetition).total(of: min(duration, longestDuration))
    return total == .infinity ? nil : begin + total
  }

  private var frameInterval: Double { window?.frameInterval ?? 0 }

  /// Records a view that becomes visible in a change of the window's size.
  func noteNewcomer(_ view: View) {
    if isSizeTransition { newcomers.insert(ObjectIdentifier(view)) }
  }

  /// Returns whether a view's geometry is animated; if not, the geometry changes at once.
  ///
  /// In a change of the window's size (DC-34) two kinds of view change at once: the window itself,
  /// and views that were invisible and have no geometry to start from.
  func moves(_ view: View, from old: ViewState) -> Bool {
    guard isSizeTransition else { return true }
    return !(view is Window) && !view.isHidden && view.window != nil && !old.bounds.isEmpty
      && !newcomers.contains(ObjectIdentifier(view))
  }

  /// Counts one more animation of a view.
  func add(_ view: View) {
    remaining += 1
    if views.last?.view !== view { views.append(WeakView(view)) }
  }

  /// Records a window in which arranged views changed, so that the block animates the window's layout.
  func noteArrangement(in window: Window) {
    if !arrangedWindows.contains(where: { $0.view === window }) {
      arrangedWindows.append(WeakView(window))
    }
  }

  /// Lays out the windows in which arranged views changed.
  func layOutArrangements() {
    let windows = arrangedWindows
    arrangedWindows = []
    for window in windows { window.view?.layoutIfNeeded() }
  }

  /// Ends the block's remaining animations at the model values; the completion receives false.
  func cancel() {
    for view in views { view.view?.endAnimations(of: self) }
  }

  /// Restores the model values that the block has changed, before the reversed block reaches its
  /// start.
  ///
  /// The drawn views move to the restored values.
  ///
  /// - Parameter duration: The duration of the movement, in seconds.
  func takeBack(over duration: Double) {
    for view in views { view.view?.takeBack(self, over: duration) }
  }

  /// Removes an animation of the block.
  ///
  /// - Parameters:
  ///   - finished: Whether the animation reached its end.
  ///   - window: The window that runs the completion in its commit.
  func remove(finished: Bool, in window: Window?) {
    remaining -= 1
    isFinished = isFinished && finished
    self.window = window ?? self.window
    completeIfOver()
  }

  /// Marks the block's closure as ended; a block without animations completes at once.
  func close() {
    isClosed = true
    guard remaining == 0 else { return }
    run()
  }

  /// Delays an action until the end of the block; runs it at once if the block never ends.
  func deferUntilEnd(_ action: @escaping () -> Void) {
    if repetition.isEndless || modifiedRepetition?.isEndless == true {
      action()
    } else {
      deferredActions.append(action)
    }
  }

  private func completeIfOver() {
    guard isClosed, remaining == 0 else { return }
    guard let window else {
      run()
      return
    }
    window.commitQueue.addUnit(order: order) { self.run() }
    window.setNeedsTurn()
  }

  private func run() {
    let actions = deferredActions
    deferredActions = []
    for action in actions { action() }
    let enclosing = self.enclosing
    self.enclosing = nil
    defer { enclosing?.remove(finished: isFinished, in: window) }
    let completion = self.completion
    self.completion = nil
    guard let completion else { return }
    var wait = 0.0
    if isFinished, let window, let dueTime { wait = dueTime - window.currentTime }
    CompletionChain.run(after: wait, in: window) { completion(self.isFinished) }
  }
}
