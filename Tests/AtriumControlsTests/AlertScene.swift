import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A root P that presents an alert, and a log of the calls.
@MainActor
final class AlertScene {
  let stage: Stage
  let root = ViewController()
  let alert: AlertController
  private(set) var log: [String] = []

  init(
    title: String? = "Delete the page?", message: String? = "You cannot undo this.",
    style: AlertController.Style = .alert, size: Size = Size(width: 800, height: 600),
    settings: Settings = Settings()
  ) {
    stage = Stage(size: size, settings: settings)
    root.title = "P"
    alert = AlertController(title: title, message: message, preferredStyle: style)
    stage.window.rootViewController = root
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  /// Adds an action that logs its title and whether the alert has been dismissed.
  @discardableResult
  func add(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    let action = AlertAction(title: title, style: style) { [weak self] action in
      guard let self else { return }
      log.append("\(action.title ?? "") \(root.presentedViewController == nil)")
    }
    alert.addAction(action)
    return action
  }

  func present(animated: Bool = false) {
    root.present(alert, animated: animated)
    stage.settle()
  }

  func note(_ text: String) { log.append(text) }

  /// Returns the log entries since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func frame(_ name: String) -> Rect? {
    stage.view(named: name).map { $0.convert($0.bounds, to: nil) }
  }

  /// The frame of the alert in the window.
  var card: Rect { alert.view.convert(alert.view.bounds, to: nil) }
}
