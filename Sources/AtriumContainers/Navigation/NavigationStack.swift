import AtriumControls
import AtriumKit

/// The stack of a navigation controller: its list, and the changes that display another top.
///
/// Each request changes the list at once, and takes the controllers in. The transition begins in the window's
/// next layout step; a request during another one waits for it (DC-17).
@MainActor
final class NavigationStack {
  /// The most transitions that wait; further requests merge with the last one.
  private static let longestQueue = 3

  private unowned let navigation: NavigationController
  /// The stack, the root first.
  private var stack: [ViewController] = []
  private var members: Set<ViewController> = []
  /// The child whose view is in place; during a transition, the one that leaves.
  private var displayed: ViewController?
  /// The child that the delegate was last told of.
  private weak var announced: ViewController?
  /// The requests that have not ended; the first one runs or waits for the layout step.
  private var changes: [NavigationChange] = []
  private var awaitedMoves = AwaitedMoves()
  /// The controllers that the user may go forward to.
  var left = LeftControllers()
  /// The interactor of the next pop, while a gesture requests it.
  private var driver: (any ViewControllerInteractiveTransitioning)?
  /// Whether running transitions are being ended, since the container disappears.
  private var isFinishing = false
  /// The controllers that left in the calls of these transitions.
  private var removedMeanwhile: [ViewController] = []
  /// Whether the container appears or has appeared.
  private var isShown = false
  /// Forwards the appearance of the container.
  private let shownChild = ShownChild()

  init(_ navigation: NavigationController) {
    self.navigation = navigation
  }

  private var delegate: (any NavigationControllerDelegate)? { navigation.delegate }
  private var bars: NavigationBars { navigation.bars }

  // MARK: The list

  /// The stack, without controllers that other code has taken out.
  var controllers: [ViewController] {
    dropStrangers()
    return stack
  }

  /// The topmost controller; nil if the stack is empty.
  var top: ViewController? { stack.last { $0.parent === navigation } }
  /// The lowest controller; nil if the stack is empty.
  var root: ViewController? { stack.first { $0.parent === navigation } }

  /// Whether a controller is on the stack.
  func contains(_ controller: ViewController) -> Bool {
    members.contains(controller) && controller.parent === navigation
  }

  func push(_ controller: ViewController, animated: Bool) {
    left.notePush(of: controller)
    change(adding: [controller], removing: [], animated: animated, operation: .push) {
      $0.append(controller)
    }
  }

  func set(_ controllers: [ViewController], animated: Bool) {
    let new = Set(controllers)
    left.forget()
    dropStrangers()
    change(
      adding: controllers.filter { !members.contains($0) },
      removing: stack.filter { !new.contains($0) }, animated: animated, operation: nil
    ) { $0 = controllers }
  }

  /// Pops all controllers above an index.
  ///
  /// - Returns: The controllers, the lowest first; nil if there are none.
  @discardableResult
  func pop(to index: Int, animated: Bool) -> [ViewController]? {
    let gone = Array(stack[(index + 1)...])
    guard !gone.isEmpty else { return nil }
    let driver = animated ? driver : nil
    self.driver = nil
    change(adding: [], removing: gone, animated: animated, operation: .pop, by: driver) {
      $0.removeLast(gone.count)
    }
    return gone
  }

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
      navigation.popViewController(animated: true)
    } else {
      navigation.popToViewController(stack[index], animated: true)
    }
    driver = nil
    guard !members.contains(top) else { return false }
    left = new
    return true
  }

  /// Forgets controllers that other code has taken out.
  private func dropStrangers() {
    guard stack.contains(where: { $0.parent !== navigation }) else { return }
    stack.removeAll { $0.parent !== navigation }
    members = Set(stack)
    navigation.inheritedTabBarItemDidChange()
    if let displayed, displayed.parent !== navigation { self.displayed = nil }
    // A change that has not ended renews the bars at its end.
    if navigation.isViewLoaded, changes.isEmpty { navigation.renewBars() }
  }

  /// Whether changes are displayed by transitions.
  private var isOnScreen: Bool { isShown && navigation.viewIfLoaded?.window?.isHidden == false }

  /// Carries out a request: all changes of the stack go through here.
  ///
  /// A push appends in place, so that its cost does not depend on the length of the stack.
  private func change(
    adding added: [ViewController], removing removed: [ViewController],
    animated: Bool, operation: NavigationController.Operation?,
    by interactor: (any ViewControllerInteractiveTransitioning)? = nil,
    _ edit: (inout [ViewController]) -> Void
  ) {
    let original = operation == .push ? [] : stack
    defer { navigation.inheritedTabBarItemDidChange() }
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
    for controller in added { navigation.addChild(controller) }
    for controller in covered { controller.didMove(toParent: navigation) }
    for controller in removed { controller.willMove(toParent: nil) }
  }

  /// Records a request, in the last one that waits if only the later one would be seen.
  private func note(
    animated: Bool, operation: NavigationController.Operation?,
    by interactor: (any ViewControllerInteractiveTransitioning)?
  ) -> NavigationChange {
    if let last = changes.last, !last.hasBegun, last.interactor == nil, interactor == nil,
      !animated || !last.isAnimated || changes.count > NavigationStack.longestQueue
    {
      last.merge(to: stack, animated: animated, operation: operation)
      return last
    }
    let change = NavigationChange(to: stack, animated: animated, operation: operation)
    change.interactor = interactor
    changes.append(change)
    var transition = ContainerTransition(leaving: [], coming: [], in: navigation.contentView)
    transition.order = .navigation
    transition.beginning = .nextLayout
    transition.overlap = .queue
    transition.interactor = interactor
    transition.finalFrame = { [unowned self] in bars.contentFrame(for: $0) }
    transition.outlook = { [unowned self] in navigation.outlook(of: change, from: displayed) }
    transition.willBegin = { self.prepare(&$0, for: change) }
    transition.didBegin = { self.announce(change) }
    // Until then the container stays alive, and with it what the closures use.
    transition.completion = { [navigation] didComplete in
      withExtendedLifetime(navigation) { self.end(change, didComplete: didComplete) }
    }
    navigation.perform(transition)
    return change
  }

  private func changeOffScreen(
    adding added: [ViewController], removing removed: [ViewController], isList: Bool
  ) {
    for controller in added { navigation.addChild(controller) }
    if isList {
      added.forEach { $0.didMove(toParent: navigation) }
    } else {
      awaitedMoves.add(added)
    }
    for controller in removed { controller.willMove(toParent: nil) }
    if isFinishing { removedMeanwhile += removed } else { takeOut(removed) }
    awaitedMoves.keepChildren(of: navigation)
    if let displayed, displayed.parent !== navigation { self.displayed = nil }
    if navigation.isViewLoaded { navigation.updateBars() }
  }

  /// Tells a child that other code takes out of the view tree while it is shown, as containers that
  /// forward automatically do; the next one is displayed with the next layout.
  func foreignRemoval(of lost: View) {
    guard let displayed, displayed.viewIfLoaded === lost, !navigation.isPerformingTransition else {
      return
    }
    shownChild.remove(displayed) {}
    navigation.viewIfLoaded?.setNeedsLayout()
  }

  /// Takes controllers out that are not on the stack any more.
  private func takeOut(_ controllers: [ViewController]) {
    for controller in controllers
    where !members.contains(controller) && controller.parent === navigation {
      shownChild.remove(controller) { [self] in
        controller.viewIfLoaded?.removeFromSuperview()
        if controller.parent === navigation { controller.removeFromParent() }
        if displayed === controller { displayed = nil }
      }
    }
  }

  /// Decides, when the layout step comes, which children the transition is about.
  private func prepare(_ transition: inout ContainerTransition, for change: NavigationChange) {
    change.hasBegun = true
    change.tail.removeAll { $0.parent !== navigation }
    let (old, new) = (displayed?.parent === navigation ? displayed : nil, change.top)
    guard new !== old else { return }
    shownChild.giveToTransition(old)
    transition.leaving = old.map { [$0] } ?? []
    transition.coming = new.map { [$0] } ?? []
    guard change.isAnimated, let old, let new else { return transition.interactor = nil }
    let choice = navigation.choice(for: change, from: old, to: new)
    transition.animator = choice.animator
    if change.interactor == nil {
      transition.interactor = navigation.interactor(for: choice, of: change)
    }
  }

  /// The slide that runs by itself, if the user may catch it: no request waits for its end.
  var runningSlide: CaughtSlide? {
    guard navigation.isPerformingTransition, changes.count == 1, let change = changes.first else {
      return nil
    }
    return change.slide
  }

  /// Tells the delegate of the controller to be shown, and moves the bars along.
  private func announce(_ change: NavigationChange) {
    let top = change.top
    let items = navigation.barItems(for: change.tail)
    let coordinator = top?.transitionCoordinator
    let isMoving = coordinator?.isAnimated ?? false
    if let top {
      top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      bars.setSafeArea(of: top)
      if top !== displayed, isShown {
        change.announcement = (isMoving, top)
        delegate?.navigationController(navigation, willShow: top, animated: isMoving)
      }
    }
    navigation.tellContainers(of: top, animated: isMoving)
    let joined =
      isMoving
      && coordinator?.animateAlongsideTransition(
        in: navigation.view,
        animation: { [weak self] _ in
          self?.bars.update(for: top, items: items, animated: true)
        }, completion: nil) ?? false
    if !joined { bars.update(for: top, items: items, animated: false) }
  }

  private func end(_ change: NavigationChange, didComplete: Bool) {
    changes.removeAll { $0 === change }
    guard didComplete else { return restore(change) }
    let top = change.tail.last { $0.parent === navigation }
    displayed = top
    tellIfGone()
    for child in change.added where child.parent === navigation {
      child.didMove(toParent: navigation)
    }
    for child in change.removed where child.parent === navigation && !members.contains(child) {
      child.removeFromParent()
    }
    bars.contentDidChange()
    if let (animated, top) = change.announcement, top === displayed {
      announced = top
      delegate?.navigationController(navigation, didShow: top, animated: animated)
    }
  }

  /// Tells the child that a transition has just shown, if the container disappeared in one of its last
  /// calls.
  private func tellIfGone() {
    guard !isShown, !isFinishing else { return }
    shownChild.beginDisappearing(displayed, animated: false)
    if navigation.appearancePhase == .disappeared { shownChild.end() }
  }

  /// Puts the controllers of a cancelled pop back onto the stack (N-18, DC-21), and takes those of a
  /// cancelled push out, unless a later list of controllers has decided about them.
  private func restore(_ change: NavigationChange) {
    let list = changes.last(where: \.setsList)
    let pushed = change.operation == .push ? change.added.filter { $0.parent === navigation } : []
    if let list { list.added += pushed.filter(members.contains) } else { takeBack(pushed) }
    let back = change.removed.filter { $0.parent === navigation && !members.contains($0) }
    left.remove(back)
    if list == nil, let below = change.top, let index = stack.firstIndex(of: below) {
      stack.insert(contentsOf: back, at: index + 1)
      members.formUnion(back)
      for later in changes {
        if let index = later.tail.firstIndex(of: below) {
          later.tail.insert(contentsOf: back, at: index + 1)
        }
      }
      for controller in back { controller.didMove(toParent: navigation) }
    } else if let later = list ?? changes.first {
      later.removed += back
    } else {
      for controller in back { controller.removeFromParent() }
    }
    navigation.renewBars()
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

  // MARK: The container's life

  /// Places the child at rest, and displays another top that no request has displayed.
  func layOut() {
    guard !navigation.isPerformingTransition else { return }
    dropStrangers()
    if let displayed { navigation.place(displayed) }
    // Other code has taken the top out, or it was pushed before the view came into the window.
    if isOnScreen, changes.isEmpty, displayed !== stack.last {
      _ = note(animated: false, operation: nil, by: nil)
    }
  }

  /// Displays the top, and tells it.
  func willAppear(animated: Bool) {
    isShown = true
    // A child may pop itself in the call; those that are left are fewer each time.
    repeat { displayTop(animated: animated) } while isShown && displayed !== top
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
    navigation.updateBars()
    guard let top else { return }
    top.loadViewIfNeeded()
    guard isShown, top.parent === navigation, stack.last === top else { return }
    let content = navigation.contentView
    if top.view.superview !== content { content.addSubview(top.view) }
    navigation.place(top)
    shownChild.begin(top, animated: animated)
    if announced !== top, displayed === top {
      delegate?.navigationController(navigation, willShow: top, animated: animated)
    }
  }

  func didAppear(animated: Bool) {
    let top = displayed
    shownChild.end()
    for child in awaitedMoves.take() where child.parent === navigation {
      child.didMove(toParent: navigation)
    }
    // Other code may have taken the top out before the view came into the window.
    if displayed !== stack.last { navigation.view.setNeedsLayout() }
    if let top, announced !== top, displayed === top {
      announced = top
      delegate?.navigationController(navigation, didShow: top, animated: animated)
    }
  }

  /// Ends running transitions, before the container disappears.
  func finish() {
    isShown = false
    isFinishing = true
    navigation.finishTransitions()
    isFinishing = false
    let removed = removedMeanwhile
    removedMeanwhile = []
    takeOut(removed)
  }

  func willDisappear(animated: Bool) {
    // A call of the children may have shown the container again.
    guard !isShown else { return }
    shownChild.beginDisappearing(displayed, animated: animated)
    // One of them may even have ended this disappearance.
    if navigation.appearancePhase == .disappeared { shownChild.end() }
  }

  func didDisappear() { shownChild.end() }
}
