import AtriumGeometry

/// The animations that one block started: they share a clock and a completion.
@MainActor
final class AnimationGroup {
  /// The blocks being run now, innermost last; nil stands for "without animation".
  static var stack: [AnimationGroup?] = []
  /// What `setAnimationsEnabled` said last.
  static var isEnabled = true
  /// The block being run now, if it animates.
  static var current: AnimationGroup? { isEnabled ? stack.last ?? nil : nil }
  private static var lastOrder = 0

  let duration: Double
  let delay: Double
  let timing: AnimationTiming
  let options: View.AnimationOptions
  let repetition: AnimationRepetition
  /// How often what is being changed now is shown, if not as often as the block says.
  var modifiedRepetition: AnimationRepetition?
  /// Whether it is the change of a window's size (DC-34).
  let isSizeTransition: Bool
  /// Views that were not to be seen before a change of the window's size: they do not travel.
  private var newcomers: Set<ObjectIdentifier> = []
  /// The place among all blocks: commits follow the order in which they began (DC-11).
  let order: Int
  /// The clock that a hand turns, if the block follows one instead of the window's time.
  let clock: AnimationClock?
  /// What a property animator lets it follow instead of the window's time, and from where on.
  let driven: DrivenAnimation?
  /// The block of the same animator around it, which is over after it at the earliest.
  private var enclosing: AnimationGroup?
  /// Collects the changes of keyframes while the block's closure is run.
  var keyframes: KeyframeRecorder?
  private var completion: ((Bool) -> Void)?
  /// Window-driven `did` calls that wait for this block (DC-9).
  private var deferredActions: [() -> Void] = []
  /// Whether what its closure changes about views is animated; a transition's content is not.
  var animatesProperties = true
  /// The views that have animations of the block.
  private(set) var views: [WeakView] = []
  /// The windows in which an arrangement changed while the closure was run.
  private var arrangedWindows: [WeakView] = []
  private var remaining = 0
  private var isClosed = false
  private var isFinished = true
  private weak var window: Window?
  /// When the clock began, in the window's seconds; nil before the first frame in a window.
  private(set) var startTime: Double?
  /// How long its completion waits if its time is taken from it, in seconds.
  private let wait: Double
  /// When the completion would come if nothing had taken time from the block, in the window's seconds.
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
    self.completion = completion
    driven = DrivenAnimation.current?.forAnotherBlock()
    clock = driven == nil ? AnimationClock.current : nil
    repetition = driven == nil ? AnimationRepetition(options) : .once
    let length = (repetition.isEndless ? 1 : repetition.total(of: 1)) * duration
    wait = driven == nil && clock == nil ? CompletionChain.wait(insteadOf: delay + length) : 0
    // A block inside is modified with the one around it, as with its other options.
    modifiedRepetition =
      options.contains(.overrideInheritedOptions)
      ? nil : AnimationGroup.current?.modifiedRepetition
    order = AnimationGroup.takeOrder()
    guard let driven else { return }
    driven.driver.add(driven, of: self)
    if let outer = AnimationGroup.current, outer.driven?.driver === driven.driver {
      enclosing = outer
      outer.remaining += 1
    }
  }

  /// The next place among what a commit ends.
  static func takeOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Whether it runs back to its beginning.
  var isReversed: Bool { driven?.driver.isReversed ?? clock?.isReversed ?? false }

  /// Whether somebody's hand or an animator drives it, so that it may be taken back.
  var isInteractive: Bool { driven != nil || clock != nil }

  /// Whether it shows a moment and stays there.
  var isHeld: Bool { driven?.driver.isHeld ?? clock?.isHeld ?? false }

  /// A view of the block is in a window: the clock begins, unless it runs already.
  func begin(in window: Window) {
    self.window = self.window ?? window
    if startTime == nil { startTime = window.currentTime }
    driven?.driver.begin(in: window)
  }

  /// Something of the block is left out, or shown in less than its time.
  func loseTime(in window: Window) {
    self.window = self.window ?? window
    if wait > 0, dueTime == nil { dueTime = window.currentTime + wait }
  }

  /// How far an animation of the block is at a moment; nil when it is over.
  ///
  /// - Parameters:
  ///   - time: The window's time, in seconds.
  ///   - longestDuration: Where the animation that asks is cut, in seconds.
  ///   - repetition: How often it is shown; as the block says, if nil.
  /// - Returns: Values that may leave 0 … 1 where the timing does.
  func progress(
    at time: Double, longestDuration: Double = .infinity, repetition: AnimationRepetition? = nil
  ) -> AnimationProgress? {
    let duration = min(duration, longestDuration)
    if let driven {
      return driven.driver.progress(of: driven, at: time, cut: duration / self.duration)
    }
    if let clock { return progress(of: clock, at: time, duration: duration) }
    guard let startTime else { return .zero }
    let elapsed = time - startTime - delay
    let repetition = repetition ?? self.repetition
    // A clock made of sums of 1/60 s must not miss its end by a rounding.
    guard elapsed < repetition.total(of: duration) - 1e-9 else { return nil }
    guard elapsed > 0 else { return .zero }
    return timing.progress(
      at: repetition.fraction(at: elapsed, of: duration), of: self.duration)
  }

  /// In the hand nothing is over, whatever it shows; let go, it is over at the end that it runs to.
  private func progress(
    of clock: AnimationClock, at time: Double, duration: Double
  ) -> AnimationProgress? {
    let elapsed = clock.elapsed(at: time) - delay
    if clock.isReversed, elapsed <= 1e-9 { return nil }
    if !clock.isReversed, !clock.isHeld, elapsed >= duration - 1e-9 { return nil }
    guard duration > 0 else { return .one }
    return timing.progress(at: min(max(0, elapsed / duration), 1), of: self.duration)
  }

  /// When the window has to look after an animation of the block next: see
  /// ``PropertyAnimation/nextTime(after:isSeen:)``.
  func nextTime(
    after time: Double, isSeen: Bool, longestDuration: Double = .infinity,
    repetition: AnimationRepetition? = nil
  ) -> Double? {
    if isHeld { return nil }
    if let driven { return isSeen ? -.infinity : driven.driver.endTime }
    guard clock == nil, let startTime else { return -.infinity }
    let begin = startTime + delay
    if isSeen { return begin > time + frameInterval ? begin : -.infinity }
    let total = (repetition ?? self.repetition).total(of: min(duration, longestDuration))
    return total == .infinity ? nil : begin + total
  }

  private var frameInterval: Double { window?.frameInterval ?? 0 }

  /// A view comes to be seen in what the block changes.
  func noteNewcomer(_ view: View) {
    if isSizeTransition { newcomers.insert(ObjectIdentifier(view)) }
  }

  /// Whether a view goes from one place or size to another, as against being there at once.
  ///
  /// In a change of the window's size (DC-34) the window itself is there at once, and what was not to
  /// be seen before has no place to travel from.
  func moves(_ view: View, from old: ViewState) -> Bool {
    guard isSizeTransition else { return true }
    return !(view is Window) && !view.isHidden && view.window != nil && !old.bounds.isEmpty
      && !newcomers.contains(ObjectIdentifier(view))
  }

  /// A view has one animation more of this block.
  func add(_ view: View) {
    remaining += 1
    if views.last?.view !== view { views.append(WeakView(view)) }
  }

  /// An arrangement in a window is another one: its layout is part of the block.
  func noteArrangement(in window: Window) {
    if !arrangedWindows.contains(where: { $0.view === window }) {
      arrangedWindows.append(WeakView(window))
    }
  }

  /// Lays out the windows in which an arrangement changed.
  func layOutArrangements() {
    let windows = arrangedWindows
    arrangedWindows = []
    for window in windows { window.view?.layoutIfNeeded() }
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

  /// Waits with an action for the end of the block, unless that never comes (DC-9).
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
