import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Random operations on a drop-down menu, at any frame.
@MainActor
struct DropDownMenuRandomTests {
  @Test(
    "random choices, lists, menus, resizes and keys keep the calls balanced and the active controller shown"
  )
  func random() {
    var done = 0
    let first = RandomRunSettings.firstSeed
    for seed in first..<first + 40 {
      let run = DropDownMenuRun(seed: seed)
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
private final class DropDownMenuRun {
  private let scene = DropDownMenuScene(["A", "B", "C", "D"], isAtRest: false)
  private let seed: UInt64
  private var numbers: SeededGenerator
  private let balance = LifeBalance()
  private var trace: [String] = []
  /// The number of movements that the delegate was notified of and that have not ended yet.
  private var open = 0

  init(seed: UInt64) {
    (self.seed, numbers) = (seed, SeededGenerator(seed: seed))
    scene.menu.addLifecycleObserver(balance)
    for content in scene.all { content.addLifecycleObserver(balance) }
    scene.onWillSet = { [unowned self] _ in
      open += 1
      interfere()
    }
    scene.onDidSet = { [unowned self] in
      open -= 1
      interfere()
    }
    scene.onDidSelect = { [unowned self] _ in interfere() }
    scene.stage.window.rootViewController = scene.menu
  }

  /// Changes the container inside a callback.
  private func interfere() {
    guard numbers.oneIn(12) else { return }
    change(numbers.below(5))
  }

  func step() {
    let operation = numbers.below(13)
    switch operation {
    case 0...4: change(operation)
    case 5:
      let size = Size(width: numbers.number(1...900), height: numbers.number(1...700))
      trace.append("resize \(size)")
      scene.stage.resize(to: size)
    case 6...8:
      trace.append("advance")
      scene.stage.advance(by: numbers.number(0...0.3))
    case 9:
      let point = Point(x: numbers.number(0...400), y: numbers.number(0...300))
      trace.append("click \(point)")
      scene.stage.click(at: point)
    case 10:
      let key = numbers.element(of: ["Alt+Down", "Escape", "Down", "Return", "Tab"]) ?? ""
      trace.append(key)
      scene.stage.key(key)
    case 11:
      trace.append("window")
      scene.stage.window.isHidden.toggle()
    default:
      trace.append("style")
      var style: DropDownMenuController.Style = numbers.oneIn(2) ? .plain : .desktop
      style.barEdge = numbers.oneIn(2) ? .top : .bottom
      style.passesOutsidePresses = numbers.oneIn(2)
      scene.menu.style = style
    }
    check()
  }

  private func change(_ operation: Int) {
    let menu = scene.menu
    switch operation {
    case 0:
      let target = numbers.element(of: menu.viewControllers)
      trace.append("active \(target?.title ?? "nil")")
      menu.selectedViewController = target
    case 1:
      let list = Array(scene.all.shuffled(using: &numbers).prefix(numbers.below(5)))
      trace.append("list \(list.map { $0.title ?? "" })")
      menu.viewControllers = list
    case 2, 3:
      let isVisible = numbers.oneIn(2)
      trace.append("menu \(isVisible)")
      menu.setMenuVisible(isVisible, animated: !numbers.oneIn(3))
    default:
      trace.append("animator")
      scene.animator = numbers.oneIn(3) ? nil : Vocabulary.animator(numbers.below(4))
    }
  }

  func finish() {
    scene.onWillSet = { [unowned self] _ in open += 1 }
    scene.onDidSet = { [unowned self] in open -= 1 }
    scene.onDidSelect = nil
    scene.stage.window.isHidden = false
    scene.stage.resize(to: Size(width: 400, height: 500))
    scene.stage.settle()
    check()
    let menu = scene.menu
    let text = "seed \(seed): \(trace.joined(separator: ", "))"
    #expect(balance.unfinished == [], "\(text)")
    #expect(open == 0, "\(text)")
    #expect(scene.shown == (scene.active.map { [$0] } ?? []), "\(text)")
    #expect(scene.title == scene.active, "\(text)")
    for content in scene.all {
      #expect(!balance.isMoving(content), "\(text)")
      #expect((content.parent != nil) == (content === menu.selectedViewController), "\(text)")
    }
    #expect(menu.isMenuVisible == (scene.height > 0) || menu.viewControllers.isEmpty, "\(text)")
    if let content = menu.selectedViewController {
      #expect(content.view.frame == menu.activeViewContainer.bounds, "\(text)")
    }
    #expect(scene.stage.window.isIdle, "\(text)")
  }

  private func check() {
    if let problem = balance.problem {
      Issue.record("\(problem), seed \(seed): \(trace.joined(separator: ", "))")
    }
  }
}
