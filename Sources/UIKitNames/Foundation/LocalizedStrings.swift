public import Atrium
import Foundation

/// Returns a localised string from a table of a bundle.
///
/// - Parameters:
///   - key: The key in the table.
///   - tableName: The name of the table without `.strings`; nil for `Localizable`.
///   - bundle: The bundle with the folders of the languages, such as `de.lproj`, or with a string catalogue.
///   - value: The result if the table does not contain the key; an empty string returns the key itself.
///   - comment: A comment for translators.
/// - Returns: The string in the user's language.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: ResourceBundle, value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

/// Returns a localised string from the table `Localizable` of the program's bundle.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  ResourceBundle.main.localizedString(forKey: key, value: nil, table: nil)
}

/// Returns a localised string from a table of the program's bundle.
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
  ResourceBundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

/// Returns a localised string from the table `Localizable` of the program's bundle.
///
/// If the table does not contain the key, the result is the value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  ResourceBundle.main.localizedString(forKey: key, value: value, table: nil)
}

extension ResourceBundle {
  /// Returns a localised string from a table; without one, the value, or the key if the value is nil or empty.
  ///
  /// A table consists of a `strings` file, a `stringsdict` file, an `xcstrings` file, or several of these. A string
  /// with plural forms is returned as a format for `String.localizedStringWithFormat`.
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return LocalizationTables.shared.string(forKey: key, table: name, in: bundlePath)
      ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}

// Foundation's functions take any number of arguments, so the compiler prefers these functions with a fixed number.
extension String {
  /// Returns formatted text with an argument, in the plural form for the argument.
  public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg) -> String {
    localized(format, [first])
  }

  /// Returns formatted text with arguments, in the plural forms for the arguments.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg
  ) -> String { localized(format, [first, second]) }

  /// Returns formatted text with arguments, in the plural forms for the arguments.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
  ) -> String { localized(format, [first, second, third]) }

  /// Makes formatted text with an argument, in the plural form for the argument.
  public init(format: String, _ first: any CVarArg) {
    let arguments = [first]
    self.init(format: LocalizationTables.shared.expanded(format, arguments), arguments: arguments)
  }

  /// Makes formatted text with arguments, in the plural forms for the arguments.
  public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
    let arguments = [first, second]
    self.init(format: LocalizationTables.shared.expanded(format, arguments), arguments: arguments)
  }

  private static func localized(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(
      format: LocalizationTables.shared.expanded(format, arguments), locale: .current,
      arguments: arguments)
  }
}

extension ResourceBundle {
  /// Returns the most preferred of the user's languages for which a bundle has strings.
  ///
  /// The result is nil if the bundle has no folder for the language, such as `de.lproj`.
  ///
  /// - Parameter bundle: The bundle; nil for the program's bundle.
  /// - Returns: The language, such as `de`.
  package static func preferredLocalization(of bundle: ResourceBundle?) -> String? {
    let folder = (bundle ?? .main).bundlePath
    let language = LocalizationTables.shared.language(of: folder)
    let path = folder + "/" + language + ".lproj"
    return FileManager.default.fileExists(atPath: path) ? language : nil
  }
}
