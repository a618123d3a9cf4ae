import AtriumControls
import AtriumStoryboards

/// A language of the demo's text.
public enum Language: String, Sendable, CaseIterable {
  /// English, in which the keys of the strings are written.
  case english = "en"
  /// German.
  case german = "de"

  /// The name of the language in the language itself.
  public var title: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }

  /// Returns the language that the environment variables request, by the rules of GNU gettext.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty names the locale. The languages in `LANGUAGE`
  /// have priority over the locale, unless the locale is `C` or `POSIX`.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  /// - Returns: The first of these languages in which the demo has text; English if there is none.
  public static func preferred(_ variable: (String) -> String?) -> Language {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable)
      .first { !$0.isEmpty } ?? "C"
    guard code(of: locale) != "C", code(of: locale) != "POSIX" else { return .english }
    let list = variable("LANGUAGE") ?? ""
    return (list.split(separator: ":").map(String.init) + [locale]).lazy
      .compactMap { Language(rawValue: code(of: $0)) }.first ?? .english
  }

  /// Returns the language code of a locale, such as `de` for `de_AT.UTF-8`.
  private static func code(of locale: String) -> String {
    String(locale.prefix { !"_.@-".contains($0) })
  }

  /// Makes this language the language of all strings that are created from now on.
  ///
  /// - Parameters:
  ///   - assetsFolder: The path of the folder `assets`; nil if there is none.
  ///   - report: Receives a line if the strings cannot be read. They are then English.
  public func use(
    assetsFolder: String?, report: (_ message: String) -> Void = { _ in }
  ) {
    LocalizedStrings.current = strings(assetsFolder: assetsFolder, report: report)
  }

  private func strings(
    assetsFolder: String?, report: (String) -> Void
  ) -> LocalizedStrings {
    guard self != .english else { return LocalizedStrings() }
    let path = "\(assetsFolder ?? "assets")/\(rawValue).lproj/Localizable.strings"
    do throws(InterfaceError) {
      return try LocalizedStrings(language: rawValue, contentsOfFile: path)
    } catch {
      report("\(error)")
      return LocalizedStrings()
    }
  }
}
