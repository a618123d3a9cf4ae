import AtriumGeometry
import AtriumGraphics
import Testing
import TestSupport

struct RegionTests {
  private let left = PixelRect(x: 0, y: 0, width: 10, height: 10)
  private let right = PixelRect(x: 5, y: 5, width: 10, height: 10)

  @Test func `pixels are neither lost nor counted twice`() {
    var union = Region(left)
    union.formUnion(right)
    let both = Region(left).intersection(right)
    #expect(union.pixelCount == left.count + right.count - both.pixelCount)
    #expect(both.bounds == PixelRect(x: 5, y: 5, width: 5, height: 5))
    #expect(union.bounds == PixelRect(x: 0, y: 0, width: 15, height: 15))
    var rest = union
    rest.subtract(left)
    #expect(rest.pixelCount == union.pixelCount - left.count)
    #expect(!rest.intersects(left))
    rest.formUnion(left)
    #expect(rest == union)
  }

  @Test(arguments: RandomRunSettings.seeds(5))
  func `random rectangles keep the sums`(seed: UInt64) {
    // The region is compared with an independent model, which has one flag for each pixel.
    var generator = SeededGenerator(seed: seed)
    func random(_ bound: Int) -> Int { generator.below(bound) }
    let side = 40
    var flags = [Bool](repeating: false, count: side * side)
    var region = Region()
    for step in 0..<60 {
      let rect = PixelRect(x: random(30), y: random(30), width: random(11), height: random(11))
      let isAdding = step % 3 != 2
      if isAdding { region.formUnion(rect) } else { region.subtract(rect) }
      for y in rect.y..<rect.y + rect.height {
        for x in rect.x..<rect.x + rect.width { flags[y * side + x] = isAdding }
      }
      #expect(region.pixelCount == flags.count { $0 }, "seed \(seed), step \(step)")
      #expect(region.rects.allSatisfy { region.contains($0) }, "seed \(seed), step \(step)")
    }
    for y in 0..<side {
      for x in 0..<side {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        #expect(region.contains(pixel) == flags[y * side + x], "seed \(seed)")
        #expect(region.intersects(pixel) == flags[y * side + x], "seed \(seed)")
      }
    }
  }

  @Test func `copies do not share changes`() {
    let first = Region(left)
    var second = first
    second.formUnion(right)
    second.translate(x: 3, y: 4)
    #expect(first == Region(left))
    #expect(first != second)
    #expect(second.bounds == PixelRect(x: 3, y: 4, width: 15, height: 15))
    second.removeAll()
    #expect(second.isEmpty)
    #expect(second == Region())
    #expect(!first.isEmpty)
  }

  @Test func `containing means all of it, intersecting any of it`() {
    let region = Region(left)
    #expect(region.contains(PixelRect(x: 2, y: 2, width: 8, height: 8)))
    #expect(!region.contains(PixelRect(x: 2, y: 2, width: 9, height: 8)))
    #expect(region.intersects(PixelRect(x: 9, y: 9, width: 9, height: 8)))
    #expect(!region.intersects(PixelRect(x: 10, y: 0, width: 9, height: 8)))
    #expect(region.contains(PixelRect(x: 50, y: 50, width: 0, height: 3)))
    #expect(!region.intersects(PixelRect(x: 2, y: 2, width: 0, height: 3)))
  }

  @Test func `empty and negative rectangles add nothing`() {
    var region = Region(PixelRect(x: 3, y: 3, width: -4, height: 5))
    #expect(region.isEmpty)
    region.formUnion(PixelRect(x: 3, y: 3, width: 4, height: 0))
    #expect(region.isEmpty)
    #expect(region.pixelCount == 0)
    #expect(region.rects.isEmpty)
    region.formUnion(Region())
    #expect(region == Region())
  }

  @Test func `numbers beyond Cairo's are brought back`() {
    var region = Region(
      PixelRect(x: Int.min, y: Int.min, width: Int.max, height: Int.max))
    region.formUnion(PixelRect(x: -5, y: -5, width: Int.max, height: Int.max))
    region.translate(x: 7, y: -7)
    #expect(region.contains(left))
    region.subtract(left)
    #expect(!region.intersects(left))
  }

  @Test func `regions intersect and subtract each other`() {
    var cross = Region(PixelRect(x: 4, y: 0, width: 2, height: 10))
    cross.formUnion(Region(PixelRect(x: 0, y: 4, width: 10, height: 2)))
    #expect(cross.pixelCount == 36)
    #expect(cross.intersection(Region(right)).pixelCount == 1 + 4 + 4)
    var corners = Region(left)
    corners.subtract(cross)
    #expect(corners.pixelCount == 64)
    #expect(corners.rects.count == 4)
  }
}
