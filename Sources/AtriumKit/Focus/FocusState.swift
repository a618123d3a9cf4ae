import AtriumGeometry

/// A window's state of focus and keys.
struct FocusState {
  /// The last focused view of each focus group.
  var lastInGroup: [String: WeakView] = [:]
  /// The position of a focused view that left or was hidden.
  var lost: LostFocus?
  /// The direction of the focus movement in progress.
  var heading: FocusHeading = []
  /// Whether the first responder is being changed from one responder to another.
  var isTransferring = false
  /// Keys that a key command took; no responder receives their `pressesEnded`.
  var takenKeys: Set<KeyboardHIDUsage> = []
}

/// The position of the focus when its view left.
@MainActor
struct LostFocus {
  private let place: Rect
  private let ancestors: [WeakView]

  /// Records a view's position.
  ///
  /// - Parameters:
  ///   - view: The focused view, while it is still in its window.
  ///   - root: The view that leaves the window with it.
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

  /// The focusable view nearest to the position, inside the nearest ancestor that is left and has
  /// one.
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
