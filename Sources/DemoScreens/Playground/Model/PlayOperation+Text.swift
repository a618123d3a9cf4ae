import AtriumGeometry

extension PlayOperation {
  /// The operation as a line of a scene's text.
  package var text: String {
    switch self {
    case .make(let name, let kind): "make \(name) \(kind.rawValue)"
    case .add(let child, let parent): "add \(child) to \(parent)"
    case .remove(let child): "remove \(child)"
    case .addChild(let child, let parent): "addChild \(child) to \(parent)"
    case .addView(let child, let parent): "addView \(child) to \(parent)"
    case .didMove(let child, let parent): "didMove \(child) to \(parent)"
    case .willMove(let child): "willMove \(child)"
    case .removeView(let child): "removeView \(child)"
    case .removeChild(let child): "removeChild \(child)"
    case .swap(let old, let new, let parent): "swap \(old) for \(new) in \(parent)"
    case .push(let page, let stack): "push \(page) on \(stack)"
    case .pop(let stack): "pop \(stack)"
    case .put(let page, let container): "put \(page) in \(container)"
    case .select(let page, let container): "select \(page) in \(container)"
    case .present(let page, let presenter, let style):
      "present \(page) over \(presenter) as \(style.rawValue)"
    case .dismiss(let presenter): "dismiss \(presenter)"
    case .load(let page): "load \(page)"
    case .hide(let page, let isHidden): "\(isHidden ? "hide" : "show") \(page)"
    case .begin(let page, let appears): "begin \(page) \(appears ? "appearing" : "disappearing")"
    case .end(let page): "end \(page)"
    case .resize(let size): "resize \(Int(nearest: size.width))x\(Int(nearest: size.height))"
    case .drag(let stack, let part): "drag \(stack) \(PlayOperation.number(part))"
    case .wait(let seconds): "wait \(PlayOperation.number(seconds))"
    }
  }

  /// Parses an operation from a line of a scene's text.
  ///
  /// - Throws: The reason why the line is not a valid operation.
  package init(parsing line: some StringProtocol) throws(PlayError) {
    let words = Substring(line).split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let verb = words.first else { throw PlayError("the line is empty") }
    let rest = Array(words.dropFirst())
    func names(_ pattern: String...) throws(PlayError) -> [String] {
      guard rest.count == pattern.count,
        zip(rest, pattern).allSatisfy({ $1 == "*" || $0 == $1 })
      else {
        let form = pattern.map { $0 == "*" ? "NAME" : $0 }.joined(separator: " ")
        throw PlayError("\(verb) is written \(verb) \(form)")
      }
      let found = zip(rest, pattern).filter { $0.1 == "*" }.map(\.0)
      for name in found { try PlayOperation.check(name) }
      return found
    }
    switch verb {
    case "make":
      guard rest.count == 2, let kind = PlayKind(rawValue: rest[1]) else {
        let kinds = PlayKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw PlayError("make is written make NAME KIND, where KIND is one of \(kinds)")
      }
      try PlayOperation.check(rest[0])
      self = .make(rest[0], kind)
    case "add":
      let found = try names("*", "to", "*")
      self = .add(found[0], to: found[1])
    case "addChild":
      let found = try names("*", "to", "*")
      self = .addChild(found[0], to: found[1])
    case "addView":
      let found = try names("*", "to", "*")
      self = .addView(found[0], to: found[1])
    case "didMove":
      let found = try names("*", "to", "*")
      self = .didMove(found[0], to: found[1])
    case "swap":
      let found = try names("*", "for", "*", "in", "*")
      self = .swap(found[0], for: found[1], in: found[2])
    case "push":
      let found = try names("*", "on", "*")
      self = .push(found[0], on: found[1])
    case "put":
      let found = try names("*", "in", "*")
      self = .put(found[0], in: found[1])
    case "select":
      let found = try names("*", "in", "*")
      self = .select(found[0], in: found[1])
    case "present":
      guard rest.count == 5, let style = PlayStyle(rawValue: rest[4]) else {
        let styles = PlayStyle.allCases.map(\.rawValue).joined(separator: " or ")
        throw PlayError("present is written present NAME over NAME as \(styles)")
      }
      let found = try names("*", "over", "*", "as", style.rawValue)
      self = .present(found[0], over: found[1], style)
    case "begin":
      guard rest.count == 2, ["appearing", "disappearing"].contains(rest[1]) else {
        throw PlayError("begin is written begin NAME appearing or begin NAME disappearing")
      }
      try PlayOperation.check(rest[0])
      self = .begin(rest[0], appearing: rest[1] == "appearing")
    case "resize":
      let sides = rest.first.map { $0.split(separator: "x").compactMap { Int($0) } } ?? []
      guard rest.count == 1, sides.count == 2, sides.allSatisfy((48...1200).contains) else {
        throw PlayError("resize is written resize WIDTHxHEIGHT, with 48 to 1200 points each")
      }
      self = .resize(Size(width: Double(sides[0]), height: Double(sides[1])))
    case "drag":
      guard rest.count == 2, let part = Double(rest[1]), (0...1).contains(part) else {
        throw PlayError("drag is written drag NAME FRACTION, with a fraction from 0 to 1")
      }
      try PlayOperation.check(rest[0])
      self = .drag(rest[0], part)
    case "wait":
      guard rest.count == 1, let seconds = Double(rest[0]), (0...10).contains(seconds) else {
        throw PlayError("wait is written wait SECONDS, with 0 to 10 seconds")
      }
      self = .wait(seconds)
    default:
      guard let make = PlayOperation.ofOneName[verb] else {
        throw PlayError("no operation is called \(verb)")
      }
      self = make(try names("*")[0])
    }
  }

  /// The operations whose text is a verb and one name.
  private static let ofOneName: [String: @Sendable (String) -> PlayOperation] = [
    "remove": { .remove($0) }, "willMove": { .willMove($0) }, "removeView": { .removeView($0) },
    "removeChild": { .removeChild($0) }, "pop": { .pop($0) }, "dismiss": { .dismiss($0) },
    "load": { .load($0) }, "hide": { .hide($0, true) }, "show": { .hide($0, false) },
    "end": { .end($0) },
  ]

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "repeat",
    "return", "self", "static", "struct", "super", "switch", "throw", "true", "try", "var",
    "where", "while", "step", "count",
  ]

  /// Throws if a name is too long for a lane of the timeline, is a keyword, or is not an identifier of the scenes.
  ///
  /// An identifier has ASCII letters and digits, and begins with a small letter.
  private static func check(_ name: String) throws(PlayError) {
    let isName =
      name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
      && name.count <= 12 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isName, !keywords.contains(name) else {
      throw PlayError(
        "“\(name)” is no name: 1 to 12 letters and digits, the first one small, and no word of Swift"
      )
    }
  }

  /// Returns a value as text with at most three decimals.
  private static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    if thousandths % 1000 == 0 { return "\(thousandths / 1000)" }
    var digits = "\(1000 + thousandths % 1000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths / 1000).\(digits)"
  }
}

/// The reason why a scene cannot be read.
package struct PlayError: Error, Hashable, CustomStringConvertible {
  /// The reason, in one line.
  package let description: String

  init(_ description: String) { self.description = description }
}
