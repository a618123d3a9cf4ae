public import Atrium
public import Foundation

/// The files of a bundle, by Foundation's names.
extension ResourceBundle {
  /// The folder as a URL.
  public var bundleURL: URL { URL(filePath: bundlePath, directoryHint: .isDirectory) }

  /// The path of the folder with the files, which is the bundle itself.
  public var resourcePath: String? { bundlePath }

  /// The folder with the files as a URL, which is the bundle itself.
  public var resourceURL: URL? { bundleURL }

  /// The path of a file; nil if it is not there.
  ///
  /// - Parameters:
  ///   - name: The name, without its ending.
  ///   - ending: The ending, without its dot; nil or empty if the name has it.
  /// - Returns: The path.
  public func path(forResource name: String?, ofType ending: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let suffix = ending.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    let path = bundlePath + "/" + name + suffix
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The URL of a file; nil if it is not there.
  ///
  /// The parameters are those of `path(forResource:ofType:)`.
  public func url(forResource name: String?, withExtension ending: String?) -> URL? {
    path(forResource: name, ofType: ending).map { URL(filePath: $0) }
  }
}
