import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit

/// The guide of a room: its experiments, the calls that they cause, its settings, and its source code.
///
/// In a wide window the guide is beside the room, and in a high window it is below the room. In other windows it is a
/// sheet.
@MainActor
final class RoomGuide {
  private weak var room: RoomController?
  let calls = RoomCalls()
  /// The settings of the room; the default of each is its value at the room's first appearance.
  private(set) var settings: [RoomSetting] = []
  private(set) lazy var source = RoomSource(
    room?.sourceFile ?? "", assetsFolder: room?.house?.assetsFolder)
  private weak var column: RoomGuideView?
  private weak var sheet: RoomGuideView?
  /// The player of the current experiment; nil if no experiment is running.
  private var player: ScriptPlayer?
  /// Whether a view of the guide beside or below the room had the focus before the current experiment.
  private var hadKeyboard = false

  /// Makes the guide of a room.
  init(_ room: RoomController) {
    self.room = room
    calls.onChange = { [weak self] in self?.update() }
    calls.onCall = { [weak self] in self?.light($0) }
  }

  /// Creates the room's settings, whose current values become the defaults.
  func begin() {
    settings = room?.makeSettings() ?? []
    for setting in settings {
      setting.control.addAction(for: .valueChanged) { [weak self] in self?.didChange(setting) }
    }
  }

  /// The experiments.
  var tries: [RoomTry] { room?.tries ?? [] }

  /// Text about what the user can do in the room.
  var byHand: String { room?.room.byHand ?? "" }

  /// The glossary terms that occur in the room's text and in its listed calls.
  ///
  /// The term *container* is explained in every room.
  var words: [Glossary.Entry] {
    let texts = tries.map(\.title) + [byHand, room?.room.sentence ?? "", "container"]
    return Glossary.entries(in: texts + calls.calls.map(\.name))
  }

  /// The lines of the source code that are shown before the user chooses a call.
  var excerpt: RoomSource.Excerpt? { room.flatMap { source.excerpt(of: $0.excerptName) } }

  // MARK: Views

  /// Makes the view beside the room.
  func makeColumn() -> View {
    let view = RoomGuideView(self)
    column = view
    if let room { calls.follow(room) }
    return view
  }

  /// Shows or hides the guide: beside or below the room if there is space, otherwise in a sheet.
  func toggle() {
    guard let room, room.presentedViewController == nil else { return }
    if room.room.fitsGuide {
      let shows = !room.room.isGuideShown
      room.house?.isGuided = shows
      room.room.wantsGuide = shows
      guard shows, !room.room.fitsGuideBeside else { return }
      // Below the room, the guide takes the focus, as it does in the sheet of a small window.
      room.room.layoutIfNeeded()
      column?.takeKeyboard()
    } else {
      presentSheet(over: room)
    }
  }

  private func presentSheet(over presenter: ViewController) {
    if let room { calls.follow(room) }
    let controller = RoomGuideController(self)
    sheet = controller.guideView
    presenter.present(controller, animated: true)
  }

  private func update() {
    column?.setNeedsReload()
    sheet?.setNeedsReload()
  }

  // MARK: Settings

  private func didChange(_ setting: RoomSetting) {
    update()
    if column == nil || room?.room.isGuideShown != true { room?.say(setting.code) }
  }

  /// Sets all settings to their defaults.
  func reset() {
    for setting in settings { setting.reset() }
    update()
  }

  // MARK: Experiments

  /// Performs an experiment with the inputs of its script; does nothing while another experiment is running.
  func run(_ experiment: RoomTry) {
    guard player == nil, let room, let window = room.viewIfLoaded?.window else { return }
    guard room.presentedViewController == nil else {
      room.dismiss(animated: true) { [weak self] in self?.run(experiment) }
      return
    }
    for setting in settings { setting.reset() }
    room.prepareForTry()
    guard
      let script = try? EventScript(
        parsing: "wait idle\n" + experiment.script(for: window.bounds.size),
        file: experiment.title)
    else { return }
    calls.follow(room)
    calls.begin(experiment.title)
    Inspector.offer(in: window).session?.nameCause(experiment.title)
    if let name = experiment.firstTarget,
      let target = AccessibleNames(in: window).target(named: name)
    {
      room.room.light(target)
    }
    // The key presses of the experiment must reach the room, so the first responder gives up the focus.
    if let responder = window.firstResponder, responder !== window {
      hadKeyboard = column.map { (responder as? View)?.isDescendant(of: $0) == true } ?? false
      responder.resignFirstResponder()
    }
    let player = ScriptPlayer(script, on: window)
    self.player = player
    player.start { [weak self] error in self?.end(experiment, hasFailed: error != nil) }
  }

  private func end(_ experiment: RoomTry, hasFailed: Bool) {
    player = nil
    calls.end()
    if hadKeyboard { column?.takeKeyboard() }
    hadKeyboard = false
    guard let room, let window = room.viewIfLoaded?.window else { return }
    let session = Inspector.offer(in: window).session
    session?.selectedCause = session?.causes.last?.id
    room.say(
      hasFailed
        ? String(localized: "This needs something that is not on screen now.")
        : calls.count == 1
          ? String(localized: "%@: 1 call", experiment.title)
          : String(localized: "%@: %@ calls", experiment.title, "\(calls.count)"))
  }

  /// During an experiment, outlines the view of a controller that receives a call, except the room's own view.
  ///
  /// The outline begins in the next turn, because the call may be made inside an animation block of the container.
  private func light(_ controller: ViewController) {
    guard player != nil, let room, controller !== room, let window = room.viewIfLoaded?.window
    else { return }
    window.scheduleTimer(withTimeInterval: 0) { [weak room, weak controller] _ in
      guard let room, let view = controller?.viewIfLoaded,
        let window = view.window, window === room.viewIfLoaded?.window
      else { return }
      room.room.light(view.convert(view.bounds, to: nil))
    }
  }

  // MARK: The source

  /// Returns the source code of the override that a call runs, and a text with the override's file and line.
  ///
  /// If the source has no such override, the result is a template of an override.
  func override(of call: RoomCall) -> (excerpt: RoomSource.Excerpt, text: String) {
    guard let found = source.override(of: call.name, in: call.type), let line = found.marked else {
      return (
        RoomSource.Excerpt(
          file: "", first: nil, lines: OverrideTemplate.lines(of: call.name), marked: nil),
        String(
          localized: "%@: nothing overridden in the rooms. An override would be:",
          "\(call.type).\(call.name)")
      )
    }
    return (found, String(localized: "%@, line %@", found.file, "\(line)"))
  }

  /// Shows the explanation of a call that the user has chosen in a list of the room, and opens a closed guide.
  func explain(_ call: RoomCall) {
    guard let room else { return }
    var top: ViewController = room
    while let next = top.presentedViewController { top = next }
    if top === room, room.room.fitsGuide {
      if !room.room.isGuideShown { toggle() }
      room.room.layoutIfNeeded()
    } else if !(top is RoomGuideController) {
      presentSheet(over: top)
    }
    show(call)
  }

  /// Shows the source code of a call in the guide beside or below the room, and in the sheet.
  func show(_ call: RoomCall) {
    column?.show(call)
    sheet?.show(call)
  }

  /// The sentence about the order of `didMove` and `viewDidLoad` in the listed calls.
  ///
  /// The value is nil if no controller has both calls in the list.
  var order: String? {
    var seen: Set<String> = []
    for call in calls.calls where seen.insert(call.controller).inserted {
      let own = calls.calls.filter { $0.controller == call.controller }
      let sentence = MoveOrder.sentence(
        about: own.map { ($0.name, $0.parent.map { $0 != "nil" } ?? false) })
      if let sentence { return sentence }
    }
    return nil
  }

  /// Copies the lines of source code that are shown.
  func copy(_ excerpt: RoomSource.Excerpt) {
    Pasteboard.general.string = excerpt.lines.map { "\($0)\n" }.joined()
    room?.say(String(localized: "Copied %@ lines.", "\(excerpt.lines.count)"))
  }

  /// Presents the whole source file.
  func showWholeFile() {
    guard let room else { return }
    guard room.presentedViewController == nil else {
      room.dismiss(animated: true) { [weak self] in self?.showWholeFile() }
      return
    }
    room.present(SourceController(source), animated: true)
  }
}

extension AccessibleNames {
  /// Returns the frame of the visible control or row with a name, in points, in the window's coordinates.
  ///
  /// A control or a row also has the names of the labels inside it. If a view with the name is in no control and no
  /// row, the result is the visible part of that view's frame. If no visible view has the name, the result is nil.
  func target(named name: String) -> Rect? {
    guard let entry = first(named: name) else { return nil }
    var view: View? = entry.view
    while let current = view, !(current is Control || current is TableViewCell) {
      view = current.superview
    }
    return view.map { $0.convert($0.bounds, to: nil) } ?? entry.visibleFrame
  }
}

extension RoomTry {
  /// The name of the view that the experiment clicks first; nil if it clicks no view.
  fileprivate var firstTarget: String? {
    script(for: .zero).split(separator: "\n").first { $0.hasPrefix("click \"") }
      .map { String($0.dropFirst(7).dropLast()) }
  }
}

extension ViewController {
  /// The experiments of a room; empty for any other controller.
  package var roomTries: [RoomTry] { (self as? RoomController)?.tries ?? [] }
  /// The sentence of a room about containment; empty for any other controller.
  package var roomSentence: String { (self as? RoomController)?.room.sentence ?? "" }
  /// The terms that the guide of a room explains; empty for any other controller.
  package var roomWords: [Glossary.Entry] { (self as? RoomController)?.guide.words ?? [] }
  /// The sentence in the guide of a room about the order of `didMove` and `viewDidLoad`; nil if there is none.
  package var roomOrder: String? { (self as? RoomController)?.guide.order }

  /// Returns the name of the file that contains the override of a call, as the guide finds it; nil if there is none.
  package func roomFile(of call: String, in type: String) -> String? {
    (self as? RoomController)?.guide.source.override(of: call, in: type)?.file
  }
}
