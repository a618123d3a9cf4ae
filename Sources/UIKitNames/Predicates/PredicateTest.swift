import Foundation

/// A test of an object.
indirect enum PredicateTest {
  case constant(Bool)
  case comparison(PredicateTerm, PredicateOperator, PredicateTerm, options: Set<Character>)
  case all(PredicateTest, PredicateTest)
  case any(PredicateTest, PredicateTest)
  case not(PredicateTest)

  func matches(_ object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .all(let one, let two): one.matches(object) && two.matches(object)
    case .any(let one, let two): one.matches(object) || two.matches(object)
    case .not(let test): !test.matches(object)
    case .comparison(let left, let comparison, let right, let options):
      comparison.holds(left.value(of: object), right.value(of: object), options)
    }
  }
}

/// One side of a comparison.
enum PredicateTerm {
  case value(Any?)
  /// The names in a key path, from the outermost property inwards; empty for the object itself.
  case path([String])

  func value(of object: Any?) -> Any? {
    switch self {
    case .value(let value): value
    case .path(let names): names.reduce(object) { PredicateTerm.read($1, of: $0) }
    }
  }

  private static func read(_ name: String, of object: Any?) -> Any? {
    guard let object else { return nil }
    if let values = object as? [String: Any] { return values[name] }
    if let text = object as? String { return name == "length" ? text.utf16.count : nil }
    if let list = object as? [Any] {
      return name == "@count" ? list.count : list.compactMap { read(name, of: $0) }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        let content = Mirror(reflecting: child.value)
        return content.displayStyle == .optional ? content.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// A comparison of two values.
enum PredicateOperator: String {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  case begins = "BEGINSWITH"
  case contains = "CONTAINS"
  case ends = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"
  case isIn = "IN"

  func holds(_ left: Any?, _ right: Any?, _ options: Set<Character>) -> Bool {
    switch self {
    case .equal: Self.order(left, right, options) == .orderedSame
    case .unequal: Self.order(left, right, options) != .orderedSame
    case .less: Self.order(left, right, options) == .orderedAscending
    case .greater: Self.order(left, right, options) == .orderedDescending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(Self.order(left, right, options))
    case .greaterOrEqual:
      [.orderedDescending, .orderedSame].contains(Self.order(left, right, options))
    case .isIn: PredicateOperator.contains.holds(right, left, options)
    case .contains where left is [Any]:
      (left as? [Any] ?? []).contains { Self.order($0, right, options) == .orderedSame }
    default:
      if let left = Self.text(left), let right = Self.text(right) {
        holds(left, right, options)
      } else {
        false
      }
    }
  }

  private func holds(_ left: String, _ right: String, _ options: Set<Character>) -> Bool {
    let (left, folded) = (Self.fold(left, options), Self.fold(right, options))
    switch self {
    case .begins: return left.hasPrefix(folded)
    case .ends: return left.hasSuffix(folded)
    case .contains: return left.contains(folded)
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: folded)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return Self.isWhole(left, pattern, [])
    case .matches: return Self.isWhole(left, right, options)
    default: return false
    }
  }

  private static func isWhole(_ text: String, _ pattern: String, _ options: Set<Character>) -> Bool
  {
    let flags: NSRegularExpression.Options =
      options.contains("c")
      ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags)
    else { return false }
    let all = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: [], range: all)?.range == all
  }

  private static func fold(_ text: String, _ options: Set<Character>) -> String {
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  /// Returns the order of two values; nil if they cannot be compared.
  private static func order(
    _ left: Any?, _ right: Any?, _ options: Set<Character>
  ) -> ComparisonResult? {
    guard let left, let right else { return left == nil && right == nil ? .orderedSame : nil }
    if let one = number(left), let two = number(right) {
      return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
    }
    if let one = left as? Date, let two = right as? Date { return one.compare(two) }
    if let one = text(left), let two = text(right) {
      return fold(one, options).compare(fold(two, options))
    }
    return KeyValueWatch.isSame(left, right) == true ? .orderedSame : nil
  }

  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? Substring).map(String.init)
      ?? (value as? NSString).map { String(describing: $0) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
