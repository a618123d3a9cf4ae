import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// Random presentations and dismissals, over a root whose children change.
@MainActor
struct PresentationRandomTests {
  @Test("L-21, DC-7: any presentations and dismissals leave the calls of every controller balanced")
  func balanced() {
    for seed in RandomRunSettings.seeds(8) {
      let world = PresentationWorld(seed: seed)
      for _ in 0..<250 {
        world.step()
        if let problem = world.problem {
          Issue.record("seed \(seed): \(problem)\n\(world.history.suffix(40))")
          return
        }
      }
      world.finish()
      if let problem = world.problem {
        Issue.record("seed \(seed): \(problem)\n\(world.history.suffix(40))")
        return
      }
    }
  }
}

/// A stage with random presentations, and the invariants that it checks.
@MainActor
private final class PresentationWorld: LifecycleObserver {
  private enum Phase { case gone, appearing, there, leaving }

  private final class WeakBox {
    weak var controller: ViewController?
    init(_ controller: ViewController) { self.controller = controller }
  }

  private let stage = Stage(size: Size(width: 700, height: 600))
  private let root = ViewController()
  private var random: SeededGenerator
  private var phases: [ObjectIdentifier: Phase] = [:]
  private var made: [WeakBox] = []
  private var count = 0
  private var hand: PercentDrivenInteractiveTransition?
  private let delegate = TransitionDelegate()
  private(set) var history: [String] = []
  private(set) var problem: String?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.title = "root"
    root.addLifecycleObserver(self)
    made.append(WeakBox(root))
    stage.window.rootViewController = root
    for index in 0..<2 { addChild(index) }
    stage.settle()
  }

  private func addChild(_ index: Int) {
    let child = make("child")
    child.definesPresentationContext = index == 0
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  private func make(_ prefix: String) -> ViewController {
    count += 1
    let controller = ViewController()
    controller.title = "\(prefix)\(count)"
    made.append(WeakBox(controller))
    return controller
  }

  func observe(_ event: LifecycleEvent) {
    let id = ObjectIdentifier(event.controller)
    let name = event.controller.title ?? "?"
    let phase = phases[id] ?? .gone
    func go(_ from: [Phase], _ to: Phase, _ text: String) {
      history.append("\(name).\(text)")
      if !from.contains(phase) { problem = problem ?? "\(name).\(text) while \(phase)" }
      phases[id] = to
    }
    switch event.kind {
    case .viewDidLoad: phases[id] = .gone
    case .viewWillAppear: go([.gone, .leaving], .appearing, "wa")
    case .viewIsAppearing: go([.appearing], .appearing, "ia")
    case .viewDidAppear: go([.appearing], .there, "da")
    case .viewWillDisappear: go([.there, .appearing], .leaving, "wd")
    case .viewDidDisappear: go([.leaving], .gone, "dd")
    default: break
    }
  }

  func step() {
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: present(animated: animated)
    case 3, 4:
      history.append("> dismiss")
      requester?.dismiss(animated: animated)
    case 5:
      rest()
      history.append("> detach")
      root.children.randomElement(using: &random)?.view.removeFromSuperview()
    case 6:
      rest()
      history.append("> attach")
      if let child = root.children.randomElement(using: &random), child.view.superview == nil {
        root.view.addSubview(child.view)
      }
    case 7: letGo()
    case 8:
      history.append("> resize")
      let size = Size(
        width: .random(in: 200...900, using: &random).rounded(),
        height: .random(in: 200...900, using: &random).rounded())
      stage.resize(to: size, isLive: animated)
    case 9:
      history.append("> escape")
      stage.key(.keyboardEscape)
    case 10:
      history.append("> advance")
      stage.advance(by: .random(in: 0...0.4, using: &random))
    default: rest()
    }
  }

  private func rest() {
    letGo()
    history.append("> settle")
    stage.settle()
    checkAtRest()
  }

  private var requester: ViewController? {
    var all = made.compactMap(\.controller).filter { $0.viewIfLoaded?.window != nil }
    all += made.compactMap(\.controller).filter { $0.presentingViewController != nil }
    return all.randomElement(using: &random)
  }

  private func present(animated: Bool) {
    guard let requester, requester.viewIfLoaded?.window != nil else { return }
    let modal = make("modal")
    let styles: [ModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext,
      .custom, .popover,
    ]
    modal.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
    modal.modalTransitionStyle =
      [.coverVertical, .crossDissolve, .flipHorizontal].randomElement(using: &random)
      ?? .coverVertical
    modal.definesPresentationContext = Bool.random(using: &random)
    modal.popoverPresentationController?.sourceView = root.view
    if animated, hand == nil, Bool.random(using: &random) {
      let hand = PercentDrivenInteractiveTransition()
      self.hand = hand
      delegate.presentInteractor = hand
      modal.transitioningDelegate = delegate
    }
    history.append("> \(requester.title ?? "?") presents \(modal.title ?? "?")")
    requester.present(modal, animated: animated)
  }

  /// Finishes or cancels the interactive presentation at a random progress.
  private func letGo() {
    guard let hand else { return }
    history.append("> let go")
    hand.update(.random(in: 0...1, using: &random))
    if Bool.random(using: &random) { hand.finish() } else { hand.cancel() }
    self.hand = nil
    delegate.presentInteractor = nil
  }

  private func checkAtRest() {
    for controller in made.compactMap(\.controller) {
      let phase = phases[ObjectIdentifier(controller)] ?? .gone
      guard phase == .gone || phase == .there else {
        problem = problem ?? "\(controller.title ?? "?") is \(phase) at rest"
        continue
      }
      let isShown = controller.viewIfLoaded?.window != nil && !isCoveredInContext(controller)
      if isShown != (phase == .there) {
        problem = problem ?? "\(controller.title ?? "?") is \(phase), shown \(isShown)"
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        problem = problem ?? "\(controller.title ?? "?") keeps a flag at rest"
      }
    }
  }

  /// Returns whether a presentation in the current context covers the view of the controller, or of one of its
  /// containers.
  private func isCoveredInContext(_ controller: ViewController) -> Bool {
    var ancestor: ViewController? = controller
    while let current = ancestor {
      if let modal = current.presentedViewController, modal.presentingViewController === current,
        modal.modalPresentationStyle == .currentContext,
        modal.viewIfLoaded?.isDescendant(of: current.view) == true
          || (modal.viewIfLoaded?.window == nil && current !== root
            && current.definesPresentationContext)
      {
        return true
      }
      ancestor = current.parent
    }
    return false
  }

  /// Ends all presentations and removes all controllers, after which no controller may be alive.
  func finish() {
    letGo()
    stage.settle()
    checkAtRest()
    root.dismiss(animated: Bool.random(using: &random))
    for child in root.children { child.dismiss(animated: false) }
    stage.settle()
    checkAtRest()
    stage.window.rootViewController = nil
    stage.settle()
    for child in root.children { child.removeFromParent() }
    stage.turn()
    let left = made.compactMap(\.controller).filter { $0 !== root }
    if !left.isEmpty {
      problem = problem ?? "still alive: \(left.map { $0.title ?? "?" })"
    }
  }
}
