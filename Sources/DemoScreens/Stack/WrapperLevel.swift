import AtriumGeometry
import AtriumKit

/// A view between a container's view and the views of its children, as found in the view tree.
struct WrapperLevel {
  /// The role of a view in a transition.
  enum Part: Hashable {
    /// The container's view, which contains all other views.
    case container
    /// The view that fills the container's view and clips the groups.
    case stack
    /// The superview of the two wrapper views of a child.
    case group
    /// The wrapper view around the child's view; a transition moves it.
    case front
    /// The wrapper view around all views below the child; a transition moves it too.
    case back
    /// The view of a child; no transition moves it.
    case child
  }

  let view: View
  let part: Part
  /// The title of the child, for a child's view and its wrapper view; otherwise empty.
  let title: String

  /// Returns the views in a container's view: outer views before inner ones, and higher children before lower ones.
  ///
  /// - Parameter container: The container's view.
  /// - Returns: The views, with the container's view first.
  @MainActor
  static func all(in container: View) -> [WrapperLevel] {
    var found = [WrapperLevel(view: container, part: .container, title: "")]
    func visit(_ view: View) {
      if let child = child(of: view) {
        found.append(WrapperLevel(view: view, part: .child, title: child.title ?? ""))
        return
      }
      let inner = view.subviews.lazy.compactMap { self.child(of: $0) }.first
      let part: Part =
        if inner != nil { .front } else if view.superview === container {
          .stack
        } else if view
          .subviews.contains(where: { $0.subviews.contains { child(of: $0) != nil } })
        {
          .group
        } else {
          .back
        }
      found.append(WrapperLevel(view: view, part: part, title: inner?.title ?? ""))
      // The front wrapper is above the back wrapper.
      for subview in view.subviews.reversed() { visit(subview) }
    }
    for subview in container.subviews { visit(subview) }
    return found
  }

  /// Returns the controller whose view is the given view; nil if there is none.
  @MainActor
  private static func child(of view: View) -> ViewController? {
    guard let controller = view.next as? ViewController, controller.viewIfLoaded === view else {
      return nil
    }
    return controller
  }
}

extension View {
  /// Returns the position at which a point is currently drawn, including running animations.
  ///
  /// - Parameters:
  ///   - point: The point, in the view's coordinates.
  ///   - ancestor: An ancestor of the view.
  /// - Returns: The point in the ancestor's coordinates; nil if it is behind the viewpoint of a projection.
  func drawnPoint(_ point: Point, in ancestor: View) -> Point? {
    var (point, view) = (point, self)
    while view !== ancestor {
      guard let outer = view.superview else { return nil }
      let (shown, anchor) = (view.presentation, view.anchorPoint)
      let offset = Point(
        x: point.x - shown.bounds.minX - anchor.x * shown.bounds.width,
        y: point.y - shown.bounds.minY - anchor.y * shown.bounds.height)
      let transform = shown.transform3D
      let divisor = offset.x * transform.m14 + offset.y * transform.m24 + transform.m44
      guard divisor > 0 else { return nil }
      let x = offset.x * transform.m11 + offset.y * transform.m21 + transform.m41
      let y = offset.x * transform.m12 + offset.y * transform.m22 + transform.m42
      point = shown.center + Point(x: x / divisor, y: y / divisor)
      view = outer
    }
    return point
  }
}
