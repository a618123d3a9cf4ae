public import Atrium

extension TraitCollection {
  private static var unspecified: TraitCollection {
    TraitCollection(
      horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
      userInterfaceStyle: .unspecified, accessibilityContrast: .unspecified,
      layoutDirection: .leftToRight)
  }

  /// Makes a collection that specifies only the size class of the width.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self = .unspecified
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Makes a collection that specifies only the size class of the height.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self = .unspecified
    self.verticalSizeClass = verticalSizeClass
  }

  /// Makes a collection that specifies only the light or dark style.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self = .unspecified
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes a collection that specifies only the reading direction.
  public init(layoutDirection: UserInterfaceLayoutDirection) {
    self = .unspecified
    self.layoutDirection = layoutDirection
  }

  /// Makes a collection that specifies only a scale, which cannot be overridden.
  public init(displayScale: Double) {
    self = .unspecified
    self.displayScale = displayScale
  }

  /// The program's category of text sizes, `ContentSizeCategory.preferred`.
  public var preferredContentSizeCategory: ContentSizeCategory { .preferred }

  /// The traits of the key window; the default traits without a key window.
  @preconcurrency @MainActor
  public static var current: TraitCollection { UIScreen.main.traitCollection }
  /// Runs a closure; ``current`` does not change.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  /// Makes a collection with the values of several collections, except scales; later ones take precedence.
  public init(traitsFrom traitCollections: [TraitCollection]) {
    self = traitCollections.reduce(.unspecified) { TraitOverrides(specifiedBy: $1).applied(to: $0) }
  }

  /// Makes a collection that specifies only the values that a closure sets.
  public init(mutations: (inout TraitCollection) -> Void) {
    self = .unspecified
    mutations(&self)
  }

  /// Returns a copy with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
    var copy = self
    mutations(&copy)
    return copy
  }

  /// Returns whether this collection has all values that another collection specifies, except its scale.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    trait.map { TraitOverrides(specifiedBy: $0).applied(to: self) == self } ?? true
  }
}

extension TraitOverrides {
  /// Makes overrides from the values that a collection specifies.
  ///
  /// The scale is omitted. The reading direction is specified only if it is from right to left.
  init(specifiedBy traits: TraitCollection) {
    self.init(
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
      userInterfaceStyle: traits.userInterfaceStyle,
      accessibilityContrast: traits.accessibilityContrast,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : nil)
  }
}

extension ViewController {
  /// Overrides the traits of a child with the values that a collection specifies; nil removes the overrides.
  public func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) {
    setOverrideTraitCollection(
      collection.map { TraitOverrides(specifiedBy: $0) }, forChild: childViewController)
  }

  /// Overrides the traits of a child with the values that a collection specifies; nil removes the overrides.
  public func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChildViewController childViewController: ViewController
  ) {
    setOverrideTraitCollection(collection, forChild: childViewController)
  }

  /// Rotates all windows to an orientation that their controllers support.
  public class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.restrictOrientations()
    for window in Window.all { window.rootViewController?.attemptRotationToDeviceOrientation() }
  }
}
