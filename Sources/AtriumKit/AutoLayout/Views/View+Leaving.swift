extension View {
  /// Animates the layout after a change of an arranged view, if an animation block is running.
  ///
  /// The block lays out the window after its closure, so that several changes are animated together. A view that the
  /// block hides stays visible until the end of the block.
  ///
  /// - Parameter view: The arranged view that was hidden or unhidden.
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
