import AtriumGeometry

/// The computed geometry of a section in a flow layout.
///
/// In the scroll direction, the section begins at coordinate 0.
///
/// Items of equal size are a grid: they need no memory, and their frames are computed on request. Items of
/// different sizes are arranged in lines from the first item to the last requested item. All later items
/// are treated as a grid of the estimated size.
struct FlowSection {
  private struct Line {
    let first: Int
    var count: Int
    let start: Double
    var length: Double
  }

  let metrics: FlowMetrics
  let count: Int
  /// The common or estimated size of the items, along and across the layout.
  ///
  /// If the items have different sizes, this is the estimate for the items that are not arranged yet.
  let size: (length: Double, breadth: Double)
  /// Whether the items have different sizes.
  let isVaried: Bool
  private var lines: [Line] = []
  private var sizes: [(length: Double, breadth: Double)] = []

  init(metrics: FlowMetrics, count: Int, size: (length: Double, breadth: Double), isVaried: Bool) {
    (self.metrics, self.count, self.size) = (metrics, count, size)
    self.isVaried = isVaried
  }

  // MARK: The grid

  /// The number of items of the common size that fit in a line.
  private var perLine: Int {
    let pitch = size.breadth + metrics.itemSpacing
    guard pitch > 1e-6 else { return max(1, count) }
    let fitting = (metrics.room + metrics.itemSpacing) / pitch + 1e-9
    return fitting >= Double(max(1, count)) ? max(1, count) : max(1, Int(fitting))
  }

  /// The first item in the grid, and the position at which the grid begins.
  private var grid: (first: Int, start: Double) {
    guard let last = lines.last else { return (0, metrics.header + metrics.near) }
    return (last.first + last.count, last.start + last.length + metrics.lineSpacing)
  }

  private var gridPitch: Double { size.length + metrics.lineSpacing }

  // MARK: Lengths

  var itemsEnd: Double {
    let grid = grid
    let rest = count - grid.first
    guard rest > 0 else {
      return lines.last.map { $0.start + $0.length } ?? metrics.header + metrics.near
    }
    let gridLines = (rest + perLine - 1) / perLine
    return grid.start + Double(gridLines) * gridPitch - metrics.lineSpacing
  }

  /// The length of the section, including its header and footer.
  var length: Double { itemsEnd + metrics.far + metrics.footer }

  // MARK: Items of different sizes

  /// Returns whether lines exist up to the given position and for at least the given number of items.
  ///
  /// True for a grid, which needs no lines.
  func isMeasured(to place: Double, least: Int) -> Bool {
    guard isVaried, grid.first < count else { return true }
    return grid.first >= least && grid.start > place
  }

  /// Makes lines up to a position and for a minimum number of items, if they do not exist yet.
  ///
  /// - Parameters:
  ///   - place: The position, in points from the beginning of the section.
  ///   - least: The minimum number of items.
  ///   - ask: A closure that returns the size of an item, along and across the layout.
  mutating func measure(to place: Double, least: Int, ask: (Int) -> (Double, Double)) {
    while !isMeasured(to: place, least: least) { addLine(ask) }
  }

  private mutating func addLine(_ ask: (Int) -> (Double, Double)) {
    let (first, start) = grid
    var line = Line(first: first, count: 0, start: start, length: 0)
    var left = metrics.room
    while first + line.count < count {
      let item = first + line.count
      while sizes.count <= item {
        let (length, breadth) = ask(sizes.count)
        sizes.append((length.asLength, breadth.asLength))
      }
      let next = sizes[item].breadth + (line.count > 0 ? metrics.itemSpacing : 0)
      guard line.count == 0 || left >= next - 1e-9 else { break }
      left -= next
      line.count += 1
      line.length = max(line.length, sizes[item].length)
    }
    lines.append(line)
  }

  // MARK: Frames

  /// Returns the frames of the items of a line.
  private func places(of line: Line, isGrid: Bool) -> [FlowPlace] {
    let isLast = line.first + line.count == count
    func size(_ index: Int) -> (length: Double, breadth: Double) {
      isGrid ? self.size : sizes[line.first + index]
    }
    let spread =
      metrics.spread(
        count: isGrid ? min(perLine, count) : line.count, isLast: isLast || isGrid
      ) {
        size(isGrid ? 0 : $0).breadth
      }
    var across = spread.start
    return (0..<line.count).map { index in
      let size = size(index)
      defer { across += size.breadth + spread.gap }
      return FlowPlace(
        item: line.first + index, along: line.start + (line.length - size.length) / 2,
        across: across, length: size.length, breadth: size.breadth)
    }
  }

  private func gridLine(_ index: Int) -> Line {
    let grid = grid
    let first = grid.first + index * perLine
    return Line(
      first: first, count: min(perLine, count - first),
      start: grid.start + Double(index) * gridPitch, length: size.length)
  }

  /// Returns the frames of the items in the lines between two positions in the scroll direction.
  func places(from start: Double, to end: Double) -> [FlowPlace] {
    var places: [FlowPlace] = []
    var index = lines.firstIndex(after: { $0.start + $0.length >= start })
    while index < lines.count, lines[index].start <= end {
      places += self.places(of: lines[index], isGrid: false)
      index += 1
    }
    let grid = grid
    guard grid.first < count, end >= grid.start else { return places }
    let pitch = max(gridPitch, 1e-6)
    let last = (count - grid.first - 1) / perLine
    func line(at place: Double) -> Int {
      Int(min(max(0, ((place - grid.start) / pitch).rounded(.down)), Double(last)))
    }
    let (first, final) = (line(at: start), line(at: end))
    for index in first...max(first, final) where gridLine(index).start + size.length >= start {
      places += self.places(of: gridLine(index), isGrid: true)
    }
    return places
  }

  /// Returns the frame of an item.
  func place(of item: Int) -> FlowPlace {
    let grid = grid
    let line =
      item < grid.first
      ? lines[lines.firstIndex(after: { $0.first + $0.count > item })]
      : gridLine((item - grid.first) / perLine)
    return places(of: line, isGrid: item >= grid.first)[item - line.first]
  }
}

/// The frame of an item in a section of a flow layout.
struct FlowPlace {
  let item: Int
  let along: Double
  let across: Double
  let length: Double
  let breadth: Double
}

extension Array {
  /// Finds the first index whose element satisfies a condition, by binary search.
  ///
  /// If an element satisfies the condition, all later elements must satisfy it too. The result is the count if no
  /// element satisfies the condition.
  fileprivate func firstIndex(after holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
