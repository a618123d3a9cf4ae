import AtriumControls
import AtriumKit

/// The constraints that put the bar above or below the content.
@MainActor
struct DropDownMenuBarPlace {
  private var constraints: [LayoutConstraint]

  /// Stores constraints from a nib, which `put` later replaces.
  init(_ constraints: [LayoutConstraint] = []) {
    self.constraints = constraints
  }

  /// Adds the bar and the content to a view, both with the view's width.
  func add(_ bar: NavigationBar, _ content: View, to view: View) {
    for added in [content, bar as View] {
      added.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(added)
      LayoutConstraint.activate([
        added.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        added.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  /// Puts the bar at an edge of a view, and the content above or below the bar.
  mutating func put(
    _ bar: NavigationBar, at edge: DropDownMenuController.Style.BarEdge, of content: View,
    in view: View
  ) {
    LayoutConstraint.deactivate(constraints)
    let safe = view.safeAreaLayoutGuide
    constraints =
      edge == .top
      ? [
        bar.topAnchor.constraint(equalTo: safe.topAnchor),
        content.topAnchor.constraint(equalTo: bar.bottomAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
      : [
        bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: bar.topAnchor),
      ]
    LayoutConstraint.activate(constraints)
  }
}
