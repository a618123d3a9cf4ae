import AtriumGeometry
import AtriumKit
import AtriumX11
import Foundation

/// A program with an async main function that displays a window at the moment that its argument names.
@main
@MainActor
struct AsyncMainFixture {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "before":
      Task { report("a task runs") }
      display()
    case "after":
      await Task.yield()
      display()
    case "between":
      let application = try X11Application()
      await Task.yield()
      _ = try application.run()
    case "inside":
      Task { display() }
      runLoop()
    default: report("unknown moment")
    }
  }

  /// Runs jobs of the main actor on the main thread.
  private static func runLoop() { RunLoop.main.run() }

  private static func display() {
    do {
      try X11Application.run(title: "Async", size: Size(width: 200, height: 100)) {
        ViewController()
      }
    } catch {
      report("\(error)")
    }
  }

  private static func report(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
