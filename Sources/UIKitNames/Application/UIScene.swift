public import Atrium
public import Foundation

/// A part of the program's interface, which is always one desktop window on this system.
@MainActor
open class UIScene: UIResponder, Hashable {
  /// The state of a scene, which its window determines.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene has no window yet, or its window is closed.
    case unattached = -1
    /// The window has the keyboard focus.
    case foregroundActive
    /// The window is visible, but does not have the keyboard focus.
    case foregroundInactive
    /// The window is not visible.
    case background
  }

  /// The reasons for a new scene.
  @MainActor
  public struct ConnectionOptions {
    /// The URLs with which the desktop has started the program; usually empty.
    public let urlContexts: Set<UIOpenURLContext>

    init(urls: [URL] = []) { urlContexts = Set(urls.map { UIOpenURLContext(url: $0) }) }
  }

  /// The session of the scene.
  public let session = UISceneSession()
  /// The delegate, to which the scene holds a strong reference.
  public var delegate: (any UISceneDelegate)?
  /// The scene's state.
  public var activationState: ActivationState { .unattached }
  /// The steps of the scene's life cycle.
  private(set) lazy var lifeCycle = SceneLifeCycle(self)
  /// The title of the scene's window; nil for the name of the program.
  public var title: String? {
    didSet { titleDidChange() }
  }

  func titleDidChange() {}
  /// Ends the scene, whose window is closed.
  func end() {}

  /// Returns whether two references refer to the same object.
  public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of a desktop window.
@MainActor
open class UIWindowScene: UIScene {
  private weak var window: Window?
  private static var scenes: [ObjectIdentifier: UIWindowScene] = [:]

  /// Returns the scene of a window, and makes the scene if the window has none yet.
  static func scene(of window: Window) -> UIWindowScene {
    scenes = scenes.filter { $0.value.window != nil }
    if let known = scenes[ObjectIdentifier(window)], known.window === window { return known }
    let scene = UIWindowScene()
    scene.attach(window)
    return scene
  }

  /// Assigns a window to this scene.
  func attach(_ window: Window) {
    self.window = window
    UIWindowScene.scenes[ObjectIdentifier(window)] = self
    if window.title.isEmpty { titleDidChange() }
  }

  override func end() {
    // The scene holds its delegate, which often holds the window.
    if let window { UIWindowScene.scenes[ObjectIdentifier(window)] = nil }
  }

  /// The coordinate space of the scene's window; without a window, a space with the size of the main screen.
  public var coordinateSpace: any CoordinateSpace { window ?? View(frame: UIScreen.main.bounds) }

  override func titleDidChange() { window?.title = title ?? ProcessInfo.processInfo.processName }

  /// The scene's window, as a list; empty if the scene has no window.
  public var windows: [UIWindow] { window.map { [$0] } ?? [] }
  /// The scene's window; nil if the scene has no window.
  public var keyWindow: UIWindow? { window }
  /// The orientation of the window; portrait without a window.
  public var interfaceOrientation: UIInterfaceOrientation {
    window?.interfaceOrientation ?? .portrait
  }
  /// The screen, which represents the area of the key window.
  public var screen: UIScreen { .main }
  /// The status bar of the window, whose frame is always zero.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The traits of the window.
  public var traitCollection: UITraitCollection { window?.traitCollection ?? UITraitCollection() }
  /// The state of which the scene's delegate was last notified; before the scene is connected, the window's state.
  public override var activationState: ActivationState {
    guard let window, !window.isClosed else { return .unattached }
    if let state = lifeCycle.state { return state }
    if window.isKeyWindow { return .foregroundActive }
    return window.isVisible && !window.isHidden ? .foregroundInactive : .background
  }
}

/// The status bar of a scene, which this system does not have.
@MainActor
public final class UIStatusBarManager {
  /// The area of the status bar: zero.
  public var statusBarFrame: CGRect { .zero }
  /// True, since there is no status bar.
  public var isStatusBarHidden: Bool { true }
  init() {}
}

/// The colours of a status bar, which this system does not have.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// A style.
  case `default`, lightContent, darkContent
}

/// The animation of a status bar, which this system does not have.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// A kind of animation.
  case none, fade, slide
}

extension ViewController {
  /// Does nothing, since there is no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing, since there is no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

extension Window {
  /// Makes a window for a scene, with the size of the main screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    windowScene.attach(self)
  }

  /// Returns the frame of a new window in a scene, for the initialisers of subclasses.
  public static func frame(in scene: UIWindowScene) -> CGRect { scene.screen.bounds }
  /// The scene of the window.
  public var windowScene: UIWindowScene? {
    get { UIWindowScene.scene(of: self) }
    set { newValue?.attach(self) }
  }

  /// Posted when a window has been shown.
  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has been hidden.
  public nonisolated static let didBecomeHiddenNotification =
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")

  /// The screen of the window.
  public var screen: UIScreen { .main }

  /// The stacking level of a window; it has no effect, because the window manager determines the stacking order.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The level.
    public var rawValue: Double
    /// Makes a level.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: Double) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
    /// Returns whether a level is below another level.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  private static let levelKey = AssociatedObjects.Key()

  /// The stacking level; the value is stored and has no effect.
  public var windowLevel: Level {
    get { AssociatedObjects.value(of: self, Window.levelKey) as? Level ?? .normal }
    set { AssociatedObjects.set(newValue, of: self, Window.levelKey) }
  }
}

/// The session of a scene.
///
/// Sessions are not restored when the program starts again.
@MainActor
public final class UISceneSession: Hashable {
  /// The kind of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The kind of the scene.
  public let role = Role.windowApplication
  /// An identifier that differs in each session.
  public let persistentIdentifier = UUID().uuidString
  init() {}

  /// Returns whether two references refer to the same object.
  public nonisolated static func == (left: UISceneSession, right: UISceneSession) -> Bool {
    left === right
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The configuration of a scene.
@MainActor
public final class UISceneConfiguration {
  /// The name of the configuration in the program's property list.
  public let name: String?
  /// The kind of the scene.
  public let role: UISceneSession.Role
  /// The class of the delegate; ignored, since the plug-in `PortedSources` finds the delegate.
  public var delegateClass: AnyClass?
  /// The class of the scene; ignored.
  public var sceneClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
