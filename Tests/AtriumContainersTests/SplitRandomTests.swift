import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Random operations on a split view controller, at any frame.
@MainActor
struct SplitRandomTests {
  @Test(
    "random columns, modes, resizes, swipes, drags and keys keep the calls balanced and the right columns shown",
    arguments: [SplitViewController.Style.unspecified, .doubleColumn, .tripleColumn])
  func random(style: SplitViewController.Style) {
    var done = 0
    let first = RandomRunSettings.firstSeed
    for seed in first..<first + 20 {
      let run = SplitRun(style, seed: seed)
      for _ in 0..<60 {
        run.step()
        done += 1
      }
      run.finish()
    }
    #expect(done == 1200)
  }
}

/// One run of the random operations.
@MainActor
private final class SplitRun {
  private let scene: SplitScene
  private let seed: UInt64
  private var numbers: SeededGenerator
  private var isTouching = false
  /// The last appearance call of each controller.
  private var phases: [String: String] = [:]
  private var trace: [String] = []
  private let all: [ViewController]

  private static let sizes = [
    Size(width: 820, height: 600), Size(width: 400, height: 600), Size(width: 1300, height: 700),
    Size(width: 605, height: 400), Size(width: 150, height: 90),
  ]

  init(_ style: SplitViewController.Style, seed: UInt64) {
    (self.seed, numbers) = (seed, SeededGenerator(seed: seed))
    scene = SplitScene(style, isShown: false)
    let extra = ["E", "F", "G"].map(Recording.controller)
    all = [scene.a, scene.b, scene.d] + extra
    for controller in all { phases[controller.title ?? ""] = "gone" }
    scene.show()
    scene.onCall = { [weak self] in
      guard let self, numbers.oneIn(10), !isInCallback else { return }
      isInCallback = true
      interfere()
      isInCallback = false
    }
    check()
  }

  /// Whether a call of the delegate is changing the split view controller.
  private var isInCallback = false

  /// Changes the split view controller in a call of its delegate.
  private func interfere() {
    let operation = numbers.below(4)
    trace.append("in\(operation)")
    switch operation {
    case 0: scene.split.preferredDisplayMode = numbers.element(of: modes) ?? .automatic
    case 1: setColumn()
    case 2: scene.split.toggleSidebar()
    default:
      guard scene.split.style != .unspecified, let column = numbers.element(of: columns) else {
        break
      }
      if numbers.oneIn(2) { scene.split.show(column) } else { scene.split.hide(column) }
    }
  }

  private let modes = SplitViewController.DisplayMode.allCases

  private var columns: [SplitViewController.Column] {
    scene.split.style == .tripleColumn
      ? SplitViewController.Column.allCases : [.primary, .secondary, .compact, .inspector]
  }

  func step() {
    let (split, stage) = (scene.split, scene.stage)
    let operation = numbers.below(14)
    trace.append("\(operation)")
    switch operation {
    case 0, 1:
      if let size = numbers.element(of: SplitRun.sizes) {
        stage.resize(to: size, isLive: numbers.oneIn(2))
      }
    case 2: stage.advance(by: numbers.number(0...0.3))
    case 3: split.preferredDisplayMode = numbers.element(of: modes) ?? .automatic
    case 4:
      guard split.style != .unspecified, let column = numbers.element(of: columns) else { break }
      if numbers.oneIn(2) { split.show(column) } else { split.hide(column) }
    case 5: setColumn()
    case 6: stage.key(numbers.element(of: ["F9", "Escape", "Alt+Left"]) ?? "F9")
    case 7, 8:
      let point = Point(
        x: numbers.oneIn(2) ? 4 : numbers.number(0...800), y: numbers.number(60...300))
      if isTouching { stage.touch(ended: point) } else { stage.touch(began: point) }
      isTouching.toggle()
    case 9:
      for _ in 0..<3 where isTouching {
        stage.advance(by: 0.02)
        stage.touch(moved: Point(x: numbers.number(0...800), y: 200))
      }
    case 10:
      if isTouching { stage.touch(cancelled: 0) }
      isTouching = false
    case 11:
      scene.top = numbers.oneIn(2) ? .primary : nil
      scene.handles = numbers.oneIn(4)
      split.collapseBreakpoint = numbers.oneIn(3) ? 900 : 480
    case 12: push()
    default:
      if !isTouching {
        stage.click(at: Point(x: numbers.number(0...800), y: numbers.number(0...400)))
      }
    }
    check()
  }

  /// Clears a column, or sets a controller without a parent for it.
  ///
  /// Without columns, sets a random list of controllers.
  private func setColumn() {
    let split = scene.split
    let free = all.first { $0.parent == nil && !split.viewControllers.contains($0) }
    if split.style == .unspecified {
      let free = all.filter { $0.parent == nil || $0.parent === split }
      split.viewControllers = Array(free.shuffled(using: &numbers).prefix(numbers.below(3)))
    } else if let column = numbers.element(of: columns) {
      let isUsed = columns.contains { split.viewController(for: $0) === free && free != nil }
      split.setViewController(numbers.oneIn(4) || isUsed ? nil : free, for: column)
    }
  }

  private func push() {
    let navigation = all.compactMap(\.navigationController).first { $0.viewIfLoaded?.window != nil }
    guard let navigation else { return }
    if numbers.oneIn(2) {
      navigation.pushViewController(Recording.controller("pushed"), animated: numbers.oneIn(2))
    } else {
      navigation.popViewController(animated: numbers.oneIn(2))
    }
  }

  func finish() {
    if isTouching { scene.stage.touch(ended: Point(x: 10, y: 10)) }
    scene.onCall = nil
    scene.stage.settle()
    check()
    for controller in all {
      let name = controller.title ?? ""
      let isShown = controller.viewIfLoaded?.window != nil
      #expect(
        phases[name] == (isShown ? "shown" : "gone"),
        "\(name), seed \(seed): \(trace.joined(separator: " "))")
    }
    let bounds = scene.split.view.bounds
    for child in scene.split.children {
      guard let view = child.viewIfLoaded, view.window != nil else { continue }
      #expect(
        view.convert(view.bounds, to: scene.split.view).intersection(bounds).width >= 0
          && view.frame.height == bounds.height,
        "seed \(seed): \(trace.joined(separator: " "))")
    }
    if scene.split.isCollapsed { #expect(scene.split.children.count <= 1) }
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
