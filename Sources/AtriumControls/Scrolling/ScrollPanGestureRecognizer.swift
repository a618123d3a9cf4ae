import AtriumGeometry
import AtriumKit

/// The pan of a scroll view: it also tells of fingers that only rest, and of a wheel's steps.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// How long content waits to hear of a finger that may be about to scroll, in seconds (G-10).
  static let contentDelay = 0.15

  /// The scroll input that is being heard of.
  private(set) var scroll: ScrollInput?
  /// The view that the first finger came down on.
  private(set) weak var contentView: View?
  /// Whether content has heard of the fingers before the pan began (G-10).
  private(set) var hasReachedContent = false
  /// Whether the finger came down on a content that was on its way, and so holds it at once.
  private(set) var isCatching = false
  private var scrollView: ScrollView? { view as? ScrollView }

  /// Keeps touches from the content for a while.
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
    // It means nothing else, and needs no way to be told from a tap.
    if isFirst, isCatching, state == .possible { state = .began }
  }

  /// Follows a wheel or a touchpad.
  override func scrolled(_ scroll: ScrollInput, with event: Event) {
    self.scroll = scroll
    if scroll.phase == .began { scrollView?.fingersCameDown() }
    super.scrolled(scroll, with: event)
  }

  /// The fingers are gone.
  override func reset() {
    super.reset()
    scroll = nil
    contentView = nil
    hasReachedContent = false
    isCatching = false
    scrollView?.fingersAreGone()
  }
}
