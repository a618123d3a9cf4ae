/// The plural forms of Unicode's CLDR.
package enum PluralForm: String, CaseIterable, Sendable {
  /// A plural form, with the name that string tables use.
  case zero, one, two, few, many, other
}

/// The plural forms of whole numbers in each language, by the cardinal rules of CLDR 47.
package enum PluralRule {
  private typealias Rule = @Sendable (UInt) -> PluralForm

  /// Returns the form of a number.
  ///
  /// - Parameters:
  ///   - count: The number; a negative number has the form of its absolute value.
  ///   - language: The language, such as `de` or `pt-BR`. Unknown languages have the forms of English.
  /// - Returns: The form.
  package static func form(of count: Int, in language: String) -> PluralForm {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let rule =
      rules[parts.prefix(2).joined(separator: "-")] ?? parts.first.flatMap { rules[String($0)] }
    return (rule ?? english)(count.magnitude)
  }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (languages, rule) in groups {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  private static let english: Rule = { $0 == 1 ? .one : .other }

  /// The languages whose rules differ from the rule of English, in groups that share a rule.
  private static let groups: [(languages: String, rule: Rule)] = [
    (
      "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to "
        + "tpi vi wo yo yue zh",
      { _ in .other }
    ),
    (
      "ak am as bho bn csw doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu",
      { $0 < 2 ? .one : .other }
    ),
    ("tzm", { $0 < 2 || (11...99).contains($0) ? .one : .other }),
    ("is mk", { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }),
    ("ceb fil tl", { [4, 6, 9].contains($0 % 10) ? .other : .one }),
    ("blo ksh lag", { $0 == 0 ? .zero : $0 == 1 ? .one : .other }),
    ("he iu iw naq sat se sma smi smj smn sms", { $0 == 1 ? .one : $0 == 2 ? .two : .other }),
    ("ca es it lld pt-PT scn vec", { $0 == 1 ? .one : isMillions($0) ? .many : .other }),
    ("fr pt", { $0 < 2 ? .one : isMillions($0) ? .many : .other }),
    ("shi", { $0 < 2 ? .one : $0 <= 10 ? .few : .other }),
    ("cs sk", { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }),
    ("be ru uk", { slavic($0, others: .many) }),
    ("bs hr sh sr", { slavic($0, others: .other) }),
    ("pl", { $0 == 1 ? .one : slavic($0, others: .many) == .few ? .few : .many }),
    ("mo ro", { $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other }),
    ("dsb hsb sl", { [.other, .one, .two, .few, .few].form(at: $0 % 100) }),
    ("lt", { isTeen($0) || $0 % 10 == 0 ? .other : $0 % 10 == 1 ? .one : .few }),
    ("lv prg", { isTeen($0) || $0 % 10 == 0 ? .zero : $0 % 10 == 1 ? .one : .other }),
    ("cy", { [.zero, .one, .two, .few, .other, .other, .many].form(at: $0) }),
    (
      "ga",
      {
        $0 == 1
          ? .one
          : $0 == 2 ? .two : (3...6).contains($0) ? .few : (7...10).contains($0) ? .many : .other
      }
    ),
    (
      "gd",
      {
        let place = $0 < 20 && $0 > 10 ? $0 - 10 : $0
        return place == 1 ? .one : place == 2 ? .two : (3...10).contains(place) ? .few : .other
      }
    ),
    ("gv", { $0 % 10 == 1 ? .one : $0 % 10 == 2 ? .two : $0 % 20 == 0 ? .few : .other }),
    (
      "mt",
      {
        if $0 < 3 { return [.few, .one, .two].form(at: $0) }
        return (3...10).contains($0 % 100) ? .few : isTeen($0) ? .many : .other
      }
    ),
    (
      "ar ars",
      {
        if $0 < 3 { return [.zero, .one, .two].form(at: $0) }
        return (3...10).contains($0 % 100) ? .few : $0 % 100 > 10 ? .many : .other
      }
    ),
    ("br", breton),
    ("kw", cornish),
  ]

  // MARK: Shared conditions

  private static func isMillions(_ number: UInt) -> Bool { number > 0 && number % 1_000_000 == 0 }

  private static func isTeen(_ number: UInt) -> Bool { (11...19).contains(number % 100) }

  private static func slavic(_ number: UInt, others: PluralForm) -> PluralForm {
    guard !(11...14).contains(number % 100) else { return others }
    return number % 10 == 1 ? .one : (2...4).contains(number % 10) ? .few : others
  }

  /// Breton has no special forms for numbers whose last two digits are 10 to 19, 70 to 79 or 90 to 99.
  private static let breton: Rule = { number in
    if isMillions(number) { return .many }
    let isIrregular = [1, 7, 9].contains(number % 100 / 10)
    switch number % 10 {
    case 1: return isIrregular ? .other : .one
    case 2: return isIrregular ? .other : .two
    case 3, 4, 9: return isIrregular ? .other : .few
    default: return .other
    }
  }

  /// Cornish counts in twenties.
  private static let cornish: Rule = { number in
    if number < 2 { return number == 0 ? .zero : .one }
    switch number % 100 % 20 {
    case 1: return .many
    case 2: return .two
    case 3: return .few
    default: break
    }
    let thousands = number % 100_000
    let isRound =
      number % 1000 == 0
      && ((1000...20_000).contains(thousands) || [40_000, 60_000, 80_000].contains(thousands))
    return isRound || number % 1_000_000 == 100_000 ? .two : .other
  }
}

extension [PluralForm] {
  /// Returns the form of a small number; `other` for numbers beyond the array.
  fileprivate func form(at number: UInt) -> PluralForm {
    number < UInt(count) ? self[Int(number)] : .other
  }
}
