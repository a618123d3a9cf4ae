import AtriumContainers
import AtriumGeometry
import AtriumGraphics
public import AtriumKit

/// Observes the controllers of a window: their tree, their calls and their problems.
///
/// A session needs no user interface, so programs without a display can use it:
///
/// ```swift
/// let session = InspectorSession(of: window)
/// print(session.text)
/// ```
///
/// A session only reads, except for ``change(_:of:)``, ``undoChange()``, picking, ``timeRate`` and the steps of time.
/// It loads no view, moves no focus, changes no layout of the window and keeps no controller alive. The initialiser
/// begins the session, and ``end()`` removes everything that the session added to the window.
@MainActor
public final class InspectorSession {
  /// The observed window; a weak reference.
  public private(set) weak var window: Window?
  /// The tree at the last reading of the window, see ``read()``; nil for a window without a root controller.
  public private(set) var tree: InspectedNode?
  /// The phases and moves of the controllers since the session began, derived from their calls.
  public private(set) var ledger = LifeLedger()
  /// Whether the program is between two steps of a change; false by default.
  ///
  /// A later step may still correct a problem such as a forgotten `didMove`. Such problems are then not reported.
  package var isInSteps = false {
    didSet {
      if isInSteps != oldValue { read() }
    }
  }
  /// Whether the root controller was on screen when the session began; its earlier calls are then not recorded.
  package private(set) var beganLate = false
  /// The problems that were found at the last reading of the window, see ``read()``.
  public private(set) var problems: [InspectorProblem] = []
  /// The held moment, with which later moments are compared; nil if there is none.
  public private(set) var heldMoment: InspectorMoment?
  /// The number that identifies the selected controller; nil if none is selected.
  public var selection: Int? {
    didSet { if selection != oldValue { tell(.selection) } }
  }
  /// The number that identifies the selected call; nil if none is selected.
  public var selectedCall: Int? {
    didSet { if selectedCall != oldValue { tell(.selection) } }
  }
  /// The number that identifies the controller outlined in the window; nil if none is outlined.
  public var outlined: Int? {
    didSet {
      guard outlined != oldValue else { return }
      pickedView = nil
      updateOverlay()
      if isPicking { tell(.mode) }
    }
  }

  /// The number that identifies the selected cause; nil if none is selected (TL-10).
  public var selectedCause: Int? {
    didSet { if selectedCause != oldValue { tell(.selection) } }
  }
  /// Whether the tree shows the controllers that containers have made as parts of themselves; false by default
  /// (IN-18).
  public var showsParts = false {
    didSet { if showsParts != oldValue { tell(.tree) } }
  }

  /// Whether the tree shows the phases after the selected call instead of the current phases (SM-8); false by default.
  public var isReviewing = false {
    didSet { if isReviewing != oldValue { tell(.selection) } }
  }

  /// The part of a session that has changed.
  public enum Change: Hashable, Sendable {
    /// The tree or the problems.
    case tree
    /// The recorded calls.
    case calls
    /// The selected controller, call or cause, or ``isReviewing``.
    case selection
    /// The frame of the selected controller's view.
    case place
    /// Picking, the kinds of outlines, the rate of time, or the step in progress.
    case mode
  }

  /// Returns whether the program keeps a removed controller intentionally; the default closure returns false.
  ///
  /// A controller that is kept intentionally is not reported as still alive.
  public var keepsRemoved: (_ controller: ViewController) -> Bool = { _ in false }

  let directory = ControllerDirectory()
  let history: CallHistory
  var overlay = InspectorOverlay()
  var pick = PickState()
  var changes = ChangeHistory()
  var flashes = RepaintFlashes()
  /// The kinds of outlines that are drawn; empty by default.
  public internal(set) var outlines: Set<Outlines> = []
  /// The view that the user has picked with Alt; nil if there is none.
  weak var pickedView: View?
  /// The step in progress; nil if there is none.
  var stepping: Stepping?
  /// The suffix in the window's title while its time is stopped; nil at other times.
  var heldTitle: HeldTitle?
  /// The true time of day while the window's time is slow; nil at the normal rate.
  var timeOfDay: TimeOfDay?
  private var tool: SessionTool?
  private var roots: [WeakOwner] = []
  private var gone: [Int: Double] = [:]
  private var observers: [ObjectIdentifier: (owner: WeakOwner, action: (Change) -> Void)] = [:]

  struct WeakOwner {
    weak var owner: AnyObject?
  }

  /// Begins a session for a window.
  public init(of window: Window) {
    self.window = window
    beganLate = window.rootViewController?.appearancePhase == .appeared
    history = CallHistory(directory)
    let tool = SessionTool(self)
    self.tool = tool
    window.addTool(tool)
    window.observeEvents(owner: history) { [weak self, weak window] event in
      guard let self, let window else { return }
      history.note(event, in: window)
      hands.note(event)
    }
    history.onCall = { [weak self] call in
      self?.ledger.follow(call)
      self?.hasNewCalls = true
    }
    history.onIgnored = { [weak self] id in
      guard let self, let controller = directory.controller(id) else { return }
      ledger.noteIgnored(of: id, name: directory.name(of: controller))
    }
    read()
  }

  isolated deinit {
    end()
  }

  private var hasNewCalls = false
  /// The frame of the selected controller's view, in points, in the window's coordinates.
  private var selectedPlace: Rect?
  private var hands = HeldHands()

  /// Ends the session, removes it from the window and sets the window's time to the normal rate.
  public func end() {
    guard let tool else { return }
    timeRate = 1
    self.tool = nil
    observers = [:]
    for root in roots { (root.owner as? ViewController)?.removeLifecycleObserver(history) }
    guard let window else { return }
    window.stopObservingEvents(owner: history)
    window.removeTool(tool)
    if let rect = overlay.rect { window.setNeedsToolDisplay(in: rect) }
    overlay.rect = nil
  }

  /// Whether the session has ended, by ``end()`` or with its window.
  public var hasEnded: Bool { tool == nil || window?.isClosed ?? true }

  // MARK: Content

  /// The recorded calls, oldest first; at most 2,000.
  public var calls: [InspectedCall] { history.calls }
  /// The number of calls that are no longer recorded; the oldest calls are dropped first.
  public var droppedCallCount: Int { history.droppedCount }
  /// The causes of the recorded calls, oldest first.
  public var causes: [InspectedCause] { history.causes }

  /// Returns the recorded call with a number; nil if that call has been dropped or does not exist.
  public func call(_ number: Int) -> InspectedCall? {
    guard let first = calls.first?.number, calls.indices.contains(number - first) else {
      return nil
    }
    return calls[number - first]
  }

  /// The phases after the selected call, by the numbers of the controllers.
  ///
  /// The value is nil unless ``isReviewing`` is true and a call is selected. A controller whose first recorded
  /// call came after the selected call has the phase ``InspectedPhase/gone``.
  public var reviewedPhases: [Int: InspectedPhase]? {
    guard isReviewing, let selectedCall, let first = calls.first?.number,
      calls.indices.contains(selectedCall - first)
    else { return nil }
    var phases: [Int: InspectedPhase] = [:]
    for call in calls[(selectedCall - first)...] { phases[call.controller] = .gone }
    let before = LifeLedger(calls[...(selectedCall - first)])
    for (id, life) in before.lives { phases[id] = life.phase ?? .gone }
    return phases
  }

  /// Selects the last controller of the tree that is on screen: the innermost one, in front of all others.
  ///
  /// The tree and the timeline then scroll to this controller, even if many controllers above it are off screen.
  func selectInnermost() { selection = tree?.rows.last { $0.node.phase.isOnScreen }?.node.id }

  /// Returns the controller with a number; nil if that controller has been released.
  public func controller(_ id: Int) -> ViewController? { directory.controller(id) }

  /// Returns the number that identifies a controller, which stays the same for the controller's whole life.
  public func id(of controller: ViewController) -> Int { directory.id(of: controller) }

  /// Returns a controller's view and the views below it; an empty list if the view is not loaded.
  ///
  /// The view of a child controller is a single row, without its subviews.
  public func views(of id: Int) -> [ViewOutline] {
    directory.controller(id).map { ViewOutline.read($0, with: directory) } ?? []
  }

  // MARK: Changes

  /// Calls a closure after each change, before the code that made the change continues.
  ///
  /// A second call with the same owner replaces the closure.
  ///
  /// - Parameters:
  ///   - owner: The observation ends when this object is deallocated; held weakly.
  ///   - action: Receives the kind of change. The closure must not change the observed window.
  public func observe(owner: AnyObject, action: @escaping (_ change: Change) -> Void) {
    observers[ObjectIdentifier(owner)] = (WeakOwner(owner: owner), action)
  }

  func tell(_ change: Change) {
    for (owner, action) in observers.values where owner.owner != nil { action(change) }
  }

  /// Reads the window again.
  ///
  /// The session also does this at the end of each turn of the window.
  public func read() {
    guard let window, tool != nil else { return }
    observe(window.rootViewController)
    let new = window.isClosed ? nil : TreeReader.read(window, with: directory)
    let isOther = new != tree
    if isOther { compare(tree, with: new, at: window.currentTime) }
    tree = new
    gone = gone.filter { directory.controller($0.key) != nil }
    let found = ProblemFinder(
      tree: tree, ledger: ledger, directory: directory, gone: gone, time: window.currentTime,
      isAtRest: window.isIdle && window.timeRate > 0 && hands.isEmpty && !isInSteps,
      isKept: isKept
    ).problems
    let hasOtherProblems = found != problems
    problems = found
    if let selection, directory.controller(selection) == nil { self.selection = nil }
    updateOverlay()
    if hasNewCalls {
      hasNewCalls = false
      if ledger.lives.count > 512 { ledger.keep { self.directory.controller($0) != nil } }
      tell(.calls)
    }
    if isOther || hasOtherProblems { tell(.tree) }
    let place = selection.flatMap(directory.controller)?.viewIfLoaded.map {
      $0.convert($0.bounds, to: nil)
    }
    if place != selectedPlace {
      selectedPlace = place
      tell(.place)
    }
  }

  /// Observes the calls of a root controller.
  ///
  /// The observation continues after another root controller replaces it, because it may become the root again.
  func observe(_ root: ViewController?) {
    roots.removeAll { $0.owner == nil }
    guard let root, !roots.contains(where: { $0.owner === root }) else { return }
    roots.append(WeakOwner(owner: root))
    root.addLifecycleObserver(history)
  }

  private func compare(_ old: InspectedNode?, with new: InspectedNode?, at time: Double) {
    let before = old?.rows.map(\.node.id) ?? []
    let present = new?.rows.map(\.node.id) ?? []
    for id in Set(before).subtracting(present) { gone[id] = time }
    for id in present { gone[id] = nil }
    if let new { adoptUnobserved(new, known: Set(before), isObserved: true) }
  }

  /// Sets the phases of those controllers, at or below a node, whose calls were not observed.
  ///
  /// These are the controllers that were not in the tree before. They also include members that are not children,
  /// foreign controllers, and all controllers below these.
  private func adoptUnobserved(_ node: InspectedNode, known: Set<Int>, isObserved: Bool) {
    let isObserved = isObserved && node.edge != .member && node.edge != .foreign
    if !isObserved || !known.contains(node.id) { ledger.adopt(node) }
    for child in node.children { adoptUnobserved(child, known: known, isObserved: isObserved) }
  }

  /// Whether a removed controller is still alive; a later reading may then find a problem.
  public var awaitsReleases: Bool {
    gone.keys.contains { id in directory.controller(id).map { !isKept($0) } ?? false }
  }

  /// Returns whether the program or a navigation controller intentionally keeps a removed controller.
  private func isKept(_ controller: ViewController) -> Bool {
    keepsRemoved(controller)
      || (tree?.rows ?? []).contains { row in
        (directory.controller(row.node.id) as? NavigationController)?.poppedViewControllers
          .contains { $0 === controller } ?? false
      }
  }

  /// Gives a title to the cause of all calls until the window's next input event.
  ///
  /// A program calls this method before it runs code that was not triggered by input, such as a step of a script.
  /// Without this title, the calls of such code have the cause *code*.
  ///
  /// - Parameter title: The title of the cause, such as `parent.addChild(child)`.
  public func nameCause(_ title: String) { history.note(code: title) }

  // MARK: Moments

  /// The current moment.
  public var moment: InspectorMoment {
    InspectorMoment(
      time: window?.currentTime ?? 0, turn: calls.last?.turn ?? 0, tree: tree)
  }

  /// Holds the current moment for comparison with later moments, or discards the held moment if there is one (IN-22).
  public func toggleHeldMoment() {
    heldMoment = heldMoment == nil ? moment : nil
    tell(.tree)
  }

  /// The differences between the held moment and the current moment; empty without a held moment.
  public var differences: [InspectorMoment.Difference] {
    heldMoment?.differences(to: moment) ?? []
  }
}

/// The window's reference to the session.
///
/// The window retains its tools, but this tool does not retain the session.
private final class SessionTool: WindowTool {
  private weak var session: InspectorSession?

  init(_ session: InspectorSession) {
    self.session = session
  }

  func window(_ window: Window, takes event: InputEvent) -> Bool {
    session?.takes(event, in: window) ?? false
  }

  func windowDidChangeRoot(_ window: Window) { session?.observe(window.rootViewController) }

  func windowDidEndTurn(_ window: Window) { session?.turnDidEnd() }

  func draw(_ rect: Rect, above window: Window, in canvas: borrowing Canvas) {
    session?.overlay.draw(above: window, in: canvas)
    session?.drawFlash(of: rect, above: window, in: canvas)
  }
}
