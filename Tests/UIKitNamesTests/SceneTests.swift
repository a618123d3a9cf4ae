import AtriumHarness
import enum AtriumKit.InputEvent
import Foundation
import Testing
import UIKit

/// The life cycle of a scene, and the URLs that a scene or the application is asked to open.
@MainActor
@Suite(.ownWindows)
struct SceneTests {
  /// Logs the calls of both delegates, and the notifications of the scene and the application.
  @MainActor
  private final class Log {
    private(set) var entries: [String] = []
    weak var scene: UIScene?
    weak var application: UIApplication?

    init(_ application: UIApplication) {
      self.application = application
      let names = [
        UIScene.willConnectNotification, UIScene.didDisconnectNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
      ]
      for name in names {
        NotificationCenter.default.addObserver(
          self, selector: Selector(Log.heard(_:), "heard:"), name: name, object: nil)
      }
    }

    private func heard(_ notification: Notification) {
      let sender = notification.object as? UIResponder
      guard sender != nil, sender === scene || sender === application else { return }
      entries.append(notification.name.rawValue)
    }

    func add(_ call: String) {
      entries.append(scene.map { "\(call): \($0.activationState)" } ?? call)
    }

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    private let log: Log
    var mask = UIInterfaceOrientationMask.all
    private(set) var launchURL: URL?

    init(_ log: Log) { self.log = log }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launchURL = launchOptions?[.url] as? URL
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("app active") }
    func applicationWillResignActive(_ application: UIApplication) { log.add("app inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.add("app background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.add("app foreground") }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      log.add("app opens \(url)")
      return true
    }
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let log: Log

    /// Makes a delegate that assigns a window to its scene.
    init(_ log: Log, _ window: UIWindow?) { (self.log, self.window) = (log, window) }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      window?.windowScene = scene as? UIWindowScene
      log.scene = scene
      log.add((["connects"] + options.urlContexts.map { "\($0.url)" }).joined(separator: " "))
    }
    func sceneDidBecomeActive(_ scene: UIScene) { log.add("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.add("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.add("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("foreground") }
    func sceneDidDisconnect(_ scene: UIScene) { log.add("disconnects") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      log.add("opens " + URLContexts.map { "\($0.url)" }.joined(separator: " "))
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let application = UIApplication()
  private let log: Log
  private let delegate: Delegate

  init() {
    log = Log(application)
    delegate = Delegate(log)
  }

  private func send(_ event: InputEvent) -> [String] {
    stage.window.dispatch(event)
    stage.turn()
    return log.take()
  }

  @Test("the delegate of a scene is notified of each step before the observers")
  func steps() {
    application.launch(delegate, sceneDelegate: { SceneDelegate(log, stage.window) })
    #expect(
      log.take() == [
        "connects: foregroundInactive", "UISceneWillConnectNotification",
        "foreground: background", "UISceneWillEnterForegroundNotification",
      ])
    #expect(
      send(.focus(true)) == [
        "active: foregroundActive", "UISceneDidActivateNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
    #expect(
      send(.focus(false)) == [
        "inactive: foregroundActive", "UISceneWillDeactivateNotification",
        "UIApplicationWillResignActiveNotification",
      ])
    #expect(
      send(.visibility(false)) == [
        "background: background", "UISceneDidEnterBackgroundNotification",
        "UIApplicationDidEnterBackgroundNotification",
      ])
    #expect(
      send(.visibility(true)) == [
        "foreground: background", "UISceneWillEnterForegroundNotification",
        "UIApplicationWillEnterForegroundNotification",
      ])
    #expect(send(.focus(true)).count == 3)
    #expect(
      send(.closed) == [
        "inactive: foregroundActive", "UISceneWillDeactivateNotification",
        "UIApplicationWillResignActiveNotification", "background: background",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
        "disconnects: unattached", "UISceneDidDisconnectNotification",
      ])
  }

  @Test("without a scene delegate, the application delegate is notified of each step")
  func withoutScenes() {
    application.launch(delegate)
    #expect(log.take() == [])
    #expect(send(.focus(true)) == ["app active", "UIApplicationDidBecomeActiveNotification"])
    #expect(
      send(.visibility(false)) == [
        "app inactive", "UIApplicationWillResignActiveNotification",
        "app background", "UIApplicationDidEnterBackgroundNotification",
      ])
    #expect(
      send(.visibility(true)) == [
        "app foreground", "UIApplicationWillEnterForegroundNotification",
        "app active", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("a delegate is notified of the focus that a window already has at the launch")
  func focusAtLaunch() {
    #expect(send(.focus(true)) == [])
    application.launch(delegate)
    #expect(log.take() == ["app active", "UIApplicationDidBecomeActiveNotification"])
    #expect(send(.focus(false)) == ["app inactive", "UIApplicationWillResignActiveNotification"])
  }

  @Test("a delegate that hides its window in a call receives each later call once")
  func hiding() {
    final class Hiding: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var calls: [String] = []
      init(_ window: UIWindow) { self.window = window }
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) { window?.windowScene = scene as? UIWindowScene }
      func sceneWillResignActive(_ scene: UIScene) {
        calls.append("inactive")
        window?.isHidden = true
      }
      func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
    }
    let hiding = Hiding(stage.window)
    application.launch(delegate, sceneDelegate: { hiding })
    stage.window.dispatch(.focus(true))
    stage.window.dispatch(.focus(false))
    stage.turn()
    #expect(hiding.calls == ["inactive", "background"])
    #expect(stage.window.windowScene?.activationState == .background)
  }

  // MARK: URLs

  /// Runs the body with a main bundle whose property list declares the scheme `hike`.
  private func withOwnScheme(_ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main = Bundle.main
    defer {
      Bundle.setMain(main)
      try? FileManager.default.removeItem(at: folder)
    }
    try Data("{CFBundleURLTypes = ({CFBundleURLSchemes = (Hike);});}".utf8)
      .write(to: folder.appending(path: "Info.plist"))
    Bundle.setMain(try #require(Bundle(path: folder.path)))
    try body()
  }

  @Test("a scene receives the program's own URLs when it connects, and later")
  func sceneURLs() throws {
    var opened: [URL] = []
    application.urlOpener = { url in
      opened.append(url)
      return true
    }
    try withOwnScheme {
      application.launch(
        delegate, sceneDelegate: { SceneDelegate(log, stage.window) },
        arguments: ["-v", "hike://1", "https://example.org"])
      #expect(log.take().first == "connects hike://1: foregroundInactive")
      #expect(delegate.launchURL == nil)
      application.open(try #require(URL(string: "HIKE://2")))
      application.open(try #require(URL(string: "https://example.org")))
      #expect(log.take() == ["opens HIKE://2: foregroundInactive"])
      #expect(opened.map(\.absoluteString) == ["https://example.org"])
    }
  }

  @Test("without scenes, the application delegate receives the program's own URLs")
  func applicationURLs() throws {
    try withOwnScheme {
      application.launch(delegate, arguments: ["hike://1", "hike://2"])
      #expect(delegate.launchURL?.absoluteString == "hike://1")
      #expect(log.take() == ["app opens hike://1", "app opens hike://2"])
      var results: [Bool] = []
      application.open(try #require(URL(string: "hike://3"))) { results.append($0) }
      #expect(log.take() == ["app opens hike://3"] && results == [true])
    }
  }

  @Test("the application delegate is asked for the orientations of a window before it rotates")
  func orientations() {
    delegate.mask = .portrait
    application.launch(delegate)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    stage.resize(to: CGSize(width: 480, height: 320))
    stage.settle()
    #expect(stage.window.interfaceOrientation == .portrait)
    delegate.mask = .all
    stage.resize(to: CGSize(width: 500, height: 320))
    stage.settle()
    #expect(stage.window.interfaceOrientation == .landscapeRight)
  }
}
