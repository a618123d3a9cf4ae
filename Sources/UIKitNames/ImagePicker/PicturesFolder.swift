internal import Foundation

/// The desktop's folder for pictures.
enum PicturesFolder {
  /// The folder in XDG's file `user-dirs.dirs`; without an entry, `Pictures` in the user's home folder.
  static var standard: URL {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let text = try? String(
      contentsOfFile: (configuration ?? home + "/.config") + "/user-dirs.dirs", encoding: .utf8)
    return URL(filePath: path(in: text ?? "", home: home) ?? home + "/Pictures")
  }

  /// Returns the path of the pictures in the text of `user-dirs.dirs`; nil if the text has none.
  ///
  /// The value is quoted, and absolute or relative to `$HOME`. A backslash escapes the next character.
  static func path(in text: String, home: String) -> String? {
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " || $0 == "\t" }
      let key = "XDG_PICTURES_DIR=\""
      guard line.hasPrefix(key) else { continue }
      var value = ""
      var isQuoted = false
      for character in line.dropFirst(key.count) {
        if !isQuoted, character == "\"" { break }
        isQuoted = !isQuoted && character == "\\"
        if !isQuoted { value.append(character) }
      }
      if value == "$HOME" || value.hasPrefix("$HOME/") { value = home + value.dropFirst(5) }
      if value.hasPrefix("/") { return value }
    }
    return nil
  }
}
