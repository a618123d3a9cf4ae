package import AtriumKit

extension WorkStatistics.Kind {
  /// The number of times that a ring menu has opened and painted its content.
  package static let ringMenuOpenings = Self("ring menu openings")
}
