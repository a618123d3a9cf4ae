import Testing

/// A text, its caret stops, and the remaining text after each Backspace (TX-32, TX-36).
struct GoldenText: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The caret offsets that the Right key visits from the start, or the Left key in a right-to-left text.
  var stops: [Int]
  /// The number of scalars that remain after each Backspace from the end.
  var backspace: [Int]
  var isRightToLeft = false

  var testDescription: String { name }

  static let all = [
    GoldenText(
      name: "decomposed é", text: "ae\u{301}b", stops: [0, 1, 4, 5], backspace: [3, 1, 0]),
    GoldenText(
      name: "composed é", text: "a\u{E9}b", stops: [0, 1, 3, 4], backspace: [2, 1, 0]),
    GoldenText(
      name: "a family of joined emoji", text: "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}b",
      stops: [0, 1, 19, 20], backspace: [6, 1, 0]),
    GoldenText(
      name: "flags", text: "\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}", stops: [0, 8, 16],
      backspace: [2, 0]),
    GoldenText(
      name: "a thumb with a skin tone", text: "\u{1F44D}\u{1F3FD}x", stops: [0, 8, 9],
      backspace: [2, 0]),
    GoldenText(
      name: "a keycap", text: "1\u{FE0F}\u{20E3}x", stops: [0, 7, 8], backspace: [3, 0]),
    GoldenText(
      name: "a heart with a selector", text: "\u{2764}\u{FE0F}x", stops: [0, 6, 7],
      backspace: [2, 0]),
    GoldenText(
      name: "Hangul, composed", text: "\u{D55C}\u{AE00}", stops: [0, 3, 6], backspace: [1, 0]),
    GoldenText(
      name: "Hangul, conjoining", text: "\u{1112}\u{1161}\u{11AB}x", stops: [0, 9, 10],
      backspace: [3, 2, 1, 0]),
    GoldenText(
      name: "three marks on one letter", text: "a\u{301}\u{301}\u{301}b", stops: [0, 7, 8],
      backspace: [4, 0]),
    GoldenText(
      name: "Devanagari", text: "\u{915}\u{94D}\u{937}\u{93F}", stops: [0, 6, 12],
      backspace: [3, 2, 1, 0]),
    GoldenText(
      name: "Thai", text: "\u{E01}\u{E33}\u{E19}\u{E49}\u{E33}", stops: [0, 3, 6, 12, 15],
      backspace: [4, 3, 2, 1, 0]),
    GoldenText(
      name: "Arabic with a vowel", text: "\u{628}\u{64E}\u{644}", stops: [0, 4, 6],
      backspace: [2, 1, 0], isRightToLeft: true),
    GoldenText(
      name: "Arabic between Latin letters", text: "ab\u{633}\u{644}\u{627}\u{645}cd",
      stops: [0, 1, 2, 8, 6, 4, 10, 11, 12], backspace: [7, 6, 5, 4, 3, 2, 1, 0]),
    GoldenText(
      name: "Latin letters between Arabic", text: "\u{633}\u{644} ab \u{627}\u{645}",
      stops: [0, 2, 4, 5, 6, 7, 8, 10, 12], backspace: [7, 6, 5, 4, 3, 2, 1, 0],
      isRightToLeft: true),
  ]
}
