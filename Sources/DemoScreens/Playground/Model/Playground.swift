import AtriumControls
import AtriumHarness
import AtriumInspector
package import AtriumKit

/// The model of the playground: a scene that runs, with undo and redo.
///
/// ```swift
/// let playground = Playground()
/// playground.perform(.make("green", .leaf))
/// playground.perform(.add("green", to: "court"))
/// playground.undo()
/// print(playground.scene.text)
/// ```
@MainActor
package final class Playground {
  /// The maximum number of operations that can be undone.
  static let mostUndone = 50

  /// The scene, which contains only the operations that have run.
  package private(set) var scene: PlayScene
  /// The run of the scene, which is a new object after each rebuild.
  package private(set) var run: PlayRun
  /// The reason why the last operation did not run; nil if it ran.
  package private(set) var refusal: PlayRefusal?
  /// The operations of a replay that have not run yet, in order.
  package private(set) var upcoming: [PlayOperation] = []
  /// Called after each change of the scene, and after each refusal.
  ///
  /// The argument is true if ``run`` is a new object.
  package var onChange: (_ isRebuilt: Bool) -> Void = { _ in }

  /// The operations of the scene as it was first shown, including a refused operation; nil after a change by the user.
  private var original: [PlayOperation]?
  private let scale: Double
  private var settings: Settings
  private var undone: [PlayOperation] = []
  /// The number of operations that can still be undone.
  private var undoable = 0
  /// The time at which the last operation began, in seconds of the run's clock.
  private var lastTime = 0.0

  /// Makes a playground and runs a scene in it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - scale: The number of pixels per point of the scene's window.
  ///   - settings: The user's settings.
  package init(
    _ scene: PlayScene = PlayScene.all[0], scale: Double = 1, settings: Settings = Settings()
  ) {
    (self.scene, self.scale, self.settings) = (scene, scale, settings)
    run = PlayRun(scene, scale: scale, settings: settings)
    finishBuilding()
  }

  private func finishBuilding() {
    run.settle()
    scene.operations = run.operations
    lastTime = run.stage.time
    undoable = min(Playground.mostUndone, scene.operations.count)
  }

  // MARK: Operations

  /// Runs an operation.
  ///
  /// If the scene is still moving, the time since the last operation, up to ten seconds, is added to the scene as a
  /// wait. A later run then begins the operation at the same time.
  ///
  /// - Returns: Whether the operation ran. If it did not, ``refusal`` is the reason.
  @discardableResult
  package func perform(_ operation: PlayOperation) -> Bool {
    upcoming = []
    original = nil
    if let refusal = PlayCheck(run: run).refusal(of: operation) {
      self.refusal = refusal
      onChange(false)
      return false
    }
    append(operation)
    undone = []
    onChange(false)
    return true
  }

  private func append(_ operation: PlayOperation) {
    // A motion at its end may still need a turn. After this turn, such a motion does not count as running.
    run.stage.turn()
    if run.isMoving, case let elapsed = run.stage.time - lastTime, elapsed > 0, elapsed <= 10 {
      // In the room this time has already passed. The wait is therefore recorded, but not run.
      let frames = (elapsed / PlayRun.frame).rounded()
      run.note(.wait((frames * PlayRun.frame * 1000).rounded() / 1000))
    }
    refusal = run.perform(operation)
    lastTime = run.stage.time
    scene.operations = run.operations
    undoable = min(Playground.mostUndone, undoable + 1)
  }

  /// Makes a controller and adds it to a container.
  ///
  /// - Returns: The name of the controller; nil if it cannot be made or added.
  @discardableResult
  package func perform(make kind: PlayKind, in container: String) -> String? {
    let offers = PlayOffers(run)
    let name = offers.freeName(of: kind)
    guard let entering = offers.entering(name, container) else {
      refusal = PlayRefusal(
        .misplaced, String(localized: "%@ is a leaf; choose a container.", container))
      onChange(false)
      return nil
    }
    return perform(.make(name, kind), then: entering) ? name : nil
  }

  /// Moves a controller from its container into another container.
  ///
  /// - Returns: Whether the controller moved. If it did not, the scene is unchanged, and ``refusal`` is the reason.
  @discardableResult
  package func perform(move name: String, into container: String) -> Bool {
    guard let entering = PlayOffers(run).entering(name, container) else {
      refusal = PlayRefusal(
        .misplaced, String(localized: "%@ is a leaf; choose a container.", container))
      onChange(false)
      return false
    }
    return perform(.remove(name), then: entering)
  }

  /// Runs two operations, or none of them: if the second one is refused, the first one is undone.
  private func perform(_ first: PlayOperation, then second: PlayOperation) -> Bool {
    guard perform(first) else { return false }
    if perform(second) { return true }
    let reason = refusal
    undo()
    (undone, refusal) = ([], reason)
    onChange(false)
    return false
  }

  // MARK: Undo

  /// Whether an operation can be undone.
  package var canUndo: Bool { undoable > 0 && !scene.operations.isEmpty }
  /// Whether an undone operation can be redone.
  package var canRedo: Bool { !undone.isEmpty }

  /// Undoes the last operation by rebuilding the scene without it.
  package func undo() {
    guard canUndo else { return }
    var operations = scene.operations
    var removed = [operations.removeLast()]
    // If a wait was recorded for the operation, both are undone together.
    if operations.last?.isWait == true { removed.append(operations.removeLast()) }
    // In a replay, the undone operation becomes the next operation again.
    if upcoming.isEmpty {
      undone += removed
      original = nil
    } else {
      upcoming.insert(contentsOf: removed.reversed(), at: 0)
    }
    let rest = undoable - 1
    scene.operations = operations
    rebuild(cause: String(localized: "rebuilt"))
    undoable = rest
    onChange(true)
  }

  /// Runs again the operation that was undone last.
  package func redo() {
    guard let operation = undone.popLast() else { return }
    if operation.isWait {
      run.perform(operation)
      scene.operations = run.operations
      return redo()
    }
    append(operation)
    onChange(false)
  }

  /// Rebuilds the scene.
  ///
  /// - Parameter cause: The cause of all calls; nil uses the Swift code of each operation.
  private func rebuild(cause: String? = nil) {
    let selection = run.selection
    refusal = nil
    run = PlayRun(scene, cause: cause, scale: scale, settings: settings)
    finishBuilding()
    run.selection = selection
  }

  // MARK: Scenes

  /// Shows another scene after running all its operations.
  package func show(_ scene: PlayScene) {
    (self.scene, undone, upcoming) = (scene, [], [])
    original = scene.operations
    rebuild()
    // The last operation may be a mistake that would make the toolkit trap.
    refusal = run.refusal
    onChange(true)
  }

  /// Rebuilds the scene if the user's settings have changed.
  package func adopt(_ settings: Settings) {
    guard settings != self.settings else { return }
    self.settings = settings
    rebuild()
    onChange(true)
  }

  /// Shows another scene without its operations; ``playNext()`` then runs them one by one.
  package func play(_ scene: PlayScene) {
    (self.scene, original) = (scene, scene.operations)
    replay()
  }

  /// Resets the scene to the state before its operations; ``playNext()`` then runs them one by one.
  package func replay() {
    original = original ?? scene.operations
    upcoming = original ?? []
    refusal = nil
    let selection = run.selection
    run = PlayRun(isAnimated: scene.isAnimated, scale: scale, settings: settings)
    scene.operations = []
    undone = []
    undoable = 0
    lastTime = run.stage.time
    run.selection = selection
    onChange(true)
  }

  /// Whether all operations of the scene have run as first shown, without a change by the user.
  package var hasRunAsShown: Bool { original != nil && upcoming.isEmpty }

  /// Runs the next operation of a replay.
  ///
  /// - Returns: Whether there was an operation to run.
  @discardableResult
  package func playNext() -> Bool {
    guard !upcoming.isEmpty else { return false }
    let operation = upcoming.removeFirst()
    refusal = run.perform(operation)
    lastTime = run.stage.time
    scene.operations = run.operations
    undoable = min(Playground.mostUndone, undoable + 1)
    onChange(false)
    return true
  }

  // MARK: Export

  /// The scene as a Swift file.
  package var code: String { PlayCode.file(of: scene) }

  /// The calls of the run, as lines of the life-cycle log.
  package var log: String { run.session.log() }
}
