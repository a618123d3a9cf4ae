import AtriumGeometry
import AtriumX11
import Testing

@Suite("the back buffer's bound")
struct BackBufferBoundTests {
  private static let roots = [
    PixelSize(width: 1280, height: 800), PixelSize(width: 3840, height: 2160),
    PixelSize(width: 1, height: 1), PixelSize(width: 0, height: 0),
  ]
  private static let sides = [-5, 0, 1, 2, 800, 1280, 5000, 32_767, 40_000, Int(UInt16.max)]

  @Test(
    "the buffer of any window has pixels, and at most 1.5 times as many as the screen",
    arguments: roots)
  func bounded(root: PixelSize) {
    let bound = BackBufferBound(root: root)
    for width in Self.sides {
      for height in Self.sides {
        let size = bound.clipped(PixelSize(width: width, height: height))
        #expect(size.width >= 1 && size.height >= 1)
        #expect(size.width <= 32_767 && size.height <= 32_767)
        #expect(size.count * 2 <= max(2, root.count * 3), "\(width)x\(height) gave \(size)")
        #expect(size.width <= max(1, width) && size.height <= max(1, height))
      }
    }
  }

  @Test("a window that fits has a buffer of its full size")
  func fits() {
    let bound = BackBufferBound(root: PixelSize(width: 1280, height: 800))
    for size in [
      PixelSize(width: 1280, height: 1200), PixelSize(width: 32_767, height: 46),
      PixelSize(width: 1, height: 32_767),
    ] {
      #expect(bound.clipped(size) == size)
    }
  }

  @Test(
    "a buffer for a window that is too large in one direction keeps the other length, or has the screen's aspect"
  )
  func shapes() {
    let bound = BackBufferBound(root: PixelSize(width: 1280, height: 800))
    #expect(
      bound.clipped(PixelSize(width: 32_767, height: 100)) == PixelSize(width: 15_360, height: 100))
    let huge = bound.clipped(PixelSize(width: 32_767, height: 32_767))
    #expect(huge.width >= 1280 && huge.height >= 800)
  }

  @Test(
    "the first segment has the exact size, a growing segment gets a quarter more, and no segment exceeds the bound"
  )
  func capacity() {
    let bound = BackBufferBound(root: PixelSize(width: 1280, height: 800))
    let first = bound.capacity(needed: 1_000_000, current: 0)
    #expect(first >= 1_000_000 && first < 1_000_000 + 65_536)
    #expect(bound.capacity(needed: 900_000, current: first) == first)
    let second = bound.capacity(needed: 1_200_000, current: first)
    #expect(second >= 1_500_000 && second < 1_500_000 + 65_536)
    #expect(bound.capacity(needed: bound.bytes, current: second) == bound.bytes)
    #expect(bound.capacity(needed: bound.bytes - 5, current: second) == bound.bytes)
  }

  @Test("a segment that is more than four times too large is released")
  func shrinks() {
    let bound = BackBufferBound(root: PixelSize(width: 1280, height: 800))
    #expect(bound.capacity(needed: 1_000_000, current: 4_000_000) == 4_000_000)
    let smaller = bound.capacity(needed: 999_999, current: 4_000_000)
    #expect(smaller >= 999_999 && smaller < 999_999 + 65_536)
  }

  @Test("a segment that was made for a larger screen is released")
  func smallerScreen() {
    let large = BackBufferBound(root: PixelSize(width: 2048, height: 1536))
    let small = BackBufferBound(root: PixelSize(width: 640, height: 480))
    let current = large.capacity(needed: 3_000_000, current: 0)
    #expect(large.capacity(needed: 1_200_000, current: current) == current)
    let kept = small.capacity(needed: 1_200_000, current: current)
    #expect(kept >= 1_200_000 && kept <= small.bytes)
  }
}
