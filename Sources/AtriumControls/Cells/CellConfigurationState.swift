/// The state of a cell, from which its configurations are made.
public struct CellConfigurationState: Hashable, Sendable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the cell can be edited and its table is in editing mode.
  public var isEditing = false
  /// Whether the cell is disabled.
  public var isDisabled = false

  /// Makes the state of a cell that is neither selected nor pressed.
  public init() {}
}
