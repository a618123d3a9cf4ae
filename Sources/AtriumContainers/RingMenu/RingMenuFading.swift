import AtriumGeometry
import AtriumKit

/// Fades a ring in and out, and reverses a fade from where it is.
@MainActor
final class RingMenuFading {
  private unowned let view: View
  private var delay: Timer?

  init(_ view: View) {
    self.view = view
  }

  /// Fades in.
  ///
  /// - Parameters:
  ///   - motion: The durations.
  ///   - wait: The time before, in seconds.
  ///   - isFading: Whether the ring is fading out, which is reversed.
  ///   - prepare: Moves the parts to where they begin.
  ///   - animate: Moves them to where they belong.
  func show(
    _ motion: RingMenuMotion, after wait: Double, isFading: Bool,
    prepare: @escaping @MainActor () -> Void, animate: @escaping @MainActor () -> Void
  ) {
    if wait > 0, !isFading, let window = view.window {
      view.alpha = 0
      delay = window.scheduleTimer(withTimeInterval: wait) { [weak self] _ in
        self?.appear(motion, prepare, animate)
      }
    } else if isFading {
      View.animate(
        withDuration: motion.opening, options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        view.alpha = 1
        animate()
      }
    } else {
      appear(motion, prepare, animate)
    }
  }

  /// Shows the ring at once.
  func show() {
    view.removeAllAnimations()
    view.alpha = 1
  }

  /// Fades out.
  ///
  /// - Parameters:
  ///   - seconds: The duration; nil to be gone at once.
  ///   - animate: Changes other parts meanwhile.
  ///   - completion: Called at the end, unless the fade was reversed.
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

  /// Fades in; the first frame already shows something (RF-3).
  private func appear(
    _ motion: RingMenuMotion, _ prepare: @MainActor () -> Void, _ animate: @MainActor () -> Void
  ) {
    View.performWithoutAnimation {
      view.alpha = motion.firstAlpha
      prepare()
    }
    View.animate(withDuration: motion.opening, options: [.allowUserInteraction, motion.curve]) {
      view.alpha = 1
      animate()
    }
  }
}
