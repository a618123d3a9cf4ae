import Foundation

/// The CPU time of a process until now, and the number of times that its threads have stopped.
///
/// Two equal values mean that no thread has woken up between the two readings.
public struct ProcessActivity: Equatable {
  private let lines: [String]

  /// Reads the counts of a process, which are empty if it has ended.
  public init(of process: ChildProcess) {
    let folder = "/proc/\(process.identifier)"
    func text(_ name: String) -> String {
      // A thread that was listed may end before this read. Its lines are then missing, which is a difference too.
      (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
    }
    // The first field after the program's name is the state, and the twelfth and thirteenth are the ticks.
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
  /// Waits until no thread of the process wakes up for some time, as happens after its start.
  ///
  /// - Parameter seconds: The time without activity.
  /// - Returns: Whether the process came to rest.
  public func comesToRest(for seconds: Double) -> Bool {
    eventually {
      let before = ProcessActivity(of: self)
      return isRunning && stays(for: seconds) { ProcessActivity(of: self) == before }
    }
  }
}
