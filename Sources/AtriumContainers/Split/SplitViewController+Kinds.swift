extension SplitViewController {
  /// How many columns there are; the raw values are UIKit's (S-1).
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers that are direct children (S-6); the columns have no names.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// Which columns are visible, and where; the raw values are UIKit's (S-1).
  ///
  /// *One* is the column next to the secondary one, *two* are both.
  public enum DisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// As the width allows.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one, which is dimmed.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one, which is dimmed.
    case twoOverSecondary
    /// Two columns, which move the secondary one aside without making it narrower.
    case twoDisplaceSecondary
  }

  /// How columns and the secondary one share the width; the raw values are UIKit's (S-1).
  public enum SplitBehavior: Int, Hashable, Sendable, CaseIterable {
    /// As the width allows.
    case automatic
    /// Side by side.
    case tile
    /// Over the secondary column.
    case overlay
    /// Beside the secondary column, which keeps its width.
    case displace
  }

  /// The columns; the raw values are UIKit's (S-1).
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// At the outer edge: the widest choice, such as mailboxes.
    case primary
    /// Between both, in the triple-column style: such as the messages of a mailbox.
    case supplementary
    /// The content.
    case secondary
    /// Replaces all columns while they are collapsed.
    case compact
    /// Beyond the content: details about it.
    case inspector
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }
}

extension SplitViewController.DisplayMode {
  /// How many columns are beside or over the secondary one.
  var leadingCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The behaviour of the mode; automatic for those without other columns.
  var behavior: SplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly: .automatic
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// The mode with a number of columns and a behaviour.
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
