internal import Glibc

/// A script of commands for any window: input, waits, expectations and screenshots.
///
/// Each line has one command; `#` begins a comment. A PLACE is an accessible name in quotes, or a
/// point of the window as `X,Y`. Angles are degrees, positive clockwise; a scale is the final
/// distance of two fingers as a multiple of the initial distance. Parsing any text either succeeds
/// or throws; it never traps. A script ends when its window closes.
///
///     click "Menu"                 press | release | move [BUTTON] PLACE [with Shift+Ctrl]
///     click right 120,80           drag PLACE -> PLACE in SECONDS
///     chord left+middle 300,200    touch 3 tap PLACE · touch began|moved|ended ID PLACE
///     swipe left PLACE             scroll DX,DY [at PLACE]
///     pinch 1.5 PLACE [in SECONDS] rotate 90 PLACE [in SECONDS]
///     touchpad scroll DX,DY PLACE  touchpad swipe 3 left PLACE
///     touchpad pinch 1.5 PLACE     touchpad rotate 90 PLACE, each [in SECONDS]
///     key Shift+F10 · type "text"  resize 600x900 [live] · theme dark · motion off
///     wait idle · wait 0.5         screenshot FILE.png · note "text"
///     expect visible | hidden "Red" · expect log "Red.viewDidAppear"
public struct EventScript: Equatable, Sendable {
  /// The maximum size of a file, in bytes.
  private static let largestFile = 1 << 20

  /// A command and its line number.
  struct Line: Equatable {
    var number: Int
    var command: ScriptCommand
  }

  /// The name of the file in messages.
  public let file: String
  let lines: [Line]

  /// The number of commands.
  public var commandCount: Int { lines.count }

  /// Parses a script's text.
  ///
  /// - Parameters:
  ///   - text: The text of the script.
  ///   - file: The name of its file, for messages.
  /// - Throws: ``ScriptError`` for the first line that is not a command.
  public init(parsing text: String, file: String) throws(ScriptError) {
    var lines: [Line] = []
    let text = text.hasPrefix("\u{feff}") ? text.dropFirst() : text[...]
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, part) in parts.enumerated() {
      do throws(ScriptMistake) {
        let tokens = try ScriptToken.tokens(of: part)
        guard !tokens.isEmpty else { continue }
        var parser = ScriptLineParser(tokens)
        lines.append(Line(number: index + 1, command: try parser.command()))
      } catch {
        throw ScriptError(file: file, line: index + 1, message: error.message)
      }
    }
    self.file = file
    self.lines = lines
  }

  /// Reads and parses a script file, which may have at most a mebibyte.
  ///
  /// - Throws: ``ScriptError`` if the file cannot be read, or for the first line that is not a
  ///   command.
  public init(contentsOf path: String) throws(ScriptError) {
    try self.init(parsing: try EventScript.read(path), file: path)
  }

  /// Reads the text of a file of at most a mebibyte.
  ///
  /// - Throws: ``ScriptError`` if the file cannot be read.
  package static func read(_ path: String) throws(ScriptError) -> String {
    func error(_ code: Int32) -> ScriptError {
      ScriptError(
        file: path, line: 0, message: "cannot read the script: \(LineWriter.message(of: code))")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw error(errno) }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
      guard bytes.count <= largestFile else {
        throw ScriptError(
          file: path, line: 0, message: "cannot read the script: it is larger than a mebibyte")
      }
    }
  }
}
