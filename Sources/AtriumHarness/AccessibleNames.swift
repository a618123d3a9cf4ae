public import AtriumGeometry
public import AtriumKit

/// The visible views of a window, by accessible name.
@MainActor
public struct AccessibleNames {
  /// A visible view with an accessible name.
  public struct Entry {
    /// The accessible name of the view.
    public let name: String
    /// The view.
    public let view: View
    /// The visible part of the view, in points, in the window's coordinates.
    public let visibleFrame: Rect
  }

  /// The views on screen that have a name, back to front.
  public let entries: [Entry]
  /// The views on screen that have an accessibility identifier, from back to front.
  private let identified: [Entry]

  /// Collects the visible views of a window.
  ///
  /// Views are excluded if they are hidden, almost transparent (an alpha of at most 0.01), without size, or
  /// completely clipped by the window or an ancestor.
  public init(in window: Window) {
    var (entries, identified): ([Entry], [Entry]) = ([], [])
    AccessibleNames.visit(window, in: window, clip: window.bounds) { view, visible in
      if let name = view.accessibilityLabel, !name.isEmpty {
        entries.append(Entry(name: name, view: view, visibleFrame: visible))
      }
      if let name = view.accessibilityIdentifier, !name.isEmpty {
        identified.append(Entry(name: name, view: view, visibleFrame: visible))
      }
    }
    (self.entries, self.identified) = (entries, identified)
  }

  /// Returns the frontmost view with the given accessibility label, or otherwise with that accessibility identifier.
  ///
  /// The result is nil if no view has the name.
  public func first(named name: String) -> Entry? {
    entries.last { $0.name == name } ?? identified.last { $0.name == name }
  }

  /// The names for a message, in quotes: each name once, from front to back.
  public var summary: String {
    var names: [String] = []
    for entry in entries.reversed() where !names.contains(entry.name) { names.append(entry.name) }
    return names.isEmpty ? "nothing" : names.map { JSONText.quoted($0) }.joined(separator: ", ")
  }

  /// Calls a closure for each visible view.
  private static func visit(
    _ view: View, in window: Window, clip: Rect, _ note: (View, Rect) -> Void
  ) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let visible = view.convert(view.bounds, to: window).intersection(clip)
    if !visible.isEmpty { note(view, visible) }
    let inner = view.clipsToBounds ? visible : clip
    guard !inner.isEmpty else { return }
    for subview in view.subviews { visit(subview, in: window, clip: inner, note) }
  }
}
