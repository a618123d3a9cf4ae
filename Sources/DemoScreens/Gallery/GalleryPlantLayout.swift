import AtriumControls
import AtriumGeometry

/// The layouts of the herbarium.
enum GalleryPlantLayout: CaseIterable {
  case grid
  case mosaic
  case shelves

  /// The space between two cells, in points.
  private static let gap = 12.0

  var title: String {
    switch self {
    case .grid: String(localized: "Grid|layout")
    case .mosaic: String(localized: "Mosaic")
    case .shelves: String(localized: "Shelves")
    }
  }

  /// Makes the layout.
  ///
  /// - Parameter inset: Returns the space beside the cells, in points.
  /// - Returns: The layout.
  @MainActor
  func make(inset: @escaping @MainActor () -> Double) -> CollectionViewLayout {
    switch self {
    case .grid: GalleryPlantLayout.flow()
    case .mosaic:
      CollectionViewCompositionalLayout { _, environment in
        GalleryPlantLayout.mosaic(
          width: environment.container.effectiveContentSize.width, inset: inset())
      }
    case .shelves:
      CollectionViewCompositionalLayout { _, environment in
        GalleryPlantLayout.shelf(
          width: environment.container.effectiveContentSize.width, inset: inset())
      }
    }
  }

  // MARK: Sizes

  /// The height of a bed's title, in points.
  @MainActor private static var headerHeight: Double {
    FontMetrics(forTextStyle: .headline).scaledValue(for: 34).rounded()
  }

  /// The minimum width of a cell, in points.
  @MainActor private static var leastCell: Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: 104).rounded()
  }

  /// Returns the number of columns for a width between the insets, in points.
  @MainActor private static func columns(_ width: Double) -> Int {
    max(2, Int((width + gap) / (leastCell + gap)))
  }

  @MainActor private static var header: CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
      elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
  }

  // MARK: Layouts

  /// Cells of one size in rows; the delegate supplies the size and the margins.
  @MainActor private static func flow() -> CollectionViewLayout {
    let layout = CollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (gap, gap)
    layout.headerReferenceSize = Size(width: 0, height: headerHeight)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  /// Returns the size of the grid's cells, which fill the width in the maximum number of columns.
  ///
  /// - Parameter room: The width between the margins, in points.
  /// - Returns: The size, in points.
  @MainActor static func gridCell(room: Double) -> Size {
    let count = Double(columns(room))
    let side = max(1, ((room - gap * (count - 1)) / count).rounded(.down))
    return Size(width: side, height: (side * 1.15).rounded())
  }

  /// Returns the margins of a bed in the grid.
  static func gridInsets(_ inset: Double) -> EdgeInsets {
    EdgeInsets(left: inset, bottom: gap, right: inset)
  }

  /// Blocks with one large cell and four small cells; the large cell is alternately at the start and at the end.
  @MainActor private static func mosaic(width: Double, inset: Double) -> CollectionLayoutSection {
    let margin = inset - gap / 2
    let room = max(1, width - 2 * margin)
    let side = (room / max(1, (room / 420).rounded(.down))).rounded(.down)
    let height = (side * 0.6).rounded()
    func item(_ width: Double, _ height: Double) -> CollectionLayoutItem {
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      item.contentInsets = DirectionalEdgeInsets(
        top: gap / 2, leading: gap / 2, bottom: gap / 2, trailing: gap / 2)
      return item
    }
    let half = CollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
      subitem: item(0.5, 1), count: 2)
    let small = CollectionLayoutGroup.vertical(layoutSize: half, subitem: row, count: 2)
    let large = CollectionLayoutGroup.vertical(layoutSize: half, subitem: item(1, 1), count: 1)
    let blocks = [[large, small], [small, large]].map { parts in
      CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(side), heightDimension: .absolute(height)), subitems: parts)
    }
    let count = Int((room / side).rounded())
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(room), heightDimension: .absolute(height)),
      subitems: (0..<count).map { blocks[$0 % 2] })
    let section = CollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    section.supplementariesFollowContentInsets = false
    // Half of the gap around each cell already counts towards the margin.
    section.contentInsets = DirectionalEdgeInsets(
      leading: margin, bottom: gap, trailing: margin)
    return section
  }

  /// A row of cells for each bed, which scrolls horizontally.
  @MainActor private static func shelf(width: Double, inset: Double) -> CollectionLayoutSection {
    let side = (leastCell * 1.35).rounded()
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(side), heightDimension: .absolute((side * 1.2).rounded())),
      subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.boundarySupplementaryItems = [header]
    section.supplementariesFollowContentInsets = false
    section.contentInsets = DirectionalEdgeInsets(
      leading: inset, bottom: gap, trailing: inset)
    return section
  }
}
