import AtriumGeometry

extension CollectionLayoutSection {
  /// The estimated height of a row until its cell is measured, in points.
  private static let rowHeight = 44.0
  /// The estimated height of a header or footer until it is measured, in points.
  private static let titleHeight = 28.0

  /// Returns a section whose items are rows, as in a table.
  ///
  /// Use cells of the class ``CollectionViewListCell``, which draw the background, the separators and the accessories.
  ///
  /// - Parameters:
  ///   - configuration: The appearance of the section.
  ///   - layoutEnvironment: The environment that the layout passes to its section provider.
  /// - Returns: A section of rows.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    if configuration.appearance.isOnGroupedBackground {
      let side = configuration.appearance == .insetGrouped ? 16.0 : 0
      let top = configuration.headerMode == .none ? configuration.headerTopPadding ?? 18 : 0
      section.contentInsets = DirectionalEdgeInsets(
        top: top, leading: side, bottom: 18, trailing: side)
    }
    switch configuration.headerMode {
    case .none: break
    case .supplementary: section.headerTopPadding = configuration.headerTopPadding ?? 0
    // The insets are above the first item, which is the header.
    case .firstItemInSection: section.contentInsets.top = configuration.headerTopPadding ?? 0
    }
    let titleSize = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(titleHeight))
    if configuration.headerMode == .supplementary {
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: titleSize, elementKind: CollectionView.elementKindSectionHeader, alignment: .top
      )
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: titleSize, elementKind: CollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension CollectionViewCompositionalLayout {
  /// Returns a layout whose sections look like the sections of a table.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
  }
}
