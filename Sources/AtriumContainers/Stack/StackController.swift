public import AtriumKit

/// A container that shows the top controller of a stack and can use any transition for its changes.
///
/// ```swift
/// let stack = StackController(rootViewController: list)
/// stack.push(detail, transition: .coverFromBottom)
/// stack.pop()
/// ```
///
/// This is CoconutKit's generic navigation controller. Each controller is pushed with its own transition
/// and popped with the reverse. Controllers can be inserted and removed at any index. There is no
/// navigation bar: put the stack controller into a ``NavigationController``, or give the controllers their
/// own bars (CK-K7). Only the program can pop: there is no back gesture. Escape and Alt+Left are left to
/// the controllers and to the containers around this container.
///
/// The root cannot be removed (CK-K1). The views of the top ``capacity`` controllers are drawn, so that the
/// controller below a transparent one is visible. Only the top controller receives input and appearance
/// calls (CK-O14).
open class StackController: ViewController {
  /// The object that is notified of changes; not retained.
  public weak var delegate: (any StackControllerDelegate)?
  /// The stack of which this controller is the container.
  public private(set) lazy var containerStack = ContainerStack(
    container: self, behavior: .fixedRoot, capacity: initialCapacity)
  private let initialCapacity: Int

  /// Makes a stack with a root (CK-K1).
  ///
  /// Traps if the root already has a parent.
  ///
  /// - Parameters:
  ///   - rootViewController: The lowest controller, which cannot be removed.
  ///   - capacity: The number of views that stay in the view tree; a number less than 1 is logged and counts as 1.
  public init(
    rootViewController: ViewController, capacity: Int = ContainerStack.defaultCapacity
  ) {
    initialCapacity = capacity
    super.init()
    definesPresentationContext = true
    containerStack.delegate = self
    containerStack.push(rootViewController, transition: .none, duration: 0, animated: false)
  }

  /// Makes a stack without a root from a storyboard.
  ///
  /// A segue sets the root (CK-K2).
  ///
  /// The root must be set before the stack appears (CK-S5). The capacity has its default value, unless the
  /// file sets another value.
  public override init?(coder: any NibDecoding) {
    initialCapacity = ContainerStack.defaultCapacity
    super.init(coder: Coder())
    definesPresentationContext = true
    containerStack.delegate = self
    coder.decode(self)
  }

  // MARK: The controllers

  /// The controllers, the root first (CK-S10).
  public var viewControllers: [ViewController] { containerStack.viewControllers }
  /// The lowest controller; nil if the stack is empty.
  public var rootViewController: ViewController? { containerStack.rootViewController }
  /// The top controller; nil if the stack is empty.
  ///
  /// During a push, this is the pushed controller. During a pop, this is the popped controller (CK-S10).
  public var topViewController: ViewController? { containerStack.topViewController }
  /// The number of controllers.
  public var count: Int { containerStack.count }

  /// The number of views that stay in the view tree, counted from the top (CK-S1); see ``ContainerStack/capacity``.
  public var capacity: Int {
    get { containerStack.capacity }
    set { containerStack.capacity = newValue }
  }

  /// Whether the controllers of an animated change ignore touches until the change ends; true by default (CK-K3).
  public var isLockingInput: Bool {
    get { containerStack.isLockingInput }
    set { containerStack.isLockingInput = newValue }
  }

  // MARK: Changes

  /// Pushes a controller; see ``ContainerStack/push(_:transition:duration:animated:)`` (CK-K4).
  public func push(
    _ controller: ViewController, transition: StepTransition = .none, duration: Double? = nil,
    animated: Bool = true
  ) {
    containerStack.push(
      controller, transition: transition, duration: duration, animated: animated)
  }

  /// Pops the top controller, with the reverse of the transition of its push (CK-K4).
  ///
  /// A pop of the root is refused with a warning.
  ///
  /// - Parameters:
  ///   - animated: Whether the pop is animated.
  ///   - interactor: The interactor that drives the pop and may cancel it; nil if there is none.
  public func pop(
    animated: Bool = true, interactor: (any ViewControllerInteractiveTransitioning)? = nil
  ) {
    containerStack.pop(animated: animated, interactor: interactor)
  }

  /// Pops all controllers above another controller (CK-K4).
  ///
  /// Nil, which stands for all controllers, is refused with a warning, since the root cannot be removed (CK-K5).
  public func pop(to controller: ViewController?, animated: Bool = true) {
    containerStack.pop(to: controller, animated: animated)
  }

  /// Pops all controllers above an index, where 0 is the root (CK-K4).
  public func pop(toIndex index: Int, animated: Bool = true) {
    containerStack.pop(toIndex: index, animated: animated)
  }

  /// Pops all controllers above the root (CK-K4).
  public func popToRoot(animated: Bool = true) { containerStack.popToRoot(animated: animated) }

  /// Inserts a controller at an index of the list (CK-K4).
  ///
  /// See ``ContainerStack/insert(_:at:transition:duration:animated:)``.
  public func insert(
    _ controller: ViewController, at index: Int, transition: StepTransition = .none,
    duration: Double? = nil, animated: Bool = true
  ) {
    containerStack.insert(
      controller, at: index, transition: transition, duration: duration, animated: animated)
  }

  /// Inserts a controller directly below another controller (CK-K4).
  public func insert(
    _ controller: ViewController, below sibling: ViewController,
    transition: StepTransition = .none, duration: Double? = nil
  ) {
    containerStack.insert(controller, below: sibling, transition: transition, duration: duration)
  }

  /// Inserts a controller directly above another controller (CK-K4).
  public func insert(
    _ controller: ViewController, above sibling: ViewController,
    transition: StepTransition = .none, duration: Double? = nil, animated: Bool = true
  ) {
    containerStack.insert(
      controller, above: sibling, transition: transition, duration: duration, animated: animated)
  }

  /// Removes the controller at an index of the list; the top controller is popped (CK-K4).
  public func remove(at index: Int, animated: Bool = true) {
    containerStack.remove(at: index, animated: animated)
  }

  /// Removes a controller; the top controller is popped (CK-K4).
  public func remove(_ controller: ViewController, animated: Bool = true) {
    containerStack.remove(controller, animated: animated)
  }

  // MARK: The container

  /// False: the stack sends appearance calls to its top controller (DC-22).
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Makes the view the container view of the stack.
  open override func viewDidLoad() {
    super.viewDidLoad()
    containerStack.containerView = view
  }

  /// Adds the views of the top controllers, and forwards `viewWillAppear` to the top controller (CK-O12).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerStack.containerWillAppear(animated)
  }

  /// Forwards `viewDidAppear` to the top controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    containerStack.containerDidAppear(animated)
  }

  /// Ends a running change, and forwards `viewWillDisappear` to the top controller.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    containerStack.containerWillDisappear(animated)
  }

  /// Forwards `viewDidDisappear` to the top controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    containerStack.containerDidDisappear(animated)
  }

  /// Returns the controllers of the stack, the topmost first, without the controller that contains the source.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to a child of the stack, unless the unwind action has already done so (CK-G5, X-24).
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    guard !containerStack.isPerformingTransition, subsequent !== topViewController else { return }
    pop(to: subsequent, animated: presentedViewController == nil)
  }
}

extension StackController: ContainerStackDelegate {
  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, willPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) {
    delegate?.stackController(self, willPush: pushed, covering: covered, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, willShow viewController: ViewController, animated: Bool
  ) {
    delegate?.stackController(self, willShow: viewController, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, didShow viewController: ViewController, animated: Bool
  ) {
    delegate?.stackController(self, didShow: viewController, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, didPush pushed: ViewController,
    covering covered: ViewController?, animated: Bool
  ) {
    delegate?.stackController(self, didPush: pushed, covering: covered, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, willPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) {
    delegate?.stackController(self, willPop: popped, revealing: revealed, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, willHide viewController: ViewController, animated: Bool
  ) {
    delegate?.stackController(self, willHide: viewController, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, didHide viewController: ViewController, animated: Bool
  ) {
    delegate?.stackController(self, didHide: viewController, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, didPop popped: ViewController,
    revealing revealed: ViewController?, animated: Bool
  ) {
    delegate?.stackController(self, didPop: popped, revealing: revealed, animated: animated)
  }
}
