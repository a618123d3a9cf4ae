import Foundation
import TestSupport
import Testing
import XServerSupport

/// The demo program from the package's build, run as a separate process.
enum Demo {
  /// The result of a run.
  struct Outcome {
    let code: Int32?
    let output: String
    let errors: String

    var outputLines: [Substring] { output.split(separator: "\n") }
    /// The calls in the program's log, as text.
    var calls: [String] { Demo.calls(in: output) }
  }

  /// Returns the lines of a log as text, without times and without the calls of the ring's overlay.
  static func calls(in log: String) -> [String] {
    log.split(separator: "\n").map { String($0.drop { $0 != " " }.dropFirst()) }
      .filter { !$0.hasPrefix("RingMenu ") }
  }

  /// Copies the program; a link would not do, since the program would find the files beside its target.
  ///
  /// A separate process makes the copy. If this process made the copy, a program that another test starts at the same
  /// time could inherit the open file, and the copy could not be run.
  static func copyProgram(to path: String) throws {
    try ChildProcess.run("/bin/cp", [Demo.path, path])
  }

  /// The names of the listed screens, in their order.
  static let screens = [
    "welcome", "clock", "shapes", "journal", "gallery", "navigation", "tabs", "pages", "split",
    "sliding", "dropdown", "pager", "ring", "modals", "stack", "placeholder", "wizard",
    "transitions", "rotation", "playground",
  ]

  /// The text after the error message about a wrong command line.
  static let usage = """
    Usage: atrium-demo [--screen NAME] [--list-screens] [--size WxH] [--scale F]
                       [--storyboard FILE [--scene ID] [--canvas FILE.png]
                                          [--compare-frames]]
                       [--theme system|light|dark|contrast]
                       [--motion system|full|reduced|off] [--direction ltr|rtl]
                       [--text-size small|normal|large|larger|very-large|huge]
                       [--language en|de]
                       [--log off|text|json] [--log-file FILE]
                       [--headless] [--play FILE|tour] [--record FILE]
                       [--screenshot FILE.png] [--frames DIR] [--quit-when-done]
                       [--inspect text|FILE.png] [--no-state]
                       [--version] [--help]
      See 'atrium-demo --help' for more information.

    """

  /// The accessible names on the first screen, as errors of scripts list them.
  static let namesOnWelcome =
    [
      "Turn the window", "Open the ring", "Take the tour",
      "When it becomes taller than wide, every room turns with it.", "Resize the window",
      "Arrows look around, Enter goes there, Escape stays here.", "Menu key, or Shift and F10",
      "The same ring. Click a room, or drag to it and let go.",
      "Press two buttons at once, or tap with three fingers",
      "Right, the ring opens where you point; middle, in the middle.",
      "Click with the middle or the right button",
      "A container is a controller that owns other controllers, its children, and shows their views in its "
        + "own. Each room shows one, and lists the calls that its children receive. Take the tour, or go to Navigation. In every room, Guide has things to try.",
      "View controllers for Swift on Linux", "Playground", "CoconutKit", "Containers", "Gallery",
      "Journal",
      "Shapes", "Clock", "Welcome", "A house around a court", "Show the shortcuts",
      "Show the ring", "Settings", "Inspect the controllers", "Show all rooms",
    ].map { "\"\($0)\"" }.joined(separator: ", ")

  /// The path of the program.
  static var path: String { BuiltProgram.path("atrium-demo") }

  /// Runs the program to its end, without a display unless the environment has one.
  static func run(
    _ arguments: String..., environment changes: [String: String?] = [:]
  ) throws -> Outcome {
    try run(arguments, environment: changes)
  }

  /// Runs the program to its end, without a display unless the environment has one.
  static func run(
    _ arguments: [String], program: String = path, environment changes: [String: String?] = [:]
  ) throws -> Outcome {
    var environment = try TestHome.environment()
    for (name, value) in changes { environment[name] = value }
    let process = try ChildProcess(program, arguments, environment: environment)
    // The tour is slow while ten other programs are running.
    let code = process.waitForEnd(seconds: 300)
    return Outcome(code: code, output: process.standardOutput, errors: process.standardError)
  }
}

/// A test's folder, which is deleted with this object.
final class TemporaryFolder {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  var url: URL { URL(fileURLWithPath: folder.path) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
