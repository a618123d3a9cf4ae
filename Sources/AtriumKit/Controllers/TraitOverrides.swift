/// The traits that a controller sets for itself or for a child; traits that are nil or unspecified are inherited.
public struct TraitOverrides: Hashable, Sendable {
  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast?
  /// The family of colours.
  public var colorPalette: ColorPalette?
  /// The reading direction.
  public var layoutDirection: UserInterfaceLayoutDirection?

  /// Makes trait overrides; omitted traits are inherited.
  public init(
    horizontalSizeClass: UserInterfaceSizeClass? = nil,
    verticalSizeClass: UserInterfaceSizeClass? = nil,
    userInterfaceStyle: UserInterfaceStyle? = nil,
    accessibilityContrast: AccessibilityContrast? = nil,
    layoutDirection: UserInterfaceLayoutDirection? = nil, colorPalette: ColorPalette? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.layoutDirection = layoutDirection
    self.colorPalette = colorPalette
  }

  /// Returns whether a trait is overridden; false for a trait that cannot be overridden.
  public func contains(_ trait: any TraitDefinition.Type) -> Bool {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(TraitHorizontalSizeClass.self): horizontalSizeClass != nil
    case ObjectIdentifier(TraitVerticalSizeClass.self): verticalSizeClass != nil
    case ObjectIdentifier(TraitUserInterfaceStyle.self): userInterfaceStyle != nil
    case ObjectIdentifier(TraitAccessibilityContrast.self): accessibilityContrast != nil
    case ObjectIdentifier(TraitColorPalette.self): colorPalette != nil
    case ObjectIdentifier(TraitLayoutDirection.self): layoutDirection != nil
    default: false
    }
  }

  /// Removes the override of a trait; does nothing for a trait that cannot be overridden.
  public mutating func remove(_ trait: any TraitDefinition.Type) {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(TraitHorizontalSizeClass.self): horizontalSizeClass = nil
    case ObjectIdentifier(TraitVerticalSizeClass.self): verticalSizeClass = nil
    case ObjectIdentifier(TraitUserInterfaceStyle.self): userInterfaceStyle = nil
    case ObjectIdentifier(TraitAccessibilityContrast.self): accessibilityContrast = nil
    case ObjectIdentifier(TraitColorPalette.self): colorPalette = nil
    case ObjectIdentifier(TraitLayoutDirection.self): layoutDirection = nil
    default: break
    }
  }

  /// Whether no trait is overridden.
  var isEmpty: Bool { self == TraitOverrides() }

  /// Returns traits with the overrides applied to them.
  public func applied(to traits: TraitCollection) -> TraitCollection {
    var result = traits
    if let horizontalSizeClass, horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = horizontalSizeClass
    }
    if let verticalSizeClass, verticalSizeClass != .unspecified {
      result.verticalSizeClass = verticalSizeClass
    }
    if let userInterfaceStyle, userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = userInterfaceStyle
    }
    if let accessibilityContrast, accessibilityContrast != .unspecified {
      result.accessibilityContrast = accessibilityContrast
    }
    if let colorPalette { result.colorPalette = colorPalette }
    if let layoutDirection { result.layoutDirection = layoutDirection }
    return result
  }
}
