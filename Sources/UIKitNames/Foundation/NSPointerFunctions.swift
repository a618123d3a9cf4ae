/// The options of tables of objects.
///
/// Foundation does not have this class on this system, and only its options are available.
public enum NSPointerFunctions {
  /// The references of a table.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Strong references.
    public static let strongMemory: Options = []
    /// Weak references.
    public static let weakMemory = Options(rawValue: 5)
    /// Strong references to copies; the toolkit holds the object itself.
    public static let copyIn = Options(rawValue: 1 << 16)
    /// Objects that are compared by `==`.
    public static let objectPersonality: Options = []
    /// Objects that are compared by their identity; ignored.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}
