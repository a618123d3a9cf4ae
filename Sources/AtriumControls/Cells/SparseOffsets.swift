/// The offsets of many consecutive lengths, most of which are unknown and replaced with an estimate.
///
/// Only known lengths are stored, with a Fenwick tree of their differences from the estimate. Unknown lengths take
/// no memory. A query takes a number of steps proportional to the logarithm of the count (P. Fenwick, 1994).
package struct SparseOffsets {
  /// The number of lengths.
  let count: Int
  /// The value of an unknown length.
  let estimate: Double
  /// The known lengths.
  package private(set) var lengths: [Int: Double] = [:]
  private var tree: [Int: Double] = [:]

  package init(count: Int, estimate: Double, lengths: [Int: Double] = [:]) {
    self.count = max(0, count)
    self.estimate = estimate
    for (index, length) in lengths { set(length, of: index) }
  }

  /// The sum of all lengths.
  package var total: Double { start(of: count) }

  func isKnown(_ index: Int) -> Bool { lengths[index] != nil }

  package func length(of index: Int) -> Double { lengths[index] ?? estimate }

  /// Returns the sum of the lengths before an index.
  package func start(of index: Int) -> Double {
    var sum = Double(index) * estimate
    guard !tree.isEmpty else { return sum }
    var node = index
    while node > 0 {
      sum += tree[node] ?? 0
      node &= node - 1
    }
    return sum
  }

  /// Sets the length at an index and marks it as known.
  package mutating func set(_ length: Double, of index: Int) {
    guard index >= 0, index < count else { return }
    let change = length - self.length(of: index)
    lengths[index] = length
    guard change != 0 else { return }
    var node = index + 1
    while true {
      tree[node, default: 0] += change
      let step = node & -node
      guard node <= count - step else { return }
      node += step
    }
  }

  /// Returns the last index whose length begins at or before an offset; 0 if there is no such length.
  package func index(at place: Double) -> Int {
    guard count > 0 else { return 0 }
    var (node, rest) = (0, place)
    var step = 1
    while step <= count / 2 { step *= 2 }
    while step > 0 {
      let next = node + step
      let length = Double(step) * estimate + (tree[next] ?? 0)
      if next <= count, length <= rest {
        node = next
        rest -= length
      }
      step /= 2
    }
    return min(node, count - 1)
  }
}

extension Double {
  /// This value as a length in points: 0 if the value is negative or not finite, and at most 1e12.
  var asLength: Double { isFinite ? min(max(self, 0), 1e12) : 0 }
}
