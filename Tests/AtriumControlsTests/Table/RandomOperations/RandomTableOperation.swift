import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

/// One operation on a random table.
enum RandomTableOperation: CaseIterable {
  case batch, oneChange, reload, otherHeights, otherViews, register
  case jump, scroll, scrollToRow, wheel, touchpad
  case finger, swipe, click, key, act
  case select, layOut, flags, edit, pressControl
  case motion, direction, resizeWindow, resizeTable, vanish, leave
  case turn, advance, settle, arm

  var weight: Int {
    switch self {
    case .arm: 24
    case .batch: 12
    case .finger, .jump, .turn: 8
    case .oneChange, .advance, .scrollToRow, .swipe, .key, .click: 6
    case .reload, .scroll, .touchpad, .settle, .act, .edit, .pressControl: 4
    case .wheel, .select, .layOut, .motion, .resizeWindow: 3
    case .otherHeights, .otherViews, .resizeTable, .direction, .flags: 2
    case .register, .vanish, .leave: 1
    }
  }

  /// Whether the operation can run inside a call of the table.
  var canNest: Bool {
    switch self {
    case .batch, .oneChange, .reload, .otherHeights, .otherViews, .register, .jump, .scroll,
      .scrollToRow, .select, .layOut, .flags, .edit, .resizeTable, .leave:
      true
    default: false
    }
  }

  private static let drawn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
  private static let drawnNested = drawn.filter(\.canNest)

  static func pick(_ generator: inout SeededGenerator, nested: Bool) -> RandomTableOperation {
    let drawn = nested ? drawnNested : drawn
    return drawn[generator.below(drawn.count)]
  }

  @MainActor
  func run(in world: RandomTable) {
    switch self {
    case .batch: world.changeByBatch()
    case .oneChange: world.changeOnce()
    case .reload: world.reload()
    case .otherHeights: world.changeHeights()
    case .otherViews: world.changeViews()
    case .register: world.register()
    case .jump: world.table.contentOffset = world.anyOffset()
    case .scroll: world.table.setContentOffset(world.anyOffset(), animated: true)
    case .scrollToRow: world.scrollToRow()
    case .wheel: world.scrollByWheel()
    case .touchpad: world.scrollByTouchpad()
    case .finger: world.moveFinger()
    case .swipe: world.swipe()
    case .click: world.click()
    case .key: world.pressKey()
    case .act: world.pressAction()
    case .select: world.select()
    case .layOut: world.table.layoutIfNeeded()
    case .flags: world.changeFlags()
    case .edit: world.edit()
    case .pressControl: world.pressEditingControl()
    case .motion: world.changeSettings { $0.motion = world.anyMotion() }
    case .direction:
      world.changeSettings {
        $0.layoutDirection =
          $0.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      }
    case .resizeWindow: world.resizeWindow()
    case .resizeTable: world.resizeTable()
    case .vanish: world.table.isHidden.toggle()
    case .leave: world.leaveOrEnter()
    case .turn: world.stage.turn()
    case .advance: world.stage.advance(by: Double(1 + world.generator.below(20)) / 60)
    case .settle: world.settle()
    case .arm: world.arm()
    }
  }
}
