internal import CX11
internal import Glibc

/// Releases the memory that only the launch needed, once, after the first idle period.
///
/// Some code of the program and its libraries runs only before the first display frame: command line, fonts,
/// metadata of types. The kernel keeps the pages of this code mapped. For each page that was used, it has also mapped
/// the sixteen pages around it. Unmapping these pages releases the memory. Pages that are used again are mapped again
/// from the page cache, without disk access. The free pages of the allocator are released as well.
enum StartupMemory {
  /// The time for which the loop must be idle before the launch counts as over, in seconds.
  static let quietTime = 0.5

  static func giveBack() {
    let pages = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC)
    defer { close(pages) }
    let mappings = readMappings()
    malloc_trim(0)
    withoutSignals {
      // The program's mappings come first in the list, so this loop handles the libraries before the program's
      // variables. When the loop reaches these variables, all of its code has run, so it initialises none of them.
      for mapping in mappings.reversed() where !mapping.isCode {
        dropUnmodified(mapping.area, pages: pages)
      }
    }
    // Pages of code are never modified. They are unmapped last, and the program's own pages after those of the
    // libraries, since running code maps its pages again.
    for mapping in mappings.reversed() where mapping.isCode {
      madvise(mapping.area.baseAddress, mapping.area.count, MADV_DONTNEED)
    }
  }

  /// Runs a closure during which no signal handler can modify a variable.
  private static func withoutSignals(_ body: () -> Void) {
    var (all, previous) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &previous)
    body()
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Unmaps those pages of an area that have not been modified since they were read from the file.
  ///
  /// The other pages have been modified by the dynamic linker. During this call, a thread can modify a page only
  /// when it calls a function of a library for the first time. If the address that the linker stored is lost then,
  /// the next call of the function stores the address again.
  ///
  /// - Parameters:
  ///   - area: The area of the address space.
  ///   - pages: The descriptor of `/proc/self/pagemap`; -1 if it cannot be opened.
  private static func dropUnmodified(_ area: UnsafeMutableRawBufferPointer, pages: Int32) {
    guard pages >= 0, let base = area.baseAddress else { return }
    let size = Int(getpagesize())
    var entries = [UInt64](repeating: 0, count: area.count / size)
    let length = entries.count * MemoryLayout<UInt64>.stride
    let offset = Int(bitPattern: base) / size * MemoryLayout<UInt64>.stride
    guard pread(pages, &entries, length, offset) == length else { return }
    var next = 0
    while next < entries.count {
      let start = next
      while next < entries.count, isUnmodified(entries[next]) { next += 1 }
      if next > start { madvise(base + start * size, (next - start) * size, MADV_DONTNEED) }
      next += 1
    }
  }

  /// Returns whether an entry of the page map belongs to an unmodified page of a file (bit 61).
  private static func isUnmodified(_ entry: UInt64) -> Bool { entry >> 61 & 1 == 1 }

  /// A part of the address space that maps a file.
  private struct Mapping {
    var area: UnsafeMutableRawBufferPointer
    var isCode: Bool
  }

  /// Reads the mappings of files.
  ///
  /// The lines are split as bytes, which takes a small part of the time of strings.
  private static func readMappings() -> [Mapping] {
    // Another thread could modify a variable between the check and the release of its page.
    let hasOtherThreads = !lines(of: "/proc/self/status").contains {
      $0.elementsEqual("Threads:\t1".utf8)
    }
    return lines(of: "/proc/self/maps").compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "))
      guard fields.count >= 6, fields[5].first == UInt8(ascii: "/") else { return nil }
      let ends = fields[0].split(separator: UInt8(ascii: "-")).compactMap {
        UInt(String(decoding: $0, as: UTF8.self), radix: 16)
      }
      let access = String(decoding: fields[1], as: UTF8.self)
      guard ends.count == 2, let start = UnsafeMutableRawPointer(bitPattern: ends[0]),
        let size = releasableSize(
          from: ends[0], to: ends[1], access: access, hasOtherThreads: hasOtherThreads)
      else { return nil }
      return Mapping(
        area: UnsafeMutableRawBufferPointer(start: start, count: size), isCode: access == "r-xp")
    }
  }

  /// Returns the size of the area whose unmodified pages can be released, in bytes; nil if there is no such area.
  ///
  /// The area begins at the start of the mapping.
  ///
  /// The program's writable mapping begins with constants if the linker found them in writable sections, which is
  /// the case for the constants of Swift modules. The program's variables follow. Most of them are descriptions of
  /// types, which are never modified.
  private static func releasableSize(
    from start: UInt, to end: UInt, access: String, hasOtherThreads: Bool
  ) -> Int? {
    if ["r-xp", "r--p", "r--s"].contains(access) { return Int(end - start) }
    guard access == "rw-p", let variables = x11shim_data_start() else { return nil }
    let limit = UInt(bitPattern: variables) & ~UInt(getpagesize() - 1)
    guard start <= limit, limit < end else { return nil }
    return Int((hasOtherThreads ? limit : end) - start)
  }

  private static func lines(of path: String) -> [ArraySlice<UInt8>] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(file, &piece, piece.count)
      guard count > 0 else { return text.split(separator: UInt8(ascii: "\n")) }
      text += piece.prefix(count)
    }
  }
}
