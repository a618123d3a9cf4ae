extension AnimationGroup {
  /// Removes the block's animations, and sets the views to the given position.
  func settle(at position: ViewAnimatingPosition) {
    for view in views.compactMap(\.view) { view.settle(self, at: position) }
  }

  /// The values at both ends of each animation of the block.
  var ends: [AnimationEnds] { views.compactMap(\.view).flatMap { $0.ends(of: self) } }
}

/// The start and end values of one animation; a stopped animator can set its property to either.
@MainActor
struct AnimationEnds {
  fileprivate weak var view: View?
  fileprivate let property: AnimatedProperty
  fileprivate let start: AnimatedValue
  fileprivate let end: AnimatedValue

  /// Sets the property to its start or end value; does nothing for the current position.
  func set(to position: ViewAnimatingPosition) {
    guard position != .current, let view else { return }
    View.performWithoutAnimation { view.setModel(property, to: position == .end ? end : start) }
  }
}

extension View {
  fileprivate func ends(of group: AnimationGroup) -> [AnimationEnds] {
    animations.filter { $0.group === group && !$0.isSubstitute }.map { animation in
      let end = animation.property.value(of: model)
      let start = animation.path.value(at: .zero, of: animation.property, target: end)
      return AnimationEnds(view: self, property: animation.property, start: start, end: end)
    }
  }

  fileprivate func settle(_ group: AnimationGroup, at position: ViewAnimatingPosition) {
    let time = window?.currentTime ?? 0
    let own = animations.filter { $0.group === group }
    if position != .end {
      for animation in own where !animation.isSubstitute {
        let property = animation.property
        let progress =
          position == .start
          ? .zero : group.progress(at: time, longestDuration: animation.longestDuration) ?? .one
        let target = property.value(of: model)
        let value = animation.path.value(at: progress, of: property, target: target)
        View.performWithoutAnimation { setModel(property, to: value) }
      }
    }
    endAnimations(of: group, finished: position == .end)
  }
}
