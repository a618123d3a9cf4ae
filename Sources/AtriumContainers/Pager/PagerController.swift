import AtriumControls
public import AtriumGeometry
public import AtriumKit

/// A container that shows one of several controllers in an inset area.
///
/// The user changes the controller by swipes.
///
/// This is the container of Cocoanetics' article on containment. A swipe to the left shows the next controller, and
/// a swipe to the right shows the previous one, with `transition(from:to:…)`. Only the selected controller is a
/// child: each change removes the old child and adds the new one (SC-3, SC-6).
///
/// A change that is requested during another change waits for the end of that change. If several changes wait, only the
/// last change is carried out (SC-9, DC-17). The article's version begins the second change at once, which unbalances
/// the calls. The article's setter also keeps the old child, and fails for an empty list. For an empty list, this class
/// removes the child and shows nothing (SC-1).
open class PagerController: ViewController, SelectingContainer {
  /// The view to which an effect such as a curl applies (SC-7, DC-14).
  public enum TransitionArea: Hashable, Sendable {
    /// The inset area, which clips its subviews.
    case container
    /// The whole view, as in the article.
    case wholeView
  }

  /// The object that is notified of changes and may animate them; not retained.
  public weak var delegate: (any PagerControllerDelegate)?
  /// The view around the pages, inset by ``contentInsets``; its background is clear by default (SC-2).
  public var containerView: View { pagesArea }
  /// The distances of the inset area from the edges, in points; by default 100 above and below (SC-2).
  ///
  /// Negative distances and distances that are not finite count as zero.
  public var contentInsets = EdgeInsets(top: 100, left: 0, bottom: 100, right: 0) {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The effect of a change and its options; a curl downwards by default (SC-8).
  ///
  /// If the options contain no transition effect, set ``animations`` to move the views.
  public var transitionOptions: View.AnimationOptions = .transitionCurlDown
  /// The duration of a change, in seconds; 1 by default (SC-6).
  public var transitionDuration = 1.0
  /// A closure that moves the views of both controllers in the animation block of a change (SC-8).
  public var animations: ((_ from: ViewController, _ to: ViewController) -> Void)?
  /// The view to which an effect applies; by default the inset area.
  public var transitionArea = TransitionArea.container {
    didSet { driver.childrenViewDidChange() }
  }
  /// Whether the first controller follows the last controller; false by default (SC-4).
  public var wrapsAround = false
  /// The recogniser of the swipe towards the next controller (SC-4).
  ///
  /// The swipe is to the left, or to the right in right-to-left layouts.
  public let nextGestureRecognizer = SwipeGestureRecognizer()
  /// The recogniser of the swipe towards the previous controller.
  public let previousGestureRecognizer = SwipeGestureRecognizer()

  private let pagesArea = PagesArea()
  private lazy var driver = ContainerDriver(self, delegate: self, order: .exchange)

  // MARK: The list and the selection

  /// The controllers to choose from; `subViewControllers` in the article.
  ///
  /// Setting this property selects the first controller. The old child is removed, unless it is the first controller of
  /// the new list (SC-1). Traps if a controller is listed twice.
  public var viewControllers: [ViewController] {
    get { driver.wanted.members }
    set { driver.set(ContainerContent(members: newValue, selected: newValue.first)) }
  }

  /// The selected controller; nil if the list is empty.
  ///
  /// The value changes when a change begins (SC-6). Setting this property selects a controller without animation.
  public var selectedViewController: ViewController? {
    get { driver.content.selected }
    set { if let newValue { select(newValue, animated: false) } }
  }

  /// Selects a controller of the list.
  ///
  /// A controller that is not in the list, or is the controller of the last request, is ignored (SC-5). Swipes and keys
  /// go through this method.
  open func select(_ viewController: ViewController, animated: Bool) {
    driver.select(viewController, animated: animated)
  }

  /// Selects the next controller, if there is one (SC-4).
  ///
  /// - Returns: Whether there is a next controller.
  @discardableResult
  public func selectNext(animated: Bool) -> Bool { move(by: 1, animated: animated) }

  /// Selects the previous controller, if there is one (SC-4).
  ///
  /// - Returns: Whether there is a previous controller.
  @discardableResult
  public func selectPrevious(animated: Bool) -> Bool { move(by: -1, animated: animated) }

  private func move(by step: Int, animated: Bool) -> Bool {
    guard var index = driver.wanted.selectedIndex else { return false }
    index += step
    if wrapsAround { index = (index + viewControllers.count) % viewControllers.count }
    return move(to: index, animated: animated)
  }

  private func move(to index: Int, animated: Bool) -> Bool {
    guard viewControllers.indices.contains(index), index != driver.wanted.selectedIndex else {
      return false
    }
    select(at: index, animated: animated)
    return true
  }

  // MARK: Unwinding

  /// Returns the selected controller first, then the other controllers of the list.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { driver.membersForUnwinding(from: source) }

  /// Selects the controller to which the unwind segue leads.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    driver.reveal(subsequent)
  }

  // MARK: The view

  /// Makes the view with the inset area (SC-2).
  open override func loadView() {
    super.loadView()
    containerView.clipsToBounds = true
    view.addSubview(containerView)
    pagesArea.currentPage = { [weak self] in
      guard let self, viewControllers.count > 1 else { return nil }
      return selectedViewController?.viewIfLoaded
    }
    placeContainer()
    nextGestureRecognizer.addAction { [weak self] _ in self?.selectNext(animated: true) }
    previousGestureRecognizer.addAction { [weak self] _ in self?.selectPrevious(animated: true) }
    setSwipeDirections()
    view.addGestureRecognizer(nextGestureRecognizer)
    view.addGestureRecognizer(previousGestureRecognizer)
  }

  private func setSwipeDirections() {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    nextGestureRecognizer.direction = isMirrored ? .right : .left
    previousGestureRecognizer.direction = isMirrored ? .left : .right
  }

  private func placeContainer() {
    containerView.frame = area(in: view.bounds.size)
  }

  /// Returns the inset area for a given size of the view (DC-27).
  private func area(in size: Size) -> Rect {
    func known(_ distance: Double) -> Double { distance.isFinite ? max(0, distance) : 0 }
    let (top, left) = (known(contentInsets.top), known(contentInsets.left))
    return Rect(
      x: left, y: top, width: max(0, size.width - left - known(contentInsets.right)),
      height: max(0, size.height - top - known(contentInsets.bottom)))
  }

  /// Sets the frame of the inset area and, while no transition is running, of the page in it.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContainer()
    driver.layOut()
  }

  /// Returns the size of the inset area (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size { area(in: size).size }

  /// Adds the selected child, if it has not been added yet (SC-3).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setSwipeDirections()
    driver.containerWillAppear()
  }

  /// Ends a running change, so that both children receive balanced appearance calls.
  open override func viewWillDisappear(_ animated: Bool) {
    driver.containerWillDisappear()
    super.viewWillDisappear(animated)
  }

  /// Updates the directions of the swipes for the layout direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setSwipeDirections()
  }

  // MARK: Keys

  /// Selects a neighbour for Left, Right, Page Up or Page Down, and an end of the list for Home or End.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let isTaken = presses.contains { press in
      guard press.key.modifierFlags.isEmpty else { return false }
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      switch press.key.keyCode {
      case .keyboardRightArrow: return move(by: isMirrored ? -1 : 1, animated: true)
      case .keyboardLeftArrow: return move(by: isMirrored ? 1 : -1, animated: true)
      case .keyboardPageDown: return move(by: 1, animated: true)
      case .keyboardPageUp: return move(by: -1, animated: true)
      case .keyboardHome: return move(to: 0, animated: true)
      case .keyboardEnd: return move(to: viewControllers.count - 1, animated: true)
      default: return false
      }
    }
    if !isTaken { super.pressesBegan(presses, with: event) }
  }

  /// The keys that currently select another controller, for lists of shortcuts.
  open override var handledKeyCommands: [KeyCommand] {
    guard let place = driver.wanted.selectedIndex else { return super.handledKeyCommands }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (left, right) = (KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow)
    func command(
      _ title: String, _ input: String, _ action: @escaping @MainActor (PagerController) -> Void
    ) -> KeyCommand {
      KeyCommand(title: title, input: input) { [weak self] in if let self { action(self) } }
    }
    let back = [isMirrored ? right : left, KeyCommand.inputPageUp].map { input in
      command(String(localized: "Previous page"), input) { _ = $0.selectPrevious(animated: true) }
    }
    let forward = [isMirrored ? left : right, KeyCommand.inputPageDown].map { input in
      command(String(localized: "Next page"), input) { _ = $0.selectNext(animated: true) }
    }
    let first = command(String(localized: "First page"), KeyCommand.inputHome) {
      $0.select(at: 0, animated: true)
    }
    let last = command(String(localized: "Last page"), KeyCommand.inputEnd) {
      $0.select(at: $0.viewControllers.count - 1, animated: true)
    }
    let (hasPrevious, hasNext) = (place > 0, place < viewControllers.count - 1)
    let wraps = wrapsAround && viewControllers.count > 1
    return super.handledKeyCommands + (hasPrevious || wraps ? back : [])
      + (hasPrevious ? [first] : []) + (hasNext || wraps ? forward : []) + (hasNext ? [last] : [])
  }
}

extension PagerController: ContainerDriverDelegate {
  /// Returns the superview of the pages.
  public func childrenView(for driver: ContainerDriver) -> View {
    transitionArea == .container ? containerView : view
  }

  /// Returns the frame of a page in its superview.
  public func containerDriver(_ driver: ContainerDriver, frameOf child: ViewController) -> Rect {
    transitionArea == .container ? containerView.bounds : containerView.frame
  }

  /// Returns the delegate's animator; without one, the pager's own effect (SC-8).
  ///
  /// A new list is shown at once.
  public func containerDriver(
    _ driver: ContainerDriver, lookOf change: ContainerChange
  ) -> ContainerLook {
    guard !change.replacesMembers, let old = change.leaving.first, let new = change.coming.first
    else { return .atOnce }
    if change.isAnimated,
      let animator = delegate?.pagerController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      return .animator(
        animator, interactor: delegate?.pagerController(self, interactionControllerFor: animator))
    }
    return .block(
      duration: change.isAnimated ? transitionDuration : 0, options: transitionOptions,
      animations: animations)
  }

  /// Notifies the delegate of a new selection.
  public func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange) {
    guard !change.replacesMembers, !change.leaving.isEmpty, let new = change.coming.first else {
      return
    }
    delegate?.pagerController(self, willShow: new, animated: change.isAnimated)
  }

  /// Notifies the delegate of the controller that is visible after the change.
  public func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool
  ) {
    guard !change.replacesMembers, let old = change.leaving.first, let new = change.coming.first
    else { return }
    delegate?.pagerController(self, didShow: didComplete ? new : old)
  }
}
