import AtriumGeometry
import AtriumKit

/// The pan recogniser of a scroll view, which also reports resting fingers and wheel steps.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// The time for which touches of the content are delayed while a finger may begin to scroll, in seconds.
  static let contentDelay = 0.15

  /// The current scroll input of a wheel or a touchpad.
  private(set) var scroll: ScrollInput?
  /// The view that the first touch hit.
  private(set) weak var contentView: View?
  /// Whether the content received the touches before the pan began.
  private(set) var hasReachedContent = false
  /// Whether the finger touched decelerating content, so that the pan begins at once.
  private(set) var isCatching = false
  private var scrollView: ScrollView? { view as? ScrollView }

  /// Decides whether the content's touches are delayed.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    let isFirst = numberOfTouches == touches.count
    if isFirst {
      contentView = touches.first?.view
      isCatching = scrollView?.isDecelerating == true
      let delays = isCatching || scrollView?.delaysContentTouches ?? true
      delaysTouchesBegan = delays
      hasReachedContent = !delays
      if delays, !isCatching {
        scheduleTimer(withTimeInterval: ScrollPanGestureRecognizer.contentDelay) { [weak self] in
          self?.delaysTouchesBegan = false
          self?.hasReachedContent = true
        }
      }
      scrollView?.fingersCameDown()
    }
    super.touchesBegan(touches, with: event)
    // A touch that stops decelerating content is not a tap, so the pan needs no minimum distance.
    if isFirst, isCatching, state == .possible { state = .began }
  }

  /// Tracks a wheel or a touchpad.
  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    self.scroll = scroll
    if scroll.phase == .began { scrollView?.fingersCameDown() }
    super.scrolled(scroll, with: event)
  }

  /// Clears the state after the last finger has been lifted.
  override func reset() {
    super.reset()
    scroll = nil
    contentView = nil
    hasReachedContent = false
    isCatching = false
    scrollView?.fingersAreGone()
  }
}
