extension View {
  /// Whether nothing of the view can be seen because it is hidden, and has gone.
  var isOutOfSight: Bool { isHidden && layoutState?.leaving == nil }

  /// Carries what changes about an arrangement out in the animation block that is being run, if any.
  ///
  /// The layout is done at the end of the block, so that several changes are one. A view that was hidden
  /// in the block is seen until the block is over.
  ///
  /// - Parameter view: The arranged view that is hidden, or not hidden any more.
  package final func animateArrangement(of view: View) {
    guard let group = AnimationGroup.current, let window, !window.isHidden else { return }
    group.noteArrangement(in: window)
    guard view.isHidden else { return }
    let state = view.madeLayoutState
    state.leaving = group
    noteExtentChange()
    group.deferUntilEnd { [weak view, weak group] in
      guard let group, let view, let state = view.layoutState, state.leaving === group else {
        return
      }
      view.superviewNeedsDisplay(in: view.paintExtentInSuperview)
      state.leaving = nil
      view.noteExtentChange()
    }
  }
}
