public import AtriumGeometry
public import AtriumHarness
public import AtriumKit

/// A stage with a recorded root, logged with the short tokens of the golden logs.
@MainActor
public struct Recording {
  /// The stage, whose time a test advances.
  public let stage: Stage
  /// The root controller.
  public let root: ViewController
  /// Records the calls of the root and its descendants.
  public let recorder: LifecycleRecorder

  /// Makes a recording whose root is not in the window yet.
  public init(
    root: ViewController? = nil, size: Size = Size(width: 400, height: 600),
    settings: Settings = Settings()
  ) {
    let root = root ?? Recording.controller("P")
    stage = Stage(size: size, settings: settings)
    self.root = root
    recorder = LifecycleRecorder(observing: root)
  }

  /// Returns a recording whose root is visible and at rest, with an empty log.
  public static func atRest(
    root: ViewController? = nil, size: Size = Size(width: 400, height: 600),
    settings: Settings = Settings()
  ) -> Recording {
    let recording = Recording(root: root, size: size, settings: settings)
    recording.stage.window.rootViewController = recording.root
    recording.stage.settle()
    _ = recording.recorder.take()
    return recording
  }

  /// Makes a controller with a title, which is its name in the log.
  public static func controller(_ name: String) -> ViewController {
    let controller = ViewController()
    controller.title = name
    return controller
  }

  /// Adds a child in the canonical way (BC-5).
  public func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Removes a child in the canonical way (BC-5).
  public func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Returns the log since the last call, for example `C.wm(P) C.ld …`.
  public func tokens() -> String {
    recorder.take().map(Recording.token).joined(separator: " ")
  }

  /// Runs a turn at the current time, and returns the log, in which the turn's calls follow `||`.
  public func turn() -> String {
    let before = tokens()
    stage.turn()
    return "\(before) || \(tokens())"
  }

  private static let abbreviations: [(String, String)] = [
    ("viewDidLoad", "ld"), ("viewWillAppear", "wa"), ("viewIsAppearing", "ia"),
    ("viewDidAppear", "da"), ("viewWillDisappear", "wd"), ("viewDidDisappear", "dd"),
    ("willMove", "wm"), ("didMove", "dm"), ("viewWillTransition", "sz"), ("willTransition", "tc"),
    ("willRotate", "wr"), ("willAnimateRotation", "war"), ("didRotate", "dr"),
    ("landscapeRight", "l"), ("portrait", "p"), ("compact", "C"), ("regular", "R"),
    ("(false)", ""),
  ]

  private static func token(_ line: String) -> String {
    abbreviations.reduce(line) { text, entry in
      text.replacing(entry.0, with: entry.1)
    }
  }
}
