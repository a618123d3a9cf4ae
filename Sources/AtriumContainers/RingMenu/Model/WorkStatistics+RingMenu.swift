package import AtriumKit

extension WorkStatistics.Kind {
  /// Openings of ring menus that have painted something.
  package static let ringMenuOpenings = Self("ring menu openings")
}
