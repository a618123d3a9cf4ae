/// Text as the search by typing compares it: without case, and without the accents of Latin letters.
enum TableTypedText {
  /// Folds a text: `É` becomes `e`, `ß` stays.
  static func folded(_ text: String) -> String {
    let lower = text.lowercased()
    // Most texts need no look at the names of their letters.
    guard lower.unicodeScalars.contains(where: { $0.value > 0x7f }) else { return lower }
    var result = String.UnicodeScalarView()
    for scalar in lower.unicodeScalars {
      if scalar.value < 0x80 {
        result.append(scalar)
      } else if scalar.properties.canonicalCombiningClass == .notReordered {
        result.append(base(of: scalar) ?? scalar)
      }
    }
    return String(result)
  }

  /// The letter of `LATIN SMALL LETTER E WITH ACUTE`: e; nil for other names.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value < 0x2000, let name = scalar.properties.name else { return nil }
    let start = "LATIN SMALL LETTER "
    guard name.hasPrefix(start) else { return nil }
    let rest = name.dropFirst(start.count)
    guard let letter = rest.unicodeScalars.first, rest.dropFirst().hasPrefix(" WITH ") else {
      return nil
    }
    return letter.properties.lowercaseMapping.unicodeScalars.first
  }
}
