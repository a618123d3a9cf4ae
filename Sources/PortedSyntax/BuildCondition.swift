/// The value of the condition of an `#if`, as far as the tokens determine it.
enum BuildCondition {
  /// Returns whether a condition holds on this system; nil if the tokens do not determine the value.
  ///
  /// - Parameter words: The texts of the tokens after `#if` or `#elseif`, up to the end of the line.
  /// - Returns: Whether the condition holds.
  static func value(of words: [String]) -> Bool? {
    let alternatives = split(words, at: "|")
    if alternatives.count > 1 {
      let values = alternatives.map { value(of: $0) }
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    }
    let parts = split(words, at: "&")
    if parts.count > 1 {
      let values = parts.map { value(of: $0) }
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    }
    if words.first == "!" { return value(of: Array(words.dropFirst())).map { !$0 } }
    if words == ["true"] { return true }
    if words == ["false"] { return false }
    return term(words)
  }

  /// Splits a condition at a doubled operator, outside parentheses.
  private static func split(_ words: [String], at mark: String) -> [[String]] {
    var parts: [[String]] = [[]]
    var depth = 0
    for (place, word) in words.enumerated() {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      guard depth == 0, word == mark else {
        parts[parts.count - 1].append(word)
        continue
      }
      // The operator consists of two tokens.
      if place > 0, words[place - 1] == mark { parts.append([]) }
    }
    return parts
  }

  private static func term(_ words: [String]) -> Bool? {
    guard words.count >= 4, words[1] == "(", words.last == ")" else { return nil }
    let argument = words[2]
    switch words[0] {
    case "os":
      // `os(iOS)` becomes `os(Linux)`.
      return ["iOS", "Linux"].contains(argument)
    case "canImport" where words.count == 4:
      if ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"].contains(argument) { return true }
      return ["AppKit", "WatchKit", "Cocoa", "SwiftUI", "Combine"].contains(argument) ? false : nil
    case "targetEnvironment": return false
    case "swift", "compiler": return words[2] == ">" ? true : nil
    default: return nil
    }
  }
}
