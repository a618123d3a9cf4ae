import AtriumKit

/// Provides the rows of a table from snapshots, and animates from one to the next.
///
/// It is the data source of the table from its initialiser on, and the table does not keep it alive.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: TableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

  /// The animation of rows that come and go.
  open var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var table: TableView?
  private let cellProvider: CellProvider
  private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source, and sets it as that of a table.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: Makes the cell of an item. Nil traps.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Shows another snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether rows are animated to their new places.
  ///   - completion: Called at the end of the animation.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let new = DiffableItems(snapshot)
    guard var changes = items.changes(to: new, reloading: snapshot), let table else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    for path in changes.insertedRows.keys { changes.insertedRows[path] = defaultRowAnimation }
    for path in changes.deletedRows.keys { changes.deletedRows[path] = defaultRowAnimation }
    let update = { [changes] in
      table.perform(changes, { self.items = new }) { _ in completion?() }
    }
    if animatingDifferences { update() } else { View.performWithoutAnimation(update) }
  }

  /// Shows another snapshot without looking for differences; the selection is lost.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (@MainActor () -> Void)? = nil
  ) {
    items = DiffableItems(snapshot)
    table?.reloadData()
    completion?()
  }

  /// The snapshot that is shown.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items.snapshot
  }

  /// The item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// The row of an item; nil for an unknown item.
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
  open func numberOfSections(in tableView: TableView) -> Int { items.snapshot.numberOfSections }

  /// The number of items of the snapshot in a section.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count(in: section)
  }

  /// The cell of the provider.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    guard let item = items.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item)
    else {
      fatalError(
        "The cell provider of \(type(of: self)) has no cell for \(indexPath); return one for each item."
      )
    }
    return cell
  }

  /// The title above a section; none by default.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The title below a section; none by default.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
