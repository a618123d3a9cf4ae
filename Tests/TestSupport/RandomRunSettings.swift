import Foundation

/// The settings of random runs, from the environment.
public enum RandomRunSettings {
  /// Whether each line is printed at once, for runs that end in a trap.
  public static let printsTrace = value("TRACE") != nil

  /// The seed with which a run of the tests begins.
  ///
  /// `ATRIUM_RANDOM_SEED` sets it. The default is 1, so that a run tests the current change and nothing else.
  /// `Scripts/hunt` tries seeds that no run had before.
  public static let firstSeed = number("SEED") ?? 1

  /// Returns a number of consecutive seeds, from the first seed.
  public static func seeds(_ count: UInt64) -> [UInt64] { (0..<count).map { firstSeed &+ $0 } }

  /// Returns a number from the environment, by its name without the common prefix.
  public static func number(_ name: String) -> UInt64? { value(name).flatMap { UInt64($0) } }

  private static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["ATRIUM_RANDOM_" + name]
  }
}
