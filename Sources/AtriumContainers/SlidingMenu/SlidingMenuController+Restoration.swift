import AtriumKit

extension SlidingMenuController {
  /// The selection of a container and the position of the front, for storage between two runs of a program (SW-O9).
  public struct SavedState: Codable, Hashable, Sendable {
    /// The index of the selected controller; nil if there is none.
    public var selectedIndex: Int?
    /// The position of the front.
    public var position: Position

    /// Makes a state from a selection and a position.
    public init(selectedIndex: Int?, position: Position) {
      (self.selectedIndex, self.position) = (selectedIndex, position)
    }
  }

  /// The current state.
  public var savedState: SavedState {
    SavedState(selectedIndex: selectedIndex, position: position)
  }

  /// Restores the state of an earlier run, without animation; an index that does not exist is ignored.
  public func restore(_ state: SavedState) {
    selectedIndex = state.selectedIndex
    setPosition(state.position, animated: false)
  }
}
