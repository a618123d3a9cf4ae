public import Atrium

extension ScrollView {
  private static let scrollsToTopKey = AssociatedObjects.Key()

  /// Whether a tap on the status bar scrolls to the top; the value is kept and has no effect.
  public var scrollsToTop: Bool {
    get { AssociatedObjects.value(of: self, ScrollView.scrollsToTopKey) as? Bool ?? true }
    set { AssociatedObjects.set(newValue, of: self, ScrollView.scrollsToTopKey) }
  }
}
