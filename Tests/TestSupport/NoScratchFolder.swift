/// No folder for temporary files can be made.
public struct NoScratchFolder: Error {
  /// Makes the error.
  public init() {}
}
