import CX11
import Glibc

/// An input method's server that behaves as its arguments say, and reports its requests.
///
/// It makes か of "k" and "a". Tests stop, continue and kill it by signals. Its arguments:
/// `--locales` names the served locales, `--asynchronous` lets clients continue before it has
/// handled a key, `--late` is the time of its answers to keys in milliseconds, and `--mute-from` is the number of the first message without an answer. `--styles`
/// names the styles in hexadecimal, as in `402,408`; with 402 it composes on the spot:
///
/// `k` begins a composition, `a` converts it to か, `n` adds ん, `w` moves the caret to the start,
/// `c` takes the composition back and commits, `d` commits first, `q` commits and begins the next
/// composition, and `x` changes a part that does not exist.
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

  /// Writes a line at once, to any kind of standard output.
  static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
  }
}
