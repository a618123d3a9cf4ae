import Foundation
import Testing
import XServerSupport

/// The memory that a program releases after its launch.
extension ServerTests {
  @Test("the font caches, which only the launch reads, are unmapped after it")
  func launchMemory() throws {
    let fixture = try Fixture(["--text"])
    let path = "/proc/\(fixture.process.identifier)/smaps"
    func caches() -> [Int] { residentKilobytes(of: "/fontconfig/", in: path) }
    #expect(eventually { !caches().isEmpty && caches().allSatisfy { $0 == 0 } }, "\(caches())")
    #expect(fixture.process.isRunning)
    // The program still works with the pages that it maps again.
    try fixture.settles(XProbe(fixture.server))
  }

  /// Returns the resident size of each mapping whose file has the given text in its path.
  private func residentKilobytes(of file: String, in path: String) -> [Int] {
    // The size of a file in /proc is reported as zero.
    let text = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
    var isWanted = false
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      if !line.hasSuffix(" kB"), line.contains("-") { isWanted = line.contains(file) }
      guard isWanted, line.hasPrefix("Rss:") else { return nil }
      return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
  }
}
