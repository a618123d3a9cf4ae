import Foundation

/// The steps of a scene between its connection and the end of its window.
///
/// Each step notifies the scene's delegate and then the observers. A step does nothing if the scene is not in the state
/// before it, so several observers of a window may request the same steps.
@MainActor
final class SceneLifeCycle {
  private unowned let scene: UIScene
  /// The state after the last step that has begun; unattached before the connection.
  private var reached = UIScene.ActivationState.unattached
  private var isConnecting = false

  /// The state of which the delegate was last notified; nil before the connection.
  ///
  /// During a call with *will* in its name, the state is the previous one.
  private(set) var state: UIScene.ActivationState?

  init(_ scene: UIScene) { self.scene = scene }

  /// Whether a step can be made; false while the delegate makes the scene's window.
  private var isReady: Bool { !isConnecting && reached != .unattached }

  /// Connects the scene, unless it was connected before.
  ///
  /// - Parameter notify: Notifies the delegate, which makes the scene's window. Until it returns, no step is made.
  func connect(_ notify: () -> Void = {}) {
    guard !isConnecting, state == nil else { return }
    isConnecting = true
    notify()
    isConnecting = false
    (reached, state) = (.background, .background)
    post(UIScene.willConnectNotification)
  }

  func enterForeground() {
    guard isReady, reached == .background else { return }
    reached = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification)
    state = reached
  }

  func becomeActive() {
    guard isReady, reached == .foregroundInactive else { return }
    (reached, state) = (.foregroundActive, .foregroundActive)
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification)
  }

  func resignActive() {
    guard isReady, reached == .foregroundActive else { return }
    reached = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification)
    state = reached
  }

  func enterBackground() {
    guard isReady, reached == .foregroundInactive else { return }
    (reached, state) = (.background, .background)
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification)
  }

  func disconnect() {
    guard isReady else { return }
    (reached, state) = (.unattached, .unattached)
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification)
    scene.end()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}
