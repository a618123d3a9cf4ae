extension TextField {
  /// The appearance of a text field's border.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// The field has no border.
    case none
    /// The border is a rectangle without a background.
    case line
    /// The border is a rectangle with a background.
    case bezel
    /// The border is a rounded rectangle with a background.
    case roundedRect
  }

  /// The situations in which the clear button or a side view of the field is visible.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The view is never visible.
    case never
    /// The view is visible while the text is being edited.
    case whileEditing
    /// The view is visible while the text is not being edited.
    case unlessEditing
    /// The view is always visible.
    case always
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The edited text is kept.
    case committed
    /// The edited text is discarded. The toolkit itself never uses this reason.
    case cancelled
  }
}
