extension SplitViewController {
  /// The style, which determines the number of columns; the raw values are UIKit's (S-1).
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers that are direct children (S-6). The columns have no names.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// The visible columns and their arrangement; the raw values are UIKit's (S-1).
  ///
  /// In the names, *one* stands for the column next to the secondary column, *two* for both other columns.
  public enum DisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// The mode that fits the width.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary column.
    case oneBesideSecondary
    /// One column over the secondary column, which is dimmed.
    case oneOverSecondary
    /// Two columns beside the secondary column.
    case twoBesideSecondary
    /// Two columns over the secondary column, which is dimmed.
    case twoOverSecondary
    /// Two columns that push the secondary column partly out of the container; it keeps its width.
    case twoDisplaceSecondary
  }

  /// The way in which the secondary column and the other columns share the width; the raw values are UIKit's (S-1).
  public enum SplitBehavior: Int, Hashable, Sendable, CaseIterable {
    /// The behaviour that fits the width.
    case automatic
    /// Side by side.
    case tile
    /// Over the secondary column.
    case overlay
    /// Beside the secondary column, which a second column pushes partly out of the container.
    case displace
  }

  /// The columns; the raw values are UIKit's (S-1).
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The column at the outer edge, with the most general list, such as mailboxes.
    case primary
    /// The column in the middle of the triple-column style, such as the messages of a mailbox.
    case supplementary
    /// The column with the content.
    case secondary
    /// A controller that replaces all columns while they are collapsed.
    case compact
    /// The column on the other side of the content, with details about it.
    case inspector
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The leading side: left, or right in right-to-left layouts.
    case leading
    /// The trailing side: right, or left in right-to-left layouts.
    case trailing
  }
}

extension SplitViewController.DisplayMode {
  /// The number of columns beside or over the secondary column.
  var leadingCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The behaviour of the mode; automatic for modes that show only the secondary column.
  var behavior: SplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly: .automatic
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// Makes the mode with a number of columns and a behaviour.
  init(_ count: Int, _ behavior: SplitViewController.SplitBehavior) {
    switch (count, behavior) {
    case (...0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }
}
