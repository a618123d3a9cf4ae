import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport

/// A child of the random containers.
///
/// From inside its life-cycle calls it occasionally modifies one of the containers around it.
final class RandomChild: ViewController {
  weak var world: ContainerWorld?
  var mask = InterfaceOrientationMask.all {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { mask }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    world?.interfere(in: self, "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    world?.interfere(in: self, "viewWillDisappear")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    world?.interfere(in: self, "didMove")
  }
}

/// Stock containers in random nestings, which code and users change at random.
@MainActor
final class ContainerWorld: RandomRun {
  let stage = Stage(size: Size(width: 500, height: 600))
  var random: SeededGenerator
  let balance = LifeBalance()
  private let seed: UInt64
  private let keepsTrace: Bool
  private var trace: [String] = []
  private(set) var operationCount = 0
  private var controllerCount = 0
  private var made: [WeakController] = []
  private var interferenceDepth = 0
  private var finger: Point?
  /// Called after each operation; returns a description of a problem, or nil.
  var check: (() -> String?)?
  private let root: ViewController
  private let kinds: [any RandomContainerKind] = [
    RandomNavigations(), RandomNavigations(), RandomTabs(), RandomPages(), RandomSplits(),
    RandomSlidings(), RandomDropDowns(), RandomPagers(), RandomStacks(), RandomPlaceholders(),
    RandomWizards(), RandomExhibitions(),
  ]

  struct WeakController {
    weak var controller: ViewController?
  }

  init(seed: UInt64, keepsTrace: Bool) {
    (self.seed, self.keepsTrace) = (seed, keepsTrace)
    random = SeededGenerator(seed: seed)
    root = ViewController()
    root.title = "root"
    root.addLifecycleObserver(balance)
    if RandomRunSettings.printsTrace {
      balance.onEvent = { print("   ", $0) }
    } else if keepsTrace {
      balance.onEvent = { [weak self] in self?.trace.append("    \($0)") }
    }
    // Most runs do not paint and have fewer frames, so that there can be many runs.
    stage.host.paints = seed % 8 == 0
    stage.framesPerSecond = seed % 8 == 0 ? 60 : 20
    stage.window.rootViewController = root
    embed(makeContainer(depth: 0), in: root)
    stage.settle()
  }

  // MARK: Controllers

  /// The containers among the descendants of the world's root.
  private var containers: [ViewController] {
    made.compactMap(\.controller).filter { kind(of: $0) != nil && isObserved($0) }
  }

  private var navigations: [NavigationController] {
    containers.compactMap { $0 as? NavigationController }
  }

  private func kind(of controller: ViewController) -> (any RandomContainerKind)? {
    kinds.first { $0.owns(controller) }
  }

  func register(_ controller: ViewController, _ prefix: String) {
    controllerCount += 1
    controller.title = "\(prefix)\(controllerCount)"
    controller.addLifecycleObserver(balance)
    made.append(WeakController(controller: controller))
  }

  func makeChild(depth: Int) -> ViewController {
    let child = RandomChild()
    child.world = self
    register(child, "c")
    if depth < 3, random.oneIn(5) { embed(makeContainer(depth: depth + 1), in: child) }
    return child
  }

  /// Makes a container of a random kind.
  func makeContainer(depth: Int) -> ViewController {
    kinds[random.below(kinds.count)].make(in: self, depth: depth)
  }

  /// Makes a child that may itself be a container, for containers that accept containers.
  func makeChildOrContainer(depth: Int) -> ViewController {
    depth < 3 && random.oneIn(4) ? makeContainer(depth: depth) : makeChild(depth: depth)
  }

  private func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  func depth(of controller: ViewController) -> Int {
    var (depth, next) = (0, controller.parent)
    while let current = next {
      if kind(of: current) != nil { depth += 1 }
      next = current.parent
    }
    return depth
  }

  // MARK: Running

  func run(steps: Int) throws(RandomRunFailure) {
    for step in 1...max(1, steps) {
      operationCount += 1
      operate()
      if let problem = balance.problem ?? check?() { throw failure(step, problem) }
      if step % 25 == 0 || random.oneIn(12) {
        rest()
        if let problem = balance.problem ?? problemAtRest { throw failure(step, problem) }
      }
    }
    finish()
    if let problem = balance.problem { throw failure(steps, problem) }
    let left = made.compactMap(\.controller).filter { $0 !== root }
    if !left.isEmpty {
      throw failure(steps, "kept alive: \(left.map { $0.title ?? "" })")
    }
  }

  private func failure(_ step: Int, _ message: String) -> RandomRunFailure {
    RandomRunFailure(seed: seed, step: step, message: message, trace: trace)
  }

  func note(_ text: @autoclosure () -> String) {
    if keepsTrace { trace.append("> \(text())") }
    if RandomRunSettings.printsTrace { print(">", text()) }
  }

  private func rest() {
    liftFinger(cancelled: false)
    note("settle")
    stage.window.isHidden = false
    root.dismiss(animated: false)
    if root.viewIfLoaded?.window == nil { stage.window.rootViewController = root }
    stage.settle()
  }

  private func finish() {
    rest()
    note("finish")
    stage.window.rootViewController = nil
    for child in root.children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    stage.settle()
  }

  // MARK: Operations

  private func operate() {
    switch random.below(27) {
    case 0...11: changeContainer(containers.randomElement(using: &random))
    case 12, 13: moveFinger()
    case 14: liftFinger(cancelled: random.oneIn(3))
    case 15: pressKey()
    case 16, 17:
      let time = random.number(0...0.4)
      note("advance \(time)")
      stage.advance(by: time)
    case 18:
      let size = Size(
        width: random.number(1...900).rounded(), height: random.number(1...900).rounded())
      let isLive = random.oneIn(2)
      note("resize \(size) live \(isLive)")
      stage.resize(to: size, isLive: isLive)
    case 19: leaveWindow()
    case 20: presentOrDismiss()
    case 21: changeBars()
    case 22: takeOut()
    case 23, 24: changeMask()
    case 25: changeMode()
    default:
      note("turn")
      stage.turn()
    }
  }

  private func changeContainer(_ container: ViewController?) {
    guard let container else { return }
    kind(of: container)?.change(container, in: self, depth: depth(of: container) + 1)
  }

  /// Changes a container inside a call of one of its children.
  func interfere(in child: ViewController, _ call: String) {
    guard interferenceDepth < 2, random.oneIn(15), isObserved(child) else { return }
    interferenceDepth += 1
    note("in \(child.title ?? "").\(call):")
    changeContainer(containersAround(child).randomElement(using: &random))
    interferenceDepth -= 1
  }

  private func containersAround(_ child: ViewController) -> [ViewController] {
    let ancestors = sequence(first: child) { $0.parent }.dropFirst()
    // Stacks that a container makes around its children belong to that container.
    return ancestors.filter { ancestor in
      kind(of: ancestor) != nil && made.contains { $0.controller === ancestor }
    }
  }

  /// Returns whether the root's observers receive the calls of a controller.
  private func isObserved(_ controller: ViewController) -> Bool {
    var top = controller
    while let parent = top.parent { top = parent }
    return top === root
  }

  private func moveFinger() {
    if let old = finger {
      let new = Point(
        x: old.x + random.number(-150...150).rounded(), y: old.y + random.number(-40...40).rounded()
      )
      note("finger \(new)")
      stage.touch(moved: new)
      finger = new
    } else {
      let width = stage.window.bounds.width
      let start = Point(
        x: random.oneIn(3) ? random.number(0...width).rounded() : 3,
        y: random.number(0...stage.window.bounds.height).rounded())
      note("finger down \(start)")
      stage.touch(began: start)
      finger = start
    }
  }

  private func liftFinger(cancelled: Bool) {
    guard let place = finger else { return }
    note("finger up \(cancelled)")
    finger = nil
    if cancelled { stage.touch(cancelled: 0) } else { stage.touch(ended: place) }
  }

  private func pressKey() {
    let key = random.element(of: [
      "Alt+Left", "Alt+Right", "Escape", "Back", "Forward", "Tab", "Ctrl+Tab", "Ctrl+PageUp",
      "Alt+2",
      "PageDown", "Left",
    ])
    note("key \(key ?? "")")
    if let key { stage.key(key) }
  }

  private func leaveWindow() {
    if random.oneIn(2) {
      note("hidden \(!stage.window.isHidden)")
      stage.window.isHidden.toggle()
    } else if root.viewIfLoaded?.window == nil {
      note("root back")
      stage.window.rootViewController = root
    } else {
      note("root out")
      stage.window.rootViewController = ViewController()
    }
  }

  private func presentOrDismiss() {
    if root.presentedViewController != nil {
      note("dismiss")
      return root.dismiss(animated: random.oneIn(2))
    }
    guard root.viewIfLoaded?.window != nil, !stage.window.isHidden else { return }
    let modal = ViewController()
    register(modal, "modal")
    modal.modalPresentationStyle = random.oneIn(2) ? .fullScreen : .formSheet
    note("present \(modal.title ?? "")")
    root.present(modal, animated: random.oneIn(2))
  }

  private func changeBars() {
    guard let navigation = navigations.randomElement(using: &random) else { return }
    note("\(navigation.title ?? "") bars")
    let animated = random.oneIn(2)
    switch random.below(3) {
    case 0:
      navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: animated)
    case 1: navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: animated)
    default: navigation.navigationBar.prefersLargeTitles.toggle()
    }
  }

  /// Removes a controller from a navigation stack as other code might, unless it is on screen during a transition.
  private func takeOut() {
    guard let navigation = navigations.randomElement(using: &random),
      let child = random.element(of: navigation.viewControllers),
      isOffScreen(child) || !navigation.isPerformingTransition
    else { return }
    note("\(child.title ?? "") is taken out")
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  private func changeMask() {
    let shown = made.compactMap { $0.controller as? RandomChild }
    guard let child = shown.randomElement(using: &random) else { return }
    child.mask =
      random.oneIn(3) ? .all : InterfaceOrientationMask(rawValue: random.below(15) * 2 + 2)
    note("\(child.title ?? "") mask \(child.mask.rawValue)")
  }

  private func changeMode() {
    guard
      let container = containers.randomElement(using: &random) as? any AutorotatingContainer,
      let mode = random.element(of: AutorotationMode.allCases)
    else { return }
    note("\(container.title ?? "") mode \(mode)")
    container.autorotationMode = mode
  }

  private func isOffScreen(_ child: ViewController) -> Bool {
    child.viewIfLoaded?.superview == nil
  }

  // MARK: Checks

  private var problemAtRest: String? {
    if !balance.unfinished.isEmpty { return "\(balance.unfinished) at rest" }
    for child in made.compactMap({ $0.controller as? RandomChild }) {
      if let problem = problem(ofOrientationOf: child) { return problem }
    }
    for container in containers where container.viewIfLoaded?.window != nil {
      // A container that its own container covers is not shown.
      guard balance.isThere(container), let kind = kind(of: container) else { continue }
      if container.isPerformingTransition { return "\(container.title ?? "") moves at rest" }
      if let problem = kind.problem(of: container, in: self) {
        return "\(container.title ?? ""): \(problem)"
      }
    }
    return nil
  }

  /// Returns the problem of a child whose orientation or size differs from the value that its container
  /// sets (CK-R8).
  private func problem(ofOrientationOf child: RandomChild) -> String? {
    guard let parent = child.parent, let view = child.viewIfLoaded, view.window != nil else {
      return nil
    }
    let outer = parent.interfaceOrientation
    var expected = outer
    if (parent as? any AutorotatingContainer)?.keepsOrientationsOfChildren == true,
      !child.mask.contains(InterfaceOrientationMask(outer))
    {
      let preference: [InterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
      ]
      expected = preference.first { child.mask.contains(InterfaceOrientationMask($0)) } ?? outer
    }
    let name = child.title ?? ""
    if child.interfaceOrientation != expected {
      return "\(name) is \(child.interfaceOrientation.name) instead of \(expected.name)"
    }
    let (frame, bounds) = (view.frame.size, view.bounds.size)
    let turned = Size(width: frame.height, height: frame.width)
    let wanted = outer.isLandscape == expected.isLandscape ? frame : turned
    guard abs(bounds.width - wanted.width) < 1e-9, abs(bounds.height - wanted.height) < 1e-9 else {
      return "\(name) has the bounds \(bounds) in the frame \(frame) as \(expected.name)"
    }
    return nil
  }

  /// Returns the problem of a child that should be shown, or nil.
  func problem(ofShown child: ViewController) -> String? {
    if balance.isMoving(child) { return "\(child.title ?? "") still moves" }
    return balance.isThere(child) ? nil : "the shown \(child.title ?? "") has not appeared"
  }

  /// Returns the problem of a child that should not be shown, or nil.
  func problem(ofHidden child: ViewController) -> String? {
    if balance.isMoving(child) { return "\(child.title ?? "") still moves" }
    return child.viewIfLoaded?.window == nil
      ? nil : "the hidden \(child.title ?? "") is in the window"
  }
}
