import AtriumGeometry
import AtriumKit

/// Fades a ring in and out, and reverses a fade from its current opacity.
@MainActor
final class RingMenuFading {
  private unowned let view: View
  private var delay: Timer?

  init(_ view: View) {
    self.view = view
  }

  /// Fades the ring in.
  ///
  /// - Parameters:
  ///   - motion: The durations and the timing curve.
  ///   - wait: The time before the fade begins, in seconds.
  ///   - isFading: Whether the ring is fading out. The method then reverses the fade-out.
  ///   - grow: Lets the views of the ring grow to their final size.
  func show(
    _ motion: RingMenuMotion, after wait: Double, isFading: Bool,
    grow: @escaping @MainActor () -> Void
  ) {
    if wait > 0, !isFading, let window = view.window {
      view.alpha = 0
      delay = window.scheduleTimer(withTimeInterval: wait) { [weak self] _ in
        self?.appear(motion, grow)
      }
    } else if isFading {
      View.animate(
        withDuration: motion.opening, options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        view.alpha = 1
      }
    } else {
      appear(motion, grow)
    }
  }

  /// Shows the ring at once, without a fade.
  func show() {
    view.removeAllAnimations()
    view.alpha = 1
  }

  /// Fades the ring out.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds; nil hides the ring at once.
  ///   - animate: Makes further changes that are animated together with the fade.
  ///   - completion: Called at the end of the fade, unless the fade was reversed.
  func hide(
    _ seconds: Double?, animate: () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    delay?.invalidate()
    guard let seconds else {
      view.removeAllAnimations()
      view.alpha = 0
      return completion()
    }
    View.animate(
      withDuration: seconds, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      view.alpha = 0
      animate()
    } completion: { finished in
      if finished { completion() }
    }
  }

  /// Fades the ring in.
  ///
  /// In the court style, the ring is already partly visible in its first display frame (RF-3).
  private func appear(_ motion: RingMenuMotion, _ grow: @MainActor () -> Void) {
    View.performWithoutAnimation { view.alpha = motion.firstAlpha }
    View.animate(withDuration: motion.opening, options: [.allowUserInteraction, motion.curve]) {
      view.alpha = 1
    }
    grow()
  }
}
