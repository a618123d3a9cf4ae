import AtriumGeometry

/// The animations that one animation block has started, with a common clock and completion.
@MainActor
final class AnimationGroup {
  /// The blocks whose closures are running, with the innermost one last; nil stands for a block without animation.
  static var stack: [AnimationGroup?] = []
  /// The value last passed to `setAnimationsEnabled`.
  static var isEnabled = true
  /// The innermost block whose closure is running.
  ///
  /// The value is nil if there is none, if that block does not animate, or while animations are disabled.
  static var current: AnimationGroup? { isEnabled ? stack.last ?? nil : nil }
  private static var lastOrder = 0

  let duration: Double
  let delay: Double
  let timing: AnimationTiming
  let options: View.AnimationOptions
  let repetition: AnimationRepetition
  /// The repetition that `modifyAnimations` has set; it replaces the repetition of the block's options.
  var modifiedRepetition: AnimationRepetition?
  /// Whether the block animates a change of the window's size (DC-34).
  let isSizeTransition: Bool
  /// The identities of the views that were invisible before a change of the window's size.
  ///
  /// The geometry of these views changes without animation.
  private var newcomers: Set<ObjectIdentifier> = []
  /// The block's position in the order in which blocks began, which is the order of completions in a commit (DC-11).
  let order: Int
  /// The timeline of the transition that started the block; nil if no transition did.
  let clock: AnimationClock?
  /// The time of ``clock`` at which the block began, in seconds.
  private let clockOffset: Double
  /// The block's start on the timeline of a property animator.
  ///
  /// The value is nil if the block follows the window's time or the timeline of a transition.
  let driven: DrivenAnimation?
  /// The enclosing block of the same animator, which ends with this block or later; nil if there is none.
  private var enclosing: AnimationGroup?
  /// Records the changes of keyframes while the block's closure runs.
  var keyframes: KeyframeRecorder?
  private var completion: ((Bool) -> Void)?
  /// The actions that run when the block ends, such as delayed `did` calls (DC-9).
  private var deferredActions: [() -> Void] = []
  /// Whether changes of properties in the block's closure are animated.
  ///
  /// The value is false while the content of a transition changes.
  var animatesProperties = true
  /// The views that have animations of the block.
  private(set) var views: [WeakView] = []
  /// The windows in which arranged views have changed while the closure ran.
  private var arrangedWindows: [WeakView] = []
  private var remaining = 0
  private var isClosed = false
  private var isFinished = true
  private weak var window: Window?
  /// The window's time at which the block started, in seconds; nil before a view of the block is in a window.
  private(set) var startTime: Double?
  /// The delay of the completion, in seconds, if the block loses its duration, for example because of reduced motion.
  private let wait: Double
  /// The time at which the completion would be due with the block's full duration, in seconds of the window's clock.
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
    // A nested block inherits the modified repetition, like the other options.
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

  /// Returns a new number for the order in which a commit runs completions.
  static func takeOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Whether the block runs backwards.
  var isReversed: Bool { driven?.driver.isReversed ?? clock?.isReversed ?? false }

  /// Whether the block can be reversed, because an interaction or a property animator drives it.
  var isInteractive: Bool { driven != nil || clock?.isFree == false }

  /// Whether the block is paused.
  var isHeld: Bool { driven?.driver.isHeld ?? clock?.isHeld ?? false }

  /// Records the time at which a view of the block is first in a window, as the start time.
  func begin(in window: Window) {
    self.window = self.window ?? window
    if startTime == nil { startTime = window.currentTime }
    driven?.driver.begin(in: window)
  }

  /// Records that an animation of the block is omitted or shortened.
  func loseTime(in window: Window) {
    self.window = self.window ?? window
    if wait > 0, dueTime == nil { dueTime = window.currentTime + wait }
  }

  /// Returns the progress of an animation of the block; nil after its end.
  ///
  /// - Parameters:
  ///   - time: The window's time, in seconds.
  ///   - longestDuration: The duration after which the animation ends early, in seconds.
  ///   - repetition: The repetition; nil uses the block's repetition.
  /// - Returns: The progress, which is outside 0 … 1 while the curve or spring overshoots.
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
    // The clock may add up steps of 1/60 s. A rounding error must not delay the end.
    guard elapsed < repetition.total(of: duration) - 1e-9 else { return nil }
    guard elapsed > 0 else { return .zero }
    return timing.progress(
      at: repetition.fraction(at: elapsed, of: duration), of: self.duration)
  }

  /// Returns the progress of an animation of the block in an interactive transition.
  ///
  /// While the transition is paused, the animation does not end. When the interaction has ended, the animation runs to
  /// its start or to its end.
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

  /// Records a view that becomes visible during a change of the window's size.
  func noteNewcomer(_ view: View) {
    if isSizeTransition { newcomers.insert(ObjectIdentifier(view)) }
  }

  /// Returns whether changes of a view's geometry are animated; if not, they are immediate.
  ///
  /// During a change of the window's size (DC-34), changes are immediate for the window itself, and for views that
  /// were invisible and therefore have no geometry to start from.
  func moves(_ view: View, from old: ViewState) -> Bool {
    guard isSizeTransition else { return true }
    return !(view is Window) && !view.isHidden && view.window != nil && !old.bounds.isEmpty
      && !newcomers.contains(ObjectIdentifier(view))
  }

  /// Counts an additional animation of a view.
  func add(_ view: View) {
    remaining += 1
    if views.last?.view !== view { views.append(WeakView(view)) }
  }

  /// Records a window in which arranged views have changed, so that the block animates the layout of that window.
  func noteArrangement(in window: Window) {
    if !arrangedWindows.contains(where: { $0.view === window }) {
      arrangedWindows.append(WeakView(window))
    }
  }

  /// Lays out the windows in which arranged views have changed.
  func layOutArrangements() {
    let windows = arrangedWindows
    arrangedWindows = []
    for window in windows { window.view?.layoutIfNeeded() }
  }

  /// Ends the block's remaining animations at the model values; the completion receives false.
  func cancel() {
    for view in views { view.view?.endAnimations(of: self) }
  }

  /// Restores the model values that the block has changed, before the reversed block reaches its start.
  ///
  /// The animated values move to the restored values.
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

  /// Marks the block's closure as ended; a block without animations then completes immediately.
  func close() {
    isClosed = true
    guard remaining == 0 else { return }
    run()
  }

  /// Delays an action until the end of the block; runs it immediately if the block never ends.
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
