import Atrium
import Foundation

/// The delegate of the program; each method has a default implementation.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Called at launch, before a window is shown; the first call to the delegate.
  ///
  /// - Returns: A value that the toolkit ignores.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program starts; a program without scenes or a main storyboard makes its window here.
  ///
  /// - Returns: A value that the toolkit ignores.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when a window of the program has gained the keyboard focus, after no window had it.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when no window of the program has the keyboard focus any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when no window of the program is visible any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when a window of the program becomes visible again after none was visible.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called before the view controllers of a window receive a memory warning.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called before the first scene connects.
  ///
  /// - Returns: A configuration, which the toolkit ignores: the plug-in `PortedSources` finds the scene's delegate.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// The value of the delegate's stored property `window`; nil if the class has none.
  ///
  /// As in UIKit, where the property is optional in the protocol, the value is nested: `delegate.window??.bounds`. It is
  /// read by reflection, so a computed property is not found.
  public var window: UIWindow?? { DelegateWindow.value(of: self) }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Returns the default configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// Finds the window of a delegate.
@MainActor
enum DelegateWindow {
  /// Returns the value of a stored property `window`; nil if there is none.
  static func value(of delegate: Any) -> UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == "window" }) {
        return .some(child.value as? UIWindow)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
