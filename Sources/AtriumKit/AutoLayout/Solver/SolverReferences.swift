/// Where a variable occurs: places are added at once, and those it left are swept out when read.
struct SolverReferences {
  var places: ContiguousArray<Int32> = []
  /// How many of the places are wrong, at least 1 if any is.
  private(set) var staleCount = 0

  /// Whether the variable occurs nowhere.
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
