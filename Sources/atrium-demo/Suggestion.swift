/// The parser's suggestion at the end of a message about an unknown option.
enum Suggestion {
  /// Returns a message without the parser's suggestion, unless the suggested name is similar.
  ///
  /// - Parameter line: The message, such as *Unknown option '--scren'. Did you mean '--screen'?*
  /// - Returns: The message, without a suggestion in which more than a third of the letters differ.
  static func tidied(_ line: String) -> String {
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].hasSuffix("Unknown option "), parts[2] == ". Did you mean "
    else { return line }
    let names = [Array(parts[1].drop { $0 == "-" }), Array(parts[3].drop { $0 == "-" })]
    if 3 * distance(names[0], names[1]) <= names[1].count { return line }
    return "\(parts[0])'\(parts[1])'."
  }

  /// Returns the edit distance: the minimum number of letters to insert, remove or replace.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var previous = row[0]
      row[0] = index + 1
      for (place, wanted) in other.enumerated() {
        let change = previous + (letter == wanted ? 0 : 1)
        previous = row[place + 1]
        row[place + 1] = min(change, row[place] + 1, previous + 1)
      }
    }
    return row[other.count]
  }
}
