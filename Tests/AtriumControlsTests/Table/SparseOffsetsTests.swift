import AtriumControls
import TestSupport
import Testing

/// The sums of many lengths, most of which are the same estimate.
struct SparseOffsetsTests {
  @Test("sums and offsets equal the result of plain addition")
  func againstAdding() {
    let seed = RandomRunSettings.firstSeed
    print("sums of lengths: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    func random(_ bound: Int) -> Int { generator.below(bound) }
    for count in [1, 2, 7, 64, 100] {
      var plain = Array(repeating: 10.0, count: count)
      var sums = SparseOffsets(count: count, estimate: 10)
      for _ in 0..<200 {
        let index = random(count)
        let length = Double(random(30))
        plain[index] = length
        sums.set(length, of: index)
      }
      var start = 0.0
      for (index, length) in plain.enumerated() {
        #expect(sums.start(of: index) == start && sums.length(of: index) == length)
        if length > 0 { #expect(sums.index(at: start + length / 2) == index) }
        start += length
      }
      #expect(sums.total == start)
      #expect(sums.index(at: -5) == 0 && sums.index(at: start + 5) == count - 1)
    }
  }

  @Test("a million equal rows need no storage")
  func sparse() {
    var sums = SparseOffsets(count: 1_000_000, estimate: 44)
    #expect(sums.start(of: 777_777) == 777_777 * 44)
    #expect(sums.index(at: 44 * 500_000 + 1) == 500_000)
    sums.set(50, of: 3)
    #expect(sums.start(of: 1_000_000) == 44_000_006)
    #expect(sums.lengths.count == 1)
  }
}
