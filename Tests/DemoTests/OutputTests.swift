import Foundation
import Testing
import XServerSupport

/// The demo's output, and the programs and files that receive it.
struct OutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a shell command, in which the demo is `"$0"`.
  private func shell(_ line: String) throws -> Demo.Outcome {
    try Demo.run(["-c", line, Demo.path], program: "/bin/sh")
  }

  @Test(
    "requested output that cannot be written causes one line and exit code 1",
    arguments: [
      "--list-screens", "--help", "--version",
    ])
  func fullDisk(option: String) throws {
    let outcome = try shell("exec \"$0\" \(option) >/dev/full")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "atrium-demo: cannot write the standard output: No space left on device\n")
  }

  @Test(
    "a file at its size limit causes one line and exit code 1, and no partial image stays",
    arguments: [
      ("--log text --log-file", "log.txt", "cannot write "),
      ("--play keys --record", "record.script", "cannot write "),
      ("--screenshot", "a.png", "cannot save the picture "),
    ])
  func fileLimit(options: String, name: String, complaint: String) throws {
    let keys = try folder.write("key Shift+F10\nwait idle\n", to: "keys")
    let path = folder.path(name)
    let options = options.replacing("keys", with: keys)
    // The pipe has no size limit.
    let outcome = try shell(
      "(ulimit -f 0; \"$0\" --headless \(options) \(path); echo \"code $?\") 2>&1 | cat")
    let lines = outcome.outputLines
    #expect(lines.last == "code 1")
    #expect(lines.count == 2 && lines.first?.hasPrefix("atrium-demo: \(complaint)\(path)") == true)
    #expect(lines.first?.contains("File too large") == true, "\(lines)")
    #expect(try !folder.names.contains("a.png") && (name == "a.png" || folder.text(of: name) == ""))
  }

  @Test("standard output at its size limit causes one line and exit code 1")
  func outputLimit() throws {
    let outcome = try shell(
      "(ulimit -f 0; \"$0\" --list-screens >\(folder.path("out")); echo \"code $?\") 2>&1 | cat")
    #expect(
      outcome.output
        == "atrium-demo: cannot write the standard output: File too large\ncode 1\n")
  }

  @Test("a reader that closes its end causes no failure")
  func goneReader() throws {
    for option in ["--list-screens", "--help", "--headless --log text"] {
      let outcome = try shell("\"$0\" \(option) | true; echo done")
      #expect(outcome.output == "done\n")
      #expect(outcome.errors == "")
    }
  }

  @Test(
    "names and arguments send no control characters to a terminal",
    arguments: [
      (
        ["--screen", "a\u{1b}[31m\nb"],
        "No screen is named 'a\\u{1B}[31m\\nb'; the screens are "
          + Demo.screens.joined(separator: ", ") + "."
      ),
      (["--nope\u{1b}x"], "Unknown option '--nope\\u{1B}x'"),
      (
        ["--size", "\u{7}\n"],
        """
        The value '\\u{7}\\n' is invalid for '--size <WxH>'
        Help:  --size <WxH>  The size of the content in points, 1 to 32767 each.
        """
      ),
      (
        ["--screenshot", "\u{9b}x.jpg"],
        "The name after --screenshot must end in .png, not '\\u{9B}x.jpg'."
      ),
    ])
  func arguments(arguments: [String], message: String) throws {
    let outcome = try Demo.run(arguments + ["--headless"])
    #expect(outcome.code == 64)
    #expect(outcome.errors == "Error: \(message)\n\(Demo.usage)")
  }

  @Test(
    "a file that cannot be opened is named in one line, whatever its name",
    arguments: [
      (["--log", "text", "--log-file", ""], "cannot write \"\": No such file or directory"),
      (["--record", ""], "cannot write \"\": No such file or directory"),
      (
        ["--record", "/no/\u{1b}x\n"],
        "cannot write /no/\\u{1B}x\\n: No such file or directory"
      ),
      (["--play", ""], "\"\": cannot read the script: No such file or directory"),
      (
        ["--play", "/no/\tx"], "/no/\\tx: cannot read the script: No such file or directory"
      ),
      (
        ["--play", "tour", "--frames", "/proc/\u{1b}"],
        "cannot make the folder /proc/\\u{1B}: No such file or directory"
      ),
      (
        ["--screenshot", "/no/\u{202e}.png"],
        "cannot save the picture /no/\\u{202E}.png: The picture “/no/\\u{202E}.png” cannot be "
          + "written: No such file or directory."
      ),
    ])
  func files(arguments: [String], message: String) throws {
    let outcome = try Demo.run(arguments + ["--headless"])
    #expect(outcome.code == 1)
    #expect(outcome.errors == "atrium-demo: \(message)\n")
  }

  @Test("a display's name sends no control characters to a terminal")
  func display() throws {
    let outcome = try Demo.run(environment: ["DISPLAY": ":4\u{1b}7\n"])
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "atrium-demo: cannot open display \":4\\u{1B}7\\n\": no X server accepts "
        + "the connection; start it inside a desktop session, set DISPLAY, or use --headless\n")
  }

  @Test("a FIFO without a reader does not block, and causes one line and exit code 1")
  func fifo() throws {
    let path = folder.path("pipe.png")
    try #require(mkfifo(path, 0o600) == 0)
    for arguments in [["--log", "text", "--log-file", path], ["--record", path]] {
      let outcome = try Demo.run(arguments + ["--headless"])
      #expect(outcome.code == 1)
      #expect(outcome.errors == "atrium-demo: cannot write \(path): no program reads from it\n")
    }
    let script = try folder.write("screenshot pipe.png\n", to: "a.script")
    let reason = "The picture “\(path)” cannot be written: it is a pipe or a socket, not a file."
    let picture = try Demo.run("--headless", "--screenshot", path)
    #expect(picture.code == 1)
    #expect(picture.errors == "atrium-demo: cannot save the picture \(path): \(reason)\n")
    let frames = try Demo.run("--headless", "--play", script, "--frames", folder.url.path)
    #expect(frames.code == 1)
    #expect(frames.errors == "atrium-demo: \(script):1: cannot save the picture: \(reason)\n")
  }

  @Test("without a window the log waits for its reader, and is complete")
  func lateReader() throws {
    let script = try folder.write(
      String(repeating: "click right 300,200\nwait idle\nkey Escape\nwait idle\n", count: 60),
      to: "long.script")
    let arguments = ["--headless", "--motion", "off", "--play", script, "--log", "text"]
    let all = try Demo.run(arguments)
    #expect(all.output.utf8.count > 8192)
    let reader = try StandingReader(in: folder)
    let late = try ChildProcess(Demo.path, arguments + ["--log-file", reader.path])
    // This is longer than the time that a window would wait at its end.
    #expect(late.comesToRest(for: 1.5))
    var text: [UInt8] = []
    let isOver = eventually {
      text += reader.read()
      return !late.isRunning
    }
    #expect(isOver)
    text += reader.read()
    #expect(String(decoding: text, as: UTF8.self) == all.output)
    #expect(late.waitForEnd() == 0)
    #expect(late.standardError == "")
  }
}
