import CX11
import Glibc

/// A server for input methods that behaves as its arguments say, and reports its requests.
///
/// It converts "k" and "a" to か. Tests stop, continue and kill it with signals. Its arguments are:
/// `--locales` names the served locales. `--asynchronous` lets clients continue before it has handled a key.
/// `--late` is the delay of its answers to keys in milliseconds. `--mute-from` is the lowest code of the
/// messages that get no answer. `--styles` names the input styles in hexadecimal, for example `402,408`. With
/// 402 it composes on the spot:
///
/// `k` begins a composition, `a` converts it to か, `n` adds ん, `w` moves the caret to the start, `c` clears
/// the composition and then commits, `d` commits first, `q` commits and begins the next composition, and `x`
/// changes a part that does not exist.
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
      muteFrom: value("--mute-from").flatMap { UInt8($0) },
      styles: value("--styles")?.split(separator: ",").compactMap { UInt32($0, radix: 16) })
    var server = Server(
      display: display, locales: value("--locales") ?? "C,en_US", method: method,
      delay: value("--late").flatMap { Int32($0) } ?? 0)
    server.announce(as: "@server=fixture")
    say("ready")
    server.run()
  }

  /// Writes a line at once, to standard output of any kind.
  static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
  }
}
