import Foundation
import XServerSupport

/// How often the threads of a process have slept so far; equal values mean that none woke up
/// between.
struct ProcessActivity: Equatable {
  private let threads: [String]

  init(of process: ChildProcess) {
    let folder = "/proc/\(process.identifier)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    threads = names.sorted().map { thread in
      let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = (status ?? "").split(separator: "\n")
        .first { $0.hasPrefix("voluntary_ctxt_switches") }
      return "\(thread) \(line ?? "")"
    }
  }
}
