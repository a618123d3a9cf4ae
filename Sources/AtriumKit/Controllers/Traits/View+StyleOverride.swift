extension View {
  /// The light or dark style of this view and its subviews; unspecified, the default, inherits the style.
  ///
  /// The controller of the view keeps its own style. The style applies to controllers inside the view, except those with
  /// a style of their own. In a window it applies to everything in the window, presented controllers included.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { decoration?.userInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      let old = traitCollection
      ViewController.hasStyledViews = true
      neededDecoration.userInterfaceStyle = newValue
      guard window != nil else { return }
      tellTraits(from: old, to: traitCollection, below: .view)
    }
  }

  /// The style that the view itself sets; nil if it inherits the style.
  var ownStyle: UserInterfaceStyle? {
    guard let style = decoration?.userInterfaceStyle, style != .unspecified else { return nil }
    return style
  }

  /// The style of the nearest view, from this view upwards, that overrides its style.
  ///
  /// The result is nil if there is none, or if a controller further inside overrides the style.
  var styleOfViews: UserInterfaceStyle? {
    var view: View? = self
    while let current = view {
      if let style = current.ownStyle { return style }
      if current.viewController?.overridesStyle == true { return nil }
      view = current.superview
    }
    return nil
  }
}

extension ViewController {
  /// Whether a view has ever overridden its style; until then no search for such views is made.
  static var hasStyledViews = false

  /// The light or dark style of this controller and of everything inside it; unspecified, the default, inherits the style.
  ///
  /// The style does not apply to presented controllers.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// Whether the controller or its container overrides the style.
  var overridesStyle: Bool {
    let styles = [traitOverrides.userInterfaceStyle, containerTraitOverrides?.userInterfaceStyle]
    return styles.contains { $0 != nil && $0 != .unspecified }
  }

  /// Returns the traits with the style of the views around this controller's view.
  func styled(_ traits: TraitCollection) -> TraitCollection {
    guard ViewController.hasStyledViews, !overridesStyle,
      let style = (viewIfLoaded?.superview ?? parent?.viewIfLoaded ?? homeWindow)?.styleOfViews
    else { return traits }
    var result = traits
    result.userInterfaceStyle = style
    return result
  }
}
