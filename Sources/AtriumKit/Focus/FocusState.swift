import AtriumGeometry

/// What a window remembers about its focus and its keys.
struct FocusState {
  /// The view that had the focus last in each focus group.
  var lastInGroup: [String: WeakView] = [:]
  /// The place of a view that had the focus and left.
  var lost: LostFocus?
  /// Which way the focus is being moved.
  var heading: FocusHeading = []
  /// Whether the keyboard is on its way from one responder to the next.
  var isTransferring = false
  /// Keys that a key command took; their way up is told to nobody.
  var takenKeys: Set<KeyboardHIDUsage> = []
}

/// Where the focus was when its view left.
@MainActor
struct LostFocus {
  private let place: Rect
  private let ancestors: [WeakView]

  /// Remembers the place of a view.
  ///
  /// - Parameters:
  ///   - view: Who has the focus, while it is still in its window.
  ///   - root: What leaves the window with it.
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

  /// Who is nearest to the place, in the smallest surroundings that are left.
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
