import AtriumKit

extension StepCourse {
  /// Moves the lower of two views above the upper view if the transition brings it nearer to the viewer.
  ///
  /// An example is a sheet that falls forwards.
  ///
  /// - Parameters:
  ///   - views: The two views of the transition.
  ///   - group: The superview of both views.
  /// - Returns: A block that restores the order of the views.
  func sortByDepth(_ views: [View?], in group: View?) -> () -> Void {
    let views = views.compactMap { $0 }.filter { $0.superview === group }
    guard let group, views.count == 2,
      let lower = group.subviews.first(where: { $0 === views[0] || $0 === views[1] }),
      let upper = views.first(where: { $0 !== lower }),
      nearness(of: lower) > nearness(of: upper) + 1
    else { return {} }
    View.performWithoutAnimation { group.insertSubview(lower, aboveSubview: upper) }
    return { [weak lower, weak upper, weak group] in
      guard let lower, let upper, let group, lower.superview === group, upper.superview === group
      else { return }
      View.performWithoutAnimation { group.insertSubview(upper, aboveSubview: lower) }
    }
  }
}
