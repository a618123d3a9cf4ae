import AtriumGeometry
public import AtriumKit

/// A stack of controllers inside a container: the engine of ``StackController`` and
/// ``PlaceholderController``, for containers of your own too.
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
/// The container owns the stack, which makes the controllers its children. The container forwards the
/// appearance calls by hand, and passes its own four to the stack; a container may have any number of
/// stacks. Each controller is pushed with a ``StepTransition``, whose reverse is played when it is popped.
///
/// The views of the top ``capacity`` controllers are in the container view. All of them are drawn, but only
/// the top one has appearance calls and takes input (DC-22, CK-O14).
@MainActor
public final class ContainerStack {
  /// The treatment of controllers that are deeper than the capacity (CK-S1).
  public enum Behavior: Hashable, Sendable {
    /// Their views leave the view tree, and come back when they are revealed.
    case `default`
    /// They leave the container.
    case removing
    /// Like ``default``; and there is always a root, which cannot be removed.
    case fixedRoot
  }

  /// The least capacity (CK-S1).
  public static let minimumCapacity = 1
  /// The capacity unless another one is given (CK-S1).
  public static let defaultCapacity = 2
  /// The capacity of a stack whose views all stay in the view tree (CK-S1).
  public static let unlimitedCapacity = Int.max

  /// The container; nil once it is released.
  public private(set) weak var container: ViewController?
  /// The treatment of controllers that are deeper than the capacity.
  public let behavior: Behavior
  /// The object that is told of changes; it is not retained.
  public weak var delegate: (any ContainerStackDelegate)?
  /// Whether the controllers of an animated change take no touches until it ends; true by default (CK-S3,
  /// CK-O19).
  public var isLockingInput = true

  /// The controllers, the lowest first.
  var contents: [StackContent] = []
  /// The contents whose views are in the view tree, the top one first.
  var placed: [StackContent] = []
  /// Grows with each arrangement of the views.
  var arrangementCount = 0
  let stackView = StackView()
  /// The phase in which the container's own calls left the stack.
  ///
  /// It is not the container's `appearancePhase`: under a cover in its context that is the cover's.
  var phase: AppearancePhase {
    didSet { phaseCount += 1 }
  }
  /// The number of the container's own calls, so that one inside another one wins.
  private(set) var phaseCount = 0
  /// The change that runs; nil at rest.
  var change: StackChange?
  /// The requests that came in the last calls of a change, or while the list was being changed.
  private var postponed: [() -> Void] = []
  /// How many changes of the list are being made, one inside another.
  private var settlingCount = 0
  /// The controllers that were told to appear, and not yet that they have disappeared.
  var present: [ViewController] = []
  private var givenCapacity: Int
  /// The container's `departureCount` up to which the list holds no controller of another parent.
  private var checkedDepartureCount = -1

  /// Makes an empty stack (CK-S1, CK-S3).
  ///
  /// - Parameters:
  ///   - container: The controller whose children the controllers become; not retained.
  ///   - behavior: What happens to controllers that are deeper than the capacity.
  ///   - capacity: How many views stay in the view tree; less than 1 is logged, and counts as 1.
  public init(
    container: ViewController, behavior: Behavior = .default,
    capacity: Int = ContainerStack.defaultCapacity
  ) {
    self.container = container
    self.behavior = behavior
    // A stack may be made for a container that is on screen.
    phase = container.appearancePhase
    givenCapacity = ContainerStack.checked(capacity)
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stackView.sizeDidChange = { [weak self] in self?.placeWrappers() }
    stackView.didEnterWindow = { [weak self] in self?.arrangeIfNeeded() }
  }

  /// Tells the controllers that they leave, from the bottom to the top (CK-O16, DC-25).
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
  /// A controller that is pushed is listed from the beginning of its transition, one that is popped to
  /// the end of it (CK-S10).
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
  /// Whether a push or a pop runs.
  public var isPerformingTransition: Bool { change != nil }

  /// How many views stay in the view tree, counted from the top (CK-S1).
  ///
  /// During a push or a pop there is one more (CK-S2). A new capacity counts at once, or from the end of
  /// the transition that runs. Less than 1 is logged, and counts as 1.
  public var capacity: Int {
    get { givenCapacity }
    set {
      givenCapacity = ContainerStack.checked(newValue)
      guard change == nil else { return }
      settle {
        dropExcess()
        arrangeIfNeeded()
      }
    }
  }

  private static func checked(_ capacity: Int) -> Int {
    guard capacity < minimumCapacity else { return capacity }
    StackLog.warning(
      "A stack cannot have the capacity \(capacity); it gets \(minimumCapacity), the least one.")
    return minimumCapacity
  }

  // MARK: The container view

  /// The view that holds the controllers' views: the container's view or one inside it (CK-V1).
  ///
  /// It clips from then on. A view that is not inside the loaded view of the container is refused with an
  /// error in the log (CK-S4). It may be moved and resized at will; the controllers follow (CK-V3).
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

  /// Whether the list is being changed, so that requests wait for the end.
  var isSettling: Bool { settlingCount > 0 }

  /// Changes the list; requests in the calls of this change are carried out after it (DC-17).
  ///
  /// A controller that leaves is a child until its last calls are over, so it cannot come back in them.
  func settle(_ body: () -> Void) {
    settlingCount += 1
    body()
    settlingCount -= 1
    while !isSettling, change == nil, !postponed.isEmpty { postponed.removeFirst()() }
  }

  /// Keeps a request for the end of the present change.
  func postpone(_ request: @escaping (ContainerStack) -> Void) {
    postponed.append { [weak self] in self.map(request) }
  }

  // MARK: Lists

  /// The place of a controller in the list; nil if it is not there.
  func index(of controller: ViewController) -> Int? {
    contents.firstIndex { $0.controller === controller }
  }

  /// Whether a controller may have left the container without the stack.
  private var mayHoldStrangers: Bool { container?.departureCount != checkedDepartureCount }

  /// Forgets controllers that other code has taken out of the container.
  func dropStrangers() {
    // The list may be long, and this is asked before each request.
    guard change == nil, mayHoldStrangers else { return }
    let container = container
    checkedDepartureCount = container?.departureCount ?? -1
    WorkStatistics.ofLists.childVisitCount += contents.count
    let strangers = contents.filter { !$0.belongs(to: container) }
    guard !strangers.isEmpty else { return }
    contents.removeAll { !$0.belongs(to: container) }
    arrange(placed.filter { $0.belongs(to: container) })
    for stranger in strangers { stranger.takeOut() }
    arrangeIfNeeded()
    alignTop()
  }

  /// Takes those out of a removing stack that are deeper than the capacity.
  func dropExcess() {
    guard behavior == .removing else { return }
    while contents.count > capacity, let lowest = contents.first { expel(lowest) }
  }

  /// Takes a controller out of the container, with both move calls.
  func expel(_ content: StackContent) {
    let controller = content.controller
    if content.belongs(to: container) { controller.willMove(toParent: nil) }
    release(content)
  }

  /// Takes a controller out that has been told so.
  func release(_ content: StackContent) {
    if let index = contents.lastIndex(where: { $0 === content }) { contents.remove(at: index) }
    arrange(placed.filter { $0 !== content })
    // It may leave in a call of its container's own disappearance, whose end will not reach it.
    finishDisappearance(of: content.controller)
    guard let container, content.belongs(to: container) else { return }
    let isChecked = !mayHoldStrangers
    content.controller.removeFromParent()
    // A call about the departure may have taken others out.
    if isChecked, container.departureCount == checkedDepartureCount + 1 {
      checkedDepartureCount += 1
    }
  }
}
