import AtriumKit

/// Provides the items of a collection view from snapshots, and animates the differences between them.
///
/// The initialiser makes the object the data source of the view. The view does not retain the object.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: CollectionViewDataSource {
  /// A closure that makes the cell of an item.
  public typealias CellProvider =
    @MainActor (CollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
  /// A closure that makes a supplementary view, or returns nil for an empty view.
  public typealias SupplementaryViewProvider =
    @MainActor (CollectionView, String, IndexPath) -> CollectionReusableView?

  /// A closure that makes the supplementary views; nil, the default, shows empty views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures that allow the user to move items; by default, no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()
  private weak var view: CollectionView?
  private let cellProvider: CellProvider
  private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source and sets it on a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, held weakly.
  ///   - cellProvider: A closure that makes the cell of an item. Traps if the closure returns nil.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Shows the content of another snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether the changes are animated.
  ///   - completion: Called when the changes and their animation have ended.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let new = DiffableItems(snapshot)
    guard let view else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let changes = items.changes(to: new, reloading: snapshot)
    let update = {
      view.perform(changes, { self.items = new }) { _ in completion?() }
    }
    if animatingDifferences { update() } else { View.performWithoutAnimation(update) }
  }

  /// Shows the content of another snapshot by reloading all data, without computing differences.
  ///
  /// The reload clears the selection.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (@MainActor () -> Void)? = nil
  ) {
    items = DiffableItems(snapshot)
    view?.reloadData()
    completion?()
  }

  /// Returns the current snapshot.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items.snapshot
  }

  /// Returns the item at an index path; nil if the index path is not valid.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// Returns the index path of an item; nil for an unknown item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.path(of: itemIdentifier)
  }

  /// Returns the section at an index; nil if the index is not valid.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }

  /// Returns the index of a section; nil for an unknown section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    items.snapshot.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count(in: section) }

  /// Returns the cell that the cell provider makes.
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

  /// Returns the view that the ``supplementaryViewProvider`` makes, or an empty view.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }

  /// Returns the result of ``ReorderingHandlers/canReorderItem`` for an item; false without that closure.
  ///
  /// Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = items.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Called when the user has moved an item: moves the item in the snapshot, and calls ``reorderingHandlers``.
  ///
  /// Without ``ReorderingHandlers/canReorderItem``, the item returns to its original position. An override instead
  /// applies a snapshot with the new order. Call `super`: not needed.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard reorderingHandlers.canReorderItem != nil,
      let moved = snapshotByMovingItem(from: sourceIndexPath, to: destinationIndexPath)
    else { return collectionView.isMoveIgnored = true }
    let transaction = Transaction(initialSnapshot: items.snapshot, finalSnapshot: moved)
    reorderingHandlers.willReorder?(transaction)
    items = DiffableItems(moved)
    reorderingHandlers.didReorder?(transaction)
  }
}
