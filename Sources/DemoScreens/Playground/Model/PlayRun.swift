import AtriumContainers
import AtriumControls
package import AtriumGeometry
package import AtriumHarness
package import AtriumInspector
package import AtriumKit

/// A scene that runs in an off-screen window, with an inspector session for the window.
///
/// Equal operations give equal logs, in the room and without a display:
///
/// ```swift
/// let run = PlayRun()
/// run.perform(.make("red", .leaf))
/// run.perform(.add("red", to: "court"))
/// print(run.session.log())
/// ```
@MainActor
package final class PlayRun {
  /// The size of the window at the start, in points.
  package static let size = Size(width: 384, height: 288)
  /// The time by which a display frame advances the scene, in seconds.
  static let frame = 1.0 / 60
  /// The maximum number of display frames for which an operation waits while the scene is moving.
  private static let mostFrames = 600

  /// The off-screen window of the scene, with its own clock.
  package let stage: Stage
  /// The root controller.
  package let court: TilesController
  /// The session that inspects the window.
  package let session: InspectorSession
  /// Records the calls of the controllers, for tests.
  package let recorder: LifecycleRecorder
  /// Whether changes are animated.
  package let isAnimated: Bool
  /// The controllers, by their names.
  package private(set) var controllers: [String: ViewController]
  /// The kinds of the controllers, by their names.
  package private(set) var kinds = [PlayScene.root: PlayKind.tiles]
  /// The operations that have run.
  package private(set) var operations: [PlayOperation] = []

  /// Makes a run whose window contains only the root controller.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether changes are animated.
  ///   - scale: The number of pixels per point.
  ///   - settings: The user's settings.
  ///   - forwards: Whether the root controller forwards appearance calls automatically.
  package init(
    isAnimated: Bool = true, scale: Double = 1, settings: Settings = Settings(),
    forwards: Bool = true
  ) {
    self.isAnimated = isAnimated
    stage = Stage(size: PlayRun.size, scale: scale, settings: settings)
    court = forwards ? TilesController() : HandController()
    court.title = PlayScene.root
    controllers = [PlayScene.root: court]
    stage.window.title = "playground"
    recorder = LifecycleRecorder(observing: court)
    session = InspectorSession(of: stage.window)
    session.nameCause(String(localized: "the window shows %@", PlayScene.root))
    stage.window.rootViewController = court
    stage.settle()
    // The scene keeps removed controllers for later operations.
    session.keepsRemoved = { [weak self] controller in
      self?.controllers.values.contains { $0 === controller } ?? false
    }
  }

  /// Makes a run and runs the operations of a scene.
  ///
  /// Operations that are refused are skipped.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - cause: The cause of all calls; nil uses the Swift code of each operation.
  ///   - scale: The number of pixels per point.
  ///   - settings: The user's settings.
  ///   - forwards: Whether the root controller forwards appearance calls automatically.
  package convenience init(
    _ scene: PlayScene, cause: String? = nil, scale: Double = 1, settings: Settings = Settings(),
    forwards: Bool = true
  ) {
    self.init(
      isAnimated: scene.isAnimated, scale: scale, settings: settings, forwards: forwards)
    if let cause { session.nameCause(cause) }
    for operation in scene.operations { refusal = perform(operation, isCause: cause == nil) }
  }

  /// The reason why the last operation of the initial scene did not run; nil if it ran.
  package private(set) var refusal: PlayRefusal?

  isolated deinit { session.end() }

  /// Whether anything is moving.
  package var isMoving: Bool { !stage.window.isIdle && stage.window.timeRate > 0 }

  /// Returns the name of a controller of the scene; nil if the scene did not make the controller.
  package func name(of controller: ViewController) -> String? {
    controllers.first { $0.value === controller }?.key
  }

  /// The name of the selected controller.
  ///
  /// If the scene has not made this controller, the value is the name of its nearest ancestor that the scene has made.
  package var selection: String? {
    get {
      var next = session.selection.flatMap(session.controller)
      while let controller = next {
        if let name = name(of: controller) { return name }
        next = controller.parent ?? controller.presentingViewController
      }
      return nil
    }
    set { session.selection = newValue.flatMap { controllers[$0] }.map(session.id) }
  }

  // MARK: Time

  /// Runs display frames until nothing moves, for at most ten seconds of the scene's time.
  package func settle() {
    stage.turn()
    var frames = 0
    while isMoving, frames < PlayRun.mostFrames {
      stage.advance(by: PlayRun.frame)
      frames += 1
    }
  }

  // MARK: Operations

  /// Runs a wait, or an operation after a wait, immediately, and any other operation once nothing is moving.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - isCause: Whether the Swift code of the operation becomes the cause of its calls.
  /// - Returns: The reason why the operation did not run; nil if it ran.
  @discardableResult
  package func perform(_ operation: PlayOperation, isCause: Bool = true) -> PlayRefusal? {
    if !operation.isWait, operations.last?.isWait != true { settle() }
    if let refusal = PlayCheck(run: self).refusal(of: operation) { return refusal }
    operations.append(operation)
    if isCause {
      session.nameCause(
        PlayCode.lines(of: operation, kinds: kinds, isAnimated: isAnimated).first ?? "")
    }
    for step in operation.steps { run(step) }
    stage.turn()
    return nil
  }

  /// Records a wait without running it, because its time has already passed.
  func note(_ wait: PlayOperation) { operations.append(wait) }

  /// Adds a controller that an operation has made.
  func adopt(_ controller: ViewController, as name: String, _ kind: PlayKind) {
    controller.title = name
    controllers[name] = controller
    kinds[name] = kind
  }
}
