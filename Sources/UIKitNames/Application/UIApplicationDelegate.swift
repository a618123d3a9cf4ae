public import Atrium
public import Foundation

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
  ///
  /// This call and the next three are not sent to a program with a scene delegate, which receives its own calls.
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
  /// Called in a program without scenes to open a URL with one of the program's own schemes.
  ///
  /// The URL is an argument of the program or of `UIApplication.open`. The own schemes are in the file `Info.plist`
  /// among the resources, under `CFBundleURLTypes`.
  ///
  /// - Returns: Whether the delegate has opened the URL; false by default.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the orientations that a window allows; controllers can only restrict them further.
  ///
  /// The delegate is asked when a window is shown, before each change of its size, and by
  /// `attemptRotationToDeviceOrientation()`. The default implementation does not change the window's orientations.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
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
  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns the window's orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { window?.supportedInterfaceOrientations ?? .all }
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
