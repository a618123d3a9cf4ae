import AtriumHarness

/// The process's own streams, a line at a time.
nonisolated enum StandardStream {
  static let output = LineWriter(descriptor: 1)
  static let error = LineWriter(descriptor: 2)
}
