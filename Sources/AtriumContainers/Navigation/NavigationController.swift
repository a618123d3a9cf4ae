public import AtriumControls
public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A container that shows the top of a stack of controllers, with a bar above and a toolbar below.
///
/// A push or a pop changes ``viewControllers`` at once. The transition begins in the window's next
/// layout step (N-1); one that is requested while another runs waits for it (DC-17). Requests
/// without animation that have not begun merge: only the view of the last top is loaded.
///
/// Users go back by the bar's button, by a drag from the leading edge, by two fingers on a touchpad,
/// with the thumb button of a mouse, and with Alt+Left, the Back key or Escape. All of them ask
/// ``NavigationControllerDelegate/navigationController(_:shouldPop:)``.
open class NavigationController: ViewController {
  /// Decides about changes, and is notified of them; not retained.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// The bar above the content.
  public private(set) var navigationBar = NavigationBar()
  /// The bar below the content, with the top controller's `toolbarItems`; hidden by default (N-28).
  public private(set) var toolbar = Toolbar()
  /// Whether controllers that the user leaves are kept, so that Alt+Right, the Forward key and the
  /// forward button of a mouse push them again.
  ///
  /// A push of another controller forgets them. By default it is false, and they are released.
  public var keepsPoppedControllers: Bool {
    get { stack.left.areKept }
    set { stack.left.areKept = newValue }
  }

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

  /// Makes one that a storyboard describes.
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

  /// Makes one with bars of the given classes; nil for the standard ones.
  public init(navigationBarClass: NavigationBar.Type?, toolbarClass: Toolbar.Type?) {
    super.init()
    if let navigationBarClass { navigationBar = navigationBarClass.init(frame: .zero) }
    if let toolbarClass { toolbar = toolbarClass.init(frame: .zero) }
    setUp()
  }

  // MARK: The stack

  /// The stack, the root first; setting it equals `setViewControllers(_:animated: false)` (N-2).
  open var viewControllers: [ViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost controller of the stack; nil if it is empty.
  public var topViewController: ViewController? { stack.top }

  /// Pushes a controller onto the stack.
  ///
  /// Traps for a controller that is on the stack already, and for a navigation or tab bar controller
  /// (N-4, N-5).
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    checkPush(of: viewController, isTwice: stack.contains(viewController))
    stack.push(viewController, animated: animated)
  }

  /// Pops the topmost controller.
  ///
  /// - Returns: The controller; nil if only the root is left (N-6).
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    let count = viewControllers.count
    return count > 1 ? stack.pop(to: count - 2, animated: animated)?.last : nil
  }

  /// Pops all controllers but the root.
  ///
  /// - Returns: The controllers, the lowest first; nil if only the root is left (N-7, N-8).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    viewControllers.isEmpty ? nil : stack.pop(to: 0, animated: animated)
  }

  /// Pops all controllers above one.
  ///
  /// - Returns: The controllers, the lowest first; nil if it is the top, or not on the stack (N-7, N-8).
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
  /// Animated, the change looks like a pop if the new top was in the old stack, else like a push; if it
  /// is the old top, nothing moves. Traps for a controller that is listed twice, and for those that
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

  /// Places the content between the bars.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bars.layOut()
    stack.layOut()
  }

  /// Places the view of a child between the bars.
  func place(_ child: ViewController) {
    let view = child.view
    bars.setSafeArea(of: child)
    view.frame = bars.contentFrame(for: child)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The size between the bars (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    bars.contentFrame(for: child, in: size).size
  }

  /// False: only the top child is told of the appearance of this container (N-15).
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Displays the top controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stack.willAppear(animated: animated)
  }

  /// Tells the top controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.didAppear(animated: animated)
  }

  /// Ends running transitions, and tells the displayed controller.
  open override func viewWillDisappear(_ animated: Bool) {
    stack.finish()
    super.viewWillDisappear(animated)
    stack.willDisappear(animated: animated)
  }

  /// Tells the displayed controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stack.didDisappear()
  }

  /// The orientations that the delegate allows, else all; the children are not asked (N-29).
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    supportedInterfaceOrientations(
      own: delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .all)
  }

  /// Takes the preferred size of the top controller.
  open override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    if child === topViewController { preferredContentSize = child.preferredContentSize }
  }

  // MARK: Showing

  /// Whether the action is ``AtriumKit/ControllerAction/show``.
  open override func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool {
    action == .show || super.canPerformAction(action, withSender: sender)
  }

  /// Pushes the controller (C-21).
  open override func show(_ viewController: ViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// The stack from its top, without the controller that contains the source.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to the child; at once where a presented controller covers it.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    popToViewController(subsequent, animated: presentedViewController == nil)
  }

  // MARK: The bars

  /// Hides or shows the bar above; animated, it slides over the edge.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.setHidden(navigationBar: hidden, animated: animated)
  }

  /// Hides or shows the toolbar; animated, it slides over the edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.setHidden(toolbar: hidden, animated: animated)
  }

  // MARK: Going back and forward

  /// Whether the back button may pop; asks the delegate.
  ///
  /// If an override returns true, the top controller is popped by ``popViewController(animated:)``. One
  /// that pops itself, or refuses, returns false.
  open func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    mayGoBack
  }

  /// Alt with the arrows, and the keys Back and Forward.
  open override var keyCommands: [KeyCommand] { super.keyCommands + backKeyCommands }
  /// Escape, for lists of shortcuts.
  open override var handledKeyCommands: [KeyCommand] {
    super.handledKeyCommands + escapeKeyCommands
  }

  /// Goes back by Escape, if no responder inside handled it.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if presses.contains(where: \.isEscape), goBack() { return }
    super.pressesBegan(presses, with: event)
  }
}
