public import AtriumGeometry
public import AtriumKit

/// A container that shows a controller in each of several places of its view.
///
/// ```swift
/// final class MailController: PlaceholderController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     placeholderViews = [listPlace, letterPlace]
///   }
/// }
///
/// mail.setInset(letter, at: 1, transition: .crossDissolve)
/// ```
///
/// It is made for subclasses, which lay out the placeholder views as they like, and move, resize and animate
/// them at will; the insets follow (CK-P1, CK-P13). Each place is a ``ContainerStack`` of capacity 1 that
/// removes what it covers, so an inset is exchanged with any ``StepTransition``, and the places change
/// independently of each other (CK-P5).
open class PlaceholderController: ViewController {
  /// The object that is told of the insets that come and go; it is not retained.
  public weak var delegate: (any PlaceholderControllerDelegate)?

  /// The views that show the insets, in the order of their indices; each is inside the view (CK-P1).
  ///
  /// A subclass sets them in `loadView` or `viewDidLoad`. Those with a preloaded inset show it when the
  /// controller appears; the others stay empty.
  public var placeholderViews: [View] = [] {
    didSet { if isViewLoaded { connect() } }
  }

  /// Whether the controllers of an animated change take no touches until it ends; true by default
  /// (CK-P10).
  public var isLockingInput = true {
    didSet { for stack in stacks.values { stack.isLockingInput = isLockingInput } }
  }

  /// The stack of each place that was used, by its index.
  private var stacks: [Int: ContainerStack] = [:]
  /// Counts the appearance calls, so that one inside another one wins.
  private var appearanceCallCount = 0
  private var warnedOfMissingViews = false

  // MARK: Insets

  /// Shows a controller in a place, instead of the present one (CK-P2).
  ///
  /// On screen the change is animated. Before the view is loaded the controller is a preload, and replaces
  /// an earlier one at once (CK-P3, CK-P11). The controller that is shown there already is left alone
  /// (CK-P6). An index without a placeholder view is refused with an error in the log; a request while the
  /// place changes, with a warning (CK-P5). Traps for a controller that has another parent, or is in
  /// another place.
  ///
  /// - Parameters:
  ///   - controller: The controller; nil leaves the place empty, by the reverse of the transition with
  ///     which the present one came (CK-P4).
  ///   - index: The index of the placeholder view.
  ///   - transition: Moves the views.
  ///   - duration: In seconds; nil for the transition's own.
  public func setInset(
    _ controller: ViewController?, at index: Int, transition: StepTransition = .none,
    duration: Double? = nil
  ) {
    guard canShow(at: index) else {
      return StackLog.error(
        """
        \(nameInMessages) cannot set an inset at \(index): there are \(placeholderViews.count) \
        placeholder views.
        """)
    }
    guard let controller else {
      if inset(at: index) != nil { stacks[index]?.pop(animated: true) }
      return
    }
    guard controller !== inset(at: index) else { return }
    stack(at: index).push(controller, transition: transition, duration: duration, animated: true)
  }

  /// The controller in a place, during a transition the one that comes; nil if there is none (CK-P8).
  public func inset(at index: Int) -> ViewController? { stacks[index]?.topViewController }

  /// The placeholder view of an index; nil if there is none or the view is not loaded (CK-P8).
  public func placeholderView(at index: Int) -> View? {
    isViewLoaded && placeholderViews.indices.contains(index) ? placeholderViews[index] : nil
  }

  /// Whether the inset of a place is being exchanged.
  public func isPerformingTransition(at index: Int) -> Bool {
    stacks[index]?.isPerformingTransition ?? false
  }

  /// Whether there is, or may be later, a placeholder view for an index.
  func canShow(at index: Int) -> Bool {
    index >= 0 && (!isViewLoaded || index < placeholderViews.count)
  }

  /// The indices of the places that have been used.
  var usedIndices: [Int] { stacks.keys.sorted() }

  /// The stacks that have been used, in the order of their places.
  var containerStacks: [ContainerStack] { usedIndices.compactMap { stacks[$0] } }

  private func stack(at index: Int) -> ContainerStack {
    if let stack = stacks[index] { return stack }
    let stack = ContainerStack(container: self, behavior: .removing, capacity: 1)
    stack.isLockingInput = isLockingInput
    stack.delegate = self
    stacks[index] = stack
    if isViewLoaded { connect() }
    return stack
  }

  private func containerStack(of child: ViewController) -> ContainerStack? {
    stacks.values.first { $0.index(of: child) != nil }
  }

  /// The size of a child's stack for a size of the view.
  ///
  /// A subclass that lays its placeholders out otherwise overrides
  /// `size(forChildContentContainer:withParentContainerSize:)`.
  private func futureSize(of child: ViewController, in parentSize: Size) -> Size {
    guard let place = containerStack(of: child)?.containerView,
      let view = viewIfLoaded
    else { return parentSize }
    var size = place.bounds.size
    let (old, mask) = (view.bounds.size, place.autoresizingMask)
    if place.superview === view {
      if mask.contains(.flexibleWidth) { size.width += parentSize.width - old.width }
      if mask.contains(.flexibleHeight) { size.height += parentSize.height - old.height }
    }
    return Size(width: max(0, size.width), height: max(0, size.height))
  }

  private func index(of stack: ContainerStack) -> Int? {
    stacks.first { $0.value === stack }?.key
  }

  /// Gives each stack its placeholder view.
  private func connect() {
    for (index, stack) in stacks {
      let view = placeholderViews.indices.contains(index) ? placeholderViews[index] : nil
      if stack.containerView !== view { stack.containerView = view }
    }
  }

  /// The stacks that have a view; logs those that have none, once (CK-P7).
  private func connectedStacks() -> [ContainerStack] {
    let missing = stacks.filter { $0.value.containerView == nil && $0.value.count > 0 }
    if !missing.isEmpty, !warnedOfMissingViews {
      warnedOfMissingViews = true
      StackLog.error(
        """
        \(nameInMessages) has insets at \(missing.keys.sorted()) and \
        \(placeholderViews.count) placeholder views; set placeholderViews in viewDidLoad().
        """)
    }
    return connected
  }

  private var connected: [ContainerStack] { containerStacks.filter { $0.containerView != nil } }

  // MARK: The container

  /// False: the stacks tell the insets (DC-22).
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Shows the preloaded insets in the placeholder views that are set already.
  open override func viewDidLoad() {
    super.viewDidLoad()
    connect()
  }

  /// Brings the insets in, and tells them.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell(connectedStacks()) { $0.containerWillAppear(animated) }
  }

  /// Tells the insets.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell(connected) { $0.containerDidAppear(animated) }
  }

  /// Ends the changes that run, and tells the insets.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell(connected) { $0.containerWillDisappear(animated) }
  }

  /// Tells the insets.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell(connected) { $0.containerDidDisappear(animated) }
  }

  /// Passes an appearance call on; a later one, in a call of an inset, has told all stacks already.
  private func tell(_ stacks: [ContainerStack], _ call: (ContainerStack) -> Void) {
    appearanceCallCount += 1
    let number = appearanceCallCount
    for stack in stacks where number == appearanceCallCount { call(stack) }
  }

  /// The size that the placeholder view will have, as far as its mask tells it.
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    futureSize(of: child, in: parentSize)
  }
}

extension PlaceholderController: ContainerStackDelegate {
  /// Tells the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, willShow viewController: ViewController, animated: Bool
  ) {
    guard let index = index(of: containerStack) else { return }
    delegate?.placeholderController(
      self, willShow: viewController, at: index, animated: animated)
  }

  /// Tells the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, didShow viewController: ViewController, animated: Bool
  ) {
    guard let index = index(of: containerStack) else { return }
    delegate?.placeholderController(self, didShow: viewController, at: index, animated: animated)
  }

  /// Tells the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, willHide viewController: ViewController, animated: Bool
  ) {
    guard let index = index(of: containerStack) else { return }
    delegate?.placeholderController(
      self, willHide: viewController, at: index, animated: animated)
  }

  /// Tells the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, didHide viewController: ViewController, animated: Bool
  ) {
    guard let index = index(of: containerStack) else { return }
    delegate?.placeholderController(self, didHide: viewController, at: index, animated: animated)
  }
}
