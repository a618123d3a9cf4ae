extension SheetPresentationController {
  /// A height at which a sheet rests (M-13).
  @MainActor
  public struct Detent {
    /// A name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of ``Detent/medium()``.
      public static let medium = Identifier("medium")
      /// The identifier of ``Detent/large()``.
      public static let large = Identifier("large")
    }

    /// The values on which the height of a detent may depend.
    @MainActor
    public struct ResolutionContext {
      /// The traits of the sheet's container.
      public let containerTraitCollection: TraitCollection
      /// The greatest height of a sheet, in points: that of ``Detent/large()``.
      public let maximumDetentValue: Double
      /// The height of the container, in points.
      let containerHeight: Double
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: @MainActor (ResolutionContext) -> Double?

    /// Half of the container's height, rounded to whole points.
    public static func medium() -> Detent {
      Detent(identifier: .medium) { context in (context.containerHeight / 2).rounded() }
    }

    /// All of the container but a strip at the top.
    public static func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// A height of the program's own.
    ///
    /// - Parameters:
    ///   - identifier: The name; nil for a new one.
    ///   - resolver: Returns the height in points, limited to the greatest one; nil leaves the detent out.
    /// - Returns: The detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (ResolutionContext) -> Double?
    ) -> Detent {
      if let identifier { return Detent(identifier: identifier, resolver: resolver) }
      customCount += 1
      return Detent(identifier: Identifier("custom \(customCount)"), resolver: resolver)
    }

    private static var customCount = 0

    private init(
      identifier: Identifier, resolver: @escaping @MainActor (ResolutionContext) -> Double?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// The height in points; nil if the detent is left out.
    public func resolvedValue(in context: ResolutionContext) -> Double? {
      guard let value = resolver(context), value.isFinite, value > 0 else { return nil }
      return min(value, context.maximumDetentValue)
    }
  }
}
