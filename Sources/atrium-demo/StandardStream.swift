import AtriumHarness

/// The standard streams of the process, which are written line by line.
nonisolated enum StandardStream {
  static let output = LineWriter(descriptor: 1)
  static let error = LineWriter(descriptor: 2)
}
