import AtriumGeometry
public import AtriumKit

/// Adds, displays and removes the children of a container, in the order that the container chooses.
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
/// A request sets the wanted content. The driver compares it with the current content and makes the move calls,
/// exchanges the views, runs the transition and keeps the focus, in the order of its ``ContainerOrder``. A request made
/// during one of these calls starts the next change after the current one, never inside it. A request made while a
/// transition is running waits for the end of the transition, or ends it (``set(_:animated:)``). If several requests
/// wait, only the last request is carried out.
@MainActor
public final class ContainerDriver {
  unowned let container: ViewController
  private unowned let delegate: any ContainerDriverDelegate
  private let order: ContainerOrder

  /// The content that is displayed, or that the running change will display.
  public private(set) var content = ContainerContent()
  /// The content of the last request.
  public private(set) var wanted = ContainerContent()
  /// Whether the change to ``wanted`` is animated.
  private var isAnimated = false
  /// The children whose views are displayed or are being brought in by the running change, the backmost view first.
  public private(set) var shown: [ViewController] = []
  /// Whether the driver stores and restores the focus of children; true by default.
  ///
  /// The driver stores which view of an outgoing child has the focus, and restores the focus when the child comes back.
  ///
  /// A container sets this property to false while it has the focus itself, as an open menu does.
  public var keepsKeyboard = true
  /// The change whose final calls have not been made yet.
  private var running: ContainerChange?
  /// Whether the driver is making calls to children; requests wait meanwhile.
  private(set) var isCalling = false
  /// The value of ``isCalling`` to restore after the final calls of a transition; nil at other times.
  ///
  /// During these calls ``isCalling`` is true, because they count as calls of the driver.
  private var wasCallingBeforeEnd: Bool?
  /// The members that the driver has added as children.
  ///
  /// The array is used only if the order adds all members as children, not only the displayed ones.
  private var adopted: [ViewController] = []
  /// The children that have received `willMove(toParent: nil)` and are still children.
  private var told: Set<ViewController> = []
  /// The children that have been added and still wait for `didMove(toParent:)`.
  private var added: Set<ViewController> = []

  /// Makes a driver for a container.
  ///
  /// - Parameters:
  ///   - container: The container, which must own the driver.
  ///   - delegate: Sets the frames of the children and chooses the transitions; usually the container.
  ///   - order: The order of the calls.
  public init(
    _ container: ViewController, delegate: any ContainerDriverDelegate, order: ContainerOrder
  ) {
    (self.container, self.delegate, self.order) = (container, delegate, order)
    register(with: container)
  }

  // MARK: Requests

  /// Requests a change of the content.
  ///
  /// A request for another displayed member ends a running transition if the members change too, or if the
  /// order's overlap is `supersedes`. Traps if a controller is listed twice.
  public func set(_ new: ContainerContent, animated: Bool = false) {
    let hasOtherMembers = new.members != wanted.members
    if hasOtherMembers { container.check(members: new.members) }
    if !isCalling { forgetStrangers() }
    let isOther = new.displayed != wanted.displayed
    let supersedes = order.overlap == .supersedes || hasOtherMembers
    (wanted, isAnimated) = (new, animated)
    // If the previous change is still making its calls, the new change begins after them.
    if isOther, supersedes, !isCalling { endRunning() }
    advance()
  }

  /// Requests that a single member is displayed.
  ///
  /// A controller that is not a member, or is already requested, is ignored.
  ///
  /// - Returns: Whether the request changed the wanted content.
  @discardableResult
  public func select(_ member: ViewController, animated: Bool) -> Bool {
    guard wanted.members.contains(member), wanted.displayed != [member] else { return false }
    set(ContainerContent(members: wanted.members, selected: member), animated: animated)
    return true
  }

  /// Requests that only the member at an index is displayed.
  ///
  /// An index out of range, and the index of a member that is already requested, are ignored.
  ///
  /// - Returns: Whether the request changed the wanted content.
  @discardableResult
  public func select(at index: Int, animated: Bool) -> Bool {
    wanted.members.indices.contains(index) && select(wanted.members[index], animated: animated)
  }

  /// Discards a request that waits for the end of a transition.
  public func forgetWaiting() {
    if running != nil { wanted = content }
  }

  // MARK: The container's life

  /// Displays the wanted content.
  ///
  /// Call this method in the container's `viewDidLoad()` if the ``ContainerOrder/beginning`` of the order is
  /// ``ContainerOrder/Beginning/view``.
  public func containerDidLoad() {
    advance()
    placeAgain()
  }

  /// Displays the wanted content.
  ///
  /// Call this method in the container's `viewWillAppear(_:)`.
  public func containerWillAppear() {
    advance(isAppearing: true)
    placeAgain()
  }

  /// Adds the views of the displayed children that are not in the current ``childrenView``.
  ///
  /// The previous container view may, for example, have been released.
  private func placeAgain() {
    guard running == nil else { return }
    for child in shown where child.parent === container && content.displayed.contains(child) {
      if child.view.superview !== childrenView { place(child) }
    }
  }

  /// Ends a running change, so that all children receive balanced appearance calls, and drops a waiting request.
  ///
  /// Call this method in the container's `viewWillDisappear(_:)`, before `super`.
  public func containerWillDisappear() {
    forgetWaiting()
    finish()
  }

  /// Sets the frames and the order of the displayed views.
  ///
  /// Call this method in the container's `viewWillLayoutSubviews()`.
  public func layOut() {
    guard !container.isPerformingTransition else { return }
    let displayed = content.displayed.filter { $0.viewIfLoaded?.superview === childrenView }
    let views = displayed.map(\.view)
    if childrenView.subviews.filter({ views.contains($0) }) != views {
      for view in views { childrenView.bringSubviewToFront(view) }
    }
    for child in displayed { fit(child) }
  }

  /// Moves the displayed views into the current ``ContainerDriverDelegate/childrenView(for:)``.
  public func childrenViewDidChange() {
    guard container.isViewLoaded, !container.isPerformingTransition else { return }
    for child in shown where child.isViewLoaded { place(child) }
  }

  /// Ends the running change at once, then carries out the requests made during its final calls.
  ///
  /// Off screen or with reduced motion, a change is not animated, but its completion may come as late as with
  /// animation. The next change does not wait for this completion.
  public func finish() {
    endRunning()
    advance()
  }

  /// Ends the running change at once, while requests made during its final calls wait.
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

  /// Makes changes until the current content equals the wanted content.
  private func advance(isAppearing: Bool = false) {
    guard !isCalling else { return }
    isCalling = true
    while makeChange(isAppearing: isAppearing) {}
    isCalling = false
  }

  /// Makes one change, or begins it if it has a transition.
  ///
  /// - Returns: Whether there may be more changes to make.
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
    // The change may also change the frames of the remaining children, so a layout is requested.
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

  /// Adds new members as children, and removes previous members or prepares them to leave.
  ///
  /// - Returns: The members that have received `willMove(toParent: nil)` and are removed after the display
  ///   has changed.
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

  /// Removes members, one after another.
  private func removeMembers(_ gone: [ViewController]) {
    for child in gone where !adopted.contains(child) || order.membership == .all {
      carryOut(.tellLeaving, leaving: [child], coming: [])
      carryOut(.clearLeaving, leaving: [child], coming: [])
      carryOut(.removeLeaving, leaving: [child], coming: [])
    }
  }

  /// Forgets children that other code has removed.
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

  /// Returns whether the order allows a change of the displayed children now.
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
      // A request made in `viewDidLoad` replaces the change if no child has received a call yet.
      if wanted != content, !change.hasTold { return }
      if step.tellsChildren { change.hasTold = true }
      // A later request may have made a child's part of the change unnecessary. Skip that part unless it
      // has begun.
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
      // Other code has removed a child during one of the previous calls.
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

  /// Ends a child's appearance if the container is not in a window.
  ///
  /// Outside a window, such an appearance exists only if other code called `beginAppearanceTransition`. In a
  /// window, the removal of the child's view ends the appearance.
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
    // Other code may have removed the child.
    if child.parent === container { child.didMove(toParent: container) }
  }

  private func place(_ child: ViewController) {
    guard child.parent === container else { return }
    fit(child)
    childrenView.addSubview(child.view)
    // An appearance call may have removed the child.
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
