import AtriumGeometry
public import AtriumKit

/// A stack of controllers inside a container.
///
/// ``StackController`` and ``PlaceholderController`` use this class, and custom containers can use it too.
///
/// ```swift
/// final class DrawerController: ViewController {
///   private lazy var drawer = ContainerStack(container: self, behavior: .removing, capacity: 1)
///
///   override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     drawer.containerView = drawerView
///   }
///
///   override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     drawer.containerWillAppear(animated)
///   }
///   // … and the same in the three other appearance calls.
/// }
/// ```
///
/// The container must own the stack. The stack makes the controllers children of the container. The
/// container turns automatic forwarding off and passes its four appearance calls to the stack. A container
/// may have any number of stacks. Each controller is pushed with a ``StepTransition``, whose reverse is
/// played when the controller is popped.
///
/// The views of the top ``capacity`` controllers are in the container view. All of them are drawn, but only
/// the top controller receives appearance calls and input (DC-22, CK-O14).
@MainActor
public final class ContainerStack {
  /// The treatment of controllers that are deeper than the capacity (CK-S1).
  public enum Behavior: Hashable, Sendable {
    /// The views of controllers deeper than the capacity are not in the view tree.
    ///
    /// They are added again when they are revealed.
    case `default`
    /// Controllers deeper than the capacity are removed from the container.
    case removing
    /// Like ``default``, but the stack always has a root, which cannot be removed.
    case fixedRoot
  }

  /// The minimum capacity, in views (CK-S1).
  public static let minimumCapacity = 1
  /// The default capacity, in views (CK-S1).
  public static let defaultCapacity = 2
  /// The capacity of a stack whose views all stay in the view tree (CK-S1).
  public static let unlimitedCapacity = Int.max

  /// The container; nil after it has been released.
  public private(set) weak var container: ViewController?
  /// The treatment of controllers that are deeper than the capacity.
  public let behavior: Behavior
  /// The object that is notified of changes; not retained.
  public weak var delegate: (any ContainerStackDelegate)?
  /// Whether the controllers of an animated change ignore touches until it ends; true by default (CK-S3, CK-O19).
  public var isLockingInput = true

  /// The contents of the stack, the lowest first.
  var contents: [StackContent] = []
  /// The contents whose views are in the view tree, the topmost first.
  var placed: [StackContent] = []
  /// Whether the views are being loaded and arranged.
  var isArranging = false
  let stackView = StackView()
  /// The appearance phase according to the last appearance call that the container has passed to the stack.
  ///
  /// This phase may differ from the container's `appearancePhase`, which follows the presented controller
  /// while a presented controller covers the container.
  var phase: AppearancePhase {
    didSet { phaseCount += 1 }
  }
  /// The number of appearance calls that the container has passed on so far.
  ///
  /// A method compares the number before and after it sends calls, to detect a nested appearance call.
  private(set) var phaseCount = 0
  /// The running change; nil if no change is running.
  var change: StackChange?
  /// The requests made in the final calls of a change, or while the list was being changed.
  private var postponed: [() -> Void] = []
  /// The nesting depth of changes of the list.
  private var settlingCount = 0
  /// The controllers that have begun to appear and have not yet completely disappeared.
  var present: [ViewController] = []
  private var givenCapacity: Int
  /// The container's `departureCount` when the list was last searched for controllers that other code has removed.
  private var checkedDepartureCount = -1

  /// Makes an empty stack (CK-S1, CK-S3).
  ///
  /// - Parameters:
  ///   - container: The parent of the stack's controllers; not retained.
  ///   - behavior: The treatment of controllers that are deeper than the capacity.
  ///   - capacity: The number of views that stay in the view tree; a number less than 1 is logged and
  ///     counts as 1.
  public init(
    container: ViewController, behavior: Behavior = .default,
    capacity: Int = ContainerStack.defaultCapacity
  ) {
    self.container = container
    self.behavior = behavior
    // A stack may be made for a container that is already on screen, so it begins with the container's phase.
    phase = container.appearancePhase
    givenCapacity = ContainerStack.checked(capacity)
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stackView.sizeDidChange = { [weak self] in self?.placeWrappers() }
    stackView.didEnterWindow = { [weak self] in self?.arrangeIfNeeded() }
  }

  /// Removes the controllers with both move calls, from the bottom to the top (CK-O16, DC-25).
  isolated deinit {
    for content in contents {
      let controller = content.controller
      guard controller.parent === container else { continue }
      controller.willMove(toParent: nil)
      content.takeOut()
      if controller.parent == nil {
        controller.didMove(toParent: nil)
      } else {
        controller.removeFromParent()
      }
    }
    stackView.removeFromSuperview()
  }

  // MARK: The controllers

  /// The controllers, the lowest first.
  ///
  /// A pushed controller is in the list from the beginning of its transition. A popped controller is in the
  /// list until the end of its transition (CK-S10).
  public var viewControllers: [ViewController] {
    contents.compactMap { $0.belongs(to: container) ? $0.controller : nil }
  }

  /// The lowest controller; nil if the stack is empty.
  public var rootViewController: ViewController? {
    contents.first { $0.belongs(to: container) }?.controller
  }
  /// The top controller; nil if the stack is empty (CK-S10).
  public var topViewController: ViewController? {
    contents.last { $0.belongs(to: container) }?.controller
  }
  /// The number of controllers.
  public var count: Int { mayHoldStrangers ? viewControllers.count : contents.count }
  /// Whether a push or a pop is running.
  public var isPerformingTransition: Bool { change != nil }

  /// The number of views that stay in the view tree, counted from the top (CK-S1).
  ///
  /// During a push or a pop there is one more view (CK-S2). A new capacity takes effect at once, or at the
  /// end of the running transition. A capacity less than 1 is logged and counts as 1.
  public var capacity: Int {
    get { givenCapacity }
    set {
      givenCapacity = ContainerStack.checked(newValue)
      adoptCapacity()
    }
  }

  private func adoptCapacity() {
    guard change == nil else { return }
    guard !isSettling else { return postpone { $0.adoptCapacity() } }
    settle {
      dropExcess()
      arrangeIfNeeded()
    }
  }

  private static func checked(_ capacity: Int) -> Int {
    guard capacity < minimumCapacity else { return capacity }
    StackLog.warning(
      "A stack cannot have the capacity \(capacity); it gets \(minimumCapacity), the minimum.")
    return minimumCapacity
  }

  // MARK: The container view

  /// The view that holds the controllers' views: the container's view or a view inside it; nil for none (CK-V1).
  ///
  /// Setting this property makes the view clip its subviews. A view that is not inside the container's
  /// loaded view is refused with an error in the log (CK-S4). The view may be moved and resized at any
  /// time, and the controllers' views are resized with it (CK-V3).
  public var containerView: View? {
    get { stackView.superview }
    set {
      guard newValue !== stackView.superview else { return }
      guard let newValue else {
        finishTransition()
        stackView.removeFromSuperview()
        return
      }
      guard let container, let view = container.viewIfLoaded, newValue.isDescendant(of: view) else {
        return StackLog.error(
          """
          A \(type(of: newValue)) cannot become the container view of a stack, since it is not inside \
          the loaded view of \(StackLog.name(container)); set it in viewDidLoad().
          """)
      }
      finishTransition()
      newValue.clipsToBounds = true
      View.performWithoutAnimation {
        stackView.frame = newValue.bounds
        newValue.addSubview(stackView)
      }
      guard isShown else { return }
      arrangeIfNeeded()
      alignTop()
    }
  }

  // MARK: Requests that wait

  /// Whether the list is being changed, so that requests wait for the end of the change.
  var isSettling: Bool { settlingCount > 0 }

  /// Runs a closure that changes the list.
  ///
  /// Requests made in the calls of this change are carried out after it (DC-17).
  ///
  /// A removed controller remains a child until its final calls are over, so these calls cannot push it
  /// again.
  func settle(_ body: () -> Void) {
    settlingCount += 1
    body()
    settlingCount -= 1
    while !isSettling, change == nil, !postponed.isEmpty { postponed.removeFirst()() }
  }

  /// Whether a push or a pop is running, or waits for the end of the calls that are being made.
  var isBusy: Bool { change != nil || !postponed.isEmpty }

  /// Carries out a request now, or after the calls that are being made.
  func perform(_ request: @escaping (ContainerStack) -> Void) {
    if isEndingChange { postpone(request) } else { request(self) }
  }

  /// Whether the final calls of a transition, or the calls of a change without a transition, are being made.
  ///
  /// Requests made in these calls wait.
  var isEndingChange: Bool { change?.isEnding ?? isSettling }

  /// Stores a request until the current change has ended.
  func postpone(_ request: @escaping (ContainerStack) -> Void) {
    postponed.append { [weak self] in self.map(request) }
  }

  // MARK: Lists

  /// Returns the index of a controller in the list; nil if the controller is not in the list.
  func index(of controller: ViewController) -> Int? {
    contents.firstIndex { $0.controller === controller }
  }

  /// Whether other code may have removed controllers from the container.
  private var mayHoldStrangers: Bool { container?.departureCount != checkedDepartureCount }

  /// Drops controllers that other code has removed from the container.
  func dropStrangers() {
    // This cheap check is first, since the list may be long and this method is called before each request.
    guard change == nil, mayHoldStrangers else { return }
    let container = container
    checkedDepartureCount = container?.departureCount ?? -1
    WorkStatistics.ofLists.childVisitCount += contents.count
    let strangers = contents.filter { !$0.belongs(to: container) }
    guard !strangers.isEmpty else { return }
    contents.removeAll { !$0.belongs(to: container) }
    settle {
      arrange(placed.filter { $0.belongs(to: container) })
      for stranger in strangers { stranger.takeOut() }
      arrangeIfNeeded()
      alignTop()
    }
  }

  /// Removes the controllers that are deeper than the capacity, in a stack with the behaviour `removing`.
  func dropExcess() {
    guard behavior == .removing else { return }
    while contents.count > capacity, let lowest = contents.first { expel(lowest) }
  }

  /// Removes a controller from the container, with both move calls.
  func expel(_ content: StackContent) {
    let controller = content.controller
    if content.belongs(to: container) { controller.willMove(toParent: nil) }
    release(content)
  }

  /// Removes a controller after it has received `willMove(toParent: nil)`.
  func release(_ content: StackContent) {
    if let index = contents.lastIndex(where: { $0 === content }) { contents.remove(at: index) }
    arrange(placed.filter { $0 !== content })
    // A controller that is removed during a call of its container's disappearance would not receive the remaining
    // calls.
    finishDisappearance(of: content.controller)
    guard let container, content.belongs(to: container) else { return }
    let isChecked = !mayHoldStrangers
    content.controller.removeFromParent()
    // A call during the removal may have removed other controllers too. In that case the list is searched again.
    if isChecked, container.departureCount == checkedDepartureCount + 1 {
      checkedDepartureCount += 1
    }
  }
}
