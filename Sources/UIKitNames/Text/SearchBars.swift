public import Atrium

extension SearchBar: UITextInputTraits {}

extension SearchBar {
  /// The styles of search bars.
  public enum Style: Int, Hashable, Sendable {
    /// A style.
    case `default`, prominent, minimal
  }

  private static let styleKey = AssociatedObjects.Key()
  private static let barStyleKey = AssociatedObjects.Key()
  private static let translucentKey = AssociatedObjects.Key()
  private static let imageKey = AssociatedObjects.Key()

  /// The style, which the theme determines; the value is kept and has no effect.
  public var searchBarStyle: Style {
    get { AssociatedObjects.value(of: self, SearchBar.styleKey) as? Style ?? .default }
    set { AssociatedObjects.set(newValue, of: self, SearchBar.styleKey) }
  }

  /// The style of the bar, whose colours the theme determines; the value is kept and has no effect.
  public var barStyle: UIBarStyle {
    get { AssociatedObjects.value(of: self, SearchBar.barStyleKey) as? UIBarStyle ?? .default }
    set { AssociatedObjects.set(newValue, of: self, SearchBar.barStyleKey) }
  }

  /// Whether the bar is translucent; the value is kept and has no effect.
  public var isTranslucent: Bool {
    get { AssociatedObjects.value(of: self, SearchBar.translucentKey) as? Bool ?? true }
    set { AssociatedObjects.set(newValue, of: self, SearchBar.translucentKey) }
  }

  /// The image behind the bar, which has no background here; the value is kept and has no effect.
  public var backgroundImage: Image? {
    get { AssociatedObjects.value(of: self, SearchBar.imageKey) as? Image }
    set { AssociatedObjects.set(newValue, of: self, SearchBar.imageKey) }
  }
}

extension SearchBar {
  /// The images of a search bar.
  public enum Icon: Int, Hashable, Sendable {
    /// An image.
    case search, clear, bookmark, resultsList
  }

  private static let bookmarkKey = AssociatedObjects.Key()
  private static let adjustmentKey = AssociatedObjects.Key()

  /// Whether a bookmark button is shown, which a search bar does not have here; the value is kept and has no effect.
  public var showsBookmarkButton: Bool {
    get { AssociatedObjects.value(of: self, SearchBar.bookmarkKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, SearchBar.bookmarkKey) }
  }

  /// The offset of the text in the search field; the value is kept and has no effect.
  public var searchTextPositionAdjustment: UIOffset {
    get { AssociatedObjects.value(of: self, SearchBar.adjustmentKey) as? UIOffset ?? .zero }
    set { AssociatedObjects.set(newValue, of: self, SearchBar.adjustmentKey) }
  }

  /// Does nothing, since the theme draws the images of search bars.
  public func setImage(_ image: Image?, for icon: Icon, state: Control.State) {}

  /// Does nothing, since the theme determines the positions of the images.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Does nothing, since the theme draws the background of the search field.
  public func setSearchFieldBackgroundImage(_ image: Image?, for state: Control.State) {}

  /// Does nothing, since the theme determines the font and the colour of the scopes' titles.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [TextAttribute: Any]?, for state: Control.State
  ) {}
}

extension NavigationItem {
  /// UIKit's name for the positions of search bars.
  public typealias SearchBarPlacement = UINavigationItemSearchBarPlacement
  private static let placementKey = AssociatedObjects.Key()

  /// The position of the search bar, which is always below the title; the value is kept and has no effect.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get {
      AssociatedObjects.value(of: self, NavigationItem.placementKey) as? SearchBarPlacement
        ?? .automatic
    }
    set { AssociatedObjects.set(newValue, of: self, NavigationItem.placementKey) }
  }
}

/// The position of a search bar in a navigation bar.
public enum UINavigationItemSearchBarPlacement: Int, Hashable, Sendable {
  /// A position.
  case automatic, inline, stacked
}

extension SearchController {
  /// The name of `obscuresBackgroundDuringPresentation` before iOS 12.
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}
