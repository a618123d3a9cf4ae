public import Atrium
import Foundation

/// Returns a localised string from a table of a bundle.
///
/// - Parameters:
///   - key: The key in the table.
///   - tableName: The name of the table without `.strings`; nil for `Localizable`.
///   - bundle: The bundle with the folders of the languages, such as `de.lproj`.
///   - value: The result if the key is absent; the key if this is empty.
///   - comment: A comment for translators.
/// - Returns: The string in the user's language.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: ResourceBundle, value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension ResourceBundle {
  /// Returns a localised string from a table, or the value, or the key if the value is nil or empty.
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    Foundation.Bundle(path: bundlePath)?.localizedString(forKey: key, value: value, table: table)
      ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
