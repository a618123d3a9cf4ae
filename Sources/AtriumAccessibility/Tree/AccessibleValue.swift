/// Parses the strings in which the toolkit's controls describe their values, in any language.
enum AccessibleValue {
  /// Returns the parts of a value such as `1, 2 of 8`.
  static func parts(of value: String) -> [String] {
    guard !value.isEmpty else { return [] }
    var parts: [String] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      // Only a comma before a space separates parts, so that a number such as 1,000 is not split.
      if part.first == " " || parts.isEmpty {
        parts.append(String(part.drop { $0 == " " }))
      } else {
        parts[parts.count - 1] += "," + part
      }
    }
    return parts
  }

  /// Parses a position such as `2 of 8` or `2 von 8`; nil for any other string.
  static func position(_ part: String) -> (index: Int, count: Int)? {
    let words = part.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].allSatisfy(\.isLetter), let index = Int(words[0]),
      let count = Int(words[2]),
      index > 0, index <= count
    else { return nil }
    return (index, count)
  }
}
