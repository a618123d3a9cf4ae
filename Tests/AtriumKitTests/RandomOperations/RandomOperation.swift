import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

/// One operation on a random world.
///
/// To add an operation, add a case with its weight here, and its implementation in `run(in:)`.
enum RandomOperation: CaseIterable {
  case add, remove, reparent, viewOut, viewIn, swap, moveWithin, orphanView, resetView
  case replaceRoot, letGo, hideWindow
  case resizeLive, resizeJump, checkedResize, changeScale, changeSettings, askOrientation
  case animateChange, endByHand, transition
  case perform, moveHand, finishTransitions
  case present, dismiss
  case turn, advance, arm, settle

  /// The operation's probability, relative to the other operations.
  var weight: Int {
    switch self {
    case .add: 16
    case .remove, .swap, .viewOut, .viewIn, .turn, .perform, .moveHand: 8
    case .arm: 10
    case .reparent, .animateChange, .advance, .transition: 5
    case .resizeLive, .resizeJump, .endByHand, .letGo: 4
    case .moveWithin, .checkedResize, .replaceRoot, .orphanView, .present, .dismiss: 3
    case .resetView: 2
    case .changeScale, .changeSettings, .settle, .finishTransitions, .askOrientation, .hideWindow: 1
    }
  }

  /// Whether the operation can run inside a controller's call.
  var canNest: Bool {
    switch self {
    case .turn, .advance, .arm, .settle, .checkedResize, .letGo: false
    default: true
    }
  }

  private static let drawn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
  private static let drawnNested = drawn.filter(\.canNest)

  static func pick(_ generator: inout SeededGenerator) -> RandomOperation {
    drawn[generator.below(drawn.count)]
  }

  static func pickNested(_ generator: inout SeededGenerator) -> RandomOperation {
    drawnNested[generator.below(drawnNested.count)]
  }

  @MainActor
  func run(in world: RandomWorld) {
    switch self {
    case .add: world.addOne()
    case .remove: if let child = world.anyChild() { world.remove(child) }
    case .reparent: world.reparentOne()
    case .viewOut: if let child = world.anyChild(where: \.isPlaced) { world.displace(child) }
    case .viewIn: if let child = world.anyChild(where: { !$0.isPlaced }) { world.place(child) }
    case .swap: world.swapOne()
    case .moveWithin: world.moveWithinWindow()
    case .orphanView: world.orphanOne()
    case .resetView: world.resetOne()
    case .replaceRoot: world.replaceRoot()
    case .letGo: world.letGoOfOne()
    case .hideWindow: world.window.isHidden.toggle()
    case .resizeLive: world.stage.dispatchResize(to: world.anySize(), isLive: true)
    case .resizeJump: world.stage.dispatchResize(to: world.anySize())
    case .checkedResize: world.resizeAndCheck()
    case .changeScale: world.changeScale()
    case .changeSettings: world.changeSettings()
    case .askOrientation:
      world.generator.element(of: world.controllers)?
        .setNeedsUpdateOfSupportedInterfaceOrientations()
    case .animateChange: world.animateSomething()
    case .endByHand: world.flushPendingEnds()
    case .transition: world.transitionOne()
    case .perform: world.performOne()
    case .moveHand: world.moveHand()
    case .finishTransitions: world.finishTransitionsOfOne()
    case .present: world.presentOne()
    case .dismiss: world.dismissOne()
    case .turn: world.stage.turn()
    case .advance: world.stage.advance(by: Double(1 + world.generator.below(20)) / 60)
    case .arm: world.arm()
    case .settle: world.settle()
    }
  }
}
