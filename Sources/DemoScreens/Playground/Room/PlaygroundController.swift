import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit

/// A room in which the user builds a tree of controllers: a scene, its code, and an inspector of the scene.
///
/// The scene runs in an off-screen window, so it has its own root, presentations and time. The room shows an image of
/// that window.
final class PlaygroundController: RoomController {
  /// The pauses before an operation of a replay, in seconds: for one that only makes a controller, and for any other.
  private static let pauses = (make: 0.2, other: 0.8)
  /// The maximum time by which one display frame advances the scene, in seconds.
  ///
  /// The limit keeps the scene from jumping after the room was idle.
  private static let longestFrame = 0.1

  /// The scene and its run, which executes the operations in a window without a display; made on first use.
  private(set) lazy var playground = makePlayground()
  private let firstScene: PlayScene
  let board = PlayBoard()
  private let modes = SegmentedControl(titles: [
    String(localized: "Build"), String(localized: "Use"),
  ])
  private let inspectorPlace = CardView()
  private let ghost = RoomNoteView()
  private var inspector: InspectorController?
  private var link: DisplayLink?
  private var lastFrame: Double?
  /// The elapsed time that has not advanced the scene yet, in seconds; always less than one of the scene's frames.
  private var rest = 0.0
  private var nextReplay: Timer?
  /// Whether a replay waits for the user before each operation.
  private(set) var isStepping = false

  init(_ environment: DemoEnvironment) {
    firstScene = environment.scene ?? PlayScene.all[0]
    super.init(title: String(localized: "Playground"))
  }

  private func makePlayground() -> Playground {
    let playground = Playground(firstScene, scale: 2)
    playground.onChange = { [weak self] in self?.sceneDidChange(isRebuilt: $0) }
    return playground
  }

  // MARK: The guide

  override var excerptName: String { "run" }

  override var callSource: ViewController? { playground.run.stage.window.rootViewController }

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "See a view without its controller"),
        PlaygroundController.playing("View without its controller"), call: nil),
      RoomTry(
        String(localized: "Add a child line by line"),
        PlaygroundController.opening("Line by line"), call: nil),
      RoomTry(
        String(localized: "Forget didMove"),
        PlaygroundController.playing("didMove forgotten"), call: nil),
    ]
  }

  /// Returns the script lines that open a scene of the playground by the first letters of its title.
  nonisolated static func opening(_ title: String) -> [String] {
    let letters = PlayScene.words(title).lowercased().prefix(9)
    return [
      RoomTry.click(String(localized: "Scenes")), "wait idle", "type \"\(letters)\"", "key Return",
    ]
  }

  /// Returns the script lines that open a scene, and wait until its operations have run.
  private static func playing(_ title: String) -> [String] {
    let operations = (PlayScene.all + PlayScene.mistakes).first { $0.title == title }?.operations
    let pauses = (operations ?? []).map { pause(before: $0) }
    // Each operation needs up to two display frames in addition to its pause.
    return opening(title) + ["wait \(pauses.reduce(0.5) { $0 + $1 + 2 * PlayRun.frame })"]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    modes.selectedSegmentIndex = 0
    modes.accessibilityLabel = String(localized: "Pointer")
    modes.addAction(for: .valueChanged) { [weak self] in self?.modeDidChange() }
    let room = RoomView(
      .init(
        sentence: String(
          localized: "Choose a controller, then Do: each verb shows the Swift that it runs."),
        byHand: String(
          localized:
            "Choose a controller, then Do: each verb shows the Swift that it runs. Mistakes are named, with "
            + "what to write and the rule."),
        source: "Sources/DemoScreens/Playground/Model/PlayRun+Steps.swift", opensGuide: false),
      modes: modes, stage: board,
      side: RoomSide(inspectorPlace, name: "inspector", width: 540, share: 0.38, leastStage: 440))
    room.addSubview(ghost)
    return room
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    board.onAction = { [weak self] in self?.perform($0) }
    board.palette.onChoose = { [weak self] in self?.add($0) }
    board.palette.onDrag = { [weak self] in self?.drag($0, at: $1, isOver: $2) }
    board.scene.onPick = { [weak self] in self?.pick(at: $0) }
    board.scene.onDrag = { [weak self] in self?.move(from: $0, to: $1) }
    board.scene.onInput = { [weak self] in self?.wake() }
    link = DisplayLink(view: board.scene) { [weak self] in self?.frame(at: $0) }
    showRun()
    showScene()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    adoptSettings()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    wake()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.isPaused = true
    nextReplay?.invalidate()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptSettings()
  }

  private func adoptSettings() {
    guard let settings = viewIfLoaded?.window?.settings else { return }
    playground.adopt(settings)
    wake()
  }

  // MARK: The scene's window

  /// Shows the window and the session of a new run.
  private func showRun() {
    let run = playground.run
    board.scene.stage = run.stage
    run.session.isInSteps = !playground.upcoming.isEmpty
    let old = inspector
    let new = InspectorController(run.session)
    new.title = String(localized: "Inspector")
    if let old {
      new.selectedPane = old.selectedPane
      takeOut(old)
    }
    inspector = new
    embed(new, in: inspectorPlace)
    run.session.observe(owner: self) { [weak self] _ in self?.wake() }
    guide.calls.follow(self)
  }

  private func sceneDidChange(isRebuilt: Bool) {
    guard isViewLoaded else { return }
    if isRebuilt { showRun() }
    playground.run.session.isInSteps = !playground.upcoming.isEmpty
    showScene()
    if !isRebuilt { announceOperation() }
    wake()
  }

  /// Announces the last operation that has run.
  ///
  /// The operations of a replay that does not wait for the user are too fast, so only the last of them is announced.
  private func announceOperation() {
    guard playground.refusal == nil, playground.upcoming.isEmpty || isStepping,
      let operation = playground.scene.operations.last
    else { return }
    Accessibility.post(notification: .announcement, argument: operation.text)
  }

  /// Lets the scene's time run until the scene needs no more display frames.
  private func wake() {
    guard let link, link.isPaused, viewIfLoaded?.window != nil else { return }
    lastFrame = nil
    link.isPaused = false
  }

  private func frame(at time: Double) {
    let stage = playground.run.stage
    let passed = min(PlaygroundController.longestFrame, max(0, time - (lastFrame ?? time)))
    lastFrame = time
    rest += passed
    let frames = (rest / PlayRun.frame + 1e-6).rounded(.down)
    if frames >= 1 {
      rest -= frames * PlayRun.frame
      stage.advance(by: frames * PlayRun.frame)
    }
    board.scene.setNeedsDisplay()
    showScene()
    if needsFrames { return }
    link?.isPaused = true
    scheduleReplay()
  }

  /// Whether anything in the scene is moving, or a timer is due within one second.
  private var needsFrames: Bool {
    let stage = playground.run.stage
    return stage.host.frameDeadline.map { $0 <= stage.time + 1 } ?? false
  }

  private func modeDidChange() {
    board.scene.passesInput = modes.selectedSegmentIndex == 1
    say(
      board.scene.passesInput
        ? String(localized: "The scene receives clicks and touches.")
        : String(localized: "A click chooses, and a drag moves."))
  }

  // MARK: Choosing and moving

  private func pick(at place: Point) {
    let session = playground.run.session
    session.isPicking = false
    guard let found = session.controllers(at: place).first(where: isOfScene) else { return }
    session.selection = session.id(of: found)
    session.outlined = session.selection
    wake()
  }

  private func isOfScene(_ controller: ViewController) -> Bool {
    playground.run.name(of: controller) != nil
  }

  private func name(at place: Point) -> String? {
    let run = playground.run
    return run.session.controllers(at: place).compactMap { run.name(of: $0) }.first
  }

  /// The selected container, or the nearest one above the selected controller; the root if none is selected.
  var target: String {
    let run = playground.run
    var next = run.selection.flatMap { run.controllers[$0] }
    while let controller = next {
      if let name = run.name(of: controller), run.kinds[name] != .leaf { return name }
      next = controller.parent
    }
    return PlayScene.root
  }

  private func add(_ kind: PlayKind, to container: String? = nil) {
    if let name = playground.perform(make: kind, in: container ?? target) {
      playground.run.selection = name
      showScene()
    }
  }

  private func drag(_ kind: PlayKind, at place: Point, isOver: Bool) {
    let local = board.scene.scenePoint(board.scene.convert(place, from: nil))
    let name = local.flatMap(name(at:))
    guard !isOver else {
      ghost.text = ""
      if let name { add(kind, to: container(around: name)) }
      return
    }
    ghost.text =
      name.map { String(localized: "%@ into %@", kind.title, container(around: $0)) } ?? kind.title
    let size = ghost.sizeThatFits(Size(width: 240, height: 0))
    let point = view.convert(place, from: nil)
    ghost.frame = Rect(
      x: min(max(0, point.x + 12), max(0, view.bounds.width - size.width)), y: point.y + 12,
      width: size.width, height: size.height)
  }

  private func container(around name: String) -> String {
    let run = playground.run
    guard run.kinds[name] == .leaf else { return name }
    return run.controllers[name]?.parent.flatMap(run.name(of:)) ?? PlayScene.root
  }

  /// Moves the controller at the start of a drag into the container at the end of the drag.
  ///
  /// If the drag ends outside the scene, the controller is removed.
  private func move(from start: Point, to end: Point?) {
    guard let moved = name(at: start), moved != PlayScene.root else { return }
    guard let end else {
      playground.perform(.remove(moved))
      return
    }
    guard let other = name(at: end), other != moved else { return }
    let container = container(around: other)
    let run = playground.run
    guard container != moved,
      run.controllers[moved]?.parent !== run.controllers[container]
    else { return }
    playground.perform(move: moved, into: container)
  }

  // MARK: Actions

  override var keyCommands: [KeyCommand] {
    let commands: [(String, String, KeyModifierFlags, @MainActor (PlaygroundController) -> Void)] =
      [
        (
          String(localized: "Do something with the selection"), "e", .control,
          { $0.perform(.verbs) }
        ),
        (String(localized: "New controller"), "n", .control, { $0.perform(.new) }),
        (String(localized: "Undo"), "z", .control, { $0.undo() }),
        (String(localized: "Redo"), "z", [.control, .shift], { $0.redo() }),
        (String(localized: "Replay the scene"), "p", .control, { $0.perform(.replay) }),
        (String(localized: "Other scenes"), "o", .control, { $0.perform(.scenes) }),
        (String(localized: "More"), "m", .control, { $0.perform(.more) }),
      ]
    return super.keyCommands
      + commands.map { title, key, flags, action in
        KeyCommand(title: title, input: key, modifierFlags: flags) { [weak self] in
          if let self, presentedViewController == nil { action(self) }
        }
      }
  }

  private func perform(_ action: PlayBoard.Action) {
    switch action {
    case .verbs: present(lists.verbs, animated: true)
    case .new: present(lists.kinds { [weak self] in self?.add($0) }, animated: true)
    case .undo: undo()
    case .redo: redo()
    case .replay:
      if !playground.upcoming.isEmpty {
        isStepping = true
        playNext()
      } else {
        replay(isStepping: playground.scene.isStepped)
      }
    case .scenes: present(lists.scenes, animated: true)
    case .more: present(lists.more, animated: true)
    }
  }

  private var lists: PlayLists { PlayLists(self) }

  /// Undoes the last operation.
  ///
  /// A replay then waits for the user before each operation.
  private func undo() {
    guard playground.canUndo else { return say(String(localized: "Nothing to undo.")) }
    let text = playground.scene.operations.last?.text ?? ""
    if !playground.upcoming.isEmpty { isStepping = true }
    playground.undo()
    Accessibility.post(
      notification: .announcement, argument: String(localized: "Undone: %@", text))
  }

  private func redo() {
    guard playground.canRedo else { return say(String(localized: "Nothing to redo.")) }
    playground.redo()
  }

  /// Whether the scene with a title is shown, waits for the user before each operation, and has run at least one.
  func hasRunLine(ofSceneNamed title: String) -> Bool {
    let scene = playground.scene
    return scene.isStepped && scene.title == title && !scene.operations.isEmpty
  }

  /// Shows another scene as it is before its first operation, and then runs its operations one by one.
  ///
  /// If the scene has notes on its operations, each operation waits for the user.
  func show(_ scene: PlayScene) {
    isStepping = scene.isStepped
    playground.play(scene)
    scheduleReplay()
  }

  /// Runs the rest of a replay without waiting for the user.
  func runRest() {
    isStepping = false
    scheduleReplay()
  }

  /// Replays the scene from its first operation, one operation at a time.
  func replay(isStepping: Bool) {
    self.isStepping = isStepping
    playground.replay()
    scheduleReplay()
  }

  private static func pause(before operation: PlayOperation) -> Double {
    if case .make = operation { pauses.make } else { pauses.other }
  }

  private func scheduleReplay() {
    nextReplay?.invalidate()
    guard !isStepping, let next = playground.upcoming.first, let window = viewIfLoaded?.window
    else { return }
    nextReplay = window.scheduleTimer(
      withTimeInterval: PlaygroundController.pause(before: next)
    ) { [weak self] _ in
      guard let self, !needsFrames else { return }
      playNext()
    }
  }

  private func playNext() {
    playground.playNext()
    if playground.upcoming.isEmpty { isStepping = false }
    scheduleReplay()
  }

  // MARK: The code

  /// The problems that are listed below the scene.
  private var problems: [String] {
    board.code.lines.filter { $0.style == .problem }.map(\.text)
  }

  private func showScene() {
    let problems = problems
    board.code.lines = PlayLines(playground).lines
    let new = self.problems.filter { !problems.contains($0) }
    Accessibility.post(notification: .announcement, argument: new.joined(separator: " "))
    board[.undo].isEnabled = playground.canUndo
    board[.redo].isEnabled = playground.canRedo
    board[.replay].title =
      !playground.upcoming.isEmpty
      ? String(localized: "Next line") : String(localized: "Replay")
    board.setNeedsLayout()
  }
}
