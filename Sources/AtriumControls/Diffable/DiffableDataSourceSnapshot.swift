/// The sections and items of a diffable data source at one time, each represented by an identifier.
///
/// Each identifier is unique in the snapshot: adding an identifier again traps. An unknown identifier traps
/// too, unless a method's documentation says otherwise.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: Equatable {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  private var known: Set<ItemIdentifierType> = []
  /// The items whose cells are replaced when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are reloaded when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap(\.self) }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[place(of: identifier)].count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[place(of: identifier)]
  }

  /// Returns the section of an item; nil for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    path(of: identifier).map { sectionIdentifiers[$0.section] }
  }

  /// Returns the index of an item among the items of all sections; nil for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    path(of: identifier).map { path in
      items.prefix(path.section).reduce(0) { $0 + $1.count } + path.item
    }
  }

  /// Returns the index of a section; nil for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  var itemsBySection: [[ItemIdentifierType]] { items }

  private func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard known.contains(identifier) else { return nil }
    for (section, entries) in items.enumerated() {
      if let item = entries.firstIndex(of: identifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  // MARK: Adding

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var known = Set(sectionIdentifiers)
    for identifier in identifiers where !known.insert(identifier).inserted {
      fatalError("The snapshot already has the section \(identifier); give each section once.")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: place)
  }

  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - sectionIdentifier: The section; nil for the last section. Traps if the section does not exist.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = sectionIdentifiers.last else {
      fatalError("The snapshot has no section for the items; call appendSections(_:) first.")
    }
    let section = place(of: sectionIdentifier ?? last)
    insert(identifiers, at: IndexPath(item: items[section].count, section: section))
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: knownPath(of: beforeIdentifier))
  }

  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let path = knownPath(of: afterIdentifier)
    insert(identifiers, at: IndexPath(item: path.item + 1, section: path.section))
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath) {
    for identifier in identifiers where !known.insert(identifier).inserted {
      fatalError("The snapshot already has the item \(identifier); give each item once.")
    }
    items[path.section].insert(contentsOf: identifiers, at: path.item)
  }

  // MARK: Deleting, moving and reloading

  /// Deletes items; unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = known.intersection(identifiers)
    guard !gone.isEmpty else { return }
    known.subtract(gone)
    for section in items.indices { items[section].removeAll { gone.contains($0) } }
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() { self = DiffableDataSourceSnapshot() }

  /// Deletes sections and their items; unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let place = sectionIdentifiers.firstIndex(of: identifier) else { continue }
      sectionIdentifiers.remove(at: place)
      known.subtract(items.remove(at: place))
    }
  }

  /// Moves an item before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier)
    insert([identifier], at: knownPath(of: toIdentifier))
  }

  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier)
    insertItems([identifier], afterItem: toIdentifier)
  }

  private mutating func take(_ identifier: ItemIdentifierType) {
    let path = knownPath(of: identifier)
    items[path.section].remove(at: path.item)
    known.remove(identifier)
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier) { $0.place(of: toIdentifier) }
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier) { $0.place(of: toIdentifier) + 1 }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: (Self) -> Int
  ) {
    let place = place(of: identifier)
    let entries = items.remove(at: place)
    sectionIdentifiers.remove(at: place)
    let new = target(self)
    sectionIdentifiers.insert(identifier, at: new)
    items.insert(entries, at: new)
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = knownPath(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items to be configured again when the snapshot is applied; the same as ``reloadItems(_:)``.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadItems(identifiers)
  }

  /// Marks sections to be reloaded when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  /// Clears the lists of items and sections to reload.
  mutating func settle() { (reloadedItemIdentifiers, reloadedSectionIdentifiers) = ([], []) }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = sectionIdentifiers.firstIndex(of: identifier) else {
      fatalError("The snapshot has no section \(identifier); append or insert it first.")
    }
    return place
  }

  private func knownPath(of identifier: ItemIdentifierType) -> IndexPath {
    guard let path = path(of: identifier) else {
      fatalError("The snapshot has no item \(identifier); append or insert it first.")
    }
    return path
  }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
