/// Unique objects in an order, for lists that users read as an array and that may be very long.
///
/// A short list is an array, and changes near the end of any list are array changes. The first change
/// elsewhere in a long list builds an ``OrderTree``; the array is then rebuilt when it is read. While it
/// is read between changes it is kept up to date instead, since moving elements costs less than that.
@MainActor
struct OrderedObjects<Element: AnyObject>: ~Copyable {
  /// How far from the end an array is as good as a tree.
  private static var reach: Int { 128 }

  private var array: [Element] = []
  /// Whether the array is up to date; always without a tree.
  private var isCurrent = true
  /// Whether the array was read since it was last kept up to date.
  private var wasRead = false
  private var tree: OrderTree<Element>?

  init() {}

  /// How many there are.
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

  /// The object at an index in use.
  func element(at index: Int) -> Element? {
    isCurrent ? array[index] : tree?.element(at: index)
  }

  /// Where an object is; nil if it is not there.
  mutating func index(of element: Element) -> Int? {
    if let tree {
      if isCurrent, array.last === element { return array.count - 1 }
      return tree.index(of: element)
    }
    // From the end: what is in front comes and goes most.
    var index = array.count - 1
    let end = max(-1, index - Self.reach)
    while index > end {
      OrderSteps.count += 1
      if array[index] === element { return index }
      index -= 1
    }
    return end < 0 ? nil : neededTree.index(of: element)
  }

  /// Puts an object that is not there at the end.
  mutating func append(_ element: Element) {
    insert(element, at: count)
  }

  /// Puts an object that is not there in front of the one at an index, or at the end.
  mutating func insert(_ element: Element, at index: Int) {
    let isNearEnd = count - index <= Self.reach
    let moved = count - index
    if !isNearEnd || tree != nil { neededTree.insert(element, at: index) }
    change(isNearEnd: isNearEnd, moving: moved) { $0.insert(element, at: index) }
  }

  /// Takes an object out; nothing happens if it is not there.
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

  /// Takes all objects out.
  mutating func takeAll() -> [Element] {
    let all = isCurrent ? array : tree?.elements ?? []
    (array, tree, isCurrent) = ([], nil, true)
    return all
  }

  /// The first index whose object, and all after it, are not before a place; the objects stand in the
  /// order of their places.
  func index(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    // What is new comes last.
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

  /// Changes the places of two objects, at indices in use.
  mutating func swapAt(_ first: Int, _ second: Int) {
    tree?.swapAt(first, second)
    change(isNearEnd: true, moving: 0) { $0.swapAt(first, second) }
  }

  /// Changes the array along, unless it moves much for no reader.
  private mutating func change(
    isNearEnd: Bool, moving count: Int, _ body: (inout [Element]) -> Void
  ) {
    guard isCurrent else { return }
    if isNearEnd || wasRead || tree == nil {
      OrderSteps.count += count
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

/// How many steps changes of ``OrderedObjects`` have taken: what tests hold cost against.
@MainActor
package enum OrderSteps {
  /// Nodes and places looked at, or moved.
  package static var count = 0
}
