import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Random operations on a tab bar controller, at any frame.
@MainActor
struct TabRandomTests {
  @Test(
    "random selections, lists, resizes, swipes and taps keep the calls balanced, and the selected tab shown"
  )
  func random() {
    var done = 0
    let first = RandomRunSettings.firstSeed
    for seed in first..<first + 30 {
      let run = TabRun(seed: seed)
      for _ in 0..<60 {
        run.step()
        done += 1
      }
      run.finish()
    }
    #expect(done == 1800)
  }
}

/// One run of the random operations.
@MainActor
private final class TabRun {
  private let scene = TabScene(["A", "B", "C", "D", "E", "F", "G"]) { name in
    let controller = Recording.controller(name)
    guard ["B", "D", "F"].contains(name) else { return controller }
    controller.title = "root"
    let navigation = NavigationController(rootViewController: controller)
    navigation.title = name
    return navigation
  }
  private let seed: UInt64
  private var numbers: SeededGenerator
  private let hand = PercentDrivenInteractiveTransition()
  private var isTouching = false
  /// The last appearance call of each controller.
  private var phases: [String: String] = [:]
  private var trace: [String] = []

  init(seed: UInt64) {
    (self.seed, numbers) = (seed, SeededGenerator(seed: seed))
    for controller in scene.all { phases[controller.title ?? ""] = "gone" }
    phases["A"] = "shown"
    phases["More"] = "gone"
    scene.tabs.allowsSwipeBetweenTabs = true
    scene.onDidSelect = { [weak self] _ in
      guard let self, numbers.oneIn(6) else { return }
      scene.tabs.selectedIndex = numbers.below(8)
    }
  }

  func step() {
    let tabs = scene.tabs
    let operation = numbers.below(15)
    trace.append("\(operation)")
    switch operation {
    case 0, 1: tabs.selectedIndex = numbers.below(8)
    case 2:
      let count = numbers.below(8)
      tabs.viewControllers = Array(scene.all.shuffled(using: &numbers).prefix(count))
    case 3:
      let sizes = [
        Size(width: 400, height: 600), Size(width: 900, height: 500), Size(width: 150, height: 90),
      ]
      if let size = numbers.element(of: sizes) { scene.stage.resize(to: size) }
    case 4: scene.stage.key(numbers.oneIn(2) ? "Ctrl+Tab" : "Ctrl+Shift+Tab")
    case 5: scene.stage.key("Alt+\(numbers.below(10))")
    case 6: scene.stage.advance(by: numbers.number(0...0.3))
    case 7:
      scene.animator = numbers.oneIn(2) ? TabFade() : nil
      scene.interactor = scene.animator != nil && numbers.oneIn(3) ? hand : nil
    case 8:
      hand.update(numbers.number(0...1))
      if numbers.oneIn(2) { hand.finish() } else { hand.cancel() }
    case 9:
      let point = Point(x: numbers.number(0...400), y: numbers.number(0...600))
      if isTouching { scene.stage.touch(ended: point) } else { scene.stage.touch(began: point) }
      isTouching.toggle()
    case 10:
      for _ in 0..<3 where isTouching {
        scene.stage.advance(by: 0.02)
        scene.stage.touch(moved: Point(x: numbers.number(0...400), y: 200))
      }
    case 11: tabs.selectedViewController = tabs.moreNavigationController
    case 12:
      guard let navigation else { break }
      let pushed = Recording.controller("pushed")
      pushed.hidesBottomBarWhenPushed = numbers.oneIn(2)
      navigation.pushViewController(pushed, animated: numbers.oneIn(2))
    case 13:
      if numbers.oneIn(2) {
        navigation?.popViewController(animated: numbers.oneIn(2))
      } else {
        navigation?.popToRootViewController(animated: numbers.oneIn(2))
      }
    default:
      let point = Point(x: numbers.number(0...400), y: numbers.number(540...600))
      if !isTouching { scene.stage.click(at: point) }
    }
    check()
  }

  /// A randomly chosen navigation controller.
  private var navigation: NavigationController? {
    numbers.element(of: scene.all.compactMap { $0 as? NavigationController })
  }

  func finish() {
    if isTouching { scene.stage.touch(ended: Point(x: 10, y: 10)) }
    (scene.animator, scene.interactor) = (nil, nil)
    scene.onDidSelect = nil
    hand.finish()
    scene.stage.settle()
    check()
    let selected = scene.selected.map { [$0] } ?? []
    #expect(scene.shown == selected, "seed \(seed): \(trace.joined(separator: " "))")
    for (name, phase) in phases {
      #expect(
        phase == (selected == [name] ? "shown" : "gone"),
        "\(name), seed \(seed): \(trace.joined(separator: " "))")
    }
    #expect(
      (scene.tabs.viewControllers ?? []).isEmpty == (scene.tabs.selectedViewController == nil))
  }

  /// Compares the calls of each controller with its phase.
  private func check() {
    let steps = [
      "gone wa": "appearing", "appearing da": "shown", "shown wd": "leaving", "leaving dd": "gone",
      "appearing wd": "leaving", "leaving wa": "appearing",
    ]
    for token in scene.recording.tokens().split(separator: " ") {
      let parts = token.split(separator: ".")
      guard parts.count == 2, let call = parts[1].split(separator: "(").first,
        ["wa", "da", "wd", "dd"].contains(String(call)), let phase = phases[String(parts[0])]
      else { continue }
      guard let next = steps["\(phase) \(call)"] else {
        Issue.record("\(token) while \(phase), seed \(seed): \(trace.joined(separator: " "))")
        continue
      }
      phases[String(parts[0])] = next
    }
  }
}
