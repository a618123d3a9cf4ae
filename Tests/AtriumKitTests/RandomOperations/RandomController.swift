import AtriumGeometry
import AtriumKit

/// A controller of a random tree, which checks each of its calls, and may forward appearance manually.
final class RandomController: ViewController {
  enum Phase { case gone, appearing, there, leaving }

  /// The settings in which random controllers differ from each other.
  struct Traits {
    var forwardsByHand = false
    var wrapsChildren = false
    var hidesRotations = false
    var addsChildOnLoad = false
    var definesContext = false
    var orientations = InterfaceOrientationMask.all
  }

  let number: Int
  let traits: Traits
  private(set) weak var world: RandomWorld?

  /// The appearance phase that results from the calls so far (C-34).
  private(set) var phase = Phase.gone
  /// The number of appearance changes that have begun, so that a manual end does not end a later change.
  private(set) var beginnings = 0
  /// Whether the controller has had `viewIsAppearing` and its view has not left the window since.
  private var isInPlace = false
  private var reasonAtBegin = false
  private var animatedAtBegin = false
  private weak var containerAtBegin: ViewController?
  /// The nesting depth of the begin and end calls that the container sends to this child itself; 0 outside them.
  private var manualDepth = 0
  private var openMoves = 0
  /// Whether a transition is removing this child.
  var isGoing = false
  private(set) var rotationsOpen = 0
  private var announcedSize: (size: Size, changes: Int)?

  init(number: Int, traits: Traits, world: RandomWorld) {
    self.number = number
    self.traits = traits
    self.world = world
    super.init()
    definesPresentationContext = traits.definesContext
    title = name
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !traits.forwardsByHand }
  override var shouldAutomaticallyForwardRotationMethods: Bool { !traits.hidesRotations }
  override var supportedInterfaceOrientations: InterfaceOrientationMask { traits.orientations }

  var name: String { "c\(number)" }

  var randomChildren: [RandomController] { children.compactMap { $0 as? RandomController } }

  var isOnItsWayOrThere: Bool { phase == .appearing || phase == .there }

  /// Whether the controller's view is in a window that is shown.
  var isInShownWindow: Bool { viewIfLoaded?.window?.isHidden == false }

  /// Whether the view has a superview, so that the container decides about its appearance.
  var isPlaced: Bool { viewIfLoaded?.superview != nil }

  // MARK: Manual forwarding, as a correct container does it (C-29)

  func beginByHand(_ appearing: Bool, animated: Bool) {
    manualDepth += 1
    beginAppearanceTransition(appearing, animated: animated)
    manualDepth -= 1
  }

  func endByHand() {
    manualDepth += 1
    endAppearanceTransition()
    manualDepth -= 1
  }

  private func forwardBegin(_ appearing: Bool, _ animated: Bool) {
    guard traits.forwardsByHand else { return }
    for child in randomChildren where child.isPlaced && child.parent === self {
      guard phase == (appearing ? .appearing : .leaving) else { return }
      if child.isOnItsWayOrThere != appearing {
        child.beginByHand(appearing, animated: animated)
      }
    }
  }

  private func forwardEnd(_ appearing: Bool) {
    guard traits.forwardsByHand else { return }
    for child in randomChildren where child.parent === self {
      guard phase == (appearing ? .there : .gone) else { return }
      // The container's own appearance ended before the container had forwarded its beginning to this child.
      if child.isPlaced, child.isOnItsWayOrThere != appearing {
        child.beginByHand(appearing, animated: false)
      }
      if child.phase == (appearing ? .appearing : .leaving) { child.endByHand() }
    }
  }

  // MARK: Appearance

  override func loadView() {
    let view = NoticingView(frame: .zero)
    // A custom presentation does not set the size of the view, so the mask determines the size.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLeavingWindow = { [weak self] in
      guard let self else { return }
      isInPlace = false
      world?.runArmed(.leavingWindow, self)
    }
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("ld")
    if traits.addsChildOnLoad { world?.addFreshChild(to: self) }
    world?.runArmed(.load, self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("wa")
    require(phase == .gone || phase == .leaving, "viewWillAppear in \(phase)")
    begin(.appearing, animated: animated, reason: isMovingToParent)
    world?.runArmed(.viewWillAppear, self)
    forwardBegin(true, animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("ia")
    require(phase == .appearing, "viewIsAppearing in \(phase)")
    let noticing = viewIfLoaded as? NoticingView
    require(!isInPlace || noticing?.mayHaveLeft == true, "viewIsAppearing twice")
    noticing?.noteInPlace()
    require(viewIfLoaded?.window != nil, "viewIsAppearing outside a window")
    require(animated == animatedAtBegin, "viewIsAppearing with another `animated`")
    require(isMovingToParent == reasonAtBegin, "isMovingToParent changed before viewIsAppearing")
    isInPlace = true
    world?.runArmed(.viewIsAppearing, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("da")
    require(phase == .appearing, "viewDidAppear in \(phase)")
    require(animated == animatedAtBegin, "viewDidAppear with another `animated`")
    require(isMovingToParent == reasonAtBegin, "isMovingToParent changed before viewDidAppear")
    require(
      isInPlace || viewIfLoaded?.window == nil, "viewDidAppear without viewIsAppearing")
    if let container = parent as? RandomController, !container.traits.forwardsByHand {
      require(container.phase != .appearing, "viewDidAppear before \(container.name)'s")
    }
    end(.there)
    forwardEnd(true)
    world?.runArmed(.viewDidAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("wd")
    require(isOnItsWayOrThere, "viewWillDisappear in \(phase)")
    begin(.leaving, animated: animated, reason: isMovingFromParent)
    world?.runArmed(.viewWillDisappear, self)
    forwardBegin(false, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("dd")
    require(phase == .leaving, "viewDidDisappear in \(phase)")
    require(animated == animatedAtBegin, "viewDidDisappear with another `animated`")
    require(
      isMovingFromParent == reasonAtBegin, "isMovingFromParent changed before viewDidDisappear")
    end(.gone)
    forwardEnd(false)
    world?.runArmed(.viewDidDisappear, self)
  }

  private func begin(_ phase: Phase, animated: Bool, reason: Bool) {
    requireHandOfContainer()
    containerAtBegin = parent
    beginnings += 1
    // A controller that reverses before it has disappeared sends no second `viewIsAppearing` (T3).
    if self.phase == .gone { isInPlace = false }
    self.phase = phase
    animatedAtBegin = animated
    reasonAtBegin = reason
  }

  private func end(_ phase: Phase) {
    // An appearance that began in another container may end without a call from the current container.
    if containerAtBegin === parent { requireHandOfContainer() }
    self.phase = phase
  }

  /// Checks C-28: a child of a container that forwards manually gets appearance calls from that container
  /// alone.
  private func requireHandOfContainer() {
    guard let container = parent as? RandomController, container.traits.forwardsByHand else {
      return
    }
    require(manualDepth > 0, "an appearance call past \(container.name), which forwards by hand")
  }

  // MARK: Containment

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log("wm(\((parent as? RandomController)?.name ?? "nil"))")
    if let parent {
      require(self.parent === parent, "willMove(toParent:) with another parent than `parent`")
      require(parent.children.last === self, "willMove(toParent:) before `children` has the child")
      openMoves += 1
      require(openMoves == 1, "willMove(toParent:) twice for one addChild")
    }
    world?.runArmed(.willMove, self)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    log("dm(\((parent as? RandomController)?.name ?? "nil"))")
    if parent == nil {
      require(self.parent == nil, "didMove(toParent: nil) with a parent")
      openMoves -= 1
      require(openMoves == 0, "didMove(toParent: nil) without a willMove before")
    }
    world?.runArmed(.didMove, self)
  }

  // MARK: Sizes

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    world?.runArmed(.layout, self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    world?.runArmed(.didLayout, self)
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    log("sz(\(Int(size.width))x\(Int(size.height)))")
    require(viewIfLoaded?.window != nil, "a size for a view off screen")
    require(viewIfLoaded?.bounds.size != size, "viewWillTransition to the present size")
    // A presentation or swap that began inside these calls has a separate coordinator.
    require(
      coordinator === transitionCoordinator || world?.hasPresentations == true
        || world?.hasTransitions == true,
      "another transitionCoordinator than the argument")
    world?.hears(size, self)
    let changes = world?.changeCount ?? 0
    announcedSize = (size, changes)
    var isOpen = true
    coordinator.animate(
      alongsideTransition: { [weak self, weak world] _ in
        guard let self else { return }
        checkArrival("an alongside closure")
        world?.runArmed(.alongside, self)
      },
      completion: { [weak self, weak world] _ in
        world?.completesSize()
        if !isOpen { world?.fail("a completion twice") }
        isOpen = false
        guard let self else { return }
        log("co")
        world?.runArmed(.completion, self)
      })
    world?.registersSize()
    world?.runArmed(.size, self)
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Checks A.5: the view has its new bounds in alongside closures, unless a call has changed the tree
  /// before.
  private func checkArrival(_ place: String) {
    guard let announced = announcedSize, announced.changes == world?.changeCount else { return }
    // An earlier call may have hidden the window, which ends the appearances in it.
    guard isInShownWindow else { return }
    // The size of a popover is known only after the views around it have their frames.
    guard !isInPopover else { return }
    require(
      viewIfLoaded?.bounds.size == announced.size,
      "\(viewIfLoaded?.bounds.size ?? .zero) instead of \(announced.size) in \(place)")
  }

  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    log("wr")
    rotationsOpen += 1
    require(rotationsOpen == 1, "willRotate inside another rotation")
    // The receivers are determined once (DC-33). A receiver that is no longer in a window has no
    // orientation to compare.
    require(
      interfaceOrientation != orientation || viewIfLoaded?.window == nil,
      "willRotate with the new orientation already there")
    world?.hearsRotation(self, isBeginning: true)
    world?.runArmed(.rotation, self)
  }

  override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    log("war")
    require(rotationsOpen == 1, "willAnimateRotation without willRotate")
    checkArrival("willAnimateRotation")
    world?.runArmed(.rotation, self)
  }

  override func didRotate(from orientation: InterfaceOrientation) {
    log("dr")
    require(rotationsOpen == 1, "didRotate without willRotate")
    rotationsOpen = 0
    world?.hearsRotation(self, isBeginning: false)
    world?.runArmed(.completion, self)
  }

  // MARK: Traits

  override func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    log("tc")
    super.willTransition(to: newCollection, with: coordinator)
    world?.runArmed(.traits, self)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log("td")
    world?.runArmed(.traits, self)
  }

  // MARK: Checks

  private func log(_ call: String) {
    world?.log("\(name).\(call)")
    checkOwnership()
  }

  /// Checks DC-1: both sides of the relationship agree at every observable moment.
  func checkOwnership() {
    if let parent {
      require(
        parent.children.count { $0 === self } == 1, "not once in the children of its parent")
    }
    for child in children {
      require(child.parent === self, "a child that knows another parent")
    }
  }

  private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { world?.fail("\(name): \(message())") }
  }
}
