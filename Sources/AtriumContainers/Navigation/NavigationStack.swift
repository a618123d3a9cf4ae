import AtriumControls
import AtriumKit

/// The stack of a navigation controller: the list of controllers, and the changes that display another top controller.
///
/// Each request changes the list and adds the new controllers at once. The transition begins in the window's next
/// layout step, and removed controllers remain children until its end. A request made during another transition waits
/// for the end of that transition (DC-17).
@MainActor
final class NavigationStack {
  /// The maximum number of transitions that wait before further requests merge with the last request.
  private static let longestQueue = 3

  private unowned let navigation: NavigationController
  /// The controllers on the stack, the root first.
  private var stack: [ViewController] = []
  private var members: Set<ViewController> = []
  /// The child whose view is displayed; during a transition, the outgoing child.
  private var displayed: ViewController?
  /// The child that was last announced to the delegate.
  private weak var announced: ViewController?
  /// The requests that have not ended.
  ///
  /// The first one runs or waits for the layout step.
  private var changes: [NavigationChange] = []
  private var awaitedMoves = AwaitedMoves()
  /// The controllers to which the user may go forward.
  var left = LeftControllers()
  /// The interactor of the next pop, while a gesture requests the pop.
  private var driver: (any ViewControllerInteractiveTransitioning)?
  /// Whether the stack is ending its running transitions because the container disappears.
  private var isFinishing = false
  /// The controllers that were removed while ``finish()`` was ending transitions and sending their final calls.
  private var removedMeanwhile: [ViewController] = []
  /// Whether the container is appearing or has appeared.
  private var isShown = false
  /// Forwards the container's appearance calls to the displayed child.
  private let shownChild = ShownChild()

  init(_ navigation: NavigationController) {
    self.navigation = navigation
  }

  private var delegate: (any NavigationControllerDelegate)? { navigation.delegate }
  private var bars: NavigationBars { navigation.bars }

  // MARK: The list

  /// The controllers on the stack, without the controllers that other code has removed.
  var controllers: [ViewController] {
    dropStrangers()
    return stack
  }

  /// The topmost controller; nil if the stack is empty.
  var top: ViewController? { stack.last { $0.parent === navigation } }
  /// The lowest controller; nil if the stack is empty.
  var root: ViewController? { stack.first { $0.parent === navigation } }

  /// Returns whether a controller is on the stack.
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
  /// - Returns: The popped controllers, the lowest first; nil if there are none.
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

  /// Pops to an index of the stack on behalf of the user, through the methods that a subclass may override.
  ///
  /// - Returns: Whether the top controller is popped.
  @discardableResult
  func leave(
    to index: Int, by interactor: (any ViewControllerInteractiveTransitioning)? = nil
  ) -> Bool {
    let gone = stack[(index + 1)...]
    guard let top = gone.last else { return false }
    // An override may even push a controller, which would clear `left`. The new list is therefore made before the pop.
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

  /// Drops controllers that other code has removed from the container.
  private func dropStrangers() {
    guard stack.contains(where: { $0.parent !== navigation }) else { return }
    stack.removeAll { $0.parent !== navigation }
    members = Set(stack)
    navigation.inheritedTabBarItemDidChange()
    if let displayed, displayed.parent !== navigation { self.displayed = nil }
    // A change in progress updates the bars when it ends.
    if navigation.isViewLoaded, changes.isEmpty { navigation.renewBars() }
  }

  /// Whether the navigation controller is on screen, so that transitions display its changes.
  private var isOnScreen: Bool { isShown && navigation.viewIfLoaded?.window?.isHidden == false }

  /// Carries out a request.
  ///
  /// All changes of the stack go through this method.
  ///
  /// A push appends to the list in place, so its cost does not depend on the length of the stack.
  private func change(
    adding added: [ViewController], removing removed: [ViewController],
    animated: Bool, operation: NavigationController.Operation?,
    by interactor: (any ViewControllerInteractiveTransitioning)? = nil,
    _ edit: (inout [ViewController]) -> Void
  ) {
    let original = operation == .push ? [] : stack
    defer {
      navigation.inheritedTabBarItemDidChange()
      navigation.adoptPreferredContentSize(of: top)
    }
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
    // A controller below the top of a new list is not part of the transition (DC-20).
    let covered = isList ? added.filter { $0 !== top } : []
    change.added += isList ? added.filter { $0 === top } : added
    if !removed.isEmpty { change.added.removeAll { !members.contains($0) } }
    for controller in added { navigation.addChild(controller) }
    for controller in covered { controller.didMove(toParent: navigation) }
    for controller in removed { controller.willMove(toParent: nil) }
  }

  /// Records a request.
  ///
  /// A request merges with the last waiting request if one of them is not animated, or if too many requests wait.
  /// Requests that a gesture drives never merge.
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
    // Keeps the container, and with it everything that the closures use, alive until the completion.
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

  /// Sends the disappearance calls to the displayed child when other code removes its view.
  ///
  /// The next layout displays the top controller.
  func foreignRemoval(of lost: View) {
    guard let displayed, displayed.viewIfLoaded === lost, !navigation.isPerformingTransition else {
      return
    }
    shownChild.remove(displayed) {}
    navigation.viewIfLoaded?.setNeedsLayout()
  }

  /// Removes controllers that are no longer on the stack.
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

  /// Chooses the children of the transition when the layout step begins.
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

  /// The running slide that the user may catch; nil while a further request waits for the end of the slide.
  var runningSlide: CaughtSlide? {
    guard navigation.isPerformingTransition, changes.count == 1, let change = changes.first else {
      return nil
    }
    return change.slide
  }

  /// Notifies the delegate of the controller to be shown, and moves the bars along with the transition.
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

  /// Sends the disappearance calls to the child that a transition has just shown, if the container has disappeared.
  ///
  /// The container may disappear during one of the transition's last calls.
  private func tellIfGone() {
    guard !isShown, !isFinishing else { return }
    shownChild.beginDisappearing(displayed, animated: false)
    if navigation.appearancePhase == .disappeared { shownChild.end() }
  }

  /// Restores the stack after a cancelled change (N-18, DC-21).
  ///
  /// The controllers of a cancelled pop return to the stack. The controllers of a cancelled push are removed. If a
  /// later request has set the whole stack, that list stays unchanged.
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
    navigation.adoptPreferredContentSize(of: top)
    navigation.renewBars()
  }

  /// Removes the controllers of a push that the user has cancelled.
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

  /// Sets the frame of the displayed child, and displays the top controller if no request has done so yet.
  func layOut() {
    guard !navigation.isPerformingTransition else { return }
    dropStrangers()
    if let displayed { navigation.place(displayed) }
    // The displayed child is not the top controller if other code has removed the top controller, or if the top
    // controller was pushed before the view was in a window.
    if isOnScreen, changes.isEmpty, displayed !== stack.last {
      _ = note(animated: false, operation: nil, by: nil)
    }
  }

  /// Displays the top controller and sends it `viewWillAppear`.
  func willAppear(animated: Bool) {
    isShown = true
    // A child may pop itself in `viewWillAppear`. The new top controller is then displayed next. The loop ends,
    // because each pop shortens the stack.
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
    // Other code may have removed the top controller before the view was in a window.
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
    // A call to a child may have caused the container to appear again. The disappearance is then out of date.
    guard !isShown else { return }
    shownChild.beginDisappearing(displayed, animated: animated)
    // One of these calls to a child may even have caused the container's disappearance to end.
    if navigation.appearancePhase == .disappeared { shownChild.end() }
  }

  func didDisappear() { shownChild.end() }
}
