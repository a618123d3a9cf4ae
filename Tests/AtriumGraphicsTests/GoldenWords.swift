import Testing

/// A text with the offsets of word motion (TX-21).
struct GoldenWords: Sendable, CustomTestStringConvertible {
  var text: String
  /// The offsets that Ctrl+Right visits from the start.
  var ends: [Int]
  /// The offsets that Ctrl+Left visits from the end, without the start of the text if no word begins there.
  var starts: [Int]

  var testDescription: String { text }

  static let all = [
    GoldenWords(
      text: "don't stop, foo_bar 3.14 a.b.c x-y", ends: [5, 10, 19, 24, 30, 32, 34],
      starts: [33, 31, 25, 20, 12, 6, 0]),
    GoldenWords(text: "hello  world", ends: [5, 12], starts: [7, 0]),
    GoldenWords(text: "fooBarBaz", ends: [9], starts: [0]),
    GoldenWords(text: "/usr/local/lib", ends: [4, 10, 14], starts: [11, 5, 1]),
    GoldenWords(text: "joe.doe@example.com", ends: [7, 19], starts: [8, 0]),
    GoldenWords(
      text: "日本語テキスト、漢字です", ends: [3, 6, 9, 21, 27, 30, 33, 36],
      starts: [33, 30, 27, 24, 9, 6, 3, 0]),
    GoldenWords(text: "สวัสดีชาวโลก", ends: [18, 27, 36], starts: [27, 18, 0]),
  ]
}
