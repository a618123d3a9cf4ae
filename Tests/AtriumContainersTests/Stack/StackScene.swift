import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A container with one stack that fills its view.
final class StackHost: ViewController {
  private(set) lazy var stack = ContainerStack(
    container: self, behavior: behavior, capacity: capacity)
  private let behavior: ContainerStack.Behavior
  private let capacity: Int

  init(_ behavior: ContainerStack.Behavior, capacity: Int = ContainerStack.defaultCapacity) {
    (self.behavior, self.capacity) = (behavior, capacity)
    super.init()
    title = "S"
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.containerView = view
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stack.containerWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.containerDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stack.containerWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stack.containerDidDisappear(animated)
  }
}

/// A recorded stack of named controllers in an idle window, with a delegate that logs its calls.
@MainActor
final class StackScene: ContainerStackDelegate {
  let host: StackHost
  let recording: Recording
  /// Called with each call of the delegate.
  var onCall: ((String) -> Void)?

  init(
    _ names: String..., behavior: ContainerStack.Behavior = .default,
    capacity: Int = ContainerStack.defaultCapacity, transition: StepTransition = .coverFromBottom,
    isShown: Bool = true, settings: Settings = Settings()
  ) {
    host = StackHost(behavior, capacity: capacity)
    for name in names {
      host.stack.push(Recording.controller(name), transition: transition, animated: false)
    }
    recording =
      isShown
      ? Recording.atRest(root: host, settings: settings) : Recording(root: host, settings: settings)
    host.stack.delegate = self
  }

  var stack: ContainerStack { host.stack }
  var stage: Stage { recording.stage }

  /// The titles of the controllers, the lowest first.
  var titles: String { stack.viewControllers.map { $0.title ?? "" }.joined() }
  /// The titles of the controllers whose views are in the window, the lowest first.
  var shown: String {
    stack.viewControllers.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "" }.joined()
  }

  subscript(_ name: String) -> ViewController {
    guard let found = stack.viewControllers.first(where: { $0.title == name }) else {
      fatalError("\(name) is not in the stack \(titles).")
    }
    return found
  }

  func push(
    _ name: String, transition: StepTransition = .coverFromBottom, animated: Bool = true
  ) {
    stack.push(Recording.controller(name), transition: transition, animated: animated)
  }

  /// Returns the log since the last call.
  func tokens() -> String { recording.tokens() }

  /// Waits until all motion has ended, and returns the log.
  func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  private func note(_ call: String, _ names: ViewController?..., animated: Bool) {
    let list = names.map { $0?.title ?? "nil" }.joined(separator: ",")
    recording.recorder.note("\(call)(\(list))(\(animated))")
    onCall?(call)
  }

  func containerStack(
    _ containerStack: ContainerStack, willPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) { note("willPush", pushed, covered, animated: animated) }

  func containerStack(
    _ containerStack: ContainerStack, willShow viewController: ViewController, animated: Bool
  ) { note("willShow", viewController, animated: animated) }

  func containerStack(
    _ containerStack: ContainerStack, didShow viewController: ViewController, animated: Bool
  ) { note("didShow", viewController, animated: animated) }

  func containerStack(
    _ containerStack: ContainerStack, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) { note("didPush", pushed, covered, animated: animated) }

  func containerStack(
    _ containerStack: ContainerStack, willPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) { note("willPop", popped, revealed, animated: animated) }

  func containerStack(
    _ containerStack: ContainerStack, willHide viewController: ViewController, animated: Bool
  ) { note("willHide", viewController, animated: animated) }

  func containerStack(
    _ containerStack: ContainerStack, didHide viewController: ViewController, animated: Bool
  ) { note("didHide", viewController, animated: animated) }

  func containerStack(
    _ containerStack: ContainerStack, didPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) { note("didPop", popped, revealed, animated: animated) }
}
