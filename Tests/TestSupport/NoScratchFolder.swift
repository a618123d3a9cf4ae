/// The error that a folder for temporary files could not be created.
public struct NoScratchFolder: Error {
  /// Makes the error.
  public init() {}
}
