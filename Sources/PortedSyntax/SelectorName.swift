/// The Objective-C names of Swift methods.
enum SelectorName {
  /// Returns the Objective-C name of a method, such as `showWithText:` for `show(text:)`.
  static func name(base: String, labels: [String]) -> String {
    let base = base.filter { $0 != "`" }
    let labels = labels.map { $0.filter { $0 != "`" } }
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let label = first.prefix(1).uppercased() + first.dropFirst()
      name += beginsWithPreposition(first) || endsWithPreposition(base) ? label : "With" + label
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }))
  }

  private static func endsWithPreposition(_ base: String) -> Bool {
    guard let capital = base.lastIndex(where: \.isUppercase) else {
      return prepositions.contains(base)
    }
    return prepositions.contains(base[capital...].lowercased())
  }
}
