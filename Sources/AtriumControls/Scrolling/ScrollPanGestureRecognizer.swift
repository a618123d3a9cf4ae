import AtriumGeometry
import AtriumKit

/// The pan of a scroll view, which also reports resting fingers and the steps of a wheel.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// How long the content's touches are delayed while a finger may begin to scroll, in seconds.
  static let contentDelay = 0.15

  /// The current scroll input.
  private(set) var scroll: ScrollInput?
  /// The view of the first touch.
  private(set) weak var contentView: View?
  /// Whether the content has received the touches before the pan began.
  private(set) var hasReachedContent = false
  /// Whether the finger came down on decelerating content, so that the pan begins at once.
  private(set) var isCatching = false
  private var scrollView: ScrollView? { view as? ScrollView }

  /// Delays the content's touches.
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
    // A finger that catches the content is no tap, so the pan needs no minimum distance.
    if isFirst, isCatching, state == .possible { state = .began }
  }

  /// Tracks a wheel or a touchpad.
  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    self.scroll = scroll
    if scroll.phase == .began { scrollView?.fingersCameDown() }
    super.scrolled(scroll, with: event)
  }

  /// Clears the state after the last finger lifted.
  override func reset() {
    super.reset()
    scroll = nil
    contentView = nil
    hasReachedContent = false
    isCatching = false
    scrollView?.fingersAreGone()
  }
}
