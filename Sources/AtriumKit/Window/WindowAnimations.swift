/// The animations and display links of a window, the times of their display frames, and delayed completions.
///
/// A delayed completion waits as long as its animation would have taken.
@MainActor
final class WindowAnimations {
  private var animating = AnimatingViews()
  private var displayLinks: [DisplayLink] = []
  /// The time of the next display frame, in seconds of the window's clock.
  private var nextFrame = 0.0
  /// The delayed completions, by their positions in the order of animations; each runs when its timer fires.
  private var waitingCompletions: [Int: () -> Void] = [:]
  /// The views whose movement has ended in this turn, and whose bitmap is still needed for one display frame.
  private var arrived: [View] = []

  /// The views that have animations, in the order in which their animations began.
  var views: [View] { animating.views }

  // MARK: Frames

  /// Adds a view when its first animation begins.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - frame: The time of the next display frame, in seconds; used only if no animation is running yet.
  /// - Returns: Whether the view was added; false if it is already in the list.
  func begin(_ view: View, nextFrame frame: Double) -> Bool {
    let isFirst = isEmpty
    guard animating.append(view) else { return false }
    keepRhythm(isFirst: isFirst, nextFrame: frame)
    return true
  }

  /// Adds a display link, whose display frames coincide with those of running animations, if there are any.
  func begin(_ link: DisplayLink, nextFrame frame: Double) {
    keepRhythm(isFirst: isEmpty, nextFrame: frame)
    link.begin(at: nextFrame)
    displayLinks.append(link)
  }

  func end(_ link: DisplayLink) { displayLinks.removeAll { $0 === link } }

  func removeDisplayLinks() { displayLinks = [] }

  /// Returns the time at which animations need the next turn; nil if they need no turn.
  ///
  /// A visible animation needs a turn for each display frame; during its delay, it needs only the turn at its
  /// beginning. An invisible animation needs only the turn at its end.
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds of the window's clock.
  ///   - isSeen: Whether the window is visible.
  /// - Returns: The time, in seconds of the window's clock.
  func deadline(at time: Double, isSeen: Bool) -> Double? {
    var deadline: Double?
    if isSeen { deadline = displayLinks.map(\.nextTime).min() }
    for view in views {
      guard let next = view.nextAnimationTime(after: time, isSeen: isSeen) else { continue }
      let own = next < time ? nextFrame : max(next, nextFrame)
      deadline = min(deadline ?? own, own)
      if own <= nextFrame { break }
    }
    return deadline
  }

  /// Advances the animations and display links to the window's time.
  func advance(in window: Window) {
    let time = window.currentTime
    for view in views where view.window === window {
      window.work.animatedViewCount += 1
      view.advanceAnimations(to: time)
    }
    animating.removeAll { !$0.hasAnimations || $0.window !== window }
    for link in displayLinks { link.fire(at: time) }
    if time >= nextFrame - 1e-9 {
      let interval = window.frameInterval(preferred: highestPreferredRate)
      nextFrame = window.frameTime(after: nextFrame, interval: interval)
    }
  }

  /// Keeps the bitmap of a view whose movement has ended, until ``releaseBitmaps()`` is called.
  func keepBitmapForFrame(of view: View) { arrived.append(view) }

  /// Releases the bitmaps of ended movements, after the display frame that shows the end of the movement.
  func releaseBitmaps() {
    guard !arrived.isEmpty else { return }
    for view in arrived where view.animations.isEmpty && view.drawn.spatial == nil {
      view.compositingCache = nil
    }
    arrived = []
  }

  private var isEmpty: Bool { animating.isEmpty && displayLinks.isEmpty }

  private func keepRhythm(isFirst: Bool, nextFrame frame: Double) {
    nextFrame = isFirst ? frame : min(nextFrame, frame)
  }

  /// The highest frame rate that a running animation prefers; `Int.max` stands for every display frame.
  private var highestPreferredRate: Int {
    var highest = 0
    for view in views where highest < .max {
      highest = max(highest, view.preferredFramesPerSecond)
    }
    return highest == 0 ? .max : highest
  }

  // MARK: Completions

  /// Whether any completions are waiting.
  var hasWaitingCompletions: Bool { !waitingCompletions.isEmpty }

  /// Stores a completion that waits for a timer.
  ///
  /// - Parameters:
  ///   - key: The completion's position in the order of animations.
  ///   - completion: The completion, which runs when the timer fires.
  func keep(_ key: Int, _ completion: @escaping () -> Void) {
    waitingCompletions[key] = completion
  }

  /// Removes and returns a completion whose timer has fired; nil if ``endAll()`` has called it.
  func takeCompletion(_ key: Int) -> (() -> Void)? {
    waitingCompletions.removeValue(forKey: key)
  }

  /// Removes the animations of all views and calls the waiting completions.
  func endAll() {
    for view in views { view.endAnimations(finished: false, in: nil) }
    let waiting = waitingCompletions
    waitingCompletions = [:]
    for (_, completion) in waiting.sorted(by: { $0.key < $1.key }) { completion() }
  }
}

extension View {
  /// Returns the time at which the view's animations need the next turn, in seconds.
  ///
  /// A time before `time` stands for every display frame, and nil for never.
  fileprivate func nextAnimationTime(after time: Double, isSeen: Bool) -> Double? {
    let isSeen = isSeen && !isInHiddenView
    var next: Double?
    if let effect = transitionEffect {
      next = effect.group.nextTime(after: time, isSeen: isSeen)
    }
    for animation in animations {
      guard let own = animation.nextTime(after: time, isSeen: isSeen) else { continue }
      next = min(next ?? own, own)
    }
    return next
  }

  private var isInHiddenView: Bool {
    var view: View? = self
    while let current = view {
      if current.isOutOfSight { return true }
      view = current.superview
    }
    return false
  }

  /// The highest frame rate that an animation of the view prefers; 0 if the view has no animation.
  fileprivate var preferredFramesPerSecond: Int {
    var highest = transitionEffect?.group.options.preferredFramesPerSecond ?? 0
    for animation in animations where highest < .max {
      highest = max(highest, animation.group.options.preferredFramesPerSecond)
    }
    return highest
  }
}
