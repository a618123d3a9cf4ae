import AtriumGeometry

/// What an interface should know of its surroundings: how much room, which colours, which scale.
public struct TraitCollection: Hashable, Sendable {
  /// How much room there is in width.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How much room there is in height.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// Normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast
  /// The direction of reading.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// Pixels to a point.
  public var displayScale: Double
  /// How much may move.
  ///
  /// Animation blocks heed it by themselves; what moves by other means hears of it here.
  public var motion: Motion

  /// Makes traits; regular, light, left to right, one pixel to a point and full motion unless said
  /// otherwise.
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

  /// From which width on there is much room, in points (DC-36).
  static let regularWidth = 600.0

  /// The traits of a window: switch point of DC-36 for the two thresholds.
  init(size: Size, scale: Double, settings: Settings) {
    self.init(
      horizontalSizeClass: size.width >= TraitCollection.regularWidth ? .regular : .compact,
      verticalSizeClass: size.height >= 480 ? .regular : .compact,
      userInterfaceStyle: settings.userInterfaceStyle,
      accessibilityContrast: settings.accessibilityContrast,
      layoutDirection: settings.layoutDirection, displayScale: scale, motion: settings.motion)
  }

  /// Whether both size classes are the same.
  func hasSameSizeClasses(as other: TraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}

extension View {
  /// The traits of the window that the view is in, with what containers override for the controller
  /// that it belongs to (C-20); the defaults outside a window.
  public var traitCollection: TraitCollection {
    let traits = window?.windowTraits ?? TraitCollection()
    guard ViewController.traitOverrideCount > 0, let nearestController else { return traits }
    return nearestController.overriding(traits)
  }
}

extension ViewController {
  /// The traits of the window that the controller is in, or is the root of, with what containers
  /// override (C-20); the defaults outside a window.
  public var traitCollection: TraitCollection { overriding(inheritedTraits) }

  private var inheritedTraits: TraitCollection {
    (viewIfLoaded?.window ?? homeWindow)?.windowTraits ?? parent?.inheritedTraits
      ?? TraitCollection()
  }

  /// The orientation that the controller is shown in; portrait outside a window.
  public var interfaceOrientation: InterfaceOrientation {
    (viewIfLoaded?.window ?? homeWindow)?.interfaceOrientation ?? parent?.interfaceOrientation
      ?? .portrait
  }
}
