/// The traits that a container sets for a child by itself; what is nil is inherited (C-20).
public struct TraitOverrides: Hashable, Sendable {
  /// How much room there is in width.
  public var horizontalSizeClass: TraitCollection.SizeClass?
  /// How much room there is in height.
  public var verticalSizeClass: TraitCollection.SizeClass?
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// Normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast?
  /// The direction of reading.
  public var layoutDirection: UserInterfaceLayoutDirection?

  /// Makes overrides; what is left out is inherited.
  public init(
    horizontalSizeClass: TraitCollection.SizeClass? = nil,
    verticalSizeClass: TraitCollection.SizeClass? = nil,
    userInterfaceStyle: UserInterfaceStyle? = nil,
    accessibilityContrast: AccessibilityContrast? = nil,
    layoutDirection: UserInterfaceLayoutDirection? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.layoutDirection = layoutDirection
  }

  /// The traits with the overrides in force.
  public func applied(to traits: TraitCollection) -> TraitCollection {
    var result = traits
    if let horizontalSizeClass { result.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { result.verticalSizeClass = verticalSizeClass }
    if let userInterfaceStyle { result.userInterfaceStyle = userInterfaceStyle }
    if let accessibilityContrast { result.accessibilityContrast = accessibilityContrast }
    if let layoutDirection { result.layoutDirection = layoutDirection }
    return result
  }
}
