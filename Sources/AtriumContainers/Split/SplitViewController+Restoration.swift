extension SplitViewController {
  /// The user's choices of widths and visible columns, for storage between two runs of a program.
  public struct SavedState: Codable, Hashable, Sendable {
    /// The width of the primary column, in points; nil if the user has not moved the divider.
    public var primaryWidth: Double?
    /// The width of the supplementary column, in points; nil if the user has not moved the divider.
    public var supplementaryWidth: Double?
    /// The width of the inspector, in points; nil if the user has not moved the divider.
    public var inspectorWidth: Double?
    /// The number of columns beside or over the secondary column; nil for the display mode's default.
    public var shownColumns: Int?
    /// Whether the inspector is visible.
    public var isInspectorShown: Bool

    /// Makes a state from widths and visible columns.
    public init(
      primaryWidth: Double? = nil, supplementaryWidth: Double? = nil,
      inspectorWidth: Double? = nil, shownColumns: Int? = nil, isInspectorShown: Bool = false
    ) {
      (self.primaryWidth, self.supplementaryWidth) = (primaryWidth, supplementaryWidth)
      (self.inspectorWidth, self.shownColumns) = (inspectorWidth, shownColumns)
      self.isInspectorShown = isInspectorShown
    }
  }

  /// The state of the columns, which collapsing does not change.
  public var savedState: SavedState {
    SavedState(
      primaryWidth: chosenWidth(.primary), supplementaryWidth: chosenWidth(.supplementary),
      inspectorWidth: chosenWidth(.inspector), shownColumns: interface.modes.chosenCount,
      isInspectorShown: interface.isInspectorWanted)
  }

  /// Sets the widths and the visible columns of an earlier run, without animation.
  ///
  /// Widths that are negative or not finite are ignored. Other widths are limited when the columns are laid out.
  public func restore(_ state: SavedState) {
    adopt(
      widths: [
        .primary: state.primaryWidth, .supplementary: state.supplementaryWidth,
        .inspector: state.inspectorWidth,
      ], count: state.shownColumns, showsInspector: state.isInspectorShown)
  }

  /// Adopts the widths and visible columns of an earlier run.
  private func adopt(widths new: [Column: Double?], count: Int?, showsInspector: Bool) {
    for (column, width) in new {
      widths[column].chosen = width.flatMap { SplitWidths.isSet($0) ? $0 : nil }
    }
    interface.modes.chosenCount = count.map { max(0, $0) }
    interface.isInspectorWanted = showsInspector && columns.host(.inspector) != nil
    interface.adoptMode(animated: false)
    interface.update(animated: false)
  }
}
