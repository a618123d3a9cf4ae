/// Folds text for the search by typing, which ignores case and the accents of Latin letters.
enum TableTextFolding {
  /// Returns a string without case and accents: `É` becomes `e`, and `ß` remains.
  static func folded(_ text: String) -> String {
    let lower = text.lowercased()
    // A string of ASCII characters needs no lookup of character names.
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

  /// Returns the letter that the Unicode name of a scalar contains; nil for other names.
  ///
  /// An example is *e* in `LATIN SMALL LETTER E WITH ACUTE`.
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
