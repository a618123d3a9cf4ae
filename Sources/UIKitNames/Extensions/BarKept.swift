public import Atrium

// Properties that bars and their items had before iOS 13. Most values are kept and have no effect.

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// A position.
  case any, bottom, top, topAttached
}

extension BarButtonItem {
  /// Returns the view that shows the item if the key is `view`, which many programs use; nil for other keys.
  public func value(forKey key: String) -> Any? { key == "view" ? view.map { $0 as Any } : nil }
}

extension Toolbar {
  private static let shadowValue = KeptValue<Image?>(nil)
  private static let imageValue = KeptValue<Image?>(nil)

  /// Sets the image behind the bar, for all positions and heights; an empty image makes the background transparent.
  public func setBackgroundImage(
    _ image: Image?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    Toolbar.imageValue[self] = image
    let appearance = standardAppearance
    appearance.show(image, isTranslucent: isTranslucent)
    standardAppearance = appearance
    scrollEdgeAppearance = appearance
  }
  /// Returns the background image of the bar; nil if none was set.
  public func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> Image? { Toolbar.imageValue[self] }

  /// Stores an image for the line above the bar.
  ///
  /// The image is not drawn: nil shows the theme's line, and any image hides it.
  public func setShadowImage(_ image: Image?, forToolbarPosition position: UIBarPosition) {
    Toolbar.shadowValue[self] = image
    showsSeparator = image == nil
  }
  /// Returns the image that was set for the line above the bar; nil if none was set.
  public func shadowImage(forToolbarPosition position: UIBarPosition) -> Image? {
    Toolbar.shadowValue[self]
  }
}

extension NavigationBar {
  /// Sets the image behind the bar, for all positions and heights.
  public func setBackgroundImage(
    _ image: Image?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(image, for: barMetrics)
  }
  /// Does nothing; on iOS, this method sets the offset of the title.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: Double, for barMetrics: UIBarMetrics
  ) {}
}

extension BarButtonItem {
  private static let titlesValue = KeptValue<Set<String>?>(nil)
  private static let insetsValue = KeptValue(EdgeInsets.zero)

  /// The titles for which the button reserves space; the value is kept and has no effect.
  public var possibleTitles: Set<String>? {
    get { BarButtonItem.titlesValue[self] }
    set { BarButtonItem.titlesValue[self] = newValue }
  }
  /// The insets of the image, in points; the value is kept and has no effect.
  public var imageInsets: EdgeInsets {
    get { BarButtonItem.insetsValue[self] }
    set { BarButtonItem.insetsValue[self] = newValue }
  }
  /// Does nothing; on iOS, this method sets the background image of the button.
  public func setBackgroundImage(
    _ image: Image?, for state: Control.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing; on iOS, this method sets the background image of the back button.
  public func setBackButtonBackgroundImage(
    _ image: Image?, for state: Control.State, barMetrics: UIBarMetrics
  ) {}
}

extension TabBar {
  /// The arrangement of the items.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// An arrangement.
    case automatic, fill, centered
  }
  private static let positioningValue = KeptValue(ItemPositioning.automatic)
  private static let indicatorValue = KeptValue<Image?>(nil)
  private static let widthValue = KeptValue(0.0)
  private static let spacingValue = KeptValue(0.0)

  /// The arrangement of the items, which is always centred; the value is kept and has no effect.
  public var itemPositioning: ItemPositioning {
    get { TabBar.positioningValue[self] }
    set { TabBar.positioningValue[self] = newValue }
  }
  /// The width of an item, in points; the value is kept and has no effect.
  public var itemWidth: Double {
    get { TabBar.widthValue[self] }
    set { TabBar.widthValue[self] = newValue }
  }
  /// The distance between items, in points; the value is kept and has no effect.
  public var itemSpacing: Double {
    get { TabBar.spacingValue[self] }
    set { TabBar.spacingValue[self] = newValue }
  }
  /// The image behind the selected item; the value is kept and has no effect.
  public var selectionIndicatorImage: Image? {
    get { TabBar.indicatorValue[self] }
    set { TabBar.indicatorValue[self] = newValue }
  }
}

extension SegmentedControl {
  /// Does nothing; on iOS, this method sets the background of segments.
  public func setBackgroundImage(
    _ image: Image?, for state: Control.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing; on iOS, this method sets the line between segments.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: Control.State,
    rightSegmentState right: Control.State, barMetrics: UIBarMetrics
  ) {}
}
