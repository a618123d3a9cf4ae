internal import Glibc

/// The constants of the program that are in a writable mapping, although nothing writes to them.
///
/// The compiler marks the section `.rodata` of Swift code as writable, so the linker places it beside the
/// variables. A program that uses the whole toolkit has some megabytes of them.
package struct ProgramConstants {
  /// The path of the program, as it appears in the list of mappings; empty if it is unknown.
  package let path: String
  /// The bytes of the section in the program's file.
  private let section: Range<Int>

  /// Reads the table of sections of the running program.
  package init() {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = max(0, readlink("/proc/self/exe", &name, name.count))
    path = String(decoding: name.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    section = ProgramConstants.find([UInt8](".rodata\0".utf8), in: file) ?? 0..<0
  }

  /// Finds the whole pages of a mapping of the program that contain only constants.
  ///
  /// - Parameters:
  ///   - area: The mapping.
  ///   - offset: The place of its first byte in the program's file.
  /// - Returns: The pages; nil if there are none.
  package func part(of area: UnsafeMutableRawBufferPointer, offset: Int)
    -> UnsafeMutableRawBufferPointer?
  {
    let page = Int(getpagesize())
    let own = section.clamped(to: offset..<offset + area.count)
    // A mapping begins at a page, in memory and in the file.
    let start = (own.lowerBound + page - 1) / page * page
    let end = own.upperBound / page * page
    guard start < end else { return nil }
    return UnsafeMutableRawBufferPointer(rebasing: area[start - offset..<end - offset])
  }

  /// Returns the place of a section in a file for processors with 64 bits (ELF); nil if there is none.
  private static func find(_ name: [UInt8], in file: Int32) -> Range<Int>? {
    func bytes(_ count: Int, at offset: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      return pread(file, &bytes, count, offset) == count ? bytes : nil
    }
    func number(_ size: Int, at offset: Int, in bytes: [UInt8]) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    // The class of the file is its fifth byte, 2 for 64 bits; the sixth byte is 1 for little endian.
    guard let header = bytes(64, at: 0), header.prefix(6) == [0x7f, 0x45, 0x4c, 0x46, 2, 1] else {
      return nil
    }
    let (table, size) = (number(7, at: 40, in: header), number(2, at: 58, in: header))
    let (count, names) = (number(2, at: 60, in: header), number(2, at: 62, in: header))
    guard size >= 64, names < count, let entries = bytes(size * count, at: table) else {
      return nil
    }
    let text = number(7, at: names * size + 24, in: entries)
    for entry in stride(from: 0, to: entries.count, by: size) {
      let place = number(4, at: entry, in: entries)
      guard bytes(name.count, at: text + place) == name else { continue }
      let start = number(7, at: entry + 24, in: entries)
      return start..<start + number(6, at: entry + 32, in: entries)
    }
    return nil
  }
}
