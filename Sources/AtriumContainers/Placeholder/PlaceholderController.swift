public import AtriumGeometry
public import AtriumKit

/// A container that shows a controller in each of several placeholder views.
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
/// This class is meant to be subclassed. A subclass lays out, moves, resizes and animates the placeholder views at
/// any time, and the controllers in them (the *inset controllers*) are resized with them (CK-P1, CK-P13). Each
/// placeholder view has a ``ContainerStack`` with a capacity of 1 that removes covered controllers. An inset
/// controller can therefore be exchanged with any ``StepTransition``, and the placeholder views change
/// independently of each other (CK-P5).
open class PlaceholderController: ViewController {
  /// The object that is notified when inset controllers are shown and hidden; not retained.
  public weak var delegate: (any PlaceholderControllerDelegate)?

  /// The views that show the inset controllers, in the order of their indices (CK-P1).
  ///
  /// Each placeholder view is inside the controller's view, at any depth. A subclass sets this property in
  /// `loadView` or `viewDidLoad`. Inset controllers that were set before the view was loaded are shown when the
  /// controller appears. Other placeholder views are empty.
  public var placeholderViews: [View] = [] {
    didSet { if isViewLoaded { connect() } }
  }

  /// Whether the controllers of an animated change ignore touches until the change ends; true by default (CK-P10).
  public var isLockingInput = true {
    didSet { for stack in stacks.values { stack.isLockingInput = isLockingInput } }
  }

  /// The stacks of the placeholder views that have been used, by index.
  private var stacks: [Int: ContainerStack] = [:]
  /// The count of appearance calls so far; if it changes during a call, that call contains a nested call.
  private var appearanceCallCount = 0
  private var warnedOfMissingViews = false

  // MARK: Insets

  /// Shows a controller in a placeholder view and removes its current inset controller (CK-P2).
  ///
  /// On screen the change is animated. Before the view is loaded, the controller is only stored, and replaces the
  /// controller that was stored before (CK-P3, CK-P11). If the placeholder view already shows the controller,
  /// nothing happens (CK-P6). An index without a placeholder view is refused with an error in the log, and a
  /// request during an exchange of the inset controller is refused with a warning (CK-P5). Traps if the controller
  /// has another parent or is in another placeholder view.
  ///
  /// - Parameters:
  ///   - controller: The controller. Nil removes the current inset controller with the reverse of its transition
  ///     (CK-P4).
  ///   - index: The index of the placeholder view.
  ///   - transition: The transition.
  ///   - duration: The duration in seconds; nil uses the transition's default duration.
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
      stacks[index]?.perform { if $0.topViewController != nil { $0.pop(animated: true) } }
      return
    }
    // An earlier request, which waits for the end of a call, may change the inset first.
    stack(at: index).perform {
      guard controller !== $0.topViewController else { return }
      $0.push(controller, transition: transition, duration: duration, animated: true)
    }
  }

  /// Returns the inset controller in a placeholder view; nil if there is none (CK-P8).
  ///
  /// During a transition, this is the incoming inset controller.
  public func inset(at index: Int) -> ViewController? { stacks[index]?.topViewController }

  /// Returns the placeholder view at an index; nil if there is none or the view is not loaded (CK-P8).
  public func placeholderView(at index: Int) -> View? {
    isViewLoaded && placeholderViews.indices.contains(index) ? placeholderViews[index] : nil
  }

  /// Returns whether the inset controller at an index is being exchanged, or will be after the current calls.
  public func isPerformingTransition(at index: Int) -> Bool { stacks[index]?.isBusy ?? false }

  /// Returns whether an index has a placeholder view, or may have one after the view is loaded.
  func canShow(at index: Int) -> Bool {
    index >= 0 && (!isViewLoaded || index < placeholderViews.count)
  }

  /// The indices of the placeholder views that have been used.
  var usedIndices: [Int] { stacks.keys.sorted() }

  /// The stacks that have been used, in the order of their placeholder views.
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

  /// Returns the size of a child's placeholder view for a given size of the controller's view.
  ///
  /// A subclass whose placeholder views do not resize by autoresizing masks overrides
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

  /// Passes each stack its placeholder view.
  private func connect() {
    for (index, stack) in stacks {
      let view = placeholderViews.indices.contains(index) ? placeholderViews[index] : nil
      if stack.containerView !== view { stack.containerView = view }
    }
  }

  /// Returns the stacks that have a placeholder view.
  ///
  /// Inset controllers without a placeholder view are logged once (CK-P7).
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

  /// False: the stacks send the appearance calls to the inset controllers (DC-22).
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Assigns the placeholder views that exist to the inset controllers that were stored before the view was loaded.
  open override func viewDidLoad() {
    super.viewDidLoad()
    connect()
  }

  /// Adds the views of the inset controllers, and forwards `viewWillAppear` to them.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell(connectedStacks()) { $0.containerWillAppear(animated) }
  }

  /// Forwards `viewDidAppear` to the inset controllers.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell(connected) { $0.containerDidAppear(animated) }
  }

  /// Ends running changes, and forwards `viewWillDisappear` to the inset controllers.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell(connected) { $0.containerWillDisappear(animated) }
  }

  /// Forwards `viewDidDisappear` to the inset controllers.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell(connected) { $0.containerDidDisappear(animated) }
  }

  /// Passes an appearance call to the stacks.
  ///
  /// The method stops if an inset controller has caused a later appearance call, which has already reached all stacks.
  private func tell(_ stacks: [ContainerStack], _ call: (ContainerStack) -> Void) {
    appearanceCallCount += 1
    let number = appearanceCallCount
    for stack in stacks where number == appearanceCallCount { call(stack) }
  }

  /// Returns the size that the placeholder view will have, as far as its autoresizing mask determines it.
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    futureSize(of: child, in: parentSize)
  }
}

extension PlaceholderController: ContainerStackDelegate {
  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, willShow viewController: ViewController, animated: Bool
  ) {
    guard let index = index(of: containerStack) else { return }
    delegate?.placeholderController(
      self, willShow: viewController, at: index, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, didShow viewController: ViewController, animated: Bool
  ) {
    guard let index = index(of: containerStack) else { return }
    delegate?.placeholderController(self, didShow: viewController, at: index, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, willHide viewController: ViewController, animated: Bool
  ) {
    guard let index = index(of: containerStack) else { return }
    delegate?.placeholderController(
      self, willHide: viewController, at: index, animated: animated)
  }

  /// Forwards the call to the delegate.
  public func containerStack(
    _ containerStack: ContainerStack, didHide viewController: ViewController, animated: Bool
  ) {
    guard let index = index(of: containerStack) else { return }
    delegate?.placeholderController(self, didHide: viewController, at: index, animated: animated)
  }
}
