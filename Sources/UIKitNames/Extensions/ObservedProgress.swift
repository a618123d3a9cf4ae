public import Atrium
import FoundationNames
public import Foundation

extension ProgressView {
  private static let observers = KeptValue<ProgressObserver?>(nil)

  /// Foundation's progress whose completed fraction the view shows; nil for none.
  ///
  /// Foundation's progress has no observers on this system. The view therefore reads the fraction in each display frame
  /// while it is in a visible window and the progress is neither finished nor cancelled. Setting the property shows the
  /// fraction at once.
  public var observedProgress: Progress? {
    get { ProgressView.observers[self]?.progress }
    set {
      ProgressView.observers[self]?.stop()
      ProgressView.observers[self] = newValue.map { ProgressObserver($0, of: self) }
    }
  }
}

/// Shows the completed fraction of a progress in a progress view.
@MainActor
private final class ProgressObserver {
  let progress: Progress
  private weak var view: ProgressView?
  private var link: DisplayLink?

  init(_ progress: Progress, of view: ProgressView) {
    (self.progress, self.view) = (progress, view)
    view.plainProgress = progress.fractionCompleted
    guard !isAtEnd else { return }
    let link = DisplayLink(view: view) { [weak self] _ in self?.update() }
    self.link = link
    link.isPaused = false
  }

  private var isAtEnd: Bool { progress.isFinished || progress.isCancelled }

  func stop() {
    link?.isPaused = true
    link = nil
  }

  private func update() {
    guard let view else { return stop() }
    let fraction = progress.fractionCompleted
    if view.plainProgress != min(max(fraction, 0), 1) {
      view.setProgress(fraction, animated: true)
    }
    if isAtEnd { stop() }
  }
}
