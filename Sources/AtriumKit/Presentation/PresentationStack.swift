/// The presentations in a window, over the root controller or in a context, in the order in which they began.
@MainActor
final class PresentationStack {
  private(set) var all: [ModalPresentation] = []

  /// The presentations that are on screen (DC-39).
  var onScreen: [ModalPresentation] { all.filter(\.isOnScreen) }

  /// Whether any presentation is on screen.
  var isAnyOnScreen: Bool { all.contains(where: \.isOnScreen) }

  /// The last presentation that receives key events and is not being dismissed.
  var lastWithKeyboard: ModalPresentation? { all.last { $0.hasKeyboard && !$0.isEnding } }

  /// The last presentation that receives key events and covers the window instead of a context.
  var lastModalToWindow: ModalPresentation? { all.last { $0.hasKeyboard && !$0.isInContext } }

  /// The topmost full-screen presentation that is not being dismissed.
  var lastFullScreen: ModalPresentation? { all.last { $0.style == .fullScreen && !$0.isEnding } }

  /// Ends the presentations and dismissals without animation that wait for the commit of this turn.
  ///
  /// A later request in the same turn then finds the result of these changes (M-18).
  func finishUnanimated() {
    for presentation in all where presentation.transition?.onlyAwaitsCommit == true {
      presentation.transition?.finishNow()
    }
  }

  func append(_ presentation: ModalPresentation) { all.append(presentation) }

  /// Removes a presentation, and all presentations whose presented controller has been deallocated.
  func remove(_ presentation: ModalPresentation) {
    all.removeAll { $0 === presentation || $0.presented == nil }
  }

  /// Removes all presentations.
  ///
  /// - Returns: The presentations, in the order in which they began.
  func removeAll() -> [ModalPresentation] {
    let removed = all
    all = []
    return removed
  }
}
