import AtriumKit

/// Provides the rows of a table from snapshots, and animates the differences between them.
///
/// The initialiser makes the object the data source of the table. The table does not retain the object.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: TableViewDataSource {
  /// A closure that makes the cell of an item.
  public typealias CellProvider =
    @MainActor (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

  /// The animation of inserted and deleted rows.
  open var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var table: TableView?
  private let cellProvider: CellProvider
  private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source and sets it on a table.
  ///
  /// - Parameters:
  ///   - tableView: The table, held weakly.
  ///   - cellProvider: A closure that makes the cell of an item. Traps if the closure returns nil.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
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
    guard let table else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    var changes = items.changes(to: new, reloading: snapshot)
    changes.setAnimations(defaultRowAnimation)
    let update = { [changes] in
      table.perform(changes, { self.items = new }) { _ in completion?() }
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
    table?.reloadData()
    completion?()
  }

  /// Returns the current snapshot.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items.snapshot
  }

  /// Returns the item of a row; nil if the row does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// Returns the row of an item; nil for an unknown item.
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
  open func numberOfSections(in tableView: TableView) -> Int { items.snapshot.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count(in: section)
  }

  /// Returns the cell that the cell provider makes.
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

  /// Returns whether the user can edit a row, for example swipe or delete it; false by default, as in UIKit.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has deleted a row, or has pressed the button that inserts a row.
  ///
  /// An override changes the data. The default implementation does nothing.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether the user can move a row in editing mode; false by default.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved a row.
  ///
  /// An override moves the item in the data. The default implementation does nothing.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index at the trailing edge; nil, the default, for no index.
  ///
  /// Call `super`: not needed.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section to which the table scrolls when the user chooses an index title; by default the index of the
  /// title.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Returns the title above a section; nil by default.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the title below a section; nil by default.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
