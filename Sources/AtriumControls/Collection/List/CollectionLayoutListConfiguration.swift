import AtriumGeometry
public import AtriumGraphics

/// The appearance of a section that looks like a table.
@MainActor
public struct CollectionLayoutListConfiguration {
  /// The kind of the list.
  ///
  /// The raw values are UIKit's.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with rounded corners and margins at the sides.
    case insetGrouped = 2
    /// Rows without separators, on the background colour of grouped lists.
    case sidebar = 3
    /// Rows without separators.
    case sidebarPlain = 4

    var hasGround: Bool { self == .grouped || self == .insetGrouped }
    var isOnGroupedBackground: Bool { hasGround || self == .sidebar }
  }

  /// The way in which the headers are provided.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There are no headers.
    case none = 0
    /// Each section has a supplementary view of the kind ``CollectionView/elementKindSectionHeader``.
    case supplementary = 1
    /// The first item of each section is the header, without the background of the group.
    case firstItemInSection = 2
  }

  /// The way in which the footers are provided.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There are no footers.
    case none = 0
    /// Each section has a supplementary view of the kind ``CollectionView/elementKindSectionFooter``.
    case supplementary = 1
  }

  /// The kind of the list.
  public let appearance: Appearance
  /// Whether separators are drawn between rows; true by default, except in sidebars.
  public var showsSeparators: Bool
  /// The background of the list; nil, the default, for the theme's colour.
  public var backgroundColor: Color?
  /// The way in which the headers are provided; none by default.
  public var headerMode = HeaderMode.none
  /// The way in which the footers are provided; none by default.
  public var footerMode = FooterMode.none
  /// The space above each section header, in points; nil, the default, for no space.
  ///
  /// In the appearances `grouped`, `insetGrouped` and `sidebar`, a section without a header has this space above its
  /// items, by default 18 points.
  public var headerTopPadding: Double?

  /// Makes a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// Returns the part of a cell's appearance that depends on its position in the section.
  func place(ofItem item: Int, count: Int) -> TableCellPlace {
    let hasHeader = headerMode == .firstItemInSection
    let isHeader = hasHeader && item == 0
    return TableCellPlace(
      hasGround: appearance.hasGround && !isHeader,
      cornerRadius: appearance == .insetGrouped ? Theme.cardCornerRadius - 4 : 0,
      isFirst: item == (hasHeader ? 1 : 0), isLast: item == count - 1,
      hasSeparator: showsSeparators && !isHeader)
  }
}
