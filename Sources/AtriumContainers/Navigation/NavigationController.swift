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
  /// The most transitions that wait; further requests merge with the last one.
  private static let longestQueue = 3
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
    get { left.areKept }
    set { left.areKept = newValue }
  }

  let contentView = NavigationContentView()
  private(set) lazy var back = NavigationBackGestures(self)
  private(set) lazy var bars = NavigationBars(self)
  private lazy var link = NavigationBarLink(self)

  private(set) var stack: [ViewController] = []
  private var members: Set<ViewController> = []
  /// The child whose view is in place; during a transition, the one that leaves.
  private var displayed: ViewController?
  /// The child that the delegate was last told of.
  private weak var announced: ViewController?
  /// The requests that have not ended; the first one runs or waits for the layout step.
  private var changes: [NavigationChange] = []
  private var awaitedMoves = AwaitedMoves()
  private(set) var left = LeftControllers()
  /// The interactor of the next pop, while a gesture requests it.
  private var driver: (any ViewControllerInteractiveTransitioning)?
  /// Whether running transitions are being ended, since this controller disappears.
  private var isFinishing = false
  /// The controllers that left in the calls of these transitions.
  private var removedMeanwhile: [ViewController] = []
  /// Whether this controller appears or has appeared.
  private var isShown = false
  /// Forwards the appearance of this controller.
  private let shownChild = ShownChild()

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
    get {
      dropStrangers()
      return stack
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost controller of the stack; nil if it is empty.
  public var topViewController: ViewController? {
    stack.last { $0.parent === self }
  }

  /// Pushes a controller onto the stack.
  ///
  /// Traps for a controller that is on the stack already, and for a navigation or tab bar controller
  /// (N-4, N-5).
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    checkPush(
      of: viewController,
      isTwice: members.contains(viewController) && viewController.parent === self)
    left.notePush(of: viewController)
    change(adding: [viewController], removing: [], animated: animated, operation: .push) {
      $0.append(viewController)
    }
  }

  /// Pops the topmost controller.
  ///
  /// - Returns: The controller; nil if only the root is left (N-6).
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    dropStrangers()
    guard stack.count > 1, let top = stack.last else { return nil }
    pop(to: stack.count - 2, animated: animated)
    return top
  }

  /// Pops all controllers but the root.
  ///
  /// - Returns: The controllers, the lowest first; nil if only the root is left (N-7, N-8).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    dropStrangers()
    return stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Pops all controllers above one.
  ///
  /// - Returns: The controllers, the lowest first; nil if it is the top, or not on the stack (N-7, N-8).
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    dropStrangers()
    return stack.firstIndex(of: viewController).flatMap { pop(to: $0, animated: animated) }
  }

  /// Replaces the stack (N-10, N-11).
  ///
  /// Animated, the change looks like a pop if the new top was in the old stack, else like a push; if it
  /// is the old top, nothing moves. Traps for a controller that is listed twice, and for those that
  /// cannot be pushed (N-5).
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    checkList(viewControllers)
    let new = Set(viewControllers)
    left.forget()
    dropStrangers()
    change(
      adding: viewControllers.filter { !members.contains($0) },
      removing: stack.filter { !new.contains($0) }, animated: animated, operation: nil
    ) { $0 = viewControllers }
  }

  @discardableResult
  private func pop(to index: Int, animated: Bool) -> [ViewController]? {
    let gone = Array(stack[(index + 1)...])
    guard !gone.isEmpty else { return nil }
    let driver = animated ? driver : nil
    self.driver = nil
    change(adding: [], removing: gone, animated: animated, operation: .pop, by: driver) {
      $0.removeLast(gone.count)
    }
    return gone
  }

  /// Forgets controllers that other code has taken out.
  private func dropStrangers() {
    guard stack.contains(where: { $0.parent !== self }) else { return }
    stack.removeAll { $0.parent !== self }
    members = Set(stack)
    inheritedTabBarItemDidChange()
    if let displayed, displayed.parent !== self { self.displayed = nil }
    // A change that has not ended renews the bars at its end.
    if isViewLoaded, changes.isEmpty { renewBars() }
  }

  // MARK: Changes

  /// Whether changes are displayed by transitions.
  private var isOnScreen: Bool { isShown && viewIfLoaded?.window?.isHidden == false }

  /// Carries out a request: all changes of the stack go through here.
  ///
  /// A push appends in place, so that its cost does not depend on the length of the stack.
  private func change(
    adding added: [ViewController], removing removed: [ViewController],
    animated: Bool, operation: Operation?,
    by interactor: (any ViewControllerInteractiveTransitioning)? = nil,
    _ edit: (inout [ViewController]) -> Void
  ) {
    let original = operation == .push ? [] : stack
    defer { inheritedTabBarItemDidChange() }
    edit(&stack)
    members.formUnion(added)
    members.subtract(removed)
    let isList = operation == nil
    guard isOnScreen else {
      return changeOffScreen(adding: added, removing: removed, isList: isList)
    }
    let top = stack.last
    let change = note(animated: animated, operation: operation, by: interactor)
    if change.original.isEmpty { change.original = original }
    if isList { change.setsList = true }
    change.removed.removeAll { members.contains($0) }
    change.removed += removed
    // A controller that a list covers is not part of a transition (DC-20).
    let covered = isList ? added.filter { $0 !== top } : []
    change.added += isList ? added.filter { $0 === top } : added
    if !removed.isEmpty { change.added.removeAll { !members.contains($0) } }
    for controller in added { addChild(controller) }
    for controller in covered { controller.didMove(toParent: self) }
    for controller in removed { controller.willMove(toParent: nil) }
  }

  /// Records a request, in the last one that waits if only the later one would be seen.
  private func note(
    animated: Bool, operation: Operation?,
    by interactor: (any ViewControllerInteractiveTransitioning)?
  ) -> NavigationChange {
    if let last = changes.last, !last.hasBegun, last.interactor == nil, interactor == nil,
      !animated || !last.isAnimated || changes.count > NavigationController.longestQueue
    {
      last.merge(to: stack, animated: animated, operation: operation)
      return last
    }
    let change = NavigationChange(to: stack, animated: animated, operation: operation)
    change.interactor = interactor
    changes.append(change)
    var transition = ContainerTransition(leaving: [], coming: [], in: contentView)
    transition.order = .navigation
    transition.beginning = .nextLayout
    transition.overlap = .queue
    transition.interactor = interactor
    transition.finalFrame = { [unowned self] in bars.contentFrame(for: $0) }
    transition.outlook = { [unowned self] in outlook(of: change, from: displayed) }
    transition.willBegin = { self.prepare(&$0, for: change) }
    transition.didBegin = { self.announce(change) }
    transition.completion = { self.end(change, didComplete: $0) }
    perform(transition)
    return change
  }

  private func changeOffScreen(
    adding added: [ViewController], removing removed: [ViewController], isList: Bool
  ) {
    for controller in added { addChild(controller) }
    if isList { added.forEach { $0.didMove(toParent: self) } } else { awaitedMoves.add(added) }
    for controller in removed { controller.willMove(toParent: nil) }
    if isFinishing { removedMeanwhile += removed } else { takeOut(removed) }
    awaitedMoves.keepChildren(of: self)
    if let displayed, displayed.parent !== self { self.displayed = nil }
    if isViewLoaded { updateBars() }
  }

  /// Tells a child that other code takes out of the view tree while it is shown, as containers that
  /// forward automatically do; the next one is displayed with the next layout.
  private func foreignRemoval(of lost: View) {
    guard let displayed, displayed.viewIfLoaded === lost, !isPerformingTransition else { return }
    shownChild.remove(displayed) {}
    viewIfLoaded?.setNeedsLayout()
  }

  /// Takes controllers out that are not on the stack any more.
  private func takeOut(_ controllers: [ViewController]) {
    for controller in controllers
    where !members.contains(controller) && controller.parent === self {
      shownChild.remove(controller) { [self] in
        controller.viewIfLoaded?.removeFromSuperview()
        if controller.parent === self { controller.removeFromParent() }
        if displayed === controller { displayed = nil }
      }
    }
  }

  /// Decides, when the layout step comes, which children the transition is about.
  private func prepare(_ transition: inout ContainerTransition, for change: NavigationChange) {
    change.hasBegun = true
    change.tail.removeAll { $0.parent !== self }
    let (old, new) = (displayed?.parent === self ? displayed : nil, change.top)
    guard new !== old else { return }
    shownChild.giveToTransition(old)
    transition.leaving = old.map { [$0] } ?? []
    transition.coming = new.map { [$0] } ?? []
    guard change.isAnimated, let old, let new else { return transition.interactor = nil }
    let choice = choice(for: change, from: old, to: new)
    transition.animator = choice.animator
    if change.interactor == nil { transition.interactor = interactor(for: choice, of: change) }
  }

  /// The slide that runs by itself, if the user may catch it: no request waits for its end.
  var runningSlide: CaughtSlide? {
    guard isPerformingTransition, changes.count == 1, let change = changes.first else { return nil }
    return change.slide
  }

  /// Tells the delegate of the controller to be shown, and moves the bars along.
  private func announce(_ change: NavigationChange) {
    let top = change.top
    let items = barItems(for: change.tail)
    let coordinator = top?.transitionCoordinator
    let isMoving = coordinator?.isAnimated ?? false
    if let top {
      top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      bars.setSafeArea(of: top)
      if top !== displayed, isShown {
        change.announcement = (isMoving, top)
        delegate?.navigationController(self, willShow: top, animated: isMoving)
      }
    }
    tellContainers(of: top, animated: isMoving)
    let joined =
      isMoving
      && coordinator?.animateAlongsideTransition(
        in: view,
        animation: { [weak self] _ in
          self?.bars.update(for: top, items: items, animated: true)
        }, completion: nil) ?? false
    if !joined { bars.update(for: top, items: items, animated: false) }
  }

  private func end(_ change: NavigationChange, didComplete: Bool) {
    changes.removeAll { $0 === change }
    guard didComplete else { return restore(change) }
    let top = change.tail.last { $0.parent === self }
    displayed = top
    tellIfGone()
    for child in change.added where child.parent === self { child.didMove(toParent: self) }
    for child in change.removed where child.parent === self && !members.contains(child) {
      child.removeFromParent()
    }
    bars.contentDidChange()
    if let (animated, top) = change.announcement, top === displayed {
      announced = top
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// Tells the child that a transition has just shown, if the container disappeared in one of its last
  /// calls.
  private func tellIfGone() {
    guard !isShown, !isFinishing else { return }
    shownChild.beginDisappearing(displayed, animated: false)
    if appearancePhase == .disappeared { shownChild.end() }
  }

  /// Puts the controllers of a cancelled pop back onto the stack (N-18, DC-21), and takes those of a
  /// cancelled push out, unless a later list of controllers has decided about them.
  private func restore(_ change: NavigationChange) {
    let list = changes.last(where: \.setsList)
    let pushed = change.operation == .push ? change.added.filter { $0.parent === self } : []
    if let list { list.added += pushed.filter(members.contains) } else { takeBack(pushed) }
    let back = change.removed.filter { $0.parent === self && !members.contains($0) }
    left.remove(back)
    if list == nil, let below = change.top, let index = stack.firstIndex(of: below) {
      stack.insert(contentsOf: back, at: index + 1)
      members.formUnion(back)
      for later in changes {
        if let index = later.tail.firstIndex(of: below) {
          later.tail.insert(contentsOf: back, at: index + 1)
        }
      }
      for controller in back { controller.didMove(toParent: self) }
    } else if let later = list ?? changes.first {
      later.removed += back
    } else {
      for controller in back { controller.removeFromParent() }
    }
    renewBars()
  }

  /// Removes the controllers that a user's cancelled push has added.
  private func takeBack(_ pushed: [ViewController]) {
    stack.removeAll { pushed.contains($0) }
    members.subtract(pushed)
    for later in changes { later.tail.removeAll { pushed.contains($0) } }
    for controller in pushed {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  // MARK: The view

  /// Makes the view with the content and the bars.
  open override func loadView() {
    super.loadView()
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    contentView.willLose = { [weak self] in self?.foreignRemoval(of: $0) }
    view.addSubview(contentView)
    bars.install(in: view)
    back.install(in: view)
  }

  /// Places the content between the bars.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bars.layOut()
    guard !isPerformingTransition else { return }
    dropStrangers()
    if let displayed { place(displayed) }
    // Other code has taken the top out, or it was pushed before the view came into the window.
    if isOnScreen, changes.isEmpty, displayed !== stack.last {
      _ = note(animated: false, operation: nil, by: nil)
    }
  }

  private func place(_ child: ViewController) {
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
    isShown = true
    // A child may pop itself in the call; those that are left are fewer each time.
    repeat { displayTop(animated: animated) } while isShown && displayed !== topViewController
  }

  private func displayTop(animated: Bool) {
    dropStrangers()
    let top = stack.last
    if displayed !== top {
      if let displayed {
        shownChild.remove(displayed) { displayed.viewIfLoaded?.removeFromSuperview() }
      }
      shownChild.end()
      displayed = top
    }
    updateBars()
    guard let top else { return }
    top.loadViewIfNeeded()
    guard isShown, top.parent === self, stack.last === top else { return }
    if top.view.superview !== contentView { contentView.addSubview(top.view) }
    place(top)
    shownChild.begin(top, animated: animated)
    if announced !== top, displayed === top {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  /// Tells the top controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let top = displayed
    shownChild.end()
    for child in awaitedMoves.take() where child.parent === self { child.didMove(toParent: self) }
    // Other code may have taken the top out before the view came into the window.
    if displayed !== stack.last { view.setNeedsLayout() }
    if let top, announced !== top, displayed === top {
      announced = top
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// Ends running transitions, and tells the displayed controller.
  open override func viewWillDisappear(_ animated: Bool) {
    isShown = false
    isFinishing = true
    finishTransitions()
    isFinishing = false
    let removed = removedMeanwhile
    removedMeanwhile = []
    takeOut(removed)
    super.viewWillDisappear(animated)
    // A call of the children may have shown the container again.
    guard !isShown else { return }
    shownChild.beginDisappearing(displayed, animated: animated)
    // One of them may even have ended this disappearance.
    if appearancePhase == .disappeared { shownChild.end() }
  }

  /// Tells the displayed controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shownChild.end()
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

  /// Pops to an index of the stack, as the user asked, by the methods that a subclass may override.
  ///
  /// - Returns: Whether the top controller leaves.
  @discardableResult
  func leave(
    to index: Int, by interactor: (any ViewControllerInteractiveTransitioning)? = nil
  ) -> Bool {
    let gone = stack[(index + 1)...]
    guard let top = gone.last else { return false }
    // An override may also push, which forgets them.
    var new = left
    new.add(gone)
    driver = interactor
    if gone.count == 1 {
      popViewController(animated: true)
    } else {
      popToViewController(stack[index], animated: true)
    }
    driver = nil
    guard !members.contains(top) else { return false }
    left = new
    return true
  }

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
