import AtriumGeometry
import AtriumKit

/// The relative values of all views that step animations have changed.
///
/// For each view, the transform and opacity before any change are stored; in this code they are the view's
/// *rest*. If other code sets them between two animations, the new values become the rest.
@MainActor
enum LayerModels {
  /// The transform and the opacity that a view shows.
  struct Pose: Equatable {
    var transform = Transform3D.identity
    var alpha = 1.0

    static func == (a: Pose, b: Pose) -> Bool {
      // Views store their opacity in 32 bits.
      a.transform == b.transform && Float(a.alpha) == Float(b.alpha)
    }
  }

  private struct Entry {
    weak var view: View?
    var rest: Pose
    var values: LayerValues
    var shown: Pose
    /// The number of the ``StepCourse`` that last changed the view.
    var course = 0
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64
  private static var lastCourse = 0

  /// Returns a number for a new ``StepCourse``.
  static func takeCourse() -> Int {
    lastCourse += 1
    return lastCourse
  }

  /// Returns the relative values of a view.
  static func values(of view: View) -> LayerValues {
    if let entry = entry(of: view) { return entry.values }
    var values = LayerValues.identity
    values.opacity = view.alpha
    return values
  }

  /// Returns the transform and opacity of a view before any relative change.
  static func rest(of view: View) -> Pose { entry(of: view)?.rest ?? view.pose }

  /// Returns the transform and opacity of a view that has the given relative values.
  ///
  /// - Parameters:
  ///   - values: The view's relative values.
  ///   - view: The view, which provides the rest values and the geometry.
  ///   - outer: The values of the superview, whose camera sees the view.
  /// - Returns: The transform and the opacity.
  static func pose(of values: LayerValues, _ view: View, in outer: LayerValues?) -> Pose {
    Pose(
      transform: transform(of: values, view, in: outer).flattened,
      alpha: min(max(values.opacity, 0), 1))
  }

  /// Returns the three-dimensional transform of a view that has the given relative values, in its superview.
  static func transform(
    of values: LayerValues, _ view: View, in outer: LayerValues?
  ) -> Transform3D {
    let rest = rest(of: view).transform
    var transform = rest.concatenating(values.transform(size: view.bounds.size))
    if let outer, outer.hasSublayerTransform, let superview = view.superview {
      let eye = superview.anchorInBounds
      let offset = view.center - eye
      let inner = outer.sublayerTransform
        .translatedBy(x: offset.x, y: offset.y, z: 0)
        .concatenating(Transform3D(translationX: -offset.x, y: -offset.y, z: 0))
      transform = transform.concatenating(inner)
    }
    return transform
  }

  /// Stores the relative values of a view, and the number of the ``StepCourse`` that set them.
  ///
  /// The view changes only when ``show(_:)`` is called.
  static func set(_ values: LayerValues, of view: View, course: Int) {
    var entry = entry(of: view) ?? newEntry(of: view)
    (entry.values, entry.course) = (values, course)
    entries[ObjectIdentifier(view)] = entry
  }

  /// Returns whether the ``StepCourse`` with the given number was the last one to change a view.
  static func isCurrent(_ course: Int, of view: View) -> Bool {
    entries[ObjectIdentifier(view)]?.course == course
  }

  /// Sets the transform and opacity of a view to the result of its stored values.
  static func show(_ view: View) {
    guard var entry = entry(of: view) else { return }
    let outer = view.superview.flatMap { self.entry(of: $0)?.values }
    let pose = pose(of: entry.values, view, in: outer)
    view.transform3D = pose.transform
    view.alpha = pose.alpha
    entry.shown = pose
    var plain = LayerValues.identity
    plain.opacity = entry.rest.alpha
    entries[ObjectIdentifier(view)] = entry.values == plain && pose == entry.rest ? nil : entry
  }

  /// Records that an animation, and not other code, has set the current transform and opacity of a view.
  static func noteShown(by view: View) {
    entries[ObjectIdentifier(view)]?.shown = view.pose
  }

  /// Restores the transform and opacity that a view had before any relative change.
  static func reset(_ view: View) {
    guard let entry = entry(of: view) else { return }
    entries[ObjectIdentifier(view)] = nil
    view.transform3D = entry.rest.transform
    view.alpha = entry.rest.alpha
  }

  private static func entry(of view: View) -> Entry? {
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry.shown == view.pose ? entry : nil
  }

  private static func newEntry(of view: View) -> Entry {
    if entries.count >= limit {
      entries = entries.filter { $0.value.view != nil }
      limit = max(64, 2 * entries.count)
    }
    var values = LayerValues.identity
    values.opacity = view.alpha
    return Entry(view: view, rest: view.pose, values: values, shown: view.pose)
  }
}

extension View {
  fileprivate var pose: LayerModels.Pose {
    LayerModels.Pose(transform: transform3D, alpha: alpha)
  }

  /// The anchor point in the view's bounds coordinates.
  fileprivate var anchorInBounds: Point {
    Point(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }
}

extension Transform3D {
  /// The simplest transform that has the same effect on a flat view.
  ///
  /// Depth does not matter for a flat view. Without depth, a view that faces the viewer is drawn without a
  /// projection. Rounding errors are removed, so that the identity is reached exactly.
  fileprivate var flattened: Transform3D {
    var result = Transform3D.identity
    let whole = m44 > 0 ? m44 : 1
    (result.m11, result.m12) = ((m11 / whole).clean(1e-12), (m12 / whole).clean(1e-12))
    (result.m21, result.m22) = ((m21 / whole).clean(1e-12), (m22 / whole).clean(1e-12))
    (result.m41, result.m42) = ((m41 / whole).clean(1e-9), (m42 / whole).clean(1e-9))
    (result.m14, result.m24) = ((m14 / whole).clean(1e-15), (m24 / whole).clean(1e-15))
    result.m44 = m44 > 0 ? 1 : m44
    return result.isFinite ? result : .identity
  }
}
