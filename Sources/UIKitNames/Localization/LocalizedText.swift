import Foundation

/// The localised text for a key: a format, and the plural forms of the variables in the format.
struct LocalizedText: Equatable {
  /// The plural forms of a variable, which a format contains as `%#@name@`.
  struct Variable: Equatable {
    /// The text of each form, by the name of the form, such as `one`.
    var forms: [String: String]
    /// The position of the number among the arguments, from 1; nil uses the position of the variable in the format.
    var position: Int?
    /// The format specifier of the number, such as `lld`, which replaces `%arg` in the forms.
    var kind = "lld"
  }

  var format: String
  var variables: [String: Variable] = [:]

  // MARK: Tables

  /// Returns the texts of a `strings` file.
  static func strings(_ data: Data) -> [String: LocalizedText] {
    table(of: data).compactMapValues { $0 as? String }.mapValues { LocalizedText(format: $0) }
  }

  /// Returns the texts of a `stringsdict` file.
  static func stringsdict(_ data: Data) -> [String: LocalizedText] {
    table(of: data).compactMapValues { entry in
      guard let entry = entry as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      var text = LocalizedText(format: format)
      for case (let name, let rule as [String: Any]) in entry {
        let forms = rule.compactMapValues { $0 as? String }
        text.variables[name] = Variable(
          forms: forms.filter { !$0.key.hasPrefix("NSString") },
          kind: forms["NSStringFormatValueTypeKey"] ?? "d")
      }
      return text
    }
  }

  private static func table(of data: Data) -> [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }

  /// Returns the text for each key of a string catalogue in a language.
  ///
  /// If a key has no text in the language, its text is the key itself. The result is nil if the catalogue does not
  /// contain the language or cannot be read.
  static func catalog(_ data: Data, language: String) -> [String: LocalizedText]? {
    guard let file = try? JSONDecoder().decode(StringCatalog.self, from: data),
      language == file.sourceLanguage
        || file.strings.values.contains(where: { $0.localizations?[language] != nil })
    else { return nil }
    var texts: [String: LocalizedText] = [:]
    for (key, entry) in file.strings {
      let found = entry.localizations?[language]
      texts[key] = found?.text(key: key) ?? LocalizedText(format: key)
    }
    return texts
  }
}

/// The content of an `xcstrings` file.
private struct StringCatalog: Decodable {
  struct Unit: Decodable {
    var value: String
  }
  struct Form: Decodable {
    var stringUnit: Unit?
  }
  struct Variations: Decodable {
    var plural: [String: Form]?
  }
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    func text(key: String) -> LocalizedText? {
      if let plural = variations?.plural {
        // The whole text has plural forms, which depend on the first argument.
        let forms = plural.compactMapValues { $0.stringUnit?.value }
        return LocalizedText(
          format: "%#@text@", variables: ["text": .init(forms: forms, position: 1)])
      }
      guard let stringUnit else { return nil }
      let variables = (substitutions ?? [:]).mapValues { substitution in
        LocalizedText.Variable(
          forms: (substitution.variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value },
          position: substitution.argNum, kind: substitution.formatSpecifier ?? "lld")
      }
      return LocalizedText(format: stringUnit.value, variables: variables)
    }
  }
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}
