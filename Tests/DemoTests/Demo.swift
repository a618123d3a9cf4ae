import Foundation
import TestSupport
import Testing
import XServerSupport

/// The built demo program, run from outside.
enum Demo {
  /// The result of a run.
  struct Outcome {
    let code: Int32?
    let output: String
    let errors: String

    var outputLines: [Substring] { output.split(separator: "\n") }
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// The program, which is built in the folder of the tests.
  static var path: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("atrium-demo").path
  }

  /// Runs it to its end without a display, unless the environment has one.
  static func run(
    _ arguments: String..., environment changes: [String: String?] = [:]
  ) throws -> Outcome {
    try run(arguments, environment: changes)
  }

  /// Runs it to its end without a display, unless the environment has one.
  static func run(
    _ arguments: [String], program: String = path, environment changes: [String: String?] = [:]
  ) throws -> Outcome {
    var environment = try TestHome.environment()
    for (name, value) in changes { environment[name] = value }
    let process = try ChildProcess(program, arguments, environment: environment)
    // The tour is slow while ten other programs run too.
    let code = process.waitForEnd(seconds: 300)
    return Outcome(code: code, output: process.standardOutput, errors: process.standardError)
  }
}

/// A folder of a test, removed with it.
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
