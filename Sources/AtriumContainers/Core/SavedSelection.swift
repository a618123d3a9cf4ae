/// The selection of a container, to be kept between two runs of a program.
public struct SavedSelection: Codable, Hashable, Sendable {
  /// The index of the selected controller; nil for none.
  public var selectedIndex: Int?

  /// Makes a state.
  public init(selectedIndex: Int?) {
    self.selectedIndex = selectedIndex
  }
}

extension ContainerDriver {
  /// The selection that is displayed, or comes.
  public var savedSelection: SavedSelection { SavedSelection(selectedIndex: content.selectedIndex) }

  /// Selects the controller of a state, without animation; an index out of range is ignored.
  public func restore(_ saved: SavedSelection) {
    if let index = saved.selectedIndex { select(at: index, animated: false) }
  }
}
