import Glibc
import PortedSyntax

/// Rewrites the files of a module for the plug-in `PortedSources`.
///
/// The arguments are the output folder, `resources` or `none`, and the paths of the files.
@main
struct PortSources {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 3 else {
      fail("usage: port-sources OUTPUT-FOLDER resources|none FILE…")
    }
    let paths = arguments[3...]
    let files = paths.map { path in
      guard let text = read(path) else { fail("\(path): error: the file cannot be read") }
      return (path: path, text: text)
    }
    let module = PortedModule(files: files, hasResources: arguments[2] == "resources")
    for (path, text) in zip(paths, module.texts) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      // The output file needs a different name from the original file, because the output contains a directive with the
      // original file's name.
      write(text, to: arguments[1] + "/Ported" + name)
    }
    write(module.registry, to: arguments[1] + "/PortedSelectors.swift")
    for note in module.notes { tell(note.text, descriptor: note.isWarning ? 2 : 1) }
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { fail("\(path): error: the file cannot be written") }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { fail("\(path): error: the file cannot be written") }
  }

  private static func fail(_ message: String) -> Never {
    tell(message, descriptor: 2)
    exit(1)
  }

  private static func tell(_ line: String, descriptor: Int32) {
    var bytes = line + "\n"
    _ = bytes.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
