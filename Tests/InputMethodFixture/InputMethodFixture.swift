import CX11
import Glibc

/// An input method's server that does as its arguments say, and tells what it is asked.
///
/// It makes か of "k" and "a". Tests stop, continue and kill it by signals. Its arguments:
/// `--locales` names the locales that it serves, `--asynchronous` lets clients go on before it has
/// looked at a key, and `--mute-from` is the number of the first message that it does not answer.
@main
struct InputMethodFixture {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }
    }
    // Clients may go away at any time.
    XSetErrorHandler { _, _ in 0 }
    guard let display = XOpenDisplay(nil) else {
      say("no display")
      exit(1)
    }
    let method = Method(
      isAsynchronous: arguments.contains("--asynchronous"),
      muteFrom: value("--mute-from").flatMap { UInt8($0) })
    var server = Server(
      display: display, locales: value("--locales") ?? "C,en_US", method: method)
    server.announce(as: "@server=fixture")
    say("ready")
    server.run()
  }

  /// Writes a line at once, whatever standard output is.
  static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
  }
}
