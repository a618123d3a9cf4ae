/// The views of a window that have animations, in the order in which their animations began.
@MainActor
struct AnimatingViews {
  private(set) var views: [View] = []
  private var members: Set<View> = []

  var isEmpty: Bool { views.isEmpty }

  /// Adds a view unless the list already contains it.
  ///
  /// - Returns: Whether the view was added.
  mutating func append(_ view: View) -> Bool {
    guard members.insert(view).inserted else { return false }
    views.append(view)
    return true
  }

  mutating func removeAll(where isOver: (View) -> Bool) {
    views.removeAll { view in
      guard isOver(view) else { return false }
      members.remove(view)
      return true
    }
  }
}
