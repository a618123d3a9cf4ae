import AtriumHarness
import Foundation
import Testing
import UIKit

/// Notifications about the whole program and its windows.
@MainActor
@Suite(.ownWindows, .serialized)
struct ProgramNotificationTests {
  @MainActor
  private final class Listener {
    private(set) var log: [String] = []

    init(_ names: [Notification.Name], object: AnyObject? = nil) {
      for name in names {
        NotificationCenter.default.addObserver(
          self, selector: Selector(Listener.heard(_:), "heard:"), name: name, object: object)
      }
    }

    private func heard(_ notification: Notification) {
      log.append(notification.name.rawValue)
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("a window is hidden until it is shown, and both changes are announced")
  func windows() {
    _ = UIApplication.shared
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener(
      [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification], object: window)
    #expect(window.isHidden)
    let root = UIViewController()
    window.rootViewController = root
    #expect(!root.isViewLoaded && listener.take() == [])
    window.makeKeyAndVisible()
    #expect(!window.isHidden && root.isViewLoaded)
    #expect(listener.take() == ["UIWindowDidBecomeVisibleNotification"])
    window.isHidden = false
    #expect(listener.take() == [])
    window.isHidden = true
    #expect(listener.take() == ["UIWindowDidBecomeHiddenNotification"])
  }

  @Test("showing a window without a host opens it, whichever property shows it")
  func opening() {
    var opened: [UIWindow] = []
    UIWindow.opener = { opened.append($0) }
    defer { UIWindow.opener = nil }
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(opened.isEmpty)
    first.isHidden = false
    #expect(opened == [first])
    second.isHidden = false
    #expect(opened == [first, second])
  }

  @Test("a memory warning and a new setting of motion are announced")
  func settings() {
    _ = UIApplication.shared
    let stage = Stage(size: CGSize(width: 100, height: 100))
    _ = UIApplication.shared.windows
    let listener = Listener([
      UIApplication.didReceiveMemoryWarningNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ])
    stage.window.sendMemoryWarning()
    #expect(listener.take() == ["UIApplicationDidReceiveMemoryWarningNotification"])
    stage.window.dispatch(.settingsChanged(.init(motion: .reduced)))
    stage.advance(by: 0.1)
    #expect(listener.take() == ["UIAccessibilityReduceMotionStatusDidChangeNotification"])
    stage.window.dispatch(.settingsChanged(.init(accessibilityContrast: .high, motion: .reduced)))
    stage.advance(by: 0.1)
    #expect(listener.take() == [])
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      calls.append("configuration")
      return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let connected: () -> Void

    init(_ connected: @escaping () -> Void) { self.connected = connected }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) { connected() }
  }

  @Test("the delegate is asked for a configuration before its scene connects")
  func scene() {
    let (application, delegate) = (UIApplication(), Delegate())
    application.launch(delegate) { Scene { delegate.calls.append("connected") } }
    #expect(delegate.calls == ["configuration", "connected"])
  }
}
