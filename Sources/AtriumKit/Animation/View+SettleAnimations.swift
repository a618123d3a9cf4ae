extension AnimationGroup {
  /// Removes the block's animations and leaves the views at the given position.
  func settle(at position: ViewAnimatingPosition) {
    for view in views.compactMap(\.view) { view.settle(self, at: position) }
  }
}

extension View {
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
