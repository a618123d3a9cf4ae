import Foundation

/// What the environment says of random runs.
public enum RandomRunSettings {
  /// Whether each line is printed at once: for runs that end in a trap.
  public static let printsTrace = value("TRACE") != nil

  /// A number from the environment, without the names' common beginning.
  public static func number(_ name: String) -> UInt64? { value(name).flatMap { UInt64($0) } }

  private static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["ATRIUM_RANDOM_" + name]
  }
}
