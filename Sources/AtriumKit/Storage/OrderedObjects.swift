/// An ordered set of objects, for lists that are read as arrays and may be very long.
///
/// A short list is stored as an array. So is any list that changes only near its end. The first change or search
/// elsewhere in a long list builds an ``OrderTree``, and the array is rebuilt when the list is read. If the list is
/// read between changes, each change also updates the array, because moving elements is cheaper than rebuilding it.
@MainActor
struct OrderedObjects<Element: AnyObject>: ~Copyable {
  /// The maximum distance from the end at which a change needs no tree.
  private static var reach: Int { 128 }

  private var array: [Element] = []
  /// Whether the array is up to date; always true if there is no tree.
  private var isCurrent = true
  /// Whether the array was read since its last update.
  private var wasRead = false
  private var tree: OrderTree<Element>?

  init() {}

  /// The number of objects.
  var count: Int { tree?.count ?? array.count }

  /// The objects, in order.
  var elements: [Element] {
    mutating get {
      if !isCurrent, let tree {
        array = tree.elements
        isCurrent = true
      }
      wasRead = true
      return array
    }
  }

  /// Returns the object at a valid index.
  func element(at index: Int) -> Element? {
    isCurrent ? array[index] : tree?.element(at: index)
  }

  /// Returns the index of an object; nil if it is not in the list.
  mutating func index(of element: Element) -> Int? {
    if let tree {
      if isCurrent, array.last === element { return array.count - 1 }
      return tree.index(of: element)
    }
    // The frontmost objects change most often, so the search starts at the end.
    var index = array.count - 1
    let end = max(-1, index - Self.reach)
    while index > end {
      WorkStatistics.ofLists.stepCount += 1
      if array[index] === element { return index }
      index -= 1
    }
    return end < 0 ? nil : neededTree.index(of: element)
  }

  /// Appends a new object.
  mutating func append(_ element: Element) {
    insert(element, at: count)
  }

  /// Inserts a new object before the object at an index, or at the end.
  mutating func insert(_ element: Element, at index: Int) {
    let isNearEnd = count - index <= Self.reach
    let moved = count - index
    if !isNearEnd || tree != nil { neededTree.insert(element, at: index) }
    change(isNearEnd: isNearEnd, moving: moved) { $0.insert(element, at: index) }
  }

  /// Removes an object; does nothing if it is not in the list.
  mutating func remove(_ element: Element) {
    guard let index = index(of: element) else { return }
    let rest = count - index - 1
    tree?.remove(element)
    change(isNearEnd: rest <= Self.reach, moving: rest) { $0.remove(at: index) }
    if let tree, tree.count < Self.reach / 2 {
      if !isCurrent { array = tree.elements }
      (self.tree, isCurrent) = (nil, true)
    }
  }

  /// Removes all objects and returns them.
  mutating func takeAll() -> [Element] {
    let all = isCurrent ? array : tree?.elements ?? []
    (array, tree, isCurrent) = ([], nil, true)
    return all
  }

  /// Returns the index of the first object for which a condition is false, or ``count`` if there is none.
  ///
  /// All objects for which the condition is true must come first.
  func index(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    // A new object usually belongs at the end.
    if let last = count > 0 ? element(at: count - 1) : nil, isBefore(last) { return count }
    while low < high {
      let middle = (low + high) / 2
      if let element = element(at: middle), isBefore(element) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Swaps the objects at two valid indices.
  mutating func swapAt(_ first: Int, _ second: Int) {
    tree?.swapAt(first, second)
    change(isNearEnd: true, moving: 0) { $0.swapAt(first, second) }
  }

  /// Applies a change to the array.
  ///
  /// An expensive change discards an array that was not read since its last update.
  private mutating func change(
    isNearEnd: Bool, moving count: Int, _ body: (inout [Element]) -> Void
  ) {
    guard isCurrent else { return }
    if isNearEnd || wasRead || tree == nil {
      WorkStatistics.ofLists.stepCount += count
      body(&array)
      if !isNearEnd { wasRead = false }
    } else {
      array = []
      isCurrent = false
    }
  }

  private var neededTree: OrderTree<Element> {
    mutating get {
      if let tree { return tree }
      let made = OrderTree(array)
      tree = made
      return made
    }
  }
}
