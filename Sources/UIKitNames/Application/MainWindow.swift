public import Atrium

/// The window with a program's main storyboard, which an iOS program names in its property list.
///
/// As on iOS, the window is made and given to the delegate before the delegate is called, and it is shown afterwards,
/// unless the delegate has replaced it.
@MainActor
public struct MainWindow {
  private let root: @MainActor () -> UIViewController?
  private let assign: @MainActor (AnyObject, UIWindow) -> Void

  /// Makes a description of the window.
  ///
  /// - Parameters:
  ///   - root: Makes the root controller; nil if there is no main storyboard.
  ///   - assign: Sets the property `window` of a delegate.
  public init(
    root: @escaping @MainActor () -> UIViewController?,
    assign: @escaping @MainActor (_ delegate: AnyObject, _ window: UIWindow) -> Void
  ) {
    (self.root, self.assign) = (root, assign)
  }

  /// A window that was given to a delegate.
  @MainActor
  struct Given {
    let window: UIWindow

    /// Shows the window, unless the delegate has replaced it.
    func show(in delegate: AnyObject) {
      guard case .some(let current) = DelegateWindow.value(of: delegate), current === window else {
        return
      }
      window.makeKeyAndVisible()
    }
  }

  /// Makes the window and gives it to a delegate.
  ///
  /// The result is nil if there is no main storyboard, or if the delegate's class has no stored property `window`.
  func make(for delegate: AnyObject) -> Given? {
    guard DelegateWindow.value(of: delegate) != nil, let root = root() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    assign(delegate, window)
    return Given(window: window)
  }
}
