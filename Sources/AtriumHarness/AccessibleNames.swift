public import AtriumGeometry
public import AtriumKit

/// What can be seen in a window, by accessible name.
@MainActor
public struct AccessibleNames {
  /// A view that somebody can see and name.
  public struct Entry {
    /// What it is called.
    public let name: String
    /// The view.
    public let view: View
    /// The part of it that can be seen, in the window's points.
    public let visibleFrame: Rect
  }

  /// The views on screen that have a name, back to front.
  public let entries: [Entry]

  /// Looks at a window as it is now.
  ///
  /// Left out are views that are hidden, almost transparent (an alpha of at most 0.01), without size,
  /// or outside what the window and clipping views show, and what is inside such views.
  public init(in window: Window) {
    var entries: [Entry] = []
    AccessibleNames.collect(window, in: window, clip: window.bounds, into: &entries)
    self.entries = entries
  }

  /// The topmost view of a name; nil if there is none.
  public func first(named name: String) -> Entry? {
    entries.last { $0.name == name }
  }

  /// The names, each once, front to back, in quotes; for messages.
  public var summary: String {
    var names: [String] = []
    for entry in entries.reversed() where !names.contains(entry.name) { names.append(entry.name) }
    return names.isEmpty ? "nothing" : names.map { JSONText.quoted($0) }.joined(separator: ", ")
  }

  private static func collect(
    _ view: View, in window: Window, clip: Rect, into entries: inout [Entry]
  ) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let visible = view.convert(view.bounds, to: window).intersection(clip)
    if let name = view.accessibilityLabel, !name.isEmpty, !visible.isEmpty {
      entries.append(Entry(name: name, view: view, visibleFrame: visible))
    }
    let inner = view.clipsToBounds ? visible : clip
    guard !inner.isEmpty else { return }
    for subview in view.subviews { collect(subview, in: window, clip: inner, into: &entries) }
  }
}
