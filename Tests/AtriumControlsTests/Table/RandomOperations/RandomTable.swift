import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

/// A table and random operations on it, which follow from a seed and also run inside the calls of the table.
@MainActor
final class RandomTable: RandomRun {
  /// The kinds of calls of the table in which a prepared operation can run.
  enum Moment: CaseIterable {
    case sections, rows, cell, height, size, reuse
    case headerHeight, footerHeight, headerView, footerView, headerTitle, footerTitle
    case will, did, highlight, willSelect, select, deselect, act, actions, perform
    case canEdit, editingStyle, commit, deleteTitle, configuration
    case scroll, beginDrag, endDrag, willEndDrag, decelerate, stop, endAnimation, completion
  }

  static let size = Size(width: 320, height: 440)

  let seed: UInt64
  let stage: Stage
  let root = ViewController()
  let table: TableView
  var generator: SeededGenerator
  var sections: [[RandomRow]] = []
  var settings = Settings()
  /// The position of the finger that is down.
  var finger: Point?
  var operationCount = 0
  /// The number of batches whose completions have not been called yet.
  var openBatches = 0
  private(set) var failure: RandomRunFailure?
  private(set) var step = 0
  private var nextID = 0
  private var armed: Moment?
  private var depth = 0
  private let keepsTrace: Bool
  private var trace: [String] = []

  init(seed: UInt64, keepsTrace: Bool = false) {
    self.seed = seed
    self.keepsTrace = keepsTrace
    generator = SeededGenerator(seed: seed)
    let styles: [TableView.Style] = [.plain, .grouped, .insetGrouped]
    table = TableView(
      frame: Rect(x: 10, y: 20, width: 300, height: 400), style: styles[Int(seed % 3)])
    stage = Stage(size: RandomTable.size)
    stage.host.paints = false
    stage.window.rootViewController = root
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    register()
    sections = anySections()
    table.dataSource = self
    table.delegate = self
    root.view.addSubview(table)
    stage.window.dispatch(.focus(true))
  }

  /// Whether an operation runs inside a call of the table.
  var isNested: Bool { depth > 0 }

  // MARK: Running

  /// Runs a number of operations, then waits for rest.
  func run(steps: Int) throws(RandomRunFailure) {
    for _ in 0..<steps {
      step += 1
      comeBack()
      perform(RandomTableOperation.pick(&generator, nested: false))
      checkAlways()
      if let failure { throw failure }
    }
    if let finger { stage.touch(ended: finger) }
    finger = nil
    settle()
    if let failure { throw failure }
  }

  /// Puts the table into a window again, since a table without a window tests nothing.
  private func comeBack() {
    guard generator.oneIn(6) else { return }
    if table.superview == nil { root.view.addSubview(table) }
    table.isHidden = false
    table.allowsSelection = true
    table.isScrollEnabled = true
    if table.bounds.width < 40 || table.bounds.height < 40 {
      table.frame = Rect(x: 10, y: 20, width: 300, height: 400)
    }
  }

  private func perform(_ operation: RandomTableOperation) {
    operationCount += 1
    log("\(step) \(String(repeating: "> ", count: depth))\(operation)")
    operation.run(in: self)
  }

  func arm() {
    armed = Moment.allCases[generator.below(Moment.allCases.count)]
    log("armed \(armed.map { "\($0)" } ?? "")")
  }

  /// Runs an armed operation.
  func meddle(_ moment: Moment) {
    guard armed == moment, depth < 3, failure == nil else { return }
    armed = nil
    depth += 1
    log("in \(moment):")
    perform(RandomTableOperation.pick(&generator, nested: true))
    if generator.oneIn(3) { arm() }
    depth -= 1
  }

  /// Waits until everything in progress has ended.
  func settle() {
    armed = nil
    stage.settle()
    checkAlways()
    checkInSight()
    checkAtRest()
  }

  func log(_ line: @autoclosure () -> String) {
    if keepsTrace { trace.append(line()) }
    if RandomRunSettings.printsTrace { print(line()) }
  }

  func fail(_ message: String) {
    guard failure == nil else { return }
    failure = RandomRunFailure(seed: seed, step: step, message: message, trace: trace)
  }

  // MARK: Data

  func anyRow() -> RandomRow {
    nextID += 1
    let source: RandomRow.Source =
      switch generator.below(6) {
      case 0: .prepared(RandomCell())
      case 1: .fresh
      case 2, 3: .pool("a")
      default: .pool("b")
      }
    return RandomRow(
      id: nextID, source: source, height: anyHeight(),
      fittingHeight: generator.number(20...120), hasActions: generator.oneIn(2))
  }

  func anyHeight() -> Double? {
    switch generator.below(8) {
    case 0, 1: nil
    case 2, 3: TableView.automaticDimension
    case 4: 0
    default: generator.number(10...150)
    }
  }

  func anyRows() -> [RandomRow] {
    let count = generator.oneIn(4) ? 0 : generator.below(generator.oneIn(3) ? 60 : 12)
    return (0..<count).map { _ in anyRow() }
  }

  func anySections() -> [[RandomRow]] { (0..<generator.below(5)).map { _ in anyRows() } }
}
