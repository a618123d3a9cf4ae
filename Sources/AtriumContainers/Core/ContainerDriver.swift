import AtriumGeometry
public import AtriumKit

/// Makes the children of a container agree with what the container wants.
///
/// ```swift
/// final class TheatreController: ViewController, ContainerDriverDelegate {
///   private lazy var driver = ContainerDriver(self, delegate: self, order: .exchange)
///
///   func childrenView(for driver: ContainerDriver) -> View { view }
///
///   var acts: [ViewController] {
///     get { driver.content.members }
///     set { driver.set(ContainerContent(members: newValue, selected: newValue.first)) }
///   }
///   func show(_ act: ViewController) { driver.select(act, animated: true) }
///
///   override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     driver.containerWillAppear()
///   }
///   override func viewWillDisappear(_ animated: Bool) {
///     driver.containerWillDisappear()
///     super.viewWillDisappear(animated)
///   }
/// }
/// ```
///
/// A request sets what is wanted. The driver compares that with what is there, and does the rest in the order
/// of its ``ContainerOrder``: the move calls, the views, the transition, the place of the keyboard. A request
/// that comes out of one of these calls is the next change, and never a change inside a change. One that comes
/// while a transition runs waits for its end; of those that wait, the last one is carried out.
@MainActor
public final class ContainerDriver {
  unowned let container: ViewController
  private unowned let delegate: any ContainerDriverDelegate
  private let order: ContainerOrder

  /// What is displayed, or comes: the content of the last change that has begun.
  public private(set) var content = ContainerContent()
  /// What is wanted: the content of the last request.
  public private(set) var wanted = ContainerContent()
  /// Whether the change to ``wanted`` is animated.
  private var isAnimated = false
  /// The children whose views are in place, or come; the lowest first.
  public private(set) var shown: [ViewController] = []
  /// Whether the place of the keyboard in a child is remembered when the child leaves, and restored when it
  /// comes back; true by default.
  ///
  /// A container sets it to false while it has the keyboard itself, as an open menu does.
  public var keepsKeyboard = true
  /// The change whose last calls have not been made.
  private var running: ContainerChange?
  /// Whether the driver makes calls now, so that requests wait.
  private(set) var isCalling = false
  /// Whether the driver made calls before the last calls of a transition, which count as its own.
  private var wasCallingBeforeEnd: Bool?
  /// The members that were made children, if all of them are.
  private var adopted: [ViewController] = []
  /// The children that have been told to leave, and are still there.
  private var told: Set<ViewController> = []
  /// The children that have been added, and await `didMove(toParent:)`.
  private var added: Set<ViewController> = []

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - container: The container, which owns the driver.
  ///   - delegate: Places the children and chooses the looks of changes; usually the container.
  ///   - order: The order of the calls.
  public init(
    _ container: ViewController, delegate: any ContainerDriverDelegate, order: ContainerOrder
  ) {
    (self.container, self.delegate, self.order) = (container, delegate, order)
  }

  // MARK: Requests

  /// Wants another content.
  ///
  /// A change of the members that displays others ends a running transition. Traps if a controller is listed
  /// twice.
  public func set(_ new: ContainerContent, animated: Bool = false) {
    container.check(members: new.members)
    if !isCalling { forgetStrangers() }
    let isOther = new.displayed != wanted.displayed
    let supersedes = order.overlap == .supersedes || new.members != wanted.members
    (wanted, isAnimated) = (new, animated)
    // The change begins when the calls of the former one have been made.
    if isOther, supersedes, !isCalling { endRunning() }
    advance()
  }

  /// Wants another member to be displayed alone; one that is no member, and the wanted one, are ignored.
  ///
  /// - Returns: Whether it was another member.
  @discardableResult
  public func select(_ member: ViewController, animated: Bool) -> Bool {
    guard wanted.members.contains(member), wanted.displayed != [member] else { return false }
    set(ContainerContent(members: wanted.members, selected: member), animated: animated)
    return true
  }

  /// Wants the member at an index to be displayed alone; an index out of range, and that of the wanted one, are
  /// ignored.
  ///
  /// - Returns: Whether it was another member.
  @discardableResult
  public func select(at index: Int, animated: Bool) -> Bool {
    wanted.members.indices.contains(index) && select(wanted.members[index], animated: animated)
  }

  /// Forgets a request that waits for the end of a transition.
  public func forgetWaiting() {
    if running != nil { wanted = content }
  }

  // MARK: The container's life

  /// Displays what is wanted; to be called in the container's `viewDidLoad()`, if its order begins with the
  /// view.
  public func containerDidLoad() {
    advance()
    placeAgain()
  }

  /// Displays what is wanted; to be called in the container's `viewWillAppear(_:)`.
  public func containerWillAppear() {
    advance(isAppearing: true)
    placeAgain()
  }

  /// Places the children again after the view that held them was released, but not those that are leaving.
  private func placeAgain() {
    guard running == nil else { return }
    for child in shown where child.parent === container && content.displayed.contains(child) {
      if child.view.superview !== childrenView { place(child) }
    }
  }

  /// Ends a running change, so that all children get balanced calls; to be called in the container's
  /// `viewWillDisappear(_:)`, before `super`.
  public func containerWillDisappear() {
    forgetWaiting()
    finish()
  }

  /// Places the displayed views at rest, in their order; to be called in the container's
  /// `viewWillLayoutSubviews()`.
  public func layOut() {
    guard !container.isPerformingTransition else { return }
    let displayed = content.displayed.filter { $0.viewIfLoaded?.superview === childrenView }
    let views = displayed.map(\.view)
    if childrenView.subviews.filter({ views.contains($0) }) != views {
      for view in views { childrenView.bringSubviewToFront(view) }
    }
    for child in displayed { fit(child) }
  }

  /// Moves the displayed views into the present ``ContainerDriverDelegate/childrenView(for:)``.
  public func childrenViewDidChange() {
    guard container.isViewLoaded, !container.isPerformingTransition else { return }
    for child in shown where child.isViewLoaded { place(child) }
  }

  /// Ends the running change at once.
  ///
  /// The completion of a change that lost its duration, off screen or to reduced motion, may wait for that
  /// duration. The next change does not.
  ///
  /// What its calls have asked for is carried out then.
  public func finish() {
    endRunning()
    advance()
  }

  /// Ends the running change at once; requests in its calls wait.
  func endRunning() {
    let wasCalling = isCalling
    isCalling = true
    container.finishTransitions()
    if !container.isPerformingTransition, let running, running.hasBegun {
      end(running, didComplete: true)
    }
    isCalling = wasCalling
  }

  // MARK: Changes

  /// Makes changes until what is there agrees with what is wanted.
  private func advance(isAppearing: Bool = false) {
    guard !isCalling else { return }
    isCalling = true
    while makeChange(isAppearing: isAppearing) {}
    isCalling = false
  }

  /// Makes one change, as far as it goes.
  ///
  /// - Returns: Whether there may be more to do; false if a transition runs.
  private func makeChange(isAppearing: Bool) -> Bool {
    if running != nil, order.overlap == .supersedes || !container.isPerformingTransition {
      endRunning()
    }
    guard running == nil, !container.isPerformingTransition else { return false }
    forgetStrangers()
    let gone = order.membership == .displayed ? [] : adoptMembers()
    defer { removeMembers(gone) }
    let leaving = shown.filter { !wanted.displayed.contains($0) }
    let coming = wanted.displayed.filter { !shown.contains($0) }
    // Those that stay may have other places.
    if wanted.displayed != content.displayed { container.viewIfLoaded?.setNeedsLayout() }
    guard !leaving.isEmpty || !coming.isEmpty, canChange(leaving, isAppearing) else {
      content = wanted
      return false
    }
    let change = ContainerChange(
      leaving: leaving, coming: coming, isAnimated: isAnimated,
      replacesMembers: wanted.members != content.members, former: content)
    content = wanted
    delegate.containerDriver(self, willBegin: change)
    guard wanted == content else { return true }
    let look = delegate.containerDriver(self, lookOf: change)
    guard wanted == content else { return true }
    switch look {
    case .block where leaving.count == 1 && coming.count == 1: begin(change, look)
    case .animator: begin(change, look)
    case .arrival: makeAtOnce(change, awaitsArrival: true)
    case .atOnce, .block: makeAtOnce(change)
    }
    return running == nil || wanted != content
  }

  /// Takes the wanted members in, and those that leave out.
  ///
  /// - Returns: The members that have been told to leave, and go out after the display has changed.
  private func adoptMembers() -> [ViewController] {
    guard wanted.members != adopted else { return [] }
    let stays = order.membership == .allThatStay ? Set(wanted.members) : []
    let gone = adopted.filter { !stays.contains($0) }
    let fresh = wanted.members.filter { !stays.contains($0) || !adopted.contains($0) }
    adopted = wanted.members
    if order.membership == .all {
      removeMembers(gone)
    } else {
      carryOut(.tellLeaving, leaving: gone, coming: [])
    }
    for child in fresh where wanted.members.contains(child) && child.parent !== container {
      container.addChild(child)
      if child.parent === container { child.didMove(toParent: container) }
    }
    return order.membership == .all ? [] : gone
  }

  /// Takes members out, one after another.
  private func removeMembers(_ gone: [ViewController]) {
    for child in gone where !adopted.contains(child) || order.membership == .all {
      carryOut(.tellLeaving, leaving: [child], coming: [])
      carryOut(.clearLeaving, leaving: [child], coming: [])
      carryOut(.removeLeaving, leaving: [child], coming: [])
    }
  }

  /// Forgets children that other code has taken out.
  func forgetStrangers() {
    if order.membership == .allThatStay {
      let strangers = adopted.filter { $0.parent !== container }
      if !strangers.isEmpty {
        func isKept(_ child: ViewController) -> Bool { !strangers.contains(child) }
        adopted = adopted.filter(isKept)
        wanted = ContainerContent(
          members: wanted.members.filter(isKept), displayed: wanted.displayed.filter(isKept))
        content = ContainerContent(
          members: content.members.filter(isKept), displayed: content.displayed.filter(isKept))
      }
    }
    shown.removeAll { $0.parent !== container }
    told = told.filter { $0.parent === container }
    added = added.filter { $0.parent === container }
  }

  /// Whether the display may change.
  private func canChange(_ leaving: [ViewController], _ isAppearing: Bool) -> Bool {
    guard container.isViewLoaded else { return false }
    switch (order.beginning, container.appearancePhase) {
    case (.view, _), (_, .appearing), (_, .appeared): return true
    case (.appearanceOnly, .disappearing): return true
    case (.appearanceOnly, .disappeared): return isAppearing
    case (.appearance, _): return isAppearing || !leaving.isEmpty
    }
  }

  private func makeAtOnce(_ change: ContainerChange, awaitsArrival: Bool = false) {
    for step in order.atOnce where !awaitsArrival || step != .completeComing {
      // A request in `viewDidLoad` comes before any child has been told something, and replaces the change.
      if wanted != content, !change.hasTold { return }
      if step.tellsChildren { change.hasTold = true }
      // A later request may have made a change of a child unnecessary that has not begun.
      let leaving = change.leaving.filter { !wanted.displayed.contains($0) || told.contains($0) }
      let coming = change.coming.filter { wanted.displayed.contains($0) || shown.contains($0) }
      carryOut(step, leaving: leaving, coming: coming)
    }
    if awaitsArrival {
      (running, change.hasBegun) = (change, true)
      return
    }
    restoreKeyboard(in: change.coming)
    delegate.containerDriver(self, didEnd: change, didComplete: true)
  }

  private func begin(_ change: ContainerChange, _ look: ContainerLook) {
    for step in order.before { carryOut(step, leaving: change.leaving, coming: change.coming) }
    running = change
    let isThere = (change.leaving + change.coming).allSatisfy { $0.parent === container }
    switch look {
    case .block(let duration, let options, let animations) where isThere:
      let (old, new) = (change.leaving[0], change.coming[0])
      container.transition(
        from: old, to: new, duration: duration, options: options,
        animations: { animations?(old, new) }
      ) { [weak self] _ in self?.end(change, didComplete: true) }
    case .animator(let animator, let interactor) where isThere:
      var transition = ContainerTransition(
        leaving: change.leaving, coming: change.coming, in: childrenView)
      transition.animator = animator
      transition.interactor = interactor
      transition.order = order.appearance
      transition.finalFrame = { [weak self] in self?.frame(of: $0) ?? .zero }
      transition.willEnd = { [weak self] _ in self?.willEnd(change) }
      transition.completion = { [weak self] in self?.end(change, didComplete: $0) }
      container.perform(transition)
    default:
      // Other code has taken a child out in one of the calls before.
      carryOut(.clearLeaving, leaving: change.leaving, coming: [])
      carryOut(.placeComing, leaving: [], coming: change.coming)
      end(change, didComplete: true)
    }
    change.hasBegun = true
    if running === change { delegate.containerDriver(self, didBegin: change) }
  }

  private func willEnd(_ change: ContainerChange) {
    guard change === running else { return }
    (isCalling, wasCallingBeforeEnd) = (true, isCalling)
  }

  private func end(_ change: ContainerChange, didComplete: Bool) {
    guard change === running else { return }
    running = nil
    let wasCalling = wasCallingBeforeEnd ?? isCalling
    (isCalling, wasCallingBeforeEnd) = (true, nil)
    let (leaving, coming) =
      didComplete ? (change.leaving, change.coming) : (change.coming, change.leaving)
    if !didComplete {
      if wanted == content { wanted = change.former }
      content = change.former
    }
    told.subtract(coming)
    added.formUnion(coming)
    for step in order.after { carryOut(step, leaving: leaving, coming: coming) }
    restoreKeyboard(in: coming)
    delegate.containerDriver(self, didEnd: change, didComplete: didComplete)
    isCalling = wasCalling
    advance()
  }

  // MARK: Steps

  private func carryOut(
    _ step: ContainerOrder.Step, leaving: [ViewController], coming: [ViewController]
  ) {
    switch step {
    case .rememberKeyboard: if keepsKeyboard { leaving.forEach(KeyboardPlace.remember) }
    case .loadComing: coming.forEach(fit)
    case .tellLeaving:
      for child in leaving where child.parent === container && told.insert(child).inserted {
        child.willMove(toParent: nil)
      }
    case .addComing: coming.forEach(add)
    case .placeComing: coming.forEach(place)
    case .clearLeaving:
      shown.removeAll { leaving.contains($0) }
      for child in leaving where child.viewIfLoaded?.superview === childrenView {
        child.view.removeFromSuperview()
        endAppearanceWithoutWindow(of: child)
      }
    case .removeLeaving: leaving.forEach(remove)
    case .completeComing:
      for child in coming where added.remove(child) != nil && child.parent === container {
        child.didMove(toParent: container)
      }
    }
  }

  /// Ends an appearance that a container around this one has told by hand, without a window: a window would have
  /// done so when the view left it.
  private func endAppearanceWithoutWindow(of child: ViewController) {
    guard container.viewIfLoaded?.window == nil,
      child.appearancePhase == .appeared || child.appearancePhase == .appearing
    else { return }
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
  }

  private var childrenView: View { delegate.childrenView(for: self) }

  private func frame(of child: ViewController) -> Rect {
    delegate.containerDriver(self, frameOf: child)
  }

  private func fit(_ child: ViewController) {
    View.performWithoutAnimation {
      child.view.frame = frame(of: child)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  private func add(_ child: ViewController) {
    if !shown.contains(child) { shown.append(child) }
    guard child.parent !== container else { return }
    added.insert(child)
    container.addChild(child)
    guard order.membership != .displayed, added.remove(child) != nil else { return }
    // Other code had taken it out.
    if child.parent === container { child.didMove(toParent: container) }
  }

  private func place(_ child: ViewController) {
    guard child.parent === container else { return }
    fit(child)
    childrenView.addSubview(child.view)
    // A call of its appearance may have taken the child out.
    if child.parent !== container { child.view.removeFromSuperview() }
  }

  private func restoreKeyboard(in coming: [ViewController]) {
    guard keepsKeyboard else { return }
    for child in coming where child.parent === container { KeyboardPlace.restore(in: child) }
  }

  private func remove(_ child: ViewController) {
    shown.removeAll { $0 === child }
    added.remove(child)
    let isTold = told.remove(child) != nil
    guard child.parent === container else { return }
    if !isTold { child.willMove(toParent: nil) }
    child.removeFromParent()
  }
}
