import AtriumKit

extension SlidingMenuController {
  /// The selection and the position, to be kept between two runs of a program (SW-O9).
  public struct RestorableState: Codable, Hashable, Sendable {
    /// The index of the selected controller; nil for none.
    public var selected: Int?
    /// The position of the front.
    public var position: Position

    /// Makes a state.
    public init(selected: Int?, position: Position) {
      (self.selected, self.position) = (selected, position)
    }
  }

  /// The present state.
  public var restorableState: RestorableState {
    RestorableState(selected: selectedIndex, position: position)
  }

  /// Takes on a state of an earlier run, without animation; an index that does not exist is ignored.
  public func restore(_ state: RestorableState) {
    selectedIndex = state.selected
    setPosition(state.position, animated: false)
  }
}
