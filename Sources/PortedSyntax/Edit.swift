/// A replacement of some bytes of a file.
struct Edit {
  let range: Range<Int>
  let text: String
}

/// A report for the developer about a change, or about code that cannot be changed automatically.
package struct Note: Equatable {
  /// The path of the file.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The description.
  package let message: String
  /// Whether the code must be changed manually.
  package let isWarning: Bool

  /// The note in the format of a compiler diagnostic.
  package var text: String { "\(path):\(line): \(isWarning ? "warning" : "note"): \(message)" }
}

/// The edits of one file and their notes.
struct Changes {
  var edits: [Edit] = []
  var notes: [Note] = []
}

extension SourceFile {
  /// Returns the text of a byte range, with the edits inside the range applied.
  func text(of range: Range<Int>, with edits: [Edit]) -> String {
    let inner = edits.enumerated().filter {
      $0.element.range.lowerBound >= range.lowerBound
        && $0.element.range.upperBound <= range.upperBound
    }
    // Insertions at the same position keep their order and come before a replacement that begins there.
    let sorted = inner.sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result = ""
    var place = range.lowerBound
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      result += String(decoding: bytes[place..<edit.range.lowerBound], as: UTF8.self) + edit.text
      place = edit.range.upperBound
    }
    return result + String(decoding: bytes[place..<range.upperBound], as: UTF8.self)
  }

  /// Returns the byte range of some tokens.
  func range(from first: Int, to last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// Returns the source text of some tokens.
  func source(from first: Int, to last: Int) -> String {
    String(decoding: bytes[range(from: first, to: last)], as: UTF8.self)
  }

  /// Returns an edit that replaces tokens and keeps the number of lines.
  func replacing(from first: Int, to last: Int, with text: String) -> Edit {
    let range = range(from: first, to: last)
    let lines = bytes[range].count { $0 == UInt8(ascii: "\n") }
    return Edit(range: range, text: text + String(repeating: "\n", count: lines))
  }

  /// Returns an edit that replaces tokens with text and spaces of the same length, so that columns are kept.
  func padding(from first: Int, to last: Int, with text: String) -> Edit {
    let range = range(from: first, to: last)
    let blank = bytes[range].dropFirst(text.utf8.count).map { $0 == UInt8(ascii: "\n") ? $0 : 32 }
    return Edit(range: range, text: text + String(decoding: blank, as: UTF8.self))
  }

  func note(_ index: Int, _ message: String, isWarning: Bool = false) -> Note {
    Note(path: path, line: tokens[index].line, message: message, isWarning: isWarning)
  }
}
