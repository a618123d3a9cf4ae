internal import CX11
internal import Glibc

/// Releases the memory that only the start needed, once, after the first idle period.
///
/// Some code runs only before the first frame: command line, fonts, metadata of types. The kernel
/// keeps those pages of the program and its libraries mapped, sixteen at a time around each touched
/// page. This unmaps them; pages that are used again come back from the page cache, without disk
/// access. The allocator releases its free pages too.
enum StartupMemory {
  /// How long the loop must have been idle for the start to be over, in seconds.
  static let quietTime = 0.5

  static func giveBack() {
    let areas = codeAreas()
    malloc_trim(0)
    for area in areas {
      // A read-only mapping of a file: no data is lost.
      madvise(area.baseAddress, area.count, MADV_DONTNEED)
    }
  }

  /// The mappings of program code: readable, executable, not writable, backed by a file.
  private static func codeAreas() -> [UnsafeMutableRawBufferPointer] {
    readMaps().split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      guard fields.count >= 6, fields[1] == "r-xp", fields[5].hasPrefix("/") else { return nil }
      let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, let start = UnsafeMutableRawPointer(bitPattern: ends[0]) else {
        return nil
      }
      return UnsafeMutableRawBufferPointer(start: start, count: Int(ends[1] - ends[0]))
    }
  }

  private static func readMaps() -> String {
    let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(file, &piece, piece.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += piece.prefix(count)
    }
  }
}
