package import AtriumKit

extension WorkStatistics.Kind {
  /// How often a ring menu has opened and painted its content.
  package static let ringMenuOpenings = Self("ring menu openings")
}
