extension View {
  /// The light or dark style of this view and its subviews; unspecified, the default, inherits the style.
  ///
  /// The style does not apply to the view's own controller. It applies to controllers inside the view, except those
  /// with a style of their own. The style of a window applies to everything in the window, including presented
  /// controllers.
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

  /// The style of the nearest view, from this view outwards, that sets its own style; nil if there is none.
  ///
  /// The search ends with nil at the root view of a controller whose style is overridden.
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
  /// Whether a view has ever set its own style; until then, such views are not searched for.
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

  /// Returns traits with the style of the views around this controller's view.
  func styled(_ traits: TraitCollection) -> TraitCollection {
    guard ViewController.hasStyledViews, !overridesStyle,
      let style = (viewIfLoaded?.superview ?? parent?.viewIfLoaded ?? homeWindow)?.styleOfViews
    else { return traits }
    var result = traits
    result.userInterfaceStyle = style
    return result
  }
}
