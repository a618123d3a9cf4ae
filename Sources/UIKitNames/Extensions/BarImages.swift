public import Atrium

// The images behind the content of bars and for their lines, as in UIKit before iOS 13.
//
// Most programs set an empty image, which makes the background or the line invisible.

/// The bar heights for which an image can be set.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// A kind of bar.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

extension NavigationBar {
  private static let imageKey = AssociatedObjects.Key()
  private static let shadowKey = AssociatedObjects.Key()
  private static let styleKey = AssociatedObjects.Key()

  /// The colours of the bar, which the theme determines; the value is stored and has no effect.
  public var barStyle: UIBarStyle {
    get { AssociatedObjects.value(of: self, NavigationBar.styleKey) as? UIBarStyle ?? .default }
    set { AssociatedObjects.set(newValue, of: self, NavigationBar.styleKey) }
  }

  /// Sets the background image of the bar for all metrics; nil restores the default background.
  ///
  /// An empty image makes the background transparent.
  public func setBackgroundImage(_ image: Image?, for metrics: UIBarMetrics) {
    AssociatedObjects.set(image, of: self, NavigationBar.imageKey)
    let appearance = standardAppearance
    appearance.show(image, isTranslucent: isTranslucent)
    standardAppearance = appearance
    // Without this appearance, the background at the scroll edge would be transparent, as on iOS 15 and later.
    scrollEdgeAppearance = appearance
  }

  /// Returns the background image of the bar; nil if none was set.
  public func backgroundImage(for metrics: UIBarMetrics) -> Image? {
    AssociatedObjects.value(of: self, NavigationBar.imageKey) as? Image
  }

  /// An image for the line below the bar; nil by default.
  ///
  /// The image is not drawn: nil shows the theme's line, and any image hides it.
  public var shadowImage: Image? {
    get { AssociatedObjects.value(of: self, NavigationBar.shadowKey) as? Image }
    set {
      AssociatedObjects.set(newValue, of: self, NavigationBar.shadowKey)
      showsSeparator = newValue == nil
    }
  }
}

extension TabBar {
  private static let imageKey = AssociatedObjects.Key()
  private static let shadowKey = AssociatedObjects.Key()
  private static let styleKey = AssociatedObjects.Key()

  /// The colours of the bar, which the theme determines; the value is kept and has no effect.
  public var barStyle: UIBarStyle {
    get { AssociatedObjects.value(of: self, TabBar.styleKey) as? UIBarStyle ?? .default }
    set { AssociatedObjects.set(newValue, of: self, TabBar.styleKey) }
  }

  /// The image behind the bar; nil is the default background, and an empty image makes the background transparent.
  public var backgroundImage: Image? {
    get { AssociatedObjects.value(of: self, TabBar.imageKey) as? Image }
    set {
      AssociatedObjects.set(newValue, of: self, TabBar.imageKey)
      let appearance = standardAppearance
      appearance.show(newValue, isTranslucent: isTranslucent)
      standardAppearance = appearance
      scrollEdgeAppearance = appearance
    }
  }

  /// An image for the line above the bar; nil by default.
  ///
  /// The image is not drawn: nil shows the theme's line, and any image hides it.
  public var shadowImage: Image? {
    get { AssociatedObjects.value(of: self, TabBar.shadowKey) as? Image }
    set {
      AssociatedObjects.set(newValue, of: self, TabBar.shadowKey)
      showsSeparator = newValue == nil
    }
  }
}

extension BarAppearance {
  /// Shows an image behind the bar; an empty image makes the background transparent, and nil restores the default.
  func show(_ image: Image?, isTranslucent: Bool) {
    if let image, !image.isEmpty {
      backgroundImage = image
    } else if image != nil {
      configureWithTransparentBackground()
    } else {
      backgroundImage = nil
      if isTranslucent {
        configureWithDefaultBackground()
      } else {
        configureWithOpaqueBackground()
      }
    }
  }
}

extension Image {
  /// Whether the image is at most one point wide and one point high, like `UIImage()`.
  var isEmpty: Bool { size.width <= 1 && size.height <= 1 }
}
