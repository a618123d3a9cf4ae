public import Atrium

extension ScrollView {
  /// UIKit's name for the type of `keyboardDismissMode`.
  public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode

  fileprivate static let scrollsToTopKey = AssociatedObjects.Key()
  private static let dismissModeKey = AssociatedObjects.Key()

  /// The way in which a drag dismisses an on-screen keyboard; the value is stored and has no effect.
  public var keyboardDismissMode: KeyboardDismissMode {
    get {
      AssociatedObjects.value(of: self, ScrollView.dismissModeKey) as? KeyboardDismissMode ?? .none
    }
    set { AssociatedObjects.set(newValue, of: self, ScrollView.dismissModeKey) }
  }

  /// The insets of both scroll indicators, which share one value in this toolkit.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }

  /// The insets of both scroll indicators, which share one value in this toolkit.
  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }
}

extension ViewStyle where Self: ScrollView {
  /// Whether a tap on the status bar scrolls to the top; the value is stored and has no effect.
  public var scrollsToTop: Bool {
    get { AssociatedObjects.value(of: self, ScrollView.scrollsToTopKey) as? Bool ?? true }
    set { AssociatedObjects.set(newValue, of: self, ScrollView.scrollsToTopKey) }
  }
}
