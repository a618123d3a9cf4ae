public import Atrium

// Properties that are kept and have no effect.

extension View {
  private static let opaqueKey = AssociatedObjects.Key()

  /// Whether the view covers what is behind it; the value is kept and has no effect.
  public var isOpaque: Bool {
    get { AssociatedObjects.value(of: self, View.opaqueKey) as? Bool ?? true }
    set { AssociatedObjects.set(newValue, of: self, View.opaqueKey) }
  }
}

extension ViewController {
  private static let capturesKey = AssociatedObjects.Key()

  /// Whether the controller decides about the status bar while it is presented; the value is kept and has no effect.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { AssociatedObjects.value(of: self, ViewController.capturesKey) as? Bool ?? false }
    set { AssociatedObjects.set(newValue, of: self, ViewController.capturesKey) }
  }
}

extension TableView {
  private static let insetKey = AssociatedObjects.Key()

  /// The insets of separators, which the theme decides; the value is kept and has no effect.
  public var separatorInset: EdgeInsets {
    get { AssociatedObjects.value(of: self, TableView.insetKey) as? EdgeInsets ?? .zero }
    set { AssociatedObjects.set(newValue, of: self, TableView.insetKey) }
  }
}

/// The colours of a bar before appearances.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// A set of colours.
  case `default`, black
}

extension Toolbar {
  private static let styleKey = AssociatedObjects.Key()

  /// The colours of the bar, which the theme decides; the value is kept and has no effect.
  public var barStyle: UIBarStyle {
    get { AssociatedObjects.value(of: self, Toolbar.styleKey) as? UIBarStyle ?? .default }
    set { AssociatedObjects.set(newValue, of: self, Toolbar.styleKey) }
  }
}
