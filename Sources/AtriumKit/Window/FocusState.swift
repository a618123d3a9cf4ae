import AtriumGeometry

/// The state of the focus in a window.
@MainActor
final class FocusState {
  private var lastInGroup: [String: WeakView] = [:]
  private var lost: LostFocus?
  /// The direction of the focus movement in progress.
  private(set) var heading: FocusHeading = []
  /// Whether the first responder is being replaced by another responder.
  private(set) var isTransferring = false

  /// Stores a view as the last focused view of a focus group.
  func remember(_ view: View, in group: String) { lastInGroup[group] = WeakView(view) }

  /// Returns the last focused view of a focus group.
  func lastView(in group: String) -> View? { lastInGroup[group]?.view }

  /// Runs a closure that moves the focus, during which ``heading`` is set.
  func move(_ heading: FocusHeading, _ body: () -> Bool) -> Bool {
    self.heading = heading
    defer { self.heading = [] }
    return body()
  }

  /// Runs a closure in which the first responder resigns, during which ``isTransferring`` is true.
  func transfer(_ resign: () -> Bool) -> Bool {
    isTransferring = true
    defer { isTransferring = false }
    return resign()
  }

  /// Records the position of the focused view when it is removed or hidden.
  func noteLoss(of view: View, leavingWith root: View) {
    lost = LostFocus(of: view, leavingWith: root)
  }

  /// Returns the recorded position of a focused view that was removed or hidden, and clears the record.
  func takeLost() -> LostFocus? {
    defer { lost = nil }
    return lost
  }
}

/// The position of the focus when the focused view was removed or hidden.
@MainActor
struct LostFocus {
  private let place: Rect
  private let ancestors: [WeakView]

  /// Records the position of a view.
  ///
  /// - Parameters:
  ///   - view: The focused view, while it is still in its window.
  ///   - root: The view that leaves the window together with the focused view.
  init(of view: View, leavingWith root: View) {
    place = view.convert(view.bounds, to: nil)
    var ancestors: [WeakView] = []
    var next = root.superview
    while let current = next {
      ancestors.append(WeakView(current))
      next = current.superview
    }
    self.ancestors = ancestors
  }

  /// Returns the focusable view nearest to the recorded position.
  ///
  /// The method searches in the nearest remaining ancestor that contains a focusable view.
  func successor(in window: Window) -> View? {
    for entry in ancestors {
      guard let view = entry.view, view.window === window,
        view === window.focusScope || view.isDescendant(of: window.focusScope)
      else { continue }
      let candidates = window.focusOrder(in: view).views
      let nearest = candidates.enumerated().min {
        (distance(to: $0.element), $0.offset) < (distance(to: $1.element), $1.offset)
      }
      if let nearest { return nearest.element }
    }
    return nil
  }

  private func distance(to view: View) -> Double {
    view.convert(view.bounds, to: nil).center.distance(to: place.center)
  }
}
