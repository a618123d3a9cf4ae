public import AtriumControls
public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A container that shows the top controller of a stack, with a navigation bar above and a toolbar below.
///
/// A push or a pop changes ``viewControllers`` at once. The transition begins in the window's next layout step (N-1). A
/// transition that is requested during another transition waits for the end of that transition (DC-17). Requests
/// without animation that have not begun merge: only the view of the last top controller is loaded.
///
/// The user goes back with the bar's button, a drag from the leading edge, a scroll with two fingers on a touchpad, the
/// thumb button of a mouse, Alt+Left, the Back key or Escape. Each of these actions first calls
/// ``NavigationControllerDelegate/navigationController(_:shouldPop:)``.
open class NavigationController: ViewController {
  /// The object that decides about changes and is notified of them; not retained.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// The bar above the content.
  public private(set) var navigationBar = NavigationBar()
  /// The bar below the content, with the top controller's `toolbarItems`; hidden by default (N-28).
  public private(set) var toolbar = Toolbar()
  /// Whether controllers that the user leaves are kept, so that the user can go forward to them.
  ///
  /// Alt+Right, the Forward key and the forward button of a mouse push them again.
  ///
  /// A push of another controller releases them. The default is false: controllers are released when the
  /// user leaves them.
  public var keepsPoppedControllers: Bool {
    get { stack.left.areKept }
    set { stack.left.areKept = newValue }
  }
  /// The controllers that the user has left and that are kept, the most recent one last.
  ///
  /// The list is empty without ``keepsPoppedControllers``.
  public var poppedViewControllers: [ViewController] { stack.left.list }

  let contentView = NavigationContentView()
  private(set) lazy var back = NavigationBackGestures(self)
  private(set) lazy var bars = NavigationBars(self)
  private lazy var link = NavigationBarLink(self)

  private(set) lazy var stack = NavigationStack(self)

  /// Makes a navigation controller with an empty stack.
  public override init(nibName: String? = nil, bundle: ResourceBundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Makes a navigation controller from a storyboard.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    navigationBar.delegate = link
    definesPresentationContext = true
  }

  /// Makes a navigation controller with a root (N-30).
  public init(rootViewController: ViewController) {
    super.init()
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a navigation controller with bars of the given classes; nil uses the standard class.
  public init(navigationBarClass: NavigationBar.Type?, toolbarClass: Toolbar.Type?) {
    super.init()
    if let navigationBarClass { navigationBar = navigationBarClass.init(frame: .zero) }
    if let toolbarClass { toolbar = toolbarClass.init(frame: .zero) }
    setUp()
  }

  // MARK: The stack

  /// The controllers on the stack, the root first.
  ///
  /// Setting this property is equivalent to `setViewControllers(_:animated: false)` (N-2).
  open var viewControllers: [ViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost controller of the stack; nil if the stack is empty.
  public var topViewController: ViewController? { stack.top }

  /// Pushes a controller onto the stack.
  ///
  /// Traps if the controller is already on the stack (N-4), is a navigation controller, or is a tab bar controller that
  /// would not be the root (N-5).
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    checkPush(of: viewController, isTwice: stack.contains(viewController))
    stack.push(viewController, animated: animated)
  }

  /// Pops the topmost controller.
  ///
  /// - Returns: The popped controller; nil if there is no controller above the root (N-6).
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    let count = viewControllers.count
    return count > 1 ? stack.pop(to: count - 2, animated: animated)?.last : nil
  }

  /// Pops all controllers except the root.
  ///
  /// - Returns: The popped controllers, the lowest first; nil if there are none above the root (N-7, N-8).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    viewControllers.isEmpty ? nil : stack.pop(to: 0, animated: animated)
  }

  /// Pops all controllers above the given one.
  ///
  /// - Returns: The popped controllers, the lowest first; nil if the given controller is on top or not on
  ///   the stack (N-7, N-8).
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    viewControllers.firstIndex(of: viewController).flatMap {
      stack.pop(to: $0, animated: animated)
    }
  }

  /// Replaces the stack (N-10, N-11).
  ///
  /// An animated change looks like a pop if the new top controller was on the old stack, otherwise like a
  /// push. Nothing moves if the top controller stays the same. Traps if a controller is listed twice or
  /// cannot be pushed (N-5).
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    checkList(viewControllers)
    stack.set(viewControllers, animated: animated)
  }

  // MARK: The view

  /// Makes the view with the content and the bars.
  open override func loadView() {
    super.loadView()
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    contentView.willLose = { [weak self] in self?.stack.foreignRemoval(of: $0) }
    view.addSubview(contentView)
    bars.install(in: view)
    back.install(in: view)
  }

  /// Sets the frames of the bars and the content.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bars.layOut()
    stack.layOut()
  }

  /// Gives the view of a child its frame between the bars.
  func place(_ child: ViewController) {
    let view = child.view
    bars.setSafeArea(of: child)
    view.frame = bars.contentFrame(for: child)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Returns the size of the area between the bars (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    bars.contentFrame(for: child, in: size).size
  }

  /// False: only the top child receives appearance calls from this container (N-15).
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Displays the top controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stack.willAppear(animated: animated)
  }

  /// Forwards `viewDidAppear` to the top controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.didAppear(animated: animated)
  }

  /// Ends running transitions, and forwards `viewWillDisappear` to the displayed controller.
  open override func viewWillDisappear(_ animated: Bool) {
    stack.finish()
    super.viewWillDisappear(animated)
    stack.willDisappear(animated: animated)
  }

  /// Forwards `viewDidDisappear` to the displayed controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stack.didDisappear()
  }

  /// The orientations that the delegate allows; all orientations without a delegate.
  ///
  /// By default the children have no influence (N-29).
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    supportedInterfaceOrientations(
      own: delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .all)
  }

  /// Adopts the preferred content size of the top controller.
  open override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    if child === topViewController { preferredContentSize = child.preferredContentSize }
  }

  // MARK: Showing

  /// Returns true for ``AtriumKit/ControllerAction/show``; for other actions, returns the result of `super`.
  open override func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool {
    action == .show || super.canPerformAction(action, withSender: sender)
  }

  /// Pushes the controller (C-21).
  open override func show(_ viewController: ViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Returns the controllers of the stack from top to bottom, without the one that contains the source.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to a child of the stack, without animation if a presented controller covers the stack.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    popToViewController(subsequent, animated: presentedViewController == nil)
  }

  // MARK: The bars

  /// Hides or shows the navigation bar, which slides out or in if the change is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.setHidden(navigationBar: hidden, animated: animated)
  }

  /// Hides or shows the toolbar, which slides out or in if the change is animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.setHidden(toolbar: hidden, animated: animated)
  }

  // MARK: Going back and forward

  /// Returns whether the back button may pop the top controller.
  ///
  /// The default implementation asks the delegate. If an override returns true, ``popViewController(animated:)``
  /// pops the top controller. An override that pops a controller itself or refuses to go back returns false.
  open func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    mayGoBack
  }

  /// The key commands of this controller, including Alt with the arrow keys and the keys Back and Forward.
  open override var keyCommands: [KeyCommand] { super.keyCommands + backKeyCommands }
  /// The keys that this controller handles without key commands, including Escape, for lists of shortcuts.
  open override var handledKeyCommands: [KeyCommand] {
    super.handledKeyCommands + escapeKeyCommands
  }

  /// Ends an active search or goes back when Escape is pressed, if no responder inside has handled the key.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if presses.contains(where: \.isEscape), endSearch() || goBack() { return }
    super.pressesBegan(presses, with: event)
  }
}
