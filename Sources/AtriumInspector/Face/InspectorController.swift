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
  /// The selected pane among the panes that share one area as tabs.
  package var selectedPane = InspectorLayout.Pane.details {
    didSet {
      isPaneChosen = true
      guard selectedPane != oldValue, isViewLoaded, panes.tabs.contains(selectedPane) else {
        return
      }
      showTabs()
      display()
      refresh(all: true)
    }
  }
  let tree: TreeController
  private let details: DetailController
  let timeline: TimelineController
  private let problems: ProblemsController
  let toolbar = InspectorToolbar()
  private let layers: LayersController
  private let tabs = SegmentedControl(frame: .zero)
  private let status = Label(font: .preferredFont(forTextStyle: .caption))
  private let statusGround = InspectorGround(frame: .zero)
  private lazy var driver = ContainerDriver(self, delegate: self, order: .exchange)
  private var panes = InspectorLayout(size: .zero, toolbarHeight: 0)
  /// Whether the panes have been laid out at least once.
  ///
  /// The tabs alone do not show this, because an inspector without a size has the same tabs as a small inspector.
  private var hasPanes = false
  /// Whether the program or the user has selected a pane.
  ///
  /// Until then, the tree is shown if it is one of the tabs.
  private var isPaneChosen = false
  private var changes: Set<InspectorSession.Change> = []
  private var releaseTimer: Timer?
  /// Whether the tree marks the controller under the pointer while picking.
  private var isMarking = false
  /// The text of the status line, shown until the next change.
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
    layers = LayersController(session)
    super.init()
    title = String(localized: "Inspector")
    session.observe(owner: self) { [weak self] in self?.note($0) }
  }

  // MARK: View

  /// Makes the view, which has the theme's background.
  public override func loadView() {
    view = InspectorGround(frame: .zero)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for part in [toolbar, tabs, statusGround, status] as [View] { view.addSubview(part) }
    status.textRole = \.secondaryLabel
    status.lineBreakMode = .byTruncatingTail
    // A text that does not fit is shrunk before it is truncated, but not below the standard text size.
    status.adjustsFontSizeToFitWidth = true
    status.minimumScaleFactor = 1 / FontMetrics(forTextStyle: .caption).scaledValue(for: 1)
    tabs.accessibilityLabel = String(localized: "Panes")
    let actions: [(Button, @MainActor (InspectorSession) -> Void)] = [
      (toolbar.pick, { $0.isPicking.toggle() }), (toolbar.compare, { $0.toggleHeldMoment() }),
      (toolbar.step, { $0.stepTurn() }),
    ]
    for (button, action) in actions {
      button.addAction(for: .primaryActionTriggered) { [weak self] in
        guard let self else { return }
        action(session)
        Accessibility.post(notification: .announcement, argument: usualStatus)
      }
    }
    toolbar.rates.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      let index = toolbar.rates.selectedSegmentIndex
      if InspectorSession.rates.indices.contains(index) {
        session.timeRate = InspectorSession.rates[index]
      }
    }
    toolbar.dock.addAction(for: .primaryActionTriggered) { [weak self] in self?.isDocked.toggle() }
    toolbar.onHint = { [weak self] in self?.say($0) }
    toolbar.search.addAction(for: .editingChanged) { [weak self] in self?.searchDidChange() }
    tabs.addAction(for: .valueChanged) { [weak self] in
      guard let self, panes.tabs.indices.contains(tabs.selectedSegmentIndex) else { return }
      selectedPane = panes.tabs[tabs.selectedSegmentIndex]
    }
    details.onChange = { [weak self] line in
      // A refresh removes the message, so the refresh comes first.
      self?.refresh()
      self?.say(line)
    }
    timeline.timelineView.onSpan = { [weak self] in self?.say(self?.words(of: $0)) }
    timeline.timelineView.onHover = { [weak self] number in
      self?.say(number.flatMap { self?.session.call($0) }.map { self?.words(of: $0) ?? "" })
    }
    timeline.timelineView.onHoverCause = { [weak self] id in
      self?.say(self?.session.causes.first { $0.id == id }?.summary)
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
    // The inspector can be docked once its view is in a window.
    showDocking()
    refresh()
    layOutPanes()
    driver.layOut()
  }

  private func layOutPanes() {
    let size = view.bounds.size
    let height = toolbar.sizeThatFits(size).height
    toolbar.frame = Rect(x: 0, y: 0, width: size.width, height: height)
    let new = InspectorLayout(size: size, toolbarHeight: height)
    if new.tabs != panes.tabs || !hasPanes {
      if !hasPanes, !isPaneChosen, new.tabs.contains(.tree) { selectedPane = .tree }
      hasPanes = true
      panes = new
      if !new.tabs.contains(selectedPane) { selectedPane = new.tabs.first ?? .details }
      showTabs()
      display()
    }
    panes = new
    tabs.frame = InspectorLayout.inside(new.tabsFrame, dx: 12, dy: 6)
    placeStatus()
  }

  /// Places the status line.
  ///
  /// A message that needs more lines covers the lower edge of the panes, so that it is complete.
  private func placeStatus() {
    var frame = panes.statusFrame
    var text = InspectorLayout.inside(frame, dx: 12, dy: 2)
    let lines = message == nil ? panes.statusLineCount : 0
    if status.numberOfLines != lines { status.numberOfLines = lines }
    if message != nil {
      let needed = status.sizeThatFits(Size(width: text.width)).height.rounded(.up) + 4
      let added = min(max(0, needed - frame.height), frame.minY)
      frame = Rect(
        x: frame.minX, y: frame.minY - added, width: frame.width, height: frame.height + added)
      text = InspectorLayout.inside(frame, dx: 12, dy: 2)
    }
    (statusGround.frame, status.frame) = (frame, text)
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
    case .layers: layers
    }
  }

  private func display() {
    driver.set(
      ContainerContent(
        members: InspectorLayout.Pane.allCases.map(controller),
        displayed: panes.shown(selected: selectedPane).map(controller)))
  }

  /// Shows a pane, and moves the focus to it.
  func goTo(_ pane: InspectorLayout.Pane) {
    if panes.tabs.contains(pane) { selectedPane = pane }
    focus(controller(of: pane))
  }

  func focus(_ pane: ViewController) { pane.viewIfLoaded?.becomeFirstResponder() }

  // MARK: Changes

  /// Records a change, which is shown in the next turn of the inspector's window.
  private func note(_ change: InspectorSession.Change) {
    changes.insert(change)
    viewIfLoaded?.setNeedsLayout()
  }

  func refresh(all: Bool = false) {
    let new = all ? Set([.tree, .calls, .selection, .mode]) : changes
    changes = []
    guard !new.isEmpty else { return }
    if new.contains(.selection) {
      tree.reveal(session.selection)
      timeline.showSelection()
    }
    if new.contains(.tree) {
      tree.reload()
      showTabs()
    }
    // Without problems, this list shows the cancelled changes, which depend on the tree and the calls.
    if new.contains(.tree) || new.contains(.calls) { problems.reload() }
    if new.contains(.tree) || new.contains(.calls) { timeline.feed() }
    details.reload()
    layers.reload()
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
    if new.contains(.selection), !session.isReviewing,
      let call = session.selectedCall.flatMap(session.call)
    {
      message = words(of: call)
    }
    showStatus()
    watchReleases()
  }

  /// Reads the window again after a second while a removed controller is still alive, because it may be released late.
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

  func say(_ text: String?) {
    if text != message { viewIfLoaded?.setNeedsLayout() }
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
        return String(localized: "Review: select a call. The phases are those after it.")
      }
      return String(
        localized: "Review: the phases after %@, call %@ of %@; the window shows the current state",
        "\(call.name).\(call.event)", "\(call.number + 1)",
        "\(session.droppedCallCount + session.calls.count)")
    }
    if let part = session.pick.hiddenPart {
      return String(
        localized: "%@ is a part of its container; Ctrl+H shows parts in the tree", part)
    }
    if session.isPicking {
      return String(localized: "Click a controller in the window. Escape ends this mode.")
    }
    var parts: [String] = []
    if session.hasEnded {
      parts.append(String(localized: "The window is closed"))
    } else {
      let count = session.tree?.rows.count ?? 0
      parts.append(
        count == 1
          ? String(localized: "1 controller") : String(localized: "%@ controllers", "\(count)"))
    }
    let calls = session.droppedCallCount + session.calls.count
    parts.append(
      session.beganLate
        ? String(localized: "%@ since the inspector opened", words(ofCalls: calls))
        : words(ofCalls: calls))
    let problems = session.problems.count
    parts.append(
      problems == 0
        ? String(localized: "no problems")
        : problems == 1
          ? String(localized: "1 problem") : String(localized: "%@ problems", "\(problems)"))
    if let held = session.heldMoment {
      let count = session.differences.count
      let time = held.time.inspectorTime
      parts.append(
        count == 1
          ? String(localized: "1 difference since %@ s", time)
          : String(localized: "%@ differences since %@ s", "\(count)", time))
    }
    if session.timeRate < 1 {
      parts.append(String(localized: "slow: the window's clock falls behind"))
    }
    if session.isStepping { parts.append(String(localized: "stepping")) }
    return parts.joined(separator: " · ")
  }

  /// Returns a text with the number of calls in a span and their kinds; nil for an empty span (TL-12).
  private func words(of span: Range<Int>) -> String? {
    let calls = session.calls
    guard !span.isEmpty, span.upperBound <= calls.count else { return nil }
    let kinds = InspectedCall.Group.allCases.compactMap { group -> String? in
      let count = calls[span].filter { $0.group == group }.count
      return count == 0 ? nil : "\(count) \(group.title)"
    }
    return "\(words(ofCalls: span.count)): \(kinds.joined(separator: ", "))"
  }

  private func words(ofCalls count: Int) -> String {
    count == 1 ? String(localized: "1 call") : String(localized: "%@ calls", "\(count)")
  }

  private func words(of call: InspectedCall) -> String {
    let arguments = call.arguments.isEmpty ? "" : " \(call.arguments)"
    let sender = String(localized: "Sent by %@", call.sender.text)
    let time = String(
      localized: "turn %@, %@, %@ s", "\(call.turn)", call.step.title, call.time.inspectorTime)
    let sentence = String(localized: CallExplanation.of(call.event).sentence)
    let order = MoveOrder.sentence(about: call, in: session.calls).map { " \($0)" } ?? ""
    return "\(call.name).\(call.event)\(arguments): \(sentence)\(order) \(sender) · \(time)"
  }

  // MARK: Search

  func searchDidChange() {
    let text = toolbar.search.text
    let count = tree.search(text)
    timeline.timelineView.found =
      text.isEmpty
      ? nil
      : Set(
        session.tree?.rows.map(\.node).filter { TreeRows.matches($0, text) }.map(\.id) ?? [])
    say(
      text.isEmpty
        ? nil
        : count == 1 ? String(localized: "1 match") : String(localized: "%@ matches", "\(count)"))
  }

  func selectMatch(forward: Bool) {
    guard !toolbar.search.text.isEmpty else { return }
    let match = tree.selectMatch(forward: forward)
    refresh()
    say(
      match.map { String(localized: "%@ of %@", "\($0.place)", "\($0.count)") }
        ?? String(localized: "no match"))
  }

  // MARK: Keys

  /// The key commands of the inspector, including commands for the window if the inspector fills a separate window.
  public override var keyCommands: [KeyCommand] { super.keyCommands + InspectorCommands(self).all }

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
