/// The snapshot that a diffable data source shows, and the index paths of its items.
struct DiffableItems<Section: Hashable, Item: Hashable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  private var sections: [[Item]] = []
  private var places: [Item: IndexPath] = [:]

  init() {}

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    self.snapshot.settle()
    sections = snapshot.itemsBySection
    places.reserveCapacity(snapshot.numberOfItems)
    for (section, items) in sections.enumerated() {
      for (index, item) in items.enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
  }

  func count(in section: Int) -> Int { sections[section].count }

  func item(at path: IndexPath) -> Item? {
    counts(path) ? sections[path.section][path.item] : nil
  }

  private func counts(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item)
  }

  func path(of item: Item) -> IndexPath? { places[item] }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  // MARK: Differences

  /// Returns the changes from these items to the items of another snapshot.
  ///
  /// Among the sections that stay, and among the items that stay in a section, as many as possible keep their order,
  /// and the others move. An item can be both moved and reloaded.
  func changes(to new: DiffableItems, reloading snapshot: Snapshot) -> BatchChanges {
    let (before, after) = (self.snapshot.sectionIdentifiers, new.snapshot.sectionIdentifiers)
    let (old, coming) = (Set(before), Set(after))
    var changes = BatchChanges()
    changes.deletedSections = Set(before.indices.filter { !coming.contains(before[$0]) })
    changes.insertedSections = Set(after.indices.filter { !old.contains(after[$0]) })
    changes.movedSections = DiffableItems.movedSections(from: before, to: after)
    for section in before.indices where !changes.deletedSections.contains(section) {
      for (index, item) in sections[section].enumerated() where new.places[item] == nil {
        changes.deletedRows[IndexPath(item: index, section: section)] = .automatic
      }
    }
    for section in after.indices {
      let isNew = changes.insertedSections.contains(section)
      var staying: [(old: Int, path: IndexPath)] = []
      for (index, item) in new.sections[section].enumerated() {
        let path = IndexPath(item: index, section: section)
        guard let from = places[item] else {
          if !isNew { changes.insertedRows[path] = .automatic }
          continue
        }
        if before[from.section] == after[section] {
          staying.append((from.item, path))
        } else {
          changes.movedRows[from] = path
        }
      }
      let kept = DiffableItems.longestRise(staying.map(\.old))
      guard let from = before.firstIndex(of: after[section]) else { continue }
      for (place, entry) in staying.enumerated() where !kept.contains(place) {
        changes.movedRows[IndexPath(item: entry.old, section: from)] = entry.path
      }
    }
    for item in snapshot.reloadedItemIdentifiers {
      if let path = places[item] { changes.reloadedRows.insert(path) }
    }
    for section in snapshot.reloadedSectionIdentifiers {
      if let index = before.firstIndex(of: section) { changes.reloadedSections.insert(index) }
    }
    return changes
  }

  /// Returns the sections that must move, from old to new indices, so that the others keep their order.
  private static func movedSections(from before: [Section], to after: [Section]) -> [Int: Int] {
    let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
    let staying = after.enumerated().compactMap { new, section in
      places[section].map { (old: $0, new: new) }
    }
    let kept = longestRise(staying.map(\.old))
    return staying.enumerated().reduce(into: [:]) { moved, entry in
      if !kept.contains(entry.offset) { moved[entry.element.old] = entry.element.new }
    }
  }

  /// Returns the indices of a longest increasing subsequence, found by patience sorting.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = tails[low - 1] }
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var rise: Set<Int> = []
    var next = tails.last
    while let place = next {
      rise.insert(place)
      next = previous[place]
    }
    return rise
  }
}
