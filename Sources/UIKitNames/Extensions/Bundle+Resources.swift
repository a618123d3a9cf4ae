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

  /// Returns the path of a resource file; nil if the file does not exist.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - ending: The extension of the file, without the dot; nil or empty if `name` includes the extension.
  /// - Returns: The path of the file.
  public func path(forResource name: String?, ofType ending: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let suffix = ending.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    let path = bundlePath + "/" + name + suffix
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Returns the URL of a resource file; nil if the file does not exist.
  ///
  /// The parameters are the same as in `path(forResource:ofType:)`.
  public func url(forResource name: String?, withExtension ending: String?) -> URL? {
    path(forResource: name, ofType: ending).map { URL(filePath: $0) }
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
