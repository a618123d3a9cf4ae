import Atrium
import Foundation

/// Observes the windows, and notifies the delegates and the observers of changes of the state of scenes and of the
/// application.
///
/// As on iOS, a step of a scene comes before the same step of the application. With a scene delegate, the application
/// delegate is not notified of these steps.
@MainActor
final class ApplicationActivity {
  private struct Status {
    weak var window: Window?
    var isKey: Bool
    var isVisible: Bool
    var isPortrait: Bool
    var motion: Motion
    var isClosed = false
  }

  private unowned let application: UIApplication
  private var followed: [ObjectIdentifier: Status] = [:]
  private var isActive = false
  private var isVisible = true

  init(_ application: UIApplication) { self.application = application }

  /// Begins to observe the given windows, without a notification of their state.
  func follow(_ windows: [Window]) {
    followed = followed.filter { $0.value.window != nil }
    for window in windows where followed[ObjectIdentifier(window)] == nil && !window.isClosed {
      let key = ObjectIdentifier(window)
      followed[key] = Status(
        window: window, isKey: window.isKeyWindow, isVisible: window.isVisible,
        isPortrait: window.bounds.height >= window.bounds.width, motion: window.settings.motion)
      window.observeEvents(owner: self) { [weak self] event in self?.note(event, of: key) }
      restrictOrientations(of: window)
    }
    if followed.values.contains(where: \.isKey), !isActive { isActive = true }
  }

  /// Connects the scenes of all windows at the launch, and notifies the delegates of the windows' state.
  func start() {
    follow(Window.all)
    isActive = false
    for window in Window.all where followed[ObjectIdentifier(window)] != nil {
      let scene = UIWindowScene.scene(of: window).lifeCycle
      let state = state(of: ObjectIdentifier(window))
      scene.connect()
      if state.isForeground { scene.enterForeground() }
      if state == .foregroundActive { scene.becomeActive() }
    }
    if isAnyWindow(.foregroundActive) { setActive(true) }
  }

  private func note(_ event: InputEvent, of key: ObjectIdentifier) {
    switch event {
    case .focus(let isKey): followed[key]?.isKey = isKey
    case .visibility(let isVisible): followed[key]?.isVisible = isVisible
    case .closed: followed[key]?.isClosed = true
    case .settingsChanged(let new): return noteSettings(new, of: key)
    case .resized(let pixels, _, _):
      if let window = followed[key]?.window { restrictOrientations(of: window) }
      return noteShape(isPortrait: pixels.height >= pixels.width, of: key)
    default: return
    }
    update(key)
  }

  // MARK: Steps

  /// Makes the steps that lead to the state of a window, in iOS's order.
  ///
  /// The state is computed again after each step, since the delegates may hide or show windows.
  private func update(_ key: ObjectIdentifier) {
    let scene = followed[key]?.window.map { UIWindowScene.scene(of: $0).lifeCycle }
    if state(of: key) != .unattached { scene?.connect() }
    if state(of: key) != .foregroundActive { scene?.resignActive() }
    if !isAnyWindow(.foregroundActive) { setActive(false) }
    if !state(of: key).isForeground { scene?.enterBackground() }
    if !isAnyWindowVisible { setVisible(false) }
    if state(of: key) == .unattached { scene?.disconnect() }
    if state(of: key).isForeground { scene?.enterForeground() }
    if isAnyWindowVisible { setVisible(true) }
    if state(of: key) == .foregroundActive { scene?.becomeActive() }
    if isAnyWindow(.foregroundActive) { setActive(true) }
  }

  /// Returns the state of a window; unattached if the window is closed.
  private func state(of key: ObjectIdentifier) -> UIScene.ActivationState {
    guard let status = followed[key], let window = status.window, !status.isClosed else {
      return .unattached
    }
    guard status.isVisible, !window.isHidden else { return .background }
    return status.isKey ? .foregroundActive : .foregroundInactive
  }

  private func isAnyWindow(_ wanted: UIScene.ActivationState) -> Bool {
    followed.keys.contains { state(of: $0) == wanted }
  }

  private var isAnyWindowVisible: Bool { followed.keys.contains { state(of: $0).isForeground } }

  /// The application delegate, if it is notified of the focus and the visibility; nil with a scene delegate.
  private var delegate: (any UIApplicationDelegate)? {
    application.hasSceneDelegate ? nil : application.delegate
  }

  private func setActive(_ new: Bool) {
    guard new != isActive else { return }
    isActive = new
    if new {
      delegate?.applicationDidBecomeActive(application)
      post(UIApplication.didBecomeActiveNotification)
    } else {
      delegate?.applicationWillResignActive(application)
      post(UIApplication.willResignActiveNotification)
    }
  }

  private func setVisible(_ new: Bool) {
    guard new != isVisible else { return }
    isVisible = new
    if new {
      delegate?.applicationWillEnterForeground(application)
      post(UIApplication.willEnterForegroundNotification)
    } else {
      delegate?.applicationDidEnterBackground(application)
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }

  // MARK: Other events

  /// Posts a change of a window's orientation, after the window has adopted its new size.
  private func noteShape(isPortrait: Bool, of key: ObjectIdentifier) {
    guard let status = followed[key], let window = status.window, status.isPortrait != isPortrait
    else { return }
    followed[key]?.isPortrait = isPortrait
    window.scheduleTimer(withTimeInterval: 0) { _ in UIDevice.current.postOrientation() }
  }

  /// Posts a change of the motion setting, after the window has adopted the new settings.
  private func noteSettings(_ new: Settings, of key: ObjectIdentifier) {
    guard let status = followed[key], let window = status.window, status.motion != new.motion
    else { return }
    followed[key]?.motion = new.motion
    window.scheduleTimer(withTimeInterval: 0) { _ in
      NotificationCenter.default.post(
        name: Accessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Posts the notification of a program event; a memory warning first notifies the application delegate.
  func note(_ event: ProgramEvent) {
    switch event {
    case .visibility(let window):
      follow([window])
      update(ObjectIdentifier(window))
      NotificationCenter.default.post(
        name: window.isHidden
          ? Window.didBecomeHiddenNotification : Window.didBecomeVisibleNotification,
        object: window)
    case .memoryWarning:
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      post(UIApplication.didReceiveMemoryWarningNotification)
    case .screenReader:
      NotificationCenter.default.post(
        name: Accessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// Sets the orientations that the application delegate allows for a window.
  func restrictOrientations(of window: Window) {
    guard let delegate = application.delegate else { return }
    window.supportedInterfaceOrientations = delegate.application(
      application, supportedInterfaceOrientationsFor: window)
  }
}

extension UIScene.ActivationState {
  /// Whether the window of the scene is visible.
  fileprivate var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
