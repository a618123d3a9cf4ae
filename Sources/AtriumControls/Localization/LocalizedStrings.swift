internal import Synchronization

/// The strings of one language, by their keys, which are the English strings.
///
/// ``current`` determines the language of the toolkit's own titles and labels, such as *Back* and *Next
/// page*. A program sets ``current`` before it makes its views, because views keep the strings with which
/// they were made:
///
/// ```swift
/// LocalizedStrings.current = LocalizedStrings(language: "de", contentsOf: bytes)
/// ```
public struct LocalizedStrings: Sendable, Equatable {
  private static let shared = Mutex(LocalizedStrings())

  /// The strings of the program's language; English at the start.
  public static var current: LocalizedStrings {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// The code of the language, such as `de`.
  public let language: String
  private let table: [String: String]

  /// Makes strings of a language.
  ///
  /// - Parameters:
  ///   - language: The code of the language, such as `de`.
  ///   - table: The strings by their keys.
  public init(language: String = "en", table: [String: String] = [:]) {
    (self.language, self.table) = (language, table)
  }

  /// Makes strings of a language from a file in the format of Xcode: `"key" = "text";`, with comments.
  ///
  /// - Parameters:
  ///   - language: The code of the language, such as `de`.
  ///   - bytes: The content of the file, in UTF-8, or in UTF-16 with a byte order mark. Incomplete entries
  ///     are ignored.
  public init(language: String, contentsOf bytes: [UInt8]) {
    self.init(language: language, table: StringsTable.read(bytes))
  }

  /// The keys of all strings.
  public var keys: Set<String> { Set(table.keys) }

  /// Returns the string for a key.
  ///
  /// - Parameter key: The English string. A remark after a vertical bar distinguishes equal strings with different
  ///   meanings, as in `Light|theme`.
  /// - Returns: The string; the key without the remark if the language lacks the string.
  public func string(forKey key: String) -> String {
    table[key] ?? String(key.prefix { $0 != "|" })
  }
}

extension String {
  /// Makes a string of the current language.
  ///
  /// - Parameters:
  ///   - key: The English string. Each `%@` stands for the next argument, and `%2$@` for the second
  ///     argument.
  ///   - arguments: The strings that replace the placeholders.
  package init(localized key: String, _ arguments: String...) {
    let text = LocalizedStrings.current.string(forKey: key)
    self = arguments.isEmpty ? text : text.replacingMarks(by: arguments)
  }

  /// Makes the description of a key with its modifiers in the current language, such as *Strg+K* for *Ctrl+K*.
  ///
  /// - Parameter keys: The English description.
  package init(localizedKeys keys: String) {
    self = keys.split(separator: "+", omittingEmptySubsequences: false)
      .map { String(localized: String($0)) }.joined(separator: "+")
  }

  /// Makes the text of a number with a fixed number of decimals and the current language's decimal separator.
  ///
  /// - Parameters:
  ///   - number: A finite number of at most 1e12.
  ///   - decimals: The number of digits after the separator, 1 … 6.
  package init(localizedNumber number: Double, decimals: Int) {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let parts = Int((abs(number) * Double(scale)).rounded())
    let digits = "\(scale + parts % scale)".dropFirst()
    let sign = number < 0 && parts > 0 ? "-" : ""
    let separator = String(localized: ".|decimal separator")
    self = "\(sign)\(parts / scale)\(separator)\(digits)"
  }

  /// Returns the string with its placeholders, `%@` and `%1$@`, replaced; a placeholder without an argument
  /// remains.
  private func replacingMarks(by arguments: [String]) -> String {
    var (result, rest, next) = ("", self[...], 0)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      let end = rest.dropFirst(1 + digits.count)
      let mark = digits.isEmpty ? "@" : "$@"
      let index = digits.isEmpty ? next : (Int(digits) ?? 0) - 1
      guard end.hasPrefix(mark), arguments.indices.contains(index) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      if digits.isEmpty { next += 1 }
      result += arguments[index]
      rest = end.dropFirst(mark.count)
    }
    return result + rest
  }
}
