public import AtriumGraphics

/// The trait that specifies the size class of the width.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// Returns the size class of the width.
  public static func value(in traits: TraitCollection) -> UserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The trait that specifies the size class of the height.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// Returns the size class of the height.
  public static func value(in traits: TraitCollection) -> UserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The trait that specifies the light or dark style.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// Returns the light or dark style.
  public static func value(in traits: TraitCollection) -> UserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The trait that specifies the normal or high contrast.
public enum TraitAccessibilityContrast: TraitDefinition {
  /// Returns the normal or high contrast.
  public static func value(in traits: TraitCollection) -> AccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The trait that specifies the family of colours; UIKit has no such trait.
public enum TraitColorPalette: TraitDefinition {
  /// Returns the family of colours.
  public static func value(in traits: TraitCollection) -> ColorPalette { traits.colorPalette }
}

/// The trait that specifies the user's accent colour; UIKit has no such trait.
public enum TraitAccentColor: TraitDefinition {
  /// Returns the user's accent colour; nil if the user has not chosen one.
  public static func value(in traits: TraitCollection) -> Color? { traits.accentColor }
}

/// The trait that specifies the reading direction.
public enum TraitLayoutDirection: TraitDefinition {
  /// Returns the reading direction.
  public static func value(in traits: TraitCollection) -> UserInterfaceLayoutDirection {
    traits.layoutDirection
  }
}

/// The trait that specifies the number of pixels per point.
public enum TraitDisplayScale: TraitDefinition {
  /// Returns the number of pixels per point.
  public static func value(in traits: TraitCollection) -> Double { traits.displayScale }
}

extension TraitCollection {
  /// The traits that change colours: style, contrast, the family of colours and the accent colour.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    [
      TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitColorPalette.self,
      TraitAccentColor.self,
    ]
  }

  /// Returns whether colours may be different with these traits than with other traits; true for nil.
  public func hasDifferentColorAppearance(comparedTo traits: TraitCollection?) -> Bool {
    guard let traits else { return true }
    return TraitCollection.systemTraitsAffectingColorAppearance.contains {
      $0.differs(between: self, and: traits)
    }
  }
}
