public import Atrium

// Properties whose values are stored and have no effect.

extension View {
  private static let opaqueKey = AssociatedObjects.Key()

  /// Whether the view covers the content behind it; the value is stored and has no effect.
  public var isOpaque: Bool {
    get { AssociatedObjects.value(of: self, View.opaqueKey) as? Bool ?? true }
    set { AssociatedObjects.set(newValue, of: self, View.opaqueKey) }
  }
}

extension View {
  private static let clearsValue = KeptValue(true)

  /// Whether the area of the view is empty before the view is drawn; the value is stored and has no effect.
  ///
  /// Each drawing begins with the content behind the view.
  public var clearsContextBeforeDrawing: Bool {
    get { View.clearsValue[self] }
    set { View.clearsValue[self] = newValue }
  }
}

extension ViewController {
  private static let capturesKey = AssociatedObjects.Key()

  /// Whether the controller determines the appearance of the status bar while it is presented.
  ///
  /// The value is stored and has no effect.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { AssociatedObjects.value(of: self, ViewController.capturesKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, ViewController.capturesKey) }
  }
}

/// The colours of a bar, as programs chose them before UIKit had bar appearances.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// A set of colours.
  case `default`, black
}

extension Toolbar {
  private static let styleKey = AssociatedObjects.Key()

  /// The style of the bar, whose colours the theme determines; the value is stored and has no effect.
  public var barStyle: UIBarStyle {
    get { AssociatedObjects.value(of: self, Toolbar.styleKey) as? UIBarStyle ?? .default }
    set { AssociatedObjects.set(newValue, of: self, Toolbar.styleKey) }
  }
}

extension ScrollView {
  /// UIKit's nested name for `UIScrollViewIndicatorStyle`, the colours of scroll indicators.
  public typealias IndicatorStyle = UIScrollViewIndicatorStyle
  private static let indicatorKey = AssociatedObjects.Key()
  private static let adjustsKey = AssociatedObjects.Key()

  /// The colours of the scroll indicators, which the theme determines; the value is stored and has no effect.
  public var indicatorStyle: IndicatorStyle {
    get {
      AssociatedObjects.value(of: self, ScrollView.indicatorKey) as? IndicatorStyle ?? .default
    }
    set { AssociatedObjects.set(newValue, of: self, ScrollView.indicatorKey) }
  }

  /// Whether the insets of the scroll indicators are adjusted to the safe area; the value is stored and has no effect.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { AssociatedObjects.value(of: self, ScrollView.adjustsKey) as? Bool ?? true }
    set { AssociatedObjects.set(newValue, of: self, ScrollView.adjustsKey) }
  }
}

extension TableView {
  private static let insetsContentValue = KeptValue(true)
  /// Whether the contents of cells stay in the safe area; the value is stored and has no effect.
  public var insetsContentViewsToSafeArea: Bool {
    get { TableView.insetsContentValue[self] }
    set { TableView.insetsContentValue[self] = newValue }
  }
}

/// The colours of scroll indicators.
public enum UIScrollViewIndicatorStyle: Int, Hashable, Sendable {
  /// A set of colours.
  case `default`, black, white
}

extension TableView {
  private static let headerEstimateKey = AssociatedObjects.Key()
  private static let footerEstimateKey = AssociatedObjects.Key()
  private static let paddingKey = AssociatedObjects.Key()

  /// The estimated height of headers, which are always measured; the value is stored and has no effect.
  public var estimatedSectionHeaderHeight: Double {
    get {
      AssociatedObjects.value(of: self, TableView.headerEstimateKey) as? Double
        ?? TableView.automaticDimension
    }
    set { AssociatedObjects.set(newValue, of: self, TableView.headerEstimateKey) }
  }

  /// The estimated height of footers, which are always measured; the value is stored and has no effect.
  public var estimatedSectionFooterHeight: Double {
    get {
      AssociatedObjects.value(of: self, TableView.footerEstimateKey) as? Double
        ?? TableView.automaticDimension
    }
    set { AssociatedObjects.set(newValue, of: self, TableView.footerEstimateKey) }
  }

  /// The space above the headers of a plain table; the value is stored and has no effect.
  public var sectionHeaderTopPadding: Double {
    get { AssociatedObjects.value(of: self, TableView.paddingKey) as? Double ?? 0 }
    set { AssociatedObjects.set(newValue, of: self, TableView.paddingKey) }
  }
}

extension Button {
  private static let adjustsKey = AssociatedObjects.Key()
  private static let glowsKey = AssociatedObjects.Key()

  /// Whether a pressed button darkens its image, which the theme determines; the value is stored and has no effect.
  public var adjustsImageWhenHighlighted: Bool {
    get { AssociatedObjects.value(of: self, Button.adjustsKey) as? Bool ?? true }
    set { AssociatedObjects.set(newValue, of: self, Button.adjustsKey) }
  }

  /// Whether a pressed button glows; the value is stored and has no effect.
  public var showsTouchWhenHighlighted: Bool {
    get { AssociatedObjects.value(of: self, Button.glowsKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, Button.glowsKey) }
  }
}

extension RefreshControl {
  private static let titleKey = AssociatedObjects.Key()

  /// The title below the indicator; the value is stored and has no effect, since the toolkit shows no title.
  public var attributedTitle: AttributedText? {
    get { AssociatedObjects.value(of: self, RefreshControl.titleKey) as? AttributedText }
    set { AssociatedObjects.set(newValue, of: self, RefreshControl.titleKey) }
  }
}

extension NavigationItem {
  /// UIKit's nested name for `UINavigationItemBackButtonDisplayMode`.
  public typealias BackButtonDisplayMode = UINavigationItemBackButtonDisplayMode

  /// The display mode of the back button that leads back to this item; `minimal` shows no title.
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { backButtonTitle == "" ? .minimal : .default }
    set { backButtonTitle = newValue == .minimal ? "" : nil }
  }
}

/// The parts of a back button.
public enum UINavigationItemBackButtonDisplayMode: Int, Hashable, Sendable {
  /// A choice.
  case `default`, generic, minimal
}

extension Path {
  /// Core Graphics' name of `bounds`.
  public var boundingBox: Rect { bounds }
  /// Core Graphics' name of `bounds`.
  public var boundingBoxOfPath: Rect { bounds }
}

extension SegmentedControl {
  private static let tintKey = AssociatedObjects.Key()
  private static let apportionsKey = AssociatedObjects.Key()

  /// The colour of the selected segment, which the theme determines; the value is stored and has no effect.
  public var selectedSegmentTintColor: Color? {
    get { AssociatedObjects.value(of: self, SegmentedControl.tintKey) as? Color }
    set { AssociatedObjects.set(newValue, of: self, SegmentedControl.tintKey) }
  }

  /// Whether segments are as wide as their titles; the value is stored and has no effect.
  public var apportionsSegmentWidthsByContent: Bool {
    get { AssociatedObjects.value(of: self, SegmentedControl.apportionsKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, SegmentedControl.apportionsKey) }
  }

  /// Does nothing, since the theme determines the font and the colour of titles.
  public func setTitleTextAttributes(_ attributes: [TextAttribute: Any]?, for state: Control.State)
  {}
}

extension TabBarItem {
  private static let badgeKey = AssociatedObjects.Key()
  private static let insetsKey = AssociatedObjects.Key()

  /// The colour of the badge, which the theme determines; the value is stored and has no effect.
  public var badgeColor: Color? {
    get { AssociatedObjects.value(of: self, TabBarItem.badgeKey) as? Color }
    set { AssociatedObjects.set(newValue, of: self, TabBarItem.badgeKey) }
  }

  /// The insets of the image, in points; the value is stored and has no effect.
  public var imageInsets: EdgeInsets {
    get { AssociatedObjects.value(of: self, TabBarItem.insetsKey) as? EdgeInsets ?? .zero }
    set { AssociatedObjects.set(newValue, of: self, TabBarItem.insetsKey) }
  }
}

extension TextField {
  private static let adjustsKey = AssociatedObjects.Key()
  private static let minimumKey = AssociatedObjects.Key()

  /// Whether long text is shown in a smaller font; the value is stored and has no effect, since text scrolls.
  public var adjustsFontSizeToFitWidth: Bool {
    get { AssociatedObjects.value(of: self, TextField.adjustsKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, TextField.adjustsKey) }
  }

  /// The smallest size of the font, in points; the value is stored and has no effect.
  public var minimumFontSize: Double {
    get { AssociatedObjects.value(of: self, TextField.minimumKey) as? Double ?? 0 }
    set { AssociatedObjects.set(newValue, of: self, TextField.minimumKey) }
  }
}

extension PageControl {
  /// UIKit's nested name for `UIPageControlBackgroundStyle`.
  public typealias BackgroundStyle = UIPageControlBackgroundStyle
  private static let backgroundKey = AssociatedObjects.Key()

  /// The style of the background; the value is stored and has no effect, since page controls have no background.
  public var backgroundStyle: BackgroundStyle {
    get {
      AssociatedObjects.value(of: self, PageControl.backgroundKey) as? BackgroundStyle ?? .automatic
    }
    set { AssociatedObjects.set(newValue, of: self, PageControl.backgroundKey) }
  }
}

/// The background of a page control.
public enum UIPageControlBackgroundStyle: Int, Hashable, Sendable {
  /// A choice.
  case automatic, prominent, minimal
}

extension SheetPresentationController {
  private static let expandsKey = AssociatedObjects.Key()

  /// Whether scrolling beyond the top of the content expands the sheet; the value is stored and has no effect.
  public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get {
      AssociatedObjects.value(of: self, SheetPresentationController.expandsKey) as? Bool ?? true
    }
    set { AssociatedObjects.set(newValue, of: self, SheetPresentationController.expandsKey) }
  }
}

extension TableViewCell {
  private static let indentsKey = AssociatedObjects.Key()

  /// Whether the background is indented in editing mode; the value is kept and has no effect.
  public var shouldIndentWhileEditing: Bool {
    get { AssociatedObjects.value(of: self, TableViewCell.indentsKey) as? Bool ?? true }
    set { AssociatedObjects.set(newValue, of: self, TableViewCell.indentsKey) }
  }
}

extension UIApplication {
  private static let badgeKey = AssociatedObjects.Key()

  /// The number on the icon of the program, which desktops do not show; the value is kept and has no effect.
  public var applicationIconBadgeNumber: Int {
    get { AssociatedObjects.value(of: self, UIApplication.badgeKey) as? Int ?? 0 }
    set { AssociatedObjects.set(newValue, of: self, UIApplication.badgeKey) }
  }
}
