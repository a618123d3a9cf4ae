import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Random operations on a sliding menu, at any frame.
@MainActor
struct SlidingMenuRandomTests {
  @Test("random selections, movements, lists, styles, resizes and drags keep the calls balanced")
  func random() {
    var done = 0
    let first = RandomRunSettings.firstSeed
    for seed in first..<first + 40 {
      let run = SlidingMenuRun(seed: seed)
      for _ in 0..<60 {
        run.step()
        done += 1
      }
      run.finish()
    }
    #expect(done == 2400)
  }
}

/// One run of the random operations.
@MainActor
private final class SlidingMenuRun {
  private let scene: SlidingMenuScene
  private let seed: UInt64
  private var numbers: SeededGenerator
  private let balance = LifeBalance()
  private let trailing = Recording.controller("T")
  private var finger: Point?
  private var trace: [String] = []
  /// The number of movements that the delegate was notified of and that have not ended yet.
  private var open = 0

  init(seed: UInt64) {
    (self.seed, numbers) = (seed, SeededGenerator(seed: seed))
    scene = SlidingMenuScene(["A", "B", "C", "D"], isAtRest: false)
    scene.sliding.addLifecycleObserver(balance)
    for content in scene.all + [trailing] { content.addLifecycleObserver(balance) }
    scene.onWillMove = { [unowned self] in
      open += 1
      trace.append("will \($0)")
      interfere()
    }
    scene.onDidMove = { [unowned self] in
      open -= 1
      trace.append("did \($0) \($1)")
      interfere()
    }
    scene.onDidSelect = { [unowned self] _ in interfere() }
    scene.stage.window.rootViewController = scene.sliding
  }

  /// Changes the container inside a callback.
  private func interfere() {
    guard numbers.oneIn(12) else { return }
    trace.append("(")
    change(numbers.below(6))
    trace.append(")")
  }

  func step() {
    let operation = numbers.below(16)
    switch operation {
    case 0...5: change(operation)
    case 6:
      let size = Size(width: numbers.number(1...900), height: numbers.number(1...700))
      trace.append("resize \(size)")
      scene.stage.resize(to: size)
    case 7...9:
      let time = numbers.number(0...0.4)
      trace.append("advance \(time)")
      scene.stage.advance(by: time)
    case 10, 11:
      let point = Point(x: numbers.number(0...400), y: numbers.number(0...600))
      trace.append("finger \(point)")
      if finger == nil { scene.stage.touch(began: point) } else { scene.stage.touch(moved: point) }
      finger = point
    case 12: lift(isCancelled: numbers.oneIn(3))
    case 13:
      let key = numbers.element(of: ["F9", "Escape", "Down", "Return", "Tab"]) ?? ""
      trace.append(key)
      scene.stage.key(key)
    case 14:
      trace.append("window")
      scene.stage.window.isHidden.toggle()
    default:
      trace.append("style")
      scene.sliding.style = style()
    }
    check()
  }

  private func style() -> SlidingMenuController.Style {
    let styles: [SlidingMenuController.Style] = [.plain, .reveal, .panels, .drawer]
    var style = styles[numbers.below(4)]
    style.wrapsContents = false
    style.overlap = numbers.oneIn(2) ? .takeOver : .queue
    style.dragStrip = numbers.oneIn(2) ? nil : 32
    return style
  }

  private func change(_ operation: Int) {
    let sliding = scene.sliding
    let animated = !numbers.oneIn(3)
    switch operation {
    case 0, 1:
      let index = numbers.below(5)
      trace.append("select \(index) \(animated)")
      sliding.select(at: index, animated: animated)
    case 2:
      trace.append("toggle")
      if numbers.oneIn(3) { sliding.toggleTrailingMenu() } else { sliding.toggleMenu() }
    case 3:
      let position = SlidingMenuController.Position.allCases[numbers.below(5)]
      trace.append("\(position) \(animated)")
      sliding.setPosition(position, animated: animated)
    case 4:
      let list = Array(scene.all.shuffled(using: &numbers).prefix(numbers.below(5)))
      trace.append("list \(list.map { $0.title ?? "" })")
      sliding.setViewControllers(list, menuTitles: list.map(\.title))
    default:
      trace.append("menu")
      sliding.trailingMenuController = sliding.trailingMenuController == nil ? trailing : nil
      scene.animator = numbers.oneIn(2) ? Vocabulary.animator(numbers.below(4)) : nil
    }
  }

  private func lift(isCancelled: Bool) {
    guard let point = finger else { return }
    trace.append("lift \(isCancelled)")
    finger = nil
    if isCancelled { scene.stage.touch(cancelled: 0) } else { scene.stage.touch(ended: point) }
  }

  func finish() {
    lift(isCancelled: false)
    scene.onWillMove = { [unowned self] in
      open += 1
      trace.append("will \($0)")
    }
    scene.onDidMove = { [unowned self] in
      open -= 1
      trace.append("did \($0) \($1)")
    }
    scene.onDidSelect = nil
    scene.stage.window.isHidden = false
    scene.stage.resize(to: Size(width: 400, height: 500))
    scene.stage.settle()
    check()
    let sliding = scene.sliding
    let text = "seed \(seed): \(trace.joined(separator: ", "))"
    #expect(balance.unfinished == [], "\(text)")
    #expect(open == 0, "\(text)")
    var expected: [String] = []
    if sliding.position.rawValue > 0 { expected.append("Menu") }
    if sliding.position.rawValue < 0 { expected.append("T") }
    if let selected = scene.selected { expected.append(selected) }
    #expect(Set(scene.shown) == Set(expected), "\(text)")
    #expect((sliding.selectedIndex == nil) == sliding.viewControllers.isEmpty, "\(text)")
    for content in scene.all {
      #expect(!balance.isMoving(content), "\(text)")
      #expect((content.parent != nil) == (content === sliding.selectedViewController), "\(text)")
    }
    if let content = sliding.selectedViewController {
      #expect(content.view.frame.height == 500, "\(text)")
      #expect(content.view.superview?.subviews == [content.view], "\(text)")
    }
    #expect(scene.stage.window.isIdle, "\(text)")
  }

  private func check() {
    if let problem = balance.problem {
      Issue.record("\(problem), seed \(seed): \(trace.joined(separator: ", "))")
    }
  }
}
