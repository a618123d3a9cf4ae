import AtriumX11
import Testing

@Suite("sizes in quick succession")
struct ResizeBurstTests {
  /// Returns for each time whether a size at that time closely follows another size.
  private func answers(_ times: Double...) -> [Bool] {
    var burst = ResizeBurst()
    return times.map { burst.receive(at: $0) }
  }

  @Test(
    "DC-34: the first size follows no other size, and each later size within 150 ms follows the previous size"
  )
  func interval() {
    #expect(answers(0) == [false])
    #expect(answers(5, 5.1, 5.2, 5.2, 5.349) == [false, true, true, true, true])
    #expect(answers(5, 5.16, 5.2, 6) == [false, false, true, false])
    #expect(answers(0, 0.15, 0.31) == [false, true, false])
  }

  @Test("DC-34: the 150 ms restart when the size is painted, but not with a later frame")
  func painting() {
    var burst = ResizeBurst()
    burst.painted(at: 1)
    let first = burst.receive(at: 1.1)
    burst.painted(at: 1.4)
    let second = burst.receive(at: 1.5)
    burst.painted(at: 1.51)
    burst.painted(at: 1.6)
    let third = burst.receive(at: 1.67)
    #expect([first, second, third] == [false, true, false])
  }
}
