/// The error that an optional protocol member throws if a type does not implement the member.
///
/// The plug-in `PortedSources` writes the throwing default implementations, and rewrites the calls with `try?`.
public struct MissingOptionalMember: Error, Hashable {
  /// The name of the member.
  public let name: String

  /// Makes the error.
  public init(_ name: String) { self.name = name }
}
