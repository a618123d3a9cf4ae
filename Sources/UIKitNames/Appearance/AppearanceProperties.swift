import Atrium
import FoundationNames

/// The properties that appearance proxies copy.
@MainActor
enum AppearanceProperties {
  /// All properties, in the order in which they are copied: properties that change other properties come first.
  static let all: [AppearanceProperty] = bars + items + views + controls + texts

  private static let bars: [AppearanceProperty] = [
    AppearanceProperty(
      NavigationBar.self, { $0.backgroundImage(for: .default) },
      { $0.setBackgroundImage($1, for: .default) }, ===),
    AppearanceProperty(object: \NavigationBar.shadowImage),
    AppearanceProperty(object: \TabBar.backgroundImage),
    AppearanceProperty(object: \TabBar.shadowImage),
    AppearanceProperty(object: \NavigationBar.ownStandardAppearance),
    AppearanceProperty(object: \NavigationBar.compactAppearance),
    AppearanceProperty(object: \NavigationBar.scrollEdgeAppearance),
    AppearanceProperty(object: \NavigationBar.compactScrollEdgeAppearance),
    AppearanceProperty(object: \TabBar.ownStandardAppearance),
    AppearanceProperty(object: \TabBar.scrollEdgeAppearance),
    AppearanceProperty(object: \Toolbar.ownStandardAppearance),
    AppearanceProperty(object: \Toolbar.compactAppearance),
    AppearanceProperty(object: \Toolbar.scrollEdgeAppearance),
    AppearanceProperty(\NavigationBar.barTintColor),
    AppearanceProperty(\NavigationBar.isTranslucent),
    AppearanceProperty(\NavigationBar.prefersLargeTitles),
    AppearanceProperty(\NavigationBar.barStyle),
    attributes(NavigationBar.self, { $0.titleTextAttributes }, { $0.titleTextAttributes = $1 }),
    attributes(
      NavigationBar.self, { $0.largeTitleTextAttributes }, { $0.largeTitleTextAttributes = $1 }),
    AppearanceProperty(
      NavigationBar.self, { $0.backIndicatorImage }, { $0.backIndicatorImage = $1 }, ===),
    AppearanceProperty(
      NavigationBar.self, { $0.backIndicatorTransitionMaskImage },
      { $0.backIndicatorTransitionMaskImage = $1 }, ===),
    AppearanceProperty(\TabBar.barTintColor),
    AppearanceProperty(\TabBar.isTranslucent),
    AppearanceProperty(\TabBar.unselectedItemTintColor),
    AppearanceProperty(\Toolbar.barTintColor),
    AppearanceProperty(\Toolbar.isTranslucent),
  ]

  private static let items: [AppearanceProperty] =
    [AppearanceProperty(\BarButtonItem.tintColor)]
    + states.map { state in
      attributes(
        BarItem.self, { $0.titleTextAttributes(for: state) },
        { $0.setTitleTextAttributes($1, for: state) })
    }

  private static let views: [AppearanceProperty] = [
    AppearanceProperty(\View.ownTintColor),
    AppearanceProperty(\View.backgroundColor),
    AppearanceProperty(\View.cornerRadius),
    AppearanceProperty(\View.borderWidth),
    AppearanceProperty(\View.borderColor),
    AppearanceProperty(\TableView.separatorColor),
    AppearanceProperty(\TableView.showsSeparators),
    AppearanceProperty(\TableView.separatorInset),
    AppearanceProperty(\TableView.rowHeight),
    AppearanceProperty(\TableViewCell.selectionStyle),
    AppearanceProperty(\TableViewCell.accessoryType),
  ]

  private static let controls: [AppearanceProperty] =
    [
      AppearanceProperty(\Switch.onTintColor),
      AppearanceProperty(\Switch.thumbTintColor),
      AppearanceProperty(\PageControl.pageIndicatorTintColor),
      AppearanceProperty(\PageControl.currentPageIndicatorTintColor),
      AppearanceProperty(object: \PageControl.preferredIndicatorImage),
      AppearanceProperty(\Slider.minimumTrackTintColor),
      AppearanceProperty(\Slider.maximumTrackTintColor),
      AppearanceProperty(\Slider.thumbTintColor),
      AppearanceProperty(\ProgressView.progressTintColor),
      AppearanceProperty(\ProgressView.trackTintColor),
      AppearanceProperty(\ActivityIndicator.color),
      AppearanceProperty(\SegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(\Button.contentEdgeInsets),
    ]
    + states.flatMap { state in
      [
        AppearanceProperty(
          Button.self, { $0.ownTitleColor(for: state) }, { $0.setTitleColor($1, for: state) }, ==),
        AppearanceProperty(
          Button.self, { $0.backgroundImage(for: state) },
          { $0.setBackgroundImage($1, for: state) }, ===),
        AppearanceProperty(
          Slider.self, { $0.thumbImage(for: state) }, { $0.setThumbImage($1, for: state) }, ===),
        AppearanceProperty(
          Slider.self, { $0.minimumTrackImage(for: state) },
          { $0.setMinimumTrackImage($1, for: state) }, ===),
        AppearanceProperty(
          Slider.self, { $0.maximumTrackImage(for: state) },
          { $0.setMaximumTrackImage($1, for: state) }, ===),
      ]
    }

  private static let texts: [AppearanceProperty] = [
    AppearanceProperty(\Label.plainTextColor),
    AppearanceProperty(\Label.plainFont),
    AppearanceProperty(\Label.shadowColor),
    AppearanceProperty(\Label.shadowOffset),
    AppearanceProperty(\TextField.textColor),
    AppearanceProperty(\TextField.plainFont),
    AppearanceProperty(\TextField.borderStyle),
    AppearanceProperty(\TextView.textColor),
    AppearanceProperty(\TextView.plainFont),
  ]

  /// The control states for which values are copied.
  private static let states: [Control.State] = [.normal, .highlighted, .selected, .disabled]

  private static func attributes<Root: AnyObject>(
    _ root: Root.Type, _ read: @escaping (Root) -> [TextAttribute: Any]?,
    _ set: @escaping (Root, [TextAttribute: Any]?) -> Void
  ) -> AppearanceProperty {
    AppearanceProperty(root, read, set) { left, right in
      guard let left, let right else { return left == nil && right == nil }
      return left.keys == right.keys
        && AttributedText(string: " ", attributes: left)
          == AttributedText(string: " ", attributes: right)
    }
  }
}
