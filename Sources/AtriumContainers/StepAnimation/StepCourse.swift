import AtriumGeometry
import AtriumKit

/// The values of all animated views over the time of an animation, recorded once.
///
/// The values at each time are computed from the recorded values at the beginning of the step. They do not
/// depend on the order in which times are requested.
@MainActor
struct StepCourse {
  private struct Segment {
    let start: Double
    let duration: Double
    let curve: UnitCurve
    /// The changes of each view in this step.
    let changes: [[AnimationStep.Change]]
    let before: [StepValues]
    let after: [StepValues]
  }

  /// The views whose values change, and the subviews of views with a camera or a subview transform.
  let views: [View]
  /// The duration of all steps, in seconds.
  let duration: Double
  private let indices: [ObjectIdentifier: Int]
  private let segments: [Segment]
  private let initial: [StepValues]

  /// Records steps that begin at the current values of their views.
  init(_ steps: [AnimationStep]) {
    views = StepCourse.views(of: steps)
    indices = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    initial = views.map { StepValues(of: $0) }
    var (values, time) = (initial, 0.0)
    var segments: [Segment] = []
    for step in steps {
      var changes = [[AnimationStep.Change]](repeating: [], count: views.count)
      for item in step.items {
        if let index = indices[ObjectIdentifier(item.view)] { changes[index].append(item.change) }
      }
      let after = zip(values, changes).map {
        $1.reduce($0) { $0.applying($1, by: 1, fade: 1) }
      }
      segments.append(
        Segment(
          start: time, duration: step.duration, curve: step.curve, changes: changes,
          before: values, after: after))
      (values, time) = (after, time + step.duration)
    }
    (self.segments, duration) = (segments, time)
  }

  private static func views(of steps: [AnimationStep]) -> [View] {
    var views: [View] = []
    var known: Set<ObjectIdentifier> = []
    for item in steps.flatMap(\.items) {
      var seen = [item.view]
      if case .layer(let change) = item.change,
        change.movesSublayers || item.view.layerValues.hasSublayerTransform
      {
        seen += item.view.subviews
      }
      views += seen.filter { known.insert(ObjectIdentifier($0)).inserted }
    }
    return views
  }

  // MARK: Values

  /// Returns the values of a view at a time, in seconds.
  ///
  /// A step without duration takes effect from its time on, unless it is at the end of the animation. There, the
  /// step would show a removed view again for one display frame, so only ``finalValues(_:)`` includes it.
  private func values(_ index: Int, at time: Double, movesAtOnce: Bool) -> StepValues {
    guard let segment = segments.first(where: { time < $0.start + $0.duration }) else {
      return (segments.last { $0.duration > 0 } ?? segments.last)?.after[index] ?? initial[index]
    }
    let changes = segment.changes[index]
    guard !changes.isEmpty, time > segment.start || movesAtOnce else {
      return segment.before[index]
    }
    let part = segment.curve.value(at: (time - segment.start) / segment.duration)
    return changes.reduce(segment.before[index]) {
      $0.applying($1, by: movesAtOnce ? 1 : part, fade: part)
    }
  }

  private func finalValues(_ index: Int) -> StepValues {
    (segments.last?.after[index] ?? initial[index]).settled
  }

  /// Returns the transform and opacity of a view at a time, in seconds.
  private func pose(_ index: Int, at time: Double) -> LayerModels.Pose {
    let own = values(index, at: time, movesAtOnce: false).layer
    return LayerModels.pose(of: own, views[index], in: outerValues(index, at: time))
  }

  private func outerValues(_ index: Int, at time: Double) -> LayerValues? {
    views[index].superview.map { superview in
      indices[ObjectIdentifier(superview)].map { values($0, at: time, movesAtOnce: false).layer }
        ?? superview.layerValues
    }
  }

  /// Returns the z coordinate of a view's centre at half the duration, in points; larger is nearer to the viewer.
  func nearness(of view: View) -> Double {
    guard let index = indices[ObjectIdentifier(view)] else { return 0 }
    let time = duration / 2
    let own = values(index, at: time, movesAtOnce: false).layer
    let place = LayerModels.transform(of: own, view, in: outerValues(index, at: time))
    return place.m44 > 0 ? place.m43 / place.m44 : .infinity
  }

  // MARK: Showing

  /// Gives all views the values at a time.
  ///
  /// - Parameters:
  ///   - time: The time since the beginning of the animation, in seconds.
  ///   - movesAtOnce: Whether each step moves at its beginning and only fades over time, as with reduced
  ///     motion.
  ///   - course: The number of this course, see ``LayerModels/takeCourse()``.
  func show(at time: Double, movesAtOnce: Bool = false, as course: Int) {
    show(views.indices.map { values($0, at: time, movesAtOnce: movesAtOnce) }, as: course)
  }

  /// Gives all views the values after the step at an index.
  func show(after step: Int, as course: Int) {
    let isLast = step == segments.count - 1
    show(
      views.indices.map { isLast ? finalValues($0) : segments[step].after[$0] }, as: course)
  }

  /// Gives views the values after all steps, or the values before them, at once.
  ///
  /// - Parameters:
  ///   - end: Whether the views get the final values; if false, they get the initial values.
  ///   - course: The number of the course.
  ///   - isWanted: Returns whether a view gets the values; by default all views do.
  func finish(
    at end: Bool = true, as course: Int, where isWanted: (View) -> Bool = { _ in true }
  ) {
    show(
      views.indices.map { end ? finalValues($0) : initial[$0] }, as: course, where: isWanted)
  }

  private func show(
    _ values: [StepValues], as course: Int, where isWanted: (View) -> Bool = { _ in true }
  ) {
    let wanted = views.enumerated().filter { isWanted($0.element) }
    for (index, view) in wanted {
      LayerModels.set(values[index].layer, of: view, course: course)
      guard changesFrame(index) else { continue }
      view.bounds.size = values[index].size
      view.center = values[index].center
    }
    for (_, view) in wanted { LayerModels.show(view) }
  }

  private func changesFrame(_ index: Int) -> Bool {
    segments.contains {
      $0.changes[index].contains { if case .frame = $0 { true } else { false } }
    }
  }

  // MARK: Animating

  /// Animates the views along the course.
  ///
  /// This method must be called in an animation block with linear timing.
  ///
  /// The frames of views change at a constant speed over the whole duration, and the subviews are laid out with them.
  func animate(as course: Int) {
    let duration = duration
    for (index, view) in views.enumerated() {
      LayerModels.set(finalValues(index).layer, of: view, course: course)
    }
    for (index, view) in views.enumerated() {
      let pose: (Double) -> LayerModels.Pose = { part in
        MainActor.assumeIsolated { self.pose(index, at: part * duration) }
      }
      let (moves, fades) = (moves(index), fades(index))
      guard moves || fades else { continue }
      view.animateAlongPath(
        transform: moves ? { pose($0).transform } : nil, alpha: fades ? { pose($0).alpha } : nil)
      LayerModels.noteShown(by: view)
    }
    for (index, view) in views.enumerated() where changesFrame(index) {
      view.bounds.size = finalValues(index).size
      view.center = finalValues(index).center
    }
  }

  private func moves(_ index: Int) -> Bool {
    let outer = views[index].superview.flatMap { indices[ObjectIdentifier($0)] }
    return contains(of: index, where: \.moves)
      || outer.map { contains(of: $0, where: \.movesSublayers) } ?? false
  }

  private func fades(_ index: Int) -> Bool { contains(of: index) { $0.opacity != 0 } }

  private func contains(of index: Int, where isWanted: (LayerAnimation) -> Bool) -> Bool {
    segments.contains { segment in
      segment.changes[index].contains {
        switch $0 {
        case .layer(let change): isWanted(change)
        case .frame(let change): isWanted(.opacity(change.alpha))
        }
      }
    }
  }
}
