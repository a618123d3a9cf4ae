import Foundation

/// How long a process has run so far, and how often its threads have stopped; equal values mean that
/// none woke up between.
public struct ProcessActivity: Equatable {
  private let lines: [String]

  /// Reads the counts of a process; they are empty when it has ended.
  public init(of process: ChildProcess) {
    let folder = "/proc/\(process.identifier)"
    func text(_ name: String) -> String {
      // A thread may end between the two readings; that it existed is a difference already.
      (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
    }
    // The state follows the program's name, and the ticks come twelve fields later.
    let ticks = text("stat").split(separator: ")").last?.split(separator: " ")[11...12] ?? []
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/task")) ?? []
    lines =
      ticks.map(String.init)
      + threads.sorted().flatMap { thread in
        text("task/\(thread)/status").split(separator: "\n")
          .filter { $0.hasPrefix("voluntary") || $0.hasPrefix("nonvoluntary") }
          .map { "\(thread) \($0)" }
      }
  }
}

extension ChildProcess {
  /// Waits until no thread of it wakes up for some time, which it does after its start.
  ///
  /// - Parameter seconds: How long.
  /// - Returns: Whether it came to rest.
  public func comesToRest(for seconds: Double) -> Bool {
    eventually {
      let before = ProcessActivity(of: self)
      return isRunning && stays(for: seconds) { ProcessActivity(of: self) == before }
    }
  }
}
