public import Atrium
public import Foundation

/// The application object for ported code, with the program's windows, state and delegate.
///
/// Each desktop window is a scene. The application observes the windows that existed at launch or at a later read of
/// ``windows``, and notifies the delegate of changes of their state.
@MainActor
open class UIApplication: UIResponder {
  /// The only application object.
  public static let shared: UIApplication = {
    let application = UIApplication()
    application.observeProgram()
    return application
  }()

  /// The state of the program, which its windows determine.
  public enum State: Int, Hashable, Sendable {
    /// A window has the keyboard focus.
    case active
    /// A window is visible, but no window has the keyboard focus.
    case inactive
    /// No window is visible.
    case background
  }

  /// The key of a launch option.
  ///
  /// The only launch option on this system is ``url``.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL with which the desktop has started a program without scenes.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The key of an option of ``open(_:options:completionHandler:)``.
  ///
  /// All options are ignored.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app may open the URL.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The delegate, to which the application holds a strong reference.
  public var delegate: (any UIApplicationDelegate)?
  /// Whether the program was started with a scene delegate.
  private(set) var hasSceneDelegate = false

  /// The open windows; the window that most recently handled events or drew is last.
  public var windows: [UIWindow] {
    let windows = Window.all
    activity.follow(windows)
    return windows
  }

  /// The window with the keyboard focus; without one, the last window in ``windows`` that is not hidden.
  public var keyWindow: UIWindow? {
    let windows = windows
    return windows.last(where: \.isKeyWindow) ?? windows.last { !$0.isHidden }
  }

  /// The scenes, one for each window.
  public var connectedScenes: Set<UIScene> { Set(windows.map { UIWindowScene.scene(of: $0) }) }

  /// The state of the program, according to the focus and the visibility of its windows.
  public var applicationState: State {
    let windows = windows
    if windows.contains(where: \.isKeyWindow) { return .active }
    return windows.contains { $0.isVisible && !$0.isHidden } ? .inactive : .background
  }

  private lazy var activity = ApplicationActivity(self)

  /// The area of the status bar, which this system does not have.
  public var statusBarFrame: CGRect { .zero }
  /// The orientation of the key window; portrait without a window.
  public var statusBarOrientation: UIInterfaceOrientation {
    keyWindow?.interfaceOrientation ?? .portrait
  }
  /// True, since there is no status bar; a new value has no effect.
  public var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  /// The style of the status bar, which this system does not have; the value is stored and has no effect.
  public var statusBarStyle = UIStatusBarStyle.default
  /// Stores the style of the status bar; the value has no effect.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Does nothing, since there is no status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// The reading direction of the key window.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.traitCollection.layoutDirection ?? .leftToRight
  }
  /// Whether the screen should stay on; the value is stored and has no effect.
  public var isIdleTimerDisabled = false
  /// Whether the program shows that it uses the network; the value is stored and has no effect.
  public var isNetworkActivityIndicatorVisible = false

  /// The closure that opens a URL; the default closure runs `xdg-open`.
  ///
  /// The closure returns whether the URL was accepted.
  public var urlOpener: @MainActor (URL) -> Bool = { url in
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    return (try? process.run()) != nil
  }

  /// Opens a URL with the desktop's preferred program for it, or in this program if the scheme is its own.
  ///
  /// The program's own schemes are in the file `Info.plist` among the resources, under `CFBundleURLTypes`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = openHere(url) || canOpenURL(url) && urlOpener(url)
    completion?(isOpened)
  }

  /// Returns whether a URL has a scheme; the desktop cannot open other URLs.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Calls a method of a target, or of the first object with the method in the responder chain.
  ///
  /// If the target is nil, the search begins at the first responder of the key window. If no object has the method, a
  /// second search begins at the sender.
  ///
  /// - Returns: Whether a method was called.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.send(to: target as AnyObject, sender, event) != nil }
    for start in [keyWindow?.firstResponder, sender as? UIResponder] {
      var responder = start
      while let current = responder {
        if action.isMethod(of: current) { return action.send(to: current, sender, event) != nil }
        responder = current.next
      }
    }
    return false
  }

  /// Ignores touches in all windows until the matching call of ``endIgnoringInteractionEvents()``.
  public func beginIgnoringInteractionEvents() {
    for window in windows { window.beginIgnoringInteractionEvents() }
  }

  /// Ends one call of ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    for window in windows { window.endIgnoringInteractionEvents() }
  }

  /// Whether touches are ignored in the key window.
  public var isIgnoringInteractionEvents: Bool { keyWindow?.isIgnoringInteractionEvents ?? false }

  /// Starts the program with its delegates, as iOS does before the first window is shown.
  ///
  /// `application(_:didFinishLaunchingWithOptions:)` is called, and then, with a scene delegate,
  /// `scene(_:willConnectTo:options:)`. The product `UIKit` calls this method for a class with `@main`. The resources
  /// of the delegate's module become the main bundle.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the program.
  ///   - sceneDelegate: Makes the delegate of the first scene; nil for a program without scenes.
  ///   - mainWindow: Makes the window of the main storyboard, before the first call of the delegate that has the
  ///     property `window`; nil for a program without a main storyboard.
  ///   - arguments: The arguments of the program. URLs among them with the program's own schemes are in the connection
  ///     options of the scene. Without a scene delegate, the delegate is asked to open them after the launch.
  public func launch(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
    mainWindow: MainWindow? = nil, arguments: [String] = []
  ) {
    self.delegate = delegate
    hasSceneDelegate = sceneDelegate != nil
    if let resources = SelectorTable.resources(ofModuleOf: delegate) {
      ResourceBundle.setMain(resources)
    }
    let urls = ownURLs(in: arguments)
    let window = sceneDelegate == nil ? mainWindow?.make(for: delegate) : nil
    let launchOptions: [LaunchOptionsKey: Any]? =
      sceneDelegate == nil ? urls.first.map { [.url: $0] } : nil
    let answers = [
      delegate.application(self, willFinishLaunchingWithOptions: launchOptions),
      delegate.application(self, didFinishLaunchingWithOptions: launchOptions),
    ]
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
    window?.show(in: delegate)
    if let sceneDelegate {
      connect(sceneDelegate, delegate, mainWindow, UIScene.ConnectionOptions(urls: urls))
    } else if answers == [true, true] {
      for url in urls { _ = delegate.application(self, open: url, options: [:]) }
    }
    // A window that the program made without a scene gets a scene here. If the window has no title, the scene sets the
    // program's name as the title.
    for window in Window.all { _ = UIWindowScene.scene(of: window) }
    activity.start()
  }

  /// Connects the first scene with its delegate, which makes the window of the scene.
  private func connect(
    _ sceneDelegate: @MainActor () -> any UIWindowSceneDelegate,
    _ delegate: any UIApplicationDelegate, _ mainWindow: MainWindow?,
    _ options: UIScene.ConnectionOptions
  ) {
    let scene = UIWindowScene()
    _ = delegate.application(self, configurationForConnecting: scene.session, options: options)
    let connected = sceneDelegate()
    scene.delegate = connected
    let window = mainWindow?.make(for: connected)
    window.map { scene.attach($0.window) }
    scene.lifeCycle.connect {
      connected.scene(scene, willConnectTo: scene.session, options: options)
      window?.show(in: connected)
    }
  }

  /// Asks the delegate again for the orientations of all windows.
  func restrictOrientations() {
    for window in windows { activity.restrictOrientations(of: window) }
  }

  /// Notifies the delegate and the observers of events of the whole program.
  private func observeProgram() {
    ProgramEvent.observer = { [weak self] event in self?.activity.note(event) }
  }

  /// Notifies the delegate and the observers that the program is about to end.
  package func noteTermination() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: self)
  }
}
