import Atrium
import Foundation
import Synchronization

/// The localised strings of bundles, from `strings`, `stringsdict` and `xcstrings` files.
///
/// The files of a language are in a folder such as `de.lproj`; string catalogues are in the bundle's folder.
final class LocalizationTables: Sendable {
  static let shared = LocalizationTables()

  private struct Key: Hashable {
    var folder: String
    var table: String
    var language: String
  }

  private struct State {
    var tables: [Key: [String: LocalizedText]] = [:]
    var languages: [String: String] = [:]
    /// The variables of the formats that were returned, with their plural forms, by unique names.
    var variables: [String: (variable: LocalizedText.Variable, language: String)] = [:]
  }

  private let state = Mutex(State())

  /// The user's preferred languages, the most preferred first.
  ///
  /// The languages in `LANGUAGE` are followed by the language of the locale: the first of `LC_ALL`, `LC_MESSAGES` and
  /// `LANG` that is not empty.
  static var preferredLanguages: [String] {
    let environment = ProcessInfo.processInfo.environment
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
    return list.map { name in
      name.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    }.filter { !$0.isEmpty && $0 != "C" && $0 != "POSIX" }
  }

  /// Returns the string for a key; nil if there is no such string.
  ///
  /// The method also records the plural forms of the string for ``expanded(_:_:depth:)``.
  func string(forKey key: String, table: String, in folder: String) -> String? {
    state.withLock { state in
      let language = language(of: folder, &state)
      // The last tables are those in the folder itself, since a program may make a bundle of a folder such as `de.lproj`.
      for language in [language, "Base", "en", ""] {
        let name = Key(folder: folder, table: table, language: language)
        if state.tables[name] == nil { state.tables[name] = Self.read(name) }
        guard let text = state.tables[name]?[key] else { continue }
        guard !text.variables.isEmpty else { return text.format }
        let spoken = language.isEmpty ? Self.language(ofTablesIn: folder) : language
        return Self.named(text, as: "\(table)/\(key)", in: spoken, &state)
      }
      return nil
    }
  }

  /// Returns the most preferred of the user's languages for which a bundle has strings; `en` if there is none.
  func language(of folder: String) -> String { state.withLock { language(of: folder, &$0) } }

  private func language(of folder: String, _ state: inout State) -> String {
    if let known = state.languages[folder] { return known }
    let found = Self.preferred(of: Self.languages(in: folder)).first ?? "en"
    state.languages[folder] = found
    return found
  }

  /// Returns the languages for which a bundle has files, with `Base` if the bundle has this folder.
  static func languages(in folder: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var available = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    for name in names where name.hasSuffix(".xcstrings") {
      available.formUnion(Self.languages(ofCatalog: folder + "/" + name))
    }
    return available
  }

  /// Returns the user's preferred languages that are among the given languages, the most preferred first.
  static func preferred(of available: Set<String>) -> [String] {
    var found: [String] = []
    for wanted in preferredLanguages {
      guard let name = names(of: wanted).first(where: { available.contains($0) }),
        !found.contains(name)
      else { continue }
      found.append(name)
    }
    return found
  }

  /// Returns the language of the tables in a folder such as `de.lproj`; `en` for another folder.
  private static func language(ofTablesIn folder: String) -> String {
    let name = folder.split(separator: "/").last ?? ""
    return name.hasSuffix(".lproj") ? String(name.dropLast(6)) : "en"
  }

  /// Returns the names that the folder of a preferred language may have, the most specific first.
  ///
  /// The folders of Chinese are named after scripts, and the user's languages after regions.
  private static func names(of wanted: String) -> [String] {
    let short = String(wanted.prefix { $0 != "-" })
    guard short == "zh" else { return [wanted, short] }
    let isTraditional = ["zh-TW", "zh-HK", "zh-MO"].contains(wanted)
    return [wanted, isTraditional ? "zh-Hant" : "zh-Hans", short]
  }

  private static func languages(ofCatalog path: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = file["strings"] as? [String: [String: Any]]
    else { return [] }
    let used = strings.values.flatMap {
      ($0["localizations"] as? [String: Any])?.keys.map { $0 } ?? []
    }
    return Set(used + [file["sourceLanguage"] as? String].compactMap { $0 })
  }

  private static func read(_ key: Key) -> [String: LocalizedText] {
    func file(_ path: String) -> Data? {
      FileManager.default.contents(atPath: key.folder + "/" + path)
    }
    var texts: [String: LocalizedText] = [:]
    if let data = file("\(key.table).xcstrings") {
      texts = LocalizedText.catalog(data, language: key.language) ?? [:]
    }
    let place = (key.language.isEmpty ? "" : key.language + ".lproj/") + key.table
    let plain = file(place + ".strings").map(LocalizedText.strings) ?? [:]
    let plural = file(place + ".stringsdict").map(LocalizedText.stringsdict) ?? [:]
    return texts.merging(plain) { $1 }.merging(plural) { $1 }
  }

  /// Renames the variables of a format to unique names, records their plural forms, and returns the new format.
  private static func named(
    _ text: LocalizedText, as prefix: String, in language: String, _ state: inout State
  ) -> String {
    var format = text.format
    for (name, variable) in text.variables {
      state.variables["\(prefix)/\(name)"] = (variable, language)
      format = format.replacingOccurrences(of: "#@\(name)@", with: "#@\(prefix)/\(name)@")
    }
    return format
  }

  // MARK: Formats

  /// Returns a format with its variables replaced by the plural forms for the arguments.
  func expanded(_ format: String, _ arguments: [any CVarArg], depth: Int = 0) -> String {
    guard depth < 8, let start = format.range(of: "#@") else { return format }
    let rest = format[start.upperBound...]
    guard let end = rest.firstIndex(of: "@"),
      let percent = format[..<start.lowerBound].lastIndex(of: "%")
    else { return format }
    let between = format[format.index(after: percent)..<start.lowerBound]
    let known = state.withLock { $0.variables[String(rest[..<end])] }
    guard let known else { return format }
    let before = format[..<percent].filter { $0 == "%" }.count
    let place = Int(between.filter(\.isNumber)) ?? known.variable.position ?? before + 1
    let count = arguments.indices.contains(place - 1) ? Self.integer(arguments[place - 1]) : 0
    let form = count.map { PluralRule.form(of: $0, in: known.language).rawValue } ?? "other"
    let forms = known.variable.forms
    let text = (count == 0 ? forms["zero"] : nil) ?? forms[form] ?? forms["other"] ?? ""
    let replaced = text.replacingOccurrences(of: "%arg", with: "%\(place)$\(known.variable.kind)")
    return expanded(
      String(format[..<percent]) + replaced + String(rest[rest.index(after: end)...]), arguments,
      depth: depth + 1)
  }

  /// Returns the argument as a whole number; nil for a floating-point number that is not exactly an `Int`.
  ///
  /// An integer is clamped to the range of `Int`, and the result for other types is 0.
  private static func integer(_ argument: any CVarArg) -> Int? {
    switch argument {
    case let number as any BinaryInteger: Int(clamping: number)
    case let number as any BinaryFloatingPoint: Int(exactly: Double(number))
    case let number as NSNumber: Int(exactly: number.doubleValue)
    default: 0
    }
  }
}
