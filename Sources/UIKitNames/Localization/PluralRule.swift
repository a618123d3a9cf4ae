/// The plural forms of a language, as Unicode's CLDR defines them for whole numbers.
enum PluralRule {
  /// Returns the form of a number, such as `one`.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - language: The language, such as `de` or `pt-BR`. Unknown languages have the forms of English.
  /// - Returns: The form: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func form(of count: Int, in language: String) -> String {
    let number = abs(count)
    let (ten, hundred) = (number % 10, number % 100)
    switch String(language.prefix { $0 != "-" && $0 != "_" }) {
    case "ja", "ko", "zh", "vi", "th", "id", "ms": return "other"
    case "fr", "pt": return number < 2 ? "one" : "other"
    case "ru", "uk", "be":
      if ten == 1, hundred != 11 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
    case "hr", "sr", "bs":
      if ten == 1, hundred != 11 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "other"
    case "pl":
      if number == 1 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
    case "cs", "sk":
      return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "lt":
      if (11...19).contains(hundred) || ten == 0 { return "other" }
      return ten == 1 ? "one" : "few"
    case "sl":
      return hundred == 1
        ? "one" : hundred == 2 ? "two" : hundred == 3 || hundred == 4 ? "few" : "other"
    case "he": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ar":
      switch number {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default:
        return (3...10).contains(hundred) ? "few" : (11...99).contains(hundred) ? "many" : "other"
      }
    default: return number == 1 ? "one" : "other"
    }
  }
}
