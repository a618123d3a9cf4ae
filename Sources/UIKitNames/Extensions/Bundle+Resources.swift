public import Atrium
public import Foundation

/// Foundation's members that locate the files of a bundle.
extension ResourceBundle {
  /// The URL of the bundle's folder.
  public var bundleURL: URL { URL(filePath: bundlePath, directoryHint: .isDirectory) }

  /// The path of the folder with the bundle's resources, which is the bundle itself.
  public var resourcePath: String? { bundlePath }

  /// The URL of the folder with the bundle's resources, which is the bundle itself.
  public var resourceURL: URL? { bundleURL }

  /// Makes the bundle of a folder; nil if there is no folder at the URL.
  public convenience init?(url: URL) {
    guard url.isFileURL else { return nil }
    self.init(path: url.path)
  }

  /// Makes the program's bundle; nil if its identifier in the file `Info.plist` is not the given identifier.
  public convenience init?(identifier: String) {
    let main = ResourceBundle.main
    guard main.bundleIdentifier == identifier else { return nil }
    self.init(path: main.bundlePath)
  }

  /// Returns the path of a resource file; nil if the file does not exist.
  ///
  /// The file is in the bundle's folder, or else in the folder of the preferred language, such as `de.lproj`, or in
  /// `Base.lproj`.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - ending: The extension of the file, without the dot; nil or empty if `name` includes the extension.
  ///   - subpath: The path of a folder in these folders; nil for the folders themselves.
  /// - Returns: The path of the file.
  public func path(
    forResource name: String?, ofType ending: String?, inDirectory subpath: String? = nil
  ) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let suffix = ending.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    return folders(subpath).lazy.map { $0 + "/" + name + suffix }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Returns the URL of a resource file; nil if the file does not exist.
  ///
  /// The parameters are the same as in `path(forResource:ofType:inDirectory:)`.
  public func url(
    forResource name: String?, withExtension ending: String?, subdirectory subpath: String? = nil
  ) -> URL? {
    path(forResource: name, ofType: ending, inDirectory: subpath).map { URL(filePath: $0) }
  }

  /// Returns the paths of all resource files with an extension, in alphabetical order for each folder.
  ///
  /// - Parameters:
  ///   - ending: The extension of the files, without the dot; nil or empty for all files.
  ///   - subpath: As in `path(forResource:ofType:inDirectory:)`.
  /// - Returns: The paths.
  public func paths(forResourcesOfType ending: String?, inDirectory subpath: String?) -> [String] {
    let suffix = ending.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    return folders(subpath).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
    }
  }

  /// Returns the URLs of all resource files with an extension; never nil.
  ///
  /// The parameters are the same as in `paths(forResourcesOfType:inDirectory:)`.
  public func urls(
    forResourcesWithExtension ending: String?, subdirectory subpath: String?
  ) -> [URL]? {
    paths(forResourcesOfType: ending, inDirectory: subpath).map { URL(filePath: $0) }
  }

  /// Returns the folders that may contain a resource, in their order.
  private func folders(_ subpath: String?) -> [String] {
    let language = LocalizationTables.shared.language(of: bundlePath)
    let below = subpath.map { $0.isEmpty ? "" : "/" + $0 } ?? ""
    return ["", "/\(language).lproj", "/Base.lproj"].map { bundlePath + $0 + below }
  }
}

extension ResourceBundle {
  /// The languages for which the bundle has files, in alphabetical order, with `Base` if the bundle has this folder.
  public var localizations: [String] { LocalizationTables.languages(in: bundlePath).sorted() }

  /// The languages of ``localizations`` that the user prefers, the most preferred first.
  ///
  /// If there is none, the list contains English, or else the first language of the bundle.
  public var preferredLocalizations: [String] {
    ResourceBundle.preferredLocalizations(from: localizations)
  }

  /// Returns those of the given languages that the user prefers, the most preferred first.
  ///
  /// If there is none, the result contains English, or else the first language.
  public static func preferredLocalizations(from localizations: [String]) -> [String] {
    let found = LocalizationTables.preferred(of: Set(localizations))
    guard found.isEmpty else { return found }
    let others = localizations.filter { $0 != "Base" }
    return others.contains("en") ? ["en"] : Array(others.prefix(1))
  }
}

extension ResourceBundle {
  /// The values of the file `Info.plist` among the resources; nil if the file cannot be read.
  public var infoDictionary: [String: Any]? {
    guard let url = url(forResource: "Info", withExtension: "plist"),
      let data = try? Data(contentsOf: url)
    else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }
  /// The values in ``infoDictionary``, which are not translated.
  public var localizedInfoDictionary: [String: Any]? { infoDictionary }
  /// The identifier in the file `Info.plist`; nil if there is none.
  public var bundleIdentifier: String? {
    object(forInfoDictionaryKey: "CFBundleIdentifier") as? String
  }

  /// Returns a value of ``infoDictionary``; nil if there is no such value.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

  /// The name of the program's main storyboard; nil if there is none.
  ///
  /// The name is in the file `Info.plist` among the resources, with iOS's keys for programs with and without scenes. In
  /// a program without this file, a storyboard named Main is the main storyboard.
  package var mainStoryboardName: String? {
    guard let values = infoDictionary else {
      return path(forResource: "Main", ofType: "storyboard") == nil ? nil : "Main"
    }
    if let name = values["UIMainStoryboardFile"] as? String { return name }
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    return scenes?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }
}
