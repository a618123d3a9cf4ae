/// An ordered set of objects, with operations in logarithmic time.
///
/// The tree is a treap: a binary tree in the order of the objects, which random priorities keep balanced. Each node
/// stores the size of its subtree. A node is an index into an array, and a dictionary maps each object to its node.
/// The priorities are the same in every run.
@MainActor
final class OrderTree<Element: AnyObject> {
  private struct Node {
    var element: Element?
    var parent: Int
    var left = OrderTree.none
    var right = OrderTree.none
    var count = 1
    var priority: UInt64
  }

  nonisolated private static var none: Int { -1 }

  private var nodes: ContiguousArray<Node> = []
  private var unused: [Int] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var root = OrderTree.none
  private var seed: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Makes a tree of distinct objects.
  init(_ elements: [Element]) {
    nodes.reserveCapacity(elements.count)
    for element in elements { insert(element, at: count) }
  }

  /// The number of objects.
  var count: Int { size(root) }

  /// The objects, in order.
  var elements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(count)
    var open: [Int] = []
    var current = root
    while current != OrderTree.none || !open.isEmpty {
      while current != OrderTree.none {
        open.append(current)
        current = nodes[current].left
      }
      guard let node = open.popLast() else { break }
      if let element = nodes[node].element { result.append(element) }
      current = nodes[node].right
    }
    WorkStatistics.ofLists.stepCount += result.count
    return result
  }

  /// Returns the object at a valid index.
  func element(at index: Int) -> Element? {
    let node = node(at: index)
    return node == OrderTree.none ? nil : nodes[node].element
  }

  /// Returns the index of an object; nil if it is not in the tree.
  func index(of element: Element) -> Int? {
    guard var node = places[ObjectIdentifier(element)] else { return nil }
    var index = size(nodes[node].left)
    while nodes[node].parent != OrderTree.none {
      WorkStatistics.ofLists.stepCount += 1
      let parent = nodes[node].parent
      if nodes[parent].right == node { index += size(nodes[parent].left) + 1 }
      node = parent
    }
    return index
  }

  /// Inserts a new object before the object at an index, or at the end.
  func insert(_ element: Element, at index: Int) {
    var (parent, current, rest, isLeft) = (OrderTree.none, root, index, false)
    while current != OrderTree.none {
      WorkStatistics.ofLists.stepCount += 1
      nodes[current].count += 1
      parent = current
      let before = size(nodes[current].left)
      isLeft = rest <= before
      if isLeft {
        current = nodes[current].left
      } else {
        rest -= before + 1
        current = nodes[current].right
      }
    }
    let node = makeNode(element, below: parent)
    if parent == OrderTree.none {
      root = node
    } else if isLeft {
      nodes[parent].left = node
    } else {
      nodes[parent].right = node
    }
    while nodes[node].parent != OrderTree.none,
      nodes[nodes[node].parent].priority < nodes[node].priority
    {
      rotateUp(node)
    }
  }

  /// Removes an object; does nothing if it is not in the tree.
  func remove(_ element: Element) {
    guard let node = places.removeValue(forKey: ObjectIdentifier(element)) else { return }
    while nodes[node].left != OrderTree.none, nodes[node].right != OrderTree.none {
      let (left, right) = (nodes[node].left, nodes[node].right)
      rotateUp(nodes[left].priority > nodes[right].priority ? left : right)
    }
    let child =
      nodes[node].left != OrderTree.none ? nodes[node].left : nodes[node].right
    replace(node, by: child)
    var parent = nodes[node].parent
    while parent != OrderTree.none {
      WorkStatistics.ofLists.stepCount += 1
      nodes[parent].count -= 1
      parent = nodes[parent].parent
    }
    nodes[node].element = nil
    unused.append(node)
  }

  /// Swaps the objects at two valid indices.
  func swapAt(_ first: Int, _ second: Int) {
    let (one, two) = (node(at: first), node(at: second))
    guard let a = nodes[one].element, let b = nodes[two].element else { return }
    (nodes[one].element, nodes[two].element) = (b, a)
    places[ObjectIdentifier(a)] = two
    places[ObjectIdentifier(b)] = one
  }

  // MARK: Nodes

  private func size(_ node: Int) -> Int { node == OrderTree.none ? 0 : nodes[node].count }

  private func node(at index: Int) -> Int {
    var (current, rest) = (root, index)
    while current != OrderTree.none {
      WorkStatistics.ofLists.stepCount += 1
      let before = size(nodes[current].left)
      if rest == before { return current }
      if rest < before {
        current = nodes[current].left
      } else {
        rest -= before + 1
        current = nodes[current].right
      }
    }
    return OrderTree.none
  }

  private func makeNode(_ element: Element, below parent: Int) -> Int {
    // The priorities come from a xorshift generator; any sequence without a pattern would be sufficient.
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    let made = Node(element: element, parent: parent, priority: seed)
    let node: Int
    if let free = unused.popLast() {
      node = free
      nodes[node] = made
    } else {
      node = nodes.count
      nodes.append(made)
    }
    places[ObjectIdentifier(element)] = node
    return node
  }

  /// Makes a node the parent of its current parent; the order of the objects stays the same.
  private func rotateUp(_ node: Int) {
    WorkStatistics.ofLists.stepCount += 1
    let parent = nodes[node].parent
    let inner: Int
    if nodes[parent].left == node {
      inner = nodes[node].right
      nodes[parent].left = inner
      nodes[node].right = parent
    } else {
      inner = nodes[node].left
      nodes[parent].right = inner
      nodes[node].left = parent
    }
    if inner != OrderTree.none { nodes[inner].parent = parent }
    replace(parent, by: node)
    nodes[parent].parent = node
    nodes[node].count = nodes[parent].count
    nodes[parent].count = size(nodes[parent].left) + size(nodes[parent].right) + 1
  }

  /// Replaces a node with another node, or with none, below its parent.
  private func replace(_ old: Int, by new: Int) {
    let parent = nodes[old].parent
    if new != OrderTree.none { nodes[new].parent = parent }
    if parent == OrderTree.none {
      root = new
    } else if nodes[parent].left == old {
      nodes[parent].left = new
    } else {
      nodes[parent].right = new
    }
  }
}
