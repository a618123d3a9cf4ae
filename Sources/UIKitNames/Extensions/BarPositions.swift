public import Atrium

/// A bar with a position.
@MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate that determines the position of a bar.
///
/// The position has no effect, since no bar extends below a status bar. Only ``UIBarPositioning/barPosition`` asks the
/// delegate.
@MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar; `any`, the default, is the usual position.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a toolbar, which determines only its position.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIBarPositioning {
  /// Returns the position from a delegate, if it is a `UIBarPositioningDelegate`, or the usual position.
  fileprivate func position(from delegate: AnyObject?, usual: UIBarPosition) -> UIBarPosition {
    let position = (delegate as? any UIBarPositioningDelegate)?.position(for: self) ?? .any
    return position == .any ? usual : position
  }
}

extension NavigationBar: UIBarPositioning {
  /// The position from a delegate that conforms to ``UIBarPositioningDelegate``; otherwise `top`.
  public var barPosition: UIBarPosition { position(from: delegate, usual: .top) }
}

extension SearchBar: UIBarPositioning {
  /// The position from a delegate that conforms to ``UIBarPositioningDelegate``; otherwise `top`.
  public var barPosition: UIBarPosition { position(from: delegate, usual: .top) }
}

extension Toolbar: UIBarPositioning {
  private struct WeakDelegate {
    weak var object: (any UIToolbarDelegate)?
  }
  private static let delegateValue = KeptValue(WeakDelegate())

  /// The object that determines the position; held weakly.
  public var delegate: (any UIToolbarDelegate)? {
    get { Toolbar.delegateValue[self].object }
    set { Toolbar.delegateValue[self] = WeakDelegate(object: newValue) }
  }

  /// The position from the delegate; otherwise `bottom`.
  public var barPosition: UIBarPosition { position(from: delegate, usual: .bottom) }
}
