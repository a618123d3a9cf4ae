extension PagerController {
  /// The selection, to be kept between two runs of a program.
  public typealias RestorableState = SavedSelection

  /// The state of the pager.
  public var restorableState: RestorableState { RestorableState(selectedIndex: selectedIndex) }

  /// Selects the controller of a state, without animation; an index out of range is ignored.
  public func restore(_ state: RestorableState) {
    if let index = state.selectedIndex { select(index, animated: false) }
  }
}
