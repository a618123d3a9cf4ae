/// Making a folder for temporary files failed.
public struct NoScratchFolder: Error {
  /// Makes the error.
  public init() {}
}
