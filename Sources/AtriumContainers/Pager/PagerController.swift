public import AtriumGeometry
public import AtriumKit

/// A container that shows one of several controllers in an inset area, and changes by swipes.
///
/// It is the container of Cocoanetics' article on containment: a swipe to the left shows the next
/// controller, one to the right the previous one, with `transition(from:to:…)`. The children are taken in
/// and out with each change; only the selected one is a child (SC-3, SC-6).
///
/// A change during another one waits for its end; the last one that waits is carried out (SC-9, DC-17).
/// The article's version begins it at once, which unbalances the calls. Its setter also keeps the former
/// child and fails for an empty list; this one takes the child out, and shows nothing (SC-1).
open class PagerController: ViewController {
  /// The view that an effect such as a curl turns (SC-7, DC-14).
  public enum TransitionArea: Hashable, Sendable {
    /// The inset area, which clips.
    case container
    /// The whole view, as in the article.
    case wholeView
  }

  /// Is told of changes, and may animate them; not retained.
  public weak var delegate: (any PagerControllerDelegate)?
  /// The inset area of the pages; red in the article, clear by default (SC-2).
  public let containerView = View()
  /// The distance of the area from the edges, in points; by default 100 above and below (SC-2).
  ///
  /// Negative and unknown distances count as zero.
  public var contentInsets = EdgeInsets(top: 100, left: 0, bottom: 100, right: 0) {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The effect of a change, and its options; a curl downwards by default (SC-8).
  ///
  /// Without an effect, give ``animations``.
  public var transitionOptions: View.AnimationOptions = .transitionCurlDown
  /// The duration of a change, in seconds; 1 by default (SC-6).
  public var transitionDuration = 1.0
  /// Moves the views of both controllers during a change; runs in its animation (SC-8).
  public var animations: ((_ from: ViewController, _ to: ViewController) -> Void)?
  /// The view that an effect turns; by default the inset area.
  public var transitionArea = TransitionArea.container {
    didSet { if !isPerformingTransition, let displayed { host(displayed) } }
  }
  /// Whether the list continues at its other end; false by default (SC-4).
  public var wrapsAround = false
  /// Recognises the swipe towards the next controller: to the left, mirrored to the right (SC-4).
  public let nextGestureRecognizer = SwipeGestureRecognizer()
  /// Recognises the swipe towards the previous controller.
  public let previousGestureRecognizer = SwipeGestureRecognizer()

  private var list: [ViewController] = []
  private var selected: ViewController?
  /// The child whose view is in place, or comes.
  private var displayed: ViewController?
  /// The controller to show after the running change.
  private var waiting: ViewController?
  /// The change whose last calls have not been made.
  private var changing: Change?
  /// Whether the last calls of a change are being made, or the list is being replaced.
  private var isSettling = false

  /// A change from one child to another.
  private final class Change {
    let (old, new): (ViewController, ViewController)
    /// Whether the call that began it has returned.
    var hasBegun = false

    init(from old: ViewController, to new: ViewController) {
      (self.old, self.new) = (old, new)
    }
  }

  // MARK: The list and the selection

  /// The controllers to choose from; `subViewControllers` in the article.
  ///
  /// Setting it selects the first one; the former child is taken out if it is not in the new list (SC-1).
  /// Traps if a controller is listed twice.
  public var viewControllers: [ViewController] {
    get { list }
    set { replaceList(by: newValue) }
  }

  /// The selected controller; nil for an empty list.
  ///
  /// It changes when a change begins (SC-6).
  public var selectedViewController: ViewController? { selected }

  /// The index of the selected controller; nil for an empty list.
  public var selectedIndex: Int? { selected.flatMap(list.firstIndex(of:)) }

  /// Selects a controller of the list.
  ///
  /// An index out of range, and the one that is selected or waits already, do nothing (SC-5).
  public func select(_ index: Int, animated: Bool) {
    guard list.indices.contains(index) else { return }
    change(to: list[index], animated: animated)
  }

  /// Selects the next controller; at the end of the list nothing happens (SC-4).
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func selectNext(animated: Bool) -> Bool { move(by: 1, animated: animated) }

  /// Selects the previous controller; at the beginning of the list nothing happens (SC-4).
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func selectPrevious(animated: Bool) -> Bool { move(by: -1, animated: animated) }

  private func move(by step: Int, animated: Bool) -> Bool {
    guard let present = (waiting ?? selected).flatMap(list.firstIndex(of:)) else { return false }
    var index = present + step
    if wrapsAround { index = (index + list.count) % list.count }
    guard list.indices.contains(index), index != present else { return false }
    change(to: list[index], animated: animated)
    return true
  }

  private func replaceList(by new: [ViewController]) {
    if let twice = new.first(where: { one in new.count { $0 === one } > 1 }) {
      fatalError(
        "\(name(of: twice)) stands in \(name(of: self)).viewControllers twice; list each controller "
          + "once.")
    }
    let wasSettling = isSettling
    isSettling = true
    finishChange()
    isSettling = wasSettling
    waiting = nil
    list = new
    selected = new.first
    // The last calls of a change come to their end first.
    guard !isSettling else { return }
    showSelected()
  }

  /// Shows the selected controller without a transition.
  private func showSelected() {
    if let displayed, displayed !== selected { remove(displayed) }
    if displayed == nil, let selected, canShow { insert(selected) }
  }

  private func name(of controller: ViewController) -> String {
    controller.title ?? "\(type(of: controller))"
  }

  // MARK: Changes

  /// Whether the selected child has to be in the view tree (SC-3).
  private var canShow: Bool {
    isViewLoaded && (appearancePhase == .appearing || appearancePhase == .appeared)
  }

  /// All changes of the selection but that of the list go through here.
  private func change(to new: ViewController, animated: Bool) {
    if !isPerformingTransition { finishChange() }
    // A call of the change that is just beginning may ask for another one.
    let isBeginning = changing?.hasBegun == false
    if isPerformingTransition || isSettling || isBeginning {
      waiting = new === selected ? nil : new
      return
    }
    guard new !== selected else { return }
    let old = displayed?.parent === self ? displayed : nil
    selected = new
    guard let old else {
      if canShow { insert(new) }
      return
    }
    delegate?.pagerController(self, willShow: new, animated: animated)
    // The delegate may have selected another one.
    guard selected === new, displayed === old || displayed == nil else { return }
    displayed = new
    prepare(new)
    old.willMove(toParent: nil)
    addChild(new)
    KeyboardPlace.remember(in: old)
    let running = Change(from: old, to: new)
    changing = running
    if animated,
      let animator = delegate?.pagerController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      var change = ContainerTransition(from: old, to: new, in: hostView)
      change.animator = animator
      change.interactor = delegate?.pagerController(self, interactionControllerFor: animator)
      change.finalFrame = { [weak self] _ in self?.pageFrame ?? .zero }
      change.completion = { [weak self] in self?.end(running, didComplete: $0) }
      perform(change)
    } else {
      transition(
        from: old, to: new, duration: animated ? transitionDuration : 0,
        options: transitionOptions, animations: { [animations] in animations?(old, new) }
      ) { [weak self] _ in self?.end(running, didComplete: true) }
    }
    running.hasBegun = true
  }

  /// Ends the running change at once, also one of which only the completion is still to come.
  ///
  /// The completion of a change that lost its duration, off screen or to reduced motion, may wait for
  /// that duration. The next change does not.
  private func finishChange() {
    finishTransitions()
    if !isPerformingTransition, let changing, changing.hasBegun { end(changing, didComplete: true) }
  }

  private func end(_ ended: Change, didComplete: Bool) {
    guard ended === changing else { return }
    changing = nil
    let (old, new) = (ended.old, ended.new)
    let (gone, stays) = didComplete ? (old, new) : (new, old)
    let wasSettling = isSettling
    isSettling = true
    if stays.parent === self { stays.didMove(toParent: self) }
    if gone.parent === self {
      if gone === new { gone.willMove(toParent: nil) }
      gone.removeFromParent()
    }
    if !didComplete, displayed === new {
      displayed = old.parent === self ? old : nil
      if selected === new { selected = displayed }
    }
    KeyboardPlace.restore(in: stays)
    delegate?.pagerController(self, didShow: stays)
    isSettling = wasSettling
    guard !isSettling, !isPerformingTransition else { return }
    // The list may have been replaced in one of these calls.
    if selected !== displayed { showSelected() }
    guard let next = waiting else { return }
    waiting = nil
    if list.contains(next) { change(to: next, animated: canShow) }
  }

  /// Takes the first child in (SC-3).
  private func insert(_ child: ViewController) {
    guard child.parent !== self else { return }
    displayed = child
    prepare(child)
    addChild(child)
    hostView.addSubview(child.view)
    // A call of the child may have taken it out.
    if child.parent === self { child.didMove(toParent: self) }
  }

  private func remove(_ child: ViewController) {
    displayed = nil
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  // MARK: Unwinding

  /// The selected controller first, then the other ones of the list.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { unwindCandidates(in: list, shown: selected, from: source) }

  /// Selects the controller.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    if let index = list.firstIndex(of: subsequent) { select(index, animated: animatesUnwinding) }
  }

  // MARK: The view

  /// The superview of the pages.
  private var hostView: View { transitionArea == .container ? containerView : view }

  /// The place of a page in its superview.
  private var pageFrame: Rect {
    transitionArea == .container ? containerView.bounds : containerView.frame
  }

  private func host(_ child: ViewController) {
    guard isViewLoaded, child.isViewLoaded else { return }
    hostView.addSubview(child.view)
    prepare(child)
  }

  private func prepare(_ child: ViewController) {
    View.performWithoutAnimation {
      child.view.frame = pageFrame
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  /// Makes the view with the inset area (SC-2).
  open override func loadView() {
    super.loadView()
    containerView.clipsToBounds = true
    view.addSubview(containerView)
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

  /// The inset area of a view's size (DC-27).
  private func area(in size: Size) -> Rect {
    func known(_ distance: Double) -> Double { distance.isFinite ? max(0, distance) : 0 }
    let (top, left) = (known(contentInsets.top), known(contentInsets.left))
    return Rect(
      x: left, y: top, width: max(0, size.width - left - known(contentInsets.right)),
      height: max(0, size.height - top - known(contentInsets.bottom)))
  }

  /// Places the area and, at rest, the page in it.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContainer()
    if !isPerformingTransition, let displayed, displayed.parent === self { prepare(displayed) }
  }

  /// The size of the inset area (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size { area(in: size).size }

  /// Takes the selected child in, if that has not been done (SC-3).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setSwipeDirections()
    if let displayed, displayed.parent !== self { self.displayed = nil }
    if displayed == nil, let selected { insert(selected) }
    // The view that held the page may have been released.
    if let displayed, displayed.parent === self, !isPerformingTransition,
      displayed.view.superview !== hostView
    {
      hostView.addSubview(displayed.view)
      prepare(displayed)
    }
  }

  /// Ends a running change, so that both children get balanced calls.
  open override func viewWillDisappear(_ animated: Bool) {
    waiting = nil
    finishChange()
    super.viewWillDisappear(animated)
  }

  /// Mirrors the swipes.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setSwipeDirections()
  }

  // MARK: Keys

  /// The arrows and Page Up and Page Down move by one; Home and End go to the ends.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let isTaken = presses.contains { press in
      guard press.key.modifierFlags.isEmpty else { return false }
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      switch press.key.keyCode {
      case .keyboardRightArrow: return move(by: isMirrored ? -1 : 1, animated: true)
      case .keyboardLeftArrow: return move(by: isMirrored ? 1 : -1, animated: true)
      case .keyboardPageDown: return move(by: 1, animated: true)
      case .keyboardPageUp: return move(by: -1, animated: true)
      case .keyboardHome: return jump(to: list.first)
      case .keyboardEnd: return jump(to: list.last)
      default: return false
      }
    }
    if !isTaken { super.pressesBegan(presses, with: event) }
  }

  /// The same keys, for lists of shortcuts, as far as there is a page to go to.
  open override var handledKeyCommands: [KeyCommand] {
    guard let place = list.firstIndex(where: { $0 === waiting ?? selected }) else {
      return super.handledKeyCommands
    }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (left, right) = (KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow)
    func command(
      _ title: String, _ input: String, _ action: @escaping @MainActor (PagerController) -> Void
    ) -> KeyCommand {
      KeyCommand(title: title, input: input) { [weak self] in if let self { action(self) } }
    }
    let back = [isMirrored ? right : left, KeyCommand.inputPageUp].map { input in
      command("Previous page", input) { _ = $0.selectPrevious(animated: true) }
    }
    let forward = [isMirrored ? left : right, KeyCommand.inputPageDown].map { input in
      command("Next page", input) { _ = $0.selectNext(animated: true) }
    }
    let first = command("First page", KeyCommand.inputHome) { _ = $0.jump(to: $0.list.first) }
    let last = command("Last page", KeyCommand.inputEnd) { _ = $0.jump(to: $0.list.last) }
    return super.handledKeyCommands + (place > 0 ? back + [first] : [])
      + (place < list.count - 1 ? forward + [last] : [])
  }

  private func jump(to controller: ViewController?) -> Bool {
    guard let controller, controller !== waiting ?? selected else { return false }
    change(to: controller, animated: true)
    return true
  }
}
