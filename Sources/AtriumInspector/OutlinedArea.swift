import AtriumControls
import AtriumGeometry
import AtriumKit

/// A rectangle that the inspector outlines in the window for a controller on screen (IN-17).
struct OutlinedArea: Hashable {
  let kind: InspectorSession.Outlines
  /// The rectangle, in points, in the window's coordinates.
  let rect: Rect
}

extension OutlinedArea {
  /// The maximum number of views whose hit areas are outlined below a controller.
  private static let mostViews = 400

  /// Returns the rectangles of a kind for a controller's view, in points, in the window's coordinates.
  @MainActor
  fileprivate static func places(
    of kind: InspectorSession.Outlines, in view: View, of window: Window
  ) -> [Rect] {
    let rects: [Rect] =
      switch kind {
      case .areas: [view.convert(view.bounds, to: nil)]
      case .safeAreas: [view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil)]
      case .margins: [view.convert(view.bounds.inset(by: view.layoutMargins), to: nil)]
      case .hitAreas: hitAreas(below: view)
      case .repaints: []
      }
    return rects.map { $0.intersection(window.bounds) }.filter { !$0.isEmpty }
  }

  /// Returns the areas below a controller's view that receive touches, without the views of other controllers.
  @MainActor
  private static func hitAreas(below root: View) -> [Rect] {
    var found: [Rect] = []
    var open = [root]
    var count = 0
    while let view = open.popLast(), count < mostViews {
      count += 1
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
      let takes = (view as? Control)?.isEnabled ?? !view.gestureRecognizers.isEmpty
      if takes { found.append(view.convert(view.bounds, to: nil)) }
      open += view.subviews.filter { $0.rootOfController == nil }
    }
    return found
  }
}

extension InspectorSession {
  /// The kinds of outlines, for controllers on screen or for painted areas; all are off by default.
  public enum Outlines: Hashable, Sendable, CaseIterable {
    /// The frames of the controllers' views, drawn with long dashes.
    case areas
    /// The safe areas of the controllers, drawn with dots.
    case safeAreas
    /// The margins of the controllers' views, drawn with dashes and dots.
    case margins
    /// The enabled controls and the other views with gesture recognisers, drawn with a solid line.
    case hitAreas
    /// The areas that are being painted, each outlined for 0.3 s.
    case repaints
  }

  /// Switches the outlines of a kind on or off.
  public func toggle(_ kind: Outlines) {
    if outlines.remove(kind) == nil { outlines.insert(kind) }
    if kind == .repaints { flashes = RepaintFlashes() }
    updateOverlay()
    tell(.mode)
  }

  /// Returns the rectangles that are outlined now, outer rectangles first.
  func outlinedAreas(in window: Window) -> [OutlinedArea] {
    guard !outlines.isEmpty, let tree else { return [] }
    var areas: [OutlinedArea] = []
    for row in tree.rows where row.node.phase.isOnScreen {
      guard let view = directory.controller(row.node.id)?.viewIfLoaded, view.window === window
      else {
        continue
      }
      for kind in Outlines.allCases where outlines.contains(kind) {
        for place in OutlinedArea.places(of: kind, in: view, of: window) {
          areas.append(OutlinedArea(kind: kind, rect: place))
        }
      }
    }
    return areas
  }
}
