extension SheetPresentationController {
  /// A height at which a sheet rests (M-13).
  @MainActor
  public struct Detent {
    /// The name that identifies a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a string.
      public let rawValue: String

      /// Makes an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes an identifier from a name.
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
      /// The maximum height of a sheet, in points, which is the height of ``Detent/large()``.
      public let maximumDetentValue: Double
      /// The height of the container, in points.
      let containerHeight: Double
    }

    /// The name that identifies the detent.
    public let identifier: Identifier
    private let resolver: @MainActor (ResolutionContext) -> Double?

    /// Makes a detent at half of the container's height, rounded to whole points.
    public static func medium() -> Detent {
      Detent(identifier: .medium) { context in (context.containerHeight / 2).rounded() }
    }

    /// Makes a detent at the container's height without a strip at the top.
    public static func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// Makes a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The name; nil generates a name.
    ///   - resolver: Returns the height in points, which is clamped to the maximum height; nil disables the detent.
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

    /// Returns the height in points; nil if the detent is disabled.
    public func resolvedValue(in context: ResolutionContext) -> Double? {
      guard let value = resolver(context), value.isFinite, value > 0 else { return nil }
      return min(value, context.maximumDetentValue)
    }
  }
}
