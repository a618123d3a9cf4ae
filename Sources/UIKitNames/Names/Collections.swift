public import Atrium

/// UIKit's name of `CollectionReusableView`.
public typealias UICollectionReusableView = CollectionReusableView

/// UIKit's name of `CollectionView`.
public typealias UICollectionView = CollectionView

/// UIKit's name of `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell

/// UIKit's name of `CollectionViewController`.
public typealias UICollectionViewController = CollectionViewController

/// UIKit's name of `CollectionViewDataSource`.
public typealias UICollectionViewDataSource = CollectionViewDataSource

/// UIKit's name of `CollectionViewDelegate`.
public typealias UICollectionViewDelegate = CollectionViewDelegate

/// UIKit's name of `CollectionViewDelegateFlowLayout`.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout

/// UIKit's name of `CollectionViewDiffableDataSource`.
public typealias UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

/// UIKit's name of `CollectionViewFlowLayout`.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout

/// UIKit's name of `CollectionViewFlowLayoutInvalidationContext`.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  CollectionViewFlowLayoutInvalidationContext

/// UIKit's name of `CollectionViewLayout`.
public typealias UICollectionViewLayout = CollectionViewLayout

/// UIKit's name of `CollectionViewLayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes

/// UIKit's name of `CollectionViewLayoutInvalidationContext`.
public typealias UICollectionViewLayoutInvalidationContext = CollectionViewLayoutInvalidationContext

/// UIKit's name of `CollectionViewUpdateItem`.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem

/// UIKit's name of `DiffableDataSourceSnapshot`.
public typealias NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

/// UIKit's name of `TableViewDiffableDataSource`.
public typealias UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = TableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

/// UIKit's name of `CollectionLayoutBoundarySupplementaryItem`.
public typealias NSCollectionLayoutBoundarySupplementaryItem =
  CollectionLayoutBoundarySupplementaryItem

/// UIKit's name of `CollectionLayoutContainer`.
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer

/// UIKit's name of `CollectionLayoutDecorationItem`.
public typealias NSCollectionLayoutDecorationItem = CollectionLayoutDecorationItem

/// UIKit's name of `CollectionLayoutDimension`.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension

/// UIKit's name of `CollectionLayoutEnvironment`.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment

/// UIKit's name of `CollectionLayoutGroup`.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup

/// UIKit's name of `CollectionLayoutGroup.CustomItem`.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroup.CustomItem

/// UIKit's name of `CollectionLayoutItem`.
public typealias NSCollectionLayoutItem = CollectionLayoutItem

/// UIKit's name of `CollectionLayoutSection`.
public typealias NSCollectionLayoutSection = CollectionLayoutSection

/// UIKit's name of `CollectionLayoutSize`.
public typealias NSCollectionLayoutSize = CollectionLayoutSize

/// UIKit's name of `CollectionLayoutSpacing`.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing

/// UIKit's name of `CollectionViewCompositionalLayout`.
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout

/// UIKit's name of `CollectionViewCompositionalLayoutConfiguration`.
public typealias UICollectionViewCompositionalLayoutConfiguration =
  CollectionViewCompositionalLayoutConfiguration

/// UIKit's name of `RectAlignment`.
public typealias NSRectAlignment = RectAlignment

/// UIKit's name of `CollectionLayoutSectionOrthogonalScrollingBehavior`.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior
