/// The rows or definitions in which a variable occurs.
///
/// The list may contain removed entries until it is read.
struct SolverReferences {
  var places: ContiguousArray<Int32> = []
  /// The number of entries that removals have made invalid since the list was last read.
  private(set) var staleCount = 0

  /// Whether the variable does not occur.
  var isEmpty: Bool { places.count == staleCount }

  mutating func insert(_ place: Int32) { places.append(place) }

  mutating func noteRemoval() {
    staleCount += 1
    if staleCount == places.count { removeAll() }
  }

  mutating func removeAll() {
    places.removeAll()
    staleCount = 0
  }

  mutating func replace(by valid: ContiguousArray<Int32>) {
    places = valid
    staleCount = 0
  }
}
