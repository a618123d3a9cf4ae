package import AtriumKit

extension WorkStatistics.Kind {
  /// Openings of ring menus in the window of which something was painted.
  package static let ringMenuOpenings = Self("ring menu openings")
}
