import AtriumKit

/// Provides the items of a collection view from snapshots, and animates from one to the next.
///
/// It is the data source of the view from its initialiser on, and the view does not keep it alive.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: CollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (CollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
  /// Makes a view beside the items.
  public typealias SupplementaryViewProvider =
    @MainActor (CollectionView, String, IndexPath) -> CollectionReusableView?

  /// Makes the views beside the items; nil for empty ones.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var view: CollectionView?
  private let cellProvider: CellProvider
  private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source, and sets it as that of a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - cellProvider: Makes the cell of an item. Nil traps.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Shows another snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether items are animated to their new places.
  ///   - completion: Called at the end of the animation.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let new = DiffableItems(snapshot)
    guard let changes = items.changes(to: new, reloading: snapshot), let view else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let update = {
      view.perform(changes, { self.items = new }) { _ in completion?() }
    }
    if animatingDifferences { update() } else { View.performWithoutAnimation(update) }
  }

  /// Shows another snapshot without looking for differences; the selection is lost.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (@MainActor () -> Void)? = nil
  ) {
    items = DiffableItems(snapshot)
    view?.reloadData()
    completion?()
  }

  /// The snapshot that is shown.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items.snapshot
  }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// The index path of an item; nil for an unknown item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.path(of: itemIdentifier)
  }

  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }

  /// The index of a section; nil for an unknown section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    items.snapshot.numberOfSections
  }

  /// The number of items of the snapshot in a section.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count(in: section) }

  /// The cell of the provider.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = items.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      fatalError(
        "The cell provider of \(type(of: self)) has no cell for \(indexPath); return one for each item."
      )
    }
    return cell
  }

  /// The view of the provider, or an empty one.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }
}
