/// The error of an optional member of a protocol that a type does not implement.
///
/// The plug-in `PortedSources` writes the throwing members, and their calls with `try?`.
public struct MissingOptionalMember: Error, Hashable {
  /// The name of the member.
  public let name: String

  /// Makes the error.
  public init(_ name: String) { self.name = name }
}
