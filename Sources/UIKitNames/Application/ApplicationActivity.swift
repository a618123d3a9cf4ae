import Atrium
import Foundation

/// Observes the windows, and notifies the application delegate and observers of changes of the application's state.
@MainActor
final class ApplicationActivity {
  private struct Status {
    weak var window: Window?
    var isKey: Bool
    var isVisible: Bool
    var isPortrait: Bool
    var motion: Motion
  }

  private unowned let application: UIApplication
  private var followed: [ObjectIdentifier: Status] = [:]
  private var isActive = false
  private var isVisible = true

  init(_ application: UIApplication) { self.application = application }

  /// Begins to observe the given windows.
  func follow(_ windows: [Window]) {
    followed = followed.filter { $0.value.window != nil }
    for window in windows where followed[ObjectIdentifier(window)] == nil {
      let key = ObjectIdentifier(window)
      followed[key] = Status(
        window: window, isKey: window.isKeyWindow, isVisible: window.isVisible,
        isPortrait: window.bounds.height >= window.bounds.width, motion: window.settings.motion)
      window.observeEvents(owner: self) { [weak self] event in self?.note(event, of: key) }
    }
    if followed.values.contains(where: \.isKey), !isActive { isActive = true }
  }

  private func note(_ event: InputEvent, of key: ObjectIdentifier) {
    switch event {
    case .focus(let isKey): followed[key]?.isKey = isKey
    case .visibility(let isVisible): followed[key]?.isVisible = isVisible
    case .closed: followed[key] = nil
    case .settingsChanged(let new): return noteSettings(new, of: key)
    case .resized(let pixels, _, _):
      return noteShape(isPortrait: pixels.height >= pixels.width, of: key)
    default: return
    }
    let statuses = followed.values
    setVisible(statuses.contains(where: \.isVisible))
    setActive(statuses.contains(where: \.isKey))
  }

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

  private func setActive(_ new: Bool) {
    guard new != isActive else { return }
    isActive = new
    if new {
      application.delegate?.applicationDidBecomeActive(application)
      post(UIApplication.didBecomeActiveNotification)
    } else {
      application.delegate?.applicationWillResignActive(application)
      post(UIApplication.willResignActiveNotification)
    }
  }

  private func setVisible(_ new: Bool) {
    guard new != isVisible else { return }
    isVisible = new
    if new {
      application.delegate?.applicationWillEnterForeground(application)
      post(UIApplication.willEnterForegroundNotification)
    } else {
      setActive(false)
      application.delegate?.applicationDidEnterBackground(application)
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
