import CX11
import Glibc

/// An input method's server that behaves as its arguments say, and reports its requests.
///
/// It makes か of "k" and "a". Tests stop, continue and kill it by signals. Its arguments:
/// `--locales` names the served locales, `--asynchronous` lets clients continue before it has
/// handled a key, and `--mute-from` is the number of the first message without an answer.
@main
struct InputMethodFixture {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }
    }
    // Clients may disconnect at any time.
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

  /// Writes a line at once, to any kind of standard output.
  static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
  }
}
