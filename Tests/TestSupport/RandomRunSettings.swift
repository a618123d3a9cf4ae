import Foundation

/// The settings of random runs, from the environment.
public enum RandomRunSettings {
  /// Whether each line is printed at once: for runs that end in a trap.
  public static let printsTrace = value("TRACE") != nil

  /// The seed that a run of the tests begins with.
  ///
  /// `ATRIUM_RANDOM_SEED` sets it; without it, it is 1, so that a run tests the present change and
  /// nothing else. `Scripts/hunt` tries seeds that no run had before.
  public static let firstSeed = number("SEED") ?? 1

  /// A number of consecutive seeds, from the first.
  public static func seeds(_ count: UInt64) -> [UInt64] { (0..<count).map { firstSeed &+ $0 } }

  /// A number from the environment, by its name without the common prefix.
  public static func number(_ name: String) -> UInt64? { value(name).flatMap { UInt64($0) } }

  private static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["ATRIUM_RANDOM_" + name]
  }
}
