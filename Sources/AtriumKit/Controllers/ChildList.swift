/// Children in the order of their places, found without looking at their siblings.
///
/// Each child knows the place that it got; the list searches the places, never the children. So
/// adding and removing moves storage and visits nobody.
struct ChildList {
  /// The children, in order.
  private(set) var controllers: [ViewController] = []
  /// The place of each, rising.
  private var places: [Int] = []

  /// Puts a child in by its place; the place must not be taken.
  mutating func insert(_ controller: ViewController, at place: Int) {
    let index = index(of: place)
    controllers.insert(controller, at: index)
    places.insert(place, at: index)
  }

  /// Takes the child at a place out, if there is one.
  mutating func remove(at place: Int) {
    let index = index(of: place)
    guard index < places.count, places[index] == place else { return }
    controllers.remove(at: index)
    places.remove(at: index)
  }

  /// The first index whose place is not below the given one.
  private func index(of place: Int) -> Int {
    // New children come last, and the last one is removed most often.
    if let last = places.last, place > last { return places.count }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
