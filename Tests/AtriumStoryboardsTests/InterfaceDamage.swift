import Foundation

/// Changes a document at random.
enum InterfaceDamage {
  private static let values = [
    "nan", "-1", "1e300", "", "YES", "c", "99999999999999999999", "🦊", "-2", "0", "inf", "embed",
    "custom", "-0.0", "1e-300", "unwind", "show", "popover", "relationship",
  ]

  /// Returns a damaged version of a document.
  ///
  /// It has another byte, end or value, or repeated, moved, removed or renamed elements.
  static func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    guard bytes.count > 400 else { return bytes }
    var bytes = bytes
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    case 1: bytes.removeLast(Int.random(in: 1..<200, using: &random))
    case 2, 3: moveLine(of: &bytes, &random)
    case 4: renameElement(in: &bytes, &random)
    default: changeValue(in: &bytes, &random)
    }
    return bytes
  }

  /// Replaces the value of an attribute by a random one, or by another attribute's.
  private static func changeValue(in bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let quotes = bytes.indices.filter { bytes[$0] == 34 }
    guard quotes.count > 20 else { return }
    let index = Int.random(in: 5..<(quotes.count / 2), using: &random) * 2
    guard index + 1 < quotes.count else { return }
    var value = Array((values.randomElement(using: &random) ?? "").utf8)
    if Bool.random(using: &random) {
      let other = Int.random(in: 5..<(quotes.count / 2 - 1), using: &random) * 2
      value = Array(bytes[(quotes[other] + 1)..<quotes[other + 1]])
    }
    bytes.replaceSubrange((quotes[index] + 1)..<quotes[index + 1], with: value)
  }

  /// Moves, repeats or removes an element that has its own line.
  private static func moveLine(of bytes: inout [UInt8], _ random: inout SeededGenerator) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    let closed = lines.indices.filter { lines[$0].suffix(2) == Array("/>".utf8)[...] }
    guard let from = closed.randomElement(using: &random),
      let to = closed.randomElement(using: &random)
    else { return }
    let line = lines[from]
    if Bool.random(using: &random) { lines.remove(at: from) }
    if Bool.random(using: &random) { lines.insert(line, at: min(to, lines.count)) }
    bytes = Array(lines.joined(separator: [10]))
  }

  /// Renames the elements with one name to another element's name.
  private static func renameElement(in bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let names = InterfaceGenerator.views + InterfaceGenerator.controllers
    guard let old = names.randomElement(using: &random),
      let new = names.randomElement(using: &random)
    else { return }
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "<\(old) ", with: "<\(new) ")
      .replacingOccurrences(of: "</\(old)>", with: "</\(new)>")
    bytes = Array(text.utf8)
  }
}
