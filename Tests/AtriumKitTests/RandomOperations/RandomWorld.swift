import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

/// A window with up to thirty controllers, and random operations on them, which follow from a seed.
@MainActor
final class RandomWorld: RandomRun {
  /// The kinds of calls of a controller in which a prepared operation can run.
  enum Moment: CaseIterable {
    case load, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willMove, didMove, layout, didLayout, completion, animation
    case size, alongside, traits, rotation, leavingWindow
  }

  static let mostControllers = 30

  let seed: UInt64
  let stage: Stage
  var generator: SeededGenerator
  /// The controllers in use; only this list and the trees retain them.
  var controllers: [RandomController] = []
  /// Released controllers, referenced weakly.
  ///
  /// They must be deallocated when nothing is in progress any more.
  var dismissed: [() -> RandomController?] = []
  var failure: RandomRunFailure?
  /// The number of changes of the trees.
  var changeCount = 0
  /// Manual appearances whose end call is still to be sent: the controller, and the number of the
  /// appearance change.
  var pendingEnds: [(controller: RandomController, beginning: Int)] = []
  /// The interactors of transitions, including those that have ended.
  var hands: [PercentDrivenInteractiveTransition] = []
  var operationCount = 0
  var settings = Settings()
  private(set) var step = 0
  private var nextNumber = 0
  private var armed: Moment?
  private var depth = 0
  private var openCompletions = 0
  var sizesHeard: [(controller: RandomController, size: Size)] = []
  var rotationsHeard: [RandomController] = []
  /// Called for every size that a controller receives.
  var onSize: ((RandomController) -> Void)?
  /// Whether the log lines are kept, which is needed only to reproduce a failure.
  private let keepsTrace: Bool
  private var trace: [String] = []

  init(seed: UInt64, keepsTrace: Bool = false) {
    self.seed = seed
    self.keepsTrace = keepsTrace
    generator = SeededGenerator(seed: seed)
    stage = Stage(size: Size(width: 400, height: 600))
    stage.host.paints = false
  }

  var window: Window { stage.window }
  var root: RandomController? { window.rootViewController as? RandomController }
  /// Whether an operation runs inside a controller's call.
  var isNested: Bool { depth > 0 }

  // MARK: Running

  /// Runs a number of operations, then removes everything.
  func run(steps: Int) throws(RandomRunFailure) {
    for _ in 0..<steps {
      step += 1
      // A hidden window tests little, so it is shown again.
      if window.isHidden, generator.oneIn(6) { window.isHidden = false }
      perform(RandomOperation.pick(&generator))
      checkAlways()
      if window.isIdle, pendingEnds.isEmpty, !hasTransitions {
        (sizesHeard, rotationsHeard) = ([], [])
        checkAtRest()
      }
      try throwFailure()
    }
    tearDown()
    try throwFailure()
  }

  private func throwFailure() throws(RandomRunFailure) {
    if let failure { throw failure }
  }

  func perform(_ operation: RandomOperation) {
    operationCount += 1
    log("\(String(repeating: "> ", count: depth + 1))\(operation)")
    operation.run(in: self)
  }

  /// Prepares an operation that runs inside a later call of a controller.
  func arm() {
    armed = Moment.allCases[generator.below(Moment.allCases.count)]
  }

  func runArmed(_ moment: Moment, _ controller: RandomController) {
    guard armed == moment, depth < 2, failure == nil else { return }
    armed = nil
    depth += 1
    perform(RandomOperation.pickNested(&generator))
    if generator.oneIn(3) { arm() }
    depth -= 1
  }

  /// Waits until all changes in progress have ended.
  func settle() {
    armed = nil
    var rounds = 0
    repeat {
      rounds += 1
      letGoOfHands()
      flushPendingEnds()
      stage.settle()
      // A completion may have begun another change.
    } while !(window.isIdle && pendingEnds.isEmpty && hands.isEmpty) && rounds < 20
    if rounds == 20 { fail("the window does not come to rest") }
    (sizesHeard, rotationsHeard) = ([], [])
  }

  private func tearDown() {
    settle()
    checkAtRest()
    guard failure == nil else { return }
    dismissAll()
    settle()
    window.rootViewController = nil
    for controller in controllers { dismissed.append { [weak controller] in controller } }
    controllers = []
    settle()
    checkDismissed()
  }

  // MARK: Reports of controllers

  func log(_ line: @autoclosure () -> String) {
    if keepsTrace { trace.append(line()) }
    if RandomRunSettings.printsTrace { print(line()) }
  }

  func fail(_ message: String) {
    guard failure == nil else { return }
    failure = RandomRunFailure(seed: seed, step: step, message: message, trace: trace)
  }

  func hears(_ size: Size, _ controller: RandomController) {
    if openCompletions > 0, sizesHeard.isEmpty {
      fail("\(controller.name) hears a size before the completions of the last one have run")
    }
    if sizesHeard.contains(where: { $0 == (controller, size) }) {
      fail("\(controller.name) hears one size twice")
    }
    sizesHeard.append((controller, size))
    onSize?(controller)
  }

  func registersSize() { openCompletions += 1 }

  func completesSize() {
    openCompletions -= 1
    sizesHeard = []
  }

  func hearsRotation(_ controller: RandomController, isBeginning: Bool) {
    if isBeginning { rotationsHeard.append(controller) }
  }

  // MARK: Making controllers

  func makeController(addsChildOnLoad: Bool = false) -> RandomController? {
    guard controllers.count < RandomWorld.mostControllers else { return nil }
    var traits = RandomController.Traits()
    traits.forwardsByHand = generator.oneIn(3)
    traits.wrapsChildren = generator.oneIn(3)
    traits.hidesRotations = generator.oneIn(6)
    traits.addsChildOnLoad = addsChildOnLoad && generator.oneIn(4)
    traits.definesContext = generator.oneIn(4)
    if generator.oneIn(4) { traits.orientations = .portrait }
    nextNumber += 1
    let controller = RandomController(number: nextNumber, traits: traits, world: self)
    controllers.append(controller)
    log("\(controller.name): \(traits)")
    return controller
  }

  /// Adds a new child to a container, in its `viewDidLoad`.
  func addFreshChild(to container: RandomController) {
    // A transition may load a controller that is no longer in use. A child that is added to this controller would
    // outlive it.
    guard controllers.contains(where: { $0 === container }), let child = makeController() else {
      return
    }
    add(child, to: container)
  }
}
