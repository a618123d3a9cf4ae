public import AtriumContainers
import AtriumControls
public import AtriumGeometry
import AtriumGraphics
public import AtriumKit

/// Shows a session: the tree, the details, the timeline and the problems of a window's controllers.
///
/// The inspector is an ordinary controller. ``Inspector`` shows it in a separate window. A program may show
/// it anywhere else, for example beside its own content:
///
/// ```swift
/// let panel = InspectorController(inspecting: window)
/// ```
///
/// The controller keeps its session alive.
public final class InspectorController: ViewController {
  /// The session that is shown.
  public let session: InspectorSession
  /// The selected pane among the panes that share a frame.
  private var selectedPane = InspectorLayout.Pane.details
  private let tree: TreeController
  private let details: DetailController
  private let timeline: TimelineController
  private let problems: ProblemsController
  private let toolbar = InspectorToolbar()
  private let tabs = SegmentedControl(frame: .zero)
  private let status = Label(font: .preferredFont(forTextStyle: .caption))
  private lazy var driver = ContainerDriver(self, delegate: self, order: .exchange)
  private var panes = InspectorLayout(size: .zero, toolbarHeight: 0)
  private var changes: Set<InspectorSession.Change> = []
  private var releaseTimer: Timer?
  /// Whether the tree marks the controller under the pointer while picking.
  private var isMarking = false
  /// The text of the status line until the next change.
  private var message: String?

  /// Makes an inspector of a window, with a new session.
  public convenience init(inspecting window: Window) {
    self.init(InspectorSession(of: window))
  }

  /// Makes an inspector of a session.
  public init(_ session: InspectorSession) {
    self.session = session
    tree = TreeController(session)
    details = DetailController(session)
    timeline = TimelineController(session)
    problems = ProblemsController(session)
    super.init()
    title = "Inspector"
    session.observe(owner: self) { [weak self] in self?.note($0) }
    addCommands()
  }

  // MARK: View

  /// Makes the view, which has the theme's background.
  public override func loadView() {
    view = InspectorGround(frame: .zero)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for part in [toolbar, tabs, status] as [View] { view.addSubview(part) }
    status.textRole = \.secondaryLabel
    status.lineBreakMode = .byTruncatingTail
    tabs.accessibilityLabel = "Panes"
    toolbar.pick.addAction(for: .primaryActionTriggered) { [weak session] in
      session?.isPicking.toggle()
    }
    toolbar.compare.addAction(for: .primaryActionTriggered) { [weak session] in
      session?.toggleHeldMoment()
    }
    toolbar.step.addAction(for: .primaryActionTriggered) { [weak session] in session?.stepTurn() }
    toolbar.rates.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      let index = toolbar.rates.selectedSegmentIndex
      if InspectorSession.rates.indices.contains(index) {
        session.timeRate = InspectorSession.rates[index]
      }
    }
    toolbar.search.addAction(for: .editingChanged) { [weak self] in self?.searchDidChange() }
    tabs.addAction(for: .valueChanged) { [weak self] in
      guard let self, panes.tabs.indices.contains(tabs.selectedSegmentIndex) else { return }
      show(panes.tabs[tabs.selectedSegmentIndex])
    }
    timeline.timelineView.onHover = { [weak self] number in
      self?.say(number.flatMap { self?.session.call($0) }.map { self?.words(of: $0) ?? "" })
    }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    layOutPanes()
    driver.containerWillAppear()
    refresh(all: true)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    driver.containerWillDisappear()
    super.viewWillDisappear(animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !session.hasEnded else { return }
    (session.outlined, session.isPicking) = (nil, false)
    session.timeRate = 1
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    refresh()
    layOutPanes()
    driver.layOut()
  }

  private func layOutPanes() {
    let size = view.bounds.size
    let height = toolbar.sizeThatFits(size).height
    toolbar.frame = Rect(x: 0, y: 0, width: size.width, height: height)
    let new = InspectorLayout(size: size, toolbarHeight: height)
    if new.tabs != panes.tabs {
      panes = new
      if !new.tabs.contains(selectedPane) { selectedPane = new.tabs.first ?? .details }
      showTabs()
      display()
    }
    panes = new
    tabs.frame = InspectorLayout.inside(new.tabsFrame, dx: 12, dy: 6)
    status.frame = InspectorLayout.inside(new.statusFrame, dx: 12, dy: 2)
  }

  private func showTabs() {
    let count = session.problems.count
    tabs.segments = panes.tabs.map { pane in
      SegmentedControl.Segment(
        title: pane == .problems && count > 0 ? "\(pane.name) \(count)" : pane.name)
    }
    tabs.select(panes.tabs.firstIndex(of: selectedPane) ?? 0, animated: false)
  }

  private func controller(of pane: InspectorLayout.Pane) -> ViewController {
    switch pane {
    case .tree: tree
    case .details: details
    case .timeline: timeline
    case .problems: problems
    }
  }

  private func display() {
    driver.set(
      ContainerContent(
        members: InspectorLayout.Pane.allCases.map(controller),
        displayed: panes.shown(selected: selectedPane).map(controller)))
  }

  /// Shows a pane, and moves the focus to it.
  private func goTo(_ pane: InspectorLayout.Pane) {
    if panes.tabs.contains(pane) { show(pane) }
    focus(controller(of: pane))
  }

  private func show(_ pane: InspectorLayout.Pane) {
    selectedPane = pane
    showTabs()
    display()
    refresh(all: true)
  }

  private func focus(_ pane: ViewController) { pane.viewIfLoaded?.becomeFirstResponder() }

  // MARK: Changes

  /// Records a change, which is shown in the next turn of the inspector's window.
  private func note(_ change: InspectorSession.Change) {
    changes.insert(change)
    viewIfLoaded?.setNeedsLayout()
  }

  private func refresh(all: Bool = false) {
    let new = all ? Set([.tree, .calls, .selection, .mode]) : changes
    changes = []
    guard !new.isEmpty else { return }
    if new.contains(.selection) {
      tree.reveal(session.selection)
      timeline.showSelection()
    }
    if new.contains(.tree) {
      tree.reload()
      problems.reload()
      showTabs()
    }
    if new.contains(.tree) || new.contains(.calls) { timeline.feed() }
    details.reload()
    if session.isPicking || isMarking {
      isMarking = session.isPicking
      tree.list.mark(session.isPicking ? session.outlined.map(TreeRows.id) : nil)
    }
    InspectorToolbar.show(session.isPicking, on: toolbar.pick)
    InspectorToolbar.show(session.heldMoment != nil, on: toolbar.compare)
    toolbar.rates.select(
      InspectorSession.rates.firstIndex(of: session.timeRate) ?? SegmentedControl.noSegment,
      animated: false)
    if !all, new != [.place] { message = nil }
    showStatus()
    watchReleases()
  }

  /// Reads the window again after a second, while removed controllers may still be released.
  private func watchReleases() {
    guard session.awaitsReleases, releaseTimer?.isValid != true, let window = view.window else {
      return
    }
    releaseTimer = window.scheduleTimer(
      withTimeInterval: ProblemFinder.patience, onlyWhileVisible: true
    ) {
      [weak self] _ in
      self?.session.read()
      self?.watchReleases()
    }
  }

  private func say(_ text: String?) {
    message = text
    showStatus()
  }

  private func showStatus() {
    status.text = message ?? usualStatus
    status.textRole = message == nil && !session.problems.isEmpty ? \.badge : \.secondaryLabel
  }

  private var usualStatus: String {
    if session.isReviewing {
      guard let call = session.selectedCall.flatMap(session.call) else {
        return "Review: select a call. The phases are those after it."
      }
      return "Review: the phases after \(call.name).\(call.event), call \(call.number + 1) of "
        + "\(session.droppedCallCount + session.calls.count); the window shows the present"
    }
    if session.isPicking { return "Click a controller in the window. Escape ends picking." }
    var parts: [String] = []
    if session.hasEnded {
      parts.append("The window is closed")
    } else {
      let count = session.tree?.rows.count ?? 0
      parts.append(count == 1 ? "1 controller" : "\(count) controllers")
    }
    let calls = session.droppedCallCount + session.calls.count
    parts.append(calls == 1 ? "1 call" : "\(calls) calls")
    let problems = session.problems.count
    parts.append(
      problems == 0 ? "no problems" : problems == 1 ? "1 problem" : "\(problems) problems")
    if let held = session.heldMoment {
      let count = session.differences.count
      parts.append(
        "\(count == 1 ? "1 difference" : "\(count) differences") since \(held.time.inspectorTime) s"
      )
    }
    if session.timeRate < 1 { parts.append("slow: the window's clock falls behind") }
    if session.isStepping { parts.append("stepping") }
    return parts.joined(separator: " · ")
  }

  private func words(of call: InspectedCall) -> String {
    let arguments = call.arguments.isEmpty ? "" : " \(call.arguments)"
    return "\(call.name).\(call.event)\(arguments) · sent by \(call.sender.text) · "
      + "turn \(call.turn), \(call.step), \(call.time.inspectorTime) s"
  }

  // MARK: Search

  private func searchDidChange() {
    let text = toolbar.search.text
    let count = tree.search(text)
    timeline.timelineView.found =
      text.isEmpty
      ? nil
      : Set(
        session.tree?.rows.map(\.node).filter { TreeRows.matches($0, text) }.map(\.id) ?? [])
    say(text.isEmpty ? nil : count == 1 ? "1 match" : "\(count) matches")
  }

  private func selectMatch(forward: Bool) {
    guard !toolbar.search.text.isEmpty else { return }
    let match = tree.selectMatch(forward: forward)
    refresh()
    say(match.map { "\($0.place) of \($0.count)" } ?? "no match")
  }

  // MARK: Keys

  private func addCommands() {
    func add(
      _ title: String, _ input: String, _ flags: KeyModifierFlags = [],
      priority: Bool = false, _ action: @escaping @MainActor (InspectorController) -> Void
    ) {
      var command = KeyCommand(title: title, input: input, modifierFlags: flags) { [weak self] in
        if let self { action(self) }
      }
      command.wantsPriorityOverSystemBehavior = priority
      addKeyCommand(command)
    }
    add("Close the inspector", "I", [.control, .shift]) { $0.viewIfLoaded?.window?.requestClose() }
    add("Pick a controller in the window", "C", [.control, .shift]) {
      $0.session.isPicking.toggle()
    }
    add("Search", "F", .control) { $0.toolbar.search.becomeFirstResponder() }
    add("Next match", "G", .control) { $0.selectMatch(forward: true) }
    add("Previous match", "G", [.control, .shift]) { $0.selectMatch(forward: false) }
    add("Hold this moment, and compare", "D", .control) { $0.session.toggleHeldMoment() }
    add("Outline all controllers", "A", [.control, .shift]) { $0.session.toggle(.areas) }
    add("Outline their safe areas", "S", [.control, .shift]) { $0.session.toggle(.safeAreas) }
    add("Review, call by call", "R", .control) { $0.session.isReviewing.toggle() }
    add("Copy the calls of the selection", "C", .control) { $0.copyCalls() }
    add("Tree", "1", .control) { $0.goTo(.tree) }
    add("Details", "2", .control) { $0.goTo(.details) }
    add("Timeline", "3", .control) { $0.goTo(.timeline) }
    add("Problems", "4", .control) { $0.goTo(.problems) }
    add("Slow motion", KeyCommand.inputFunction(7)) {
      $0.session.timeRate = $0.session.timeRate == 1 ? 0.25 : 1
    }
    add("Hold, or go on", KeyCommand.inputFunction(8)) {
      $0.session.timeRate = $0.session.timeRate == 0 ? 1 : 0
    }
    add("One turn", KeyCommand.inputFunction(9)) { $0.session.stepTurn() }
    add("To the next call", KeyCommand.inputFunction(9), .shift) { $0.session.stepToCall() }
    add("Until nothing moves", KeyCommand.inputFunction(9), .control) { $0.session.stepToRest() }
    add("Next call of the controller", ".") { $0.timeline.step(forward: true) }
    add("Previous call of the controller", ",") { $0.timeline.step(forward: false) }
    add("Back out", KeyCommand.inputEscape, priority: true) { $0.backOut() }
    addKeyCommand(.showShortcuts(over: self))
  }

  /// Ends the first of these that is active: picking, the search, the selection, slow motion.
  private func backOut() {
    if presentedViewController != nil { return dismiss(animated: true) }
    if session.isPicking {
      session.isPicking = false
    } else if !toolbar.search.text.isEmpty {
      toolbar.search.text = ""
      searchDidChange()
      focus(tree)
    } else if session.isReviewing {
      session.isReviewing = false
    } else if session.selection != nil || session.selectedCall != nil {
      (session.selection, session.selectedCall, session.outlined) = (nil, nil, nil)
    } else if session.timeRate != 1 {
      session.timeRate = 1
    }
  }

  /// Copies the calls of the selected controller, or of all controllers, as lines of the life-cycle log.
  private func copyCalls() {
    let text = session.log(of: session.selection)
    Pasteboard.general.string = text
    say("copied \(text.isEmpty ? 0 : text.split(separator: "\n").count) lines")
  }

  public override var preferredFocusEnvironments: [Responder] { [tree] }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if view.window?.firstResponder == nil { focus(tree) }
  }
}

extension InspectorController: ContainerDriverDelegate {
  /// Returns the inspector's view.
  public func childrenView(for driver: ContainerDriver) -> View { view }

  /// Returns the frame of a pane.
  public func containerDriver(_ driver: ContainerDriver, frameOf child: ViewController) -> Rect {
    let pane = InspectorLayout.Pane.allCases.first { controller(of: $0) === child }
    return pane.map(panes.frame) ?? .zero
  }
}

/// The background between the panes.
private final class InspectorGround: View {
  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.background)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }
}
