import Foundation

/// The delegate of a scene; each method has a default implementation that does nothing.
///
/// In a program with a scene delegate, the application delegate does not receive the four calls about the focus and the
/// visibility.
@MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is created. A program without a main storyboard makes its window in this method.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Called when the scene's window has gained the keyboard focus.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene's window loses the keyboard focus, is hidden, or is closed.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene's window is no longer visible, and before it is closed.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene's window becomes visible, also at the start of the program.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene's window is closed; the last call.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the program opens a URL with one of its own schemes, by `UIApplication.open`.
  ///
  /// URLs with which the desktop has started the program are in the options of `scene(_:willConnectTo:options:)`.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with a window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}
