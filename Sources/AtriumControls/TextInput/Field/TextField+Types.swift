extension TextField {
  /// The look of the border.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none
    /// A rectangle.
    case line
    /// A rectangle with a background.
    case bezel
    /// A rounded rectangle with a background.
    case roundedRect
  }

  /// When a part of the field is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While the text is being edited.
    case whileEditing
    /// While the text is not being edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text is kept.
    case committed
    /// The text is discarded; the toolkit itself never gives this reason.
    case cancelled
  }
}
