import AtriumX11
import Glibc
import Testing

/// The constants of the program, whose pages are released after the launch.
struct ProgramConstantsTests {
  private let constants = ProgramConstants()

  /// Returns the part of a pretended mapping of the program's file.
  private func part(offset: Int, count: Int) -> Range<Int>? {
    // The memory is not accessed.
    let area = UnsafeMutableRawBufferPointer(
      start: UnsafeMutableRawPointer(bitPattern: 1 << 30), count: count)
    guard let part = constants.part(of: area, offset: offset), let base = part.baseAddress else {
      return nil
    }
    let start = Int(bitPattern: base) - 1 << 30
    return start..<start + part.count
  }

  @Test("the path is that of the running program")
  func path() {
    #expect(constants.path.hasPrefix("/"))
    #expect(access(constants.path, X_OK) == 0)
  }

  @Test(
    "the part of a mapping is whole pages inside the section, at the same distance as in the file")
  func pages() throws {
    let page = Int(getpagesize())
    let whole = try #require(part(offset: 0, count: 1 << 30))
    #expect(whole.count >= page)
    #expect(whole.lowerBound.isMultiple(of: page) && whole.upperBound.isMultiple(of: page))
    let half = try #require(part(offset: whole.lowerBound - page, count: 2 * page))
    #expect(half == page..<2 * page)
    #expect(part(offset: whole.lowerBound, count: page) == 0..<page)
  }

  @Test("a mapping before, after and at the edge of the section has no such part")
  func outside() throws {
    let page = Int(getpagesize())
    let whole = try #require(part(offset: 0, count: 1 << 30))
    #expect(part(offset: 0, count: whole.lowerBound) == nil)
    #expect(part(offset: whole.upperBound, count: 16 * page) == nil)
  }
}
