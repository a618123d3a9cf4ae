import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A root P with a child C that presents a modal M, logged with the short tokens of the golden logs.
@MainActor
struct PresentationScene {
  let recording: Recording
  let root: ViewController
  let child: ViewController
  let modal: ViewController

  init(
    root: ViewController? = nil, child: ViewController? = nil, modal: ViewController? = nil,
    style: ModalPresentationStyle = .fullScreen, size: Size = Size(width: 400, height: 600),
    settings: Settings = Settings()
  ) {
    self.root = root ?? Recording.controller("P")
    self.child = child ?? Recording.controller("C")
    self.modal = modal ?? Recording.controller("M")
    self.root.title = "P"
    self.child.title = "C"
    self.modal.title = "M"
    self.modal.modalPresentationStyle = style
    recording = Recording.atRest(root: self.root, size: size, settings: settings)
    recording.add(self.child, to: self.root)
    recording.stage.settle()
    _ = recording.tokens()
  }

  var stage: Stage { recording.stage }
  var window: Window { recording.stage.window }

  /// Presents M from C and logs the completion.
  func present(animated: Bool = false) {
    child.present(modal, animated: animated) { note("completion") }
  }

  /// Dismisses from M and logs the completion.
  func dismiss(animated: Bool = false) {
    modal.dismiss(animated: animated) { note("completion") }
  }

  func note(_ text: String) { recording.recorder.note(text) }

  func turn() -> String { recording.turn() }

  /// Waits until the stage has nothing left to do, and clears the log.
  func settle() {
    stage.settle()
    _ = recording.tokens()
  }

  /// Waits until the stage has nothing left to do, and returns the log.
  func tokensAtRest() -> String {
    stage.settle()
    return recording.tokens()
  }

  static func controller(
    _ name: String, style: ModalPresentationStyle = .fullScreen
  ) -> ViewController {
    let controller = Recording.controller(name)
    controller.modalPresentationStyle = style
    return controller
  }
}
