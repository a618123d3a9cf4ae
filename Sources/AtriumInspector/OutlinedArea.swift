import AtriumGeometry
import AtriumKit

/// A rectangle that the inspector outlines in the window for each controller on screen (IN-17).
struct OutlinedArea: Hashable {
  let kind: InspectorSession.Outlines
  /// The rectangle, in points of the window.
  let rect: Rect
}

extension InspectorSession {
  /// The kinds of outlines for each controller on screen; all are off by default.
  public enum Outlines: Hashable, Sendable, CaseIterable {
    /// The views of the controllers, with long dashes.
    case areas
    /// The safe areas of the controllers, with dots.
    case safeAreas
  }

  /// Switches the outlines of a kind on or off.
  public func toggle(_ kind: Outlines) {
    if outlines.remove(kind) == nil { outlines.insert(kind) }
    updateOverlay()
    tell(.mode)
  }

  /// Returns the rectangles that are outlined now, outer ones first.
  func outlinedAreas(in window: Window) -> [OutlinedArea] {
    guard !outlines.isEmpty, let tree else { return [] }
    var areas: [OutlinedArea] = []
    for row in tree.rows where row.node.phase.isOnScreen {
      guard let view = directory.controller(row.node.id)?.viewIfLoaded, view.window === window
      else {
        continue
      }
      for kind in Outlines.allCases where outlines.contains(kind) {
        let rect = kind == .areas ? view.bounds : view.bounds.inset(by: view.safeAreaInsets)
        let place = view.convert(rect, to: nil).intersection(window.bounds)
        if !place.isEmpty { areas.append(OutlinedArea(kind: kind, rect: place)) }
      }
    }
    return areas
  }
}
