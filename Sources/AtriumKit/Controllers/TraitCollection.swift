public import AtriumGraphics
import AtriumGeometry

/// The environment of an interface, such as its size classes, style and scale.
///
/// The other traits are the contrast, the colours, the reading direction and the amount of motion.
public struct TraitCollection: Hashable, Sendable {
  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// The light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast
  /// The family of colours; a container can set another family for a child.
  public var colorPalette = ColorPalette.standard
  /// The colour that the user has chosen for interactive and selected elements; nil for the theme's accent colour.
  public var accentColor: Color?
  /// The reading direction.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The number of pixels per point.
  public var displayScale: Double
  /// The amount of motion that the user has set.
  ///
  /// Animation blocks adapt to this setting automatically. Code for any other motion must read it.
  public var motion: Motion

  /// Makes a collection of traits.
  ///
  /// The defaults are regular size classes, light style, normal contrast, left to right, one pixel per point
  /// and full motion.
  public init(
    horizontalSizeClass: UserInterfaceSizeClass = .regular,
    verticalSizeClass: UserInterfaceSizeClass = .regular,
    userInterfaceStyle: UserInterfaceStyle = .light,
    accessibilityContrast: AccessibilityContrast = .normal,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight, displayScale: Double = 1,
    motion: Motion = .full
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.motion = motion
  }

  /// The minimum width of the size class `regular`, in points (DC-36).
  package static let regularWidth = 600.0
  /// The minimum height of the size class `regular`, in points (DC-36).
  private static let regularHeight = 480.0

  /// Makes the traits of a window, whose size classes depend on the two thresholds above (DC-36).
  init(size: Size, scale: Double, settings: Settings) {
    self.init(
      horizontalSizeClass: size.width >= TraitCollection.regularWidth ? .regular : .compact,
      verticalSizeClass: size.height >= TraitCollection.regularHeight ? .regular : .compact,
      userInterfaceStyle: settings.userInterfaceStyle,
      accessibilityContrast: settings.accessibilityContrast,
      layoutDirection: settings.layoutDirection, displayScale: scale, motion: settings.motion)
    accentColor = settings.accentColor
  }

  /// Returns whether both collections have the same size classes.
  func hasSameSizeClasses(as other: TraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}

extension View {
  /// The traits of the view's window, with the overrides of the view and of the controllers and views around it.
  ///
  /// Outside a window, the default traits are used instead of the window's traits.
  public var traitCollection: TraitCollection {
    let traits = window?.windowTraits ?? TraitCollection()
    var result = traits
    if ViewController.traitOverrideCount > 0, let nearestController {
      result = nearestController.overriding(traits)
    }
    if ViewController.hasStyledViews, let style = styleOfViews { result.userInterfaceStyle = style }
    return result
  }
}

extension ViewController {
  /// The traits of the controller's window, with the overrides of its containers and its own overrides.
  ///
  /// Outside a window, the default traits are used instead of the window's traits.
  public var traitCollection: TraitCollection { styled(overriding(inheritedTraits)) }

  private var inheritedTraits: TraitCollection {
    (viewIfLoaded?.window ?? homeWindow)?.windowTraits ?? parent?.inheritedTraits
      ?? TraitCollection()
  }
}
