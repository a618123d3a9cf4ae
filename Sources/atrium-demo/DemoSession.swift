import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import DemoScreens
import Logging

/// The objects that runs with and without a display share.
///
/// These are the screens, the log, the script, the record and the screenshot.
final class DemoSession {
  let options: DemoOptions
  private let assetsFolder: String?
  private let environment: DemoEnvironment
  private let log: LifecycleLog?
  /// The writers of the log and the record, with the names that messages use for them.
  private var writers: [(writer: LineWriter, name: String)] = []
  private let script: EventScript?
  private let recordWriter: LineWriter?
  private var recorder: ScriptRecorder?
  /// The receivers of dropped files, one for each window.
  private var dropped: [DroppedFiles] = []

  /// The file with the user's choices; nil if choices are not saved.
  private let stateFile: StateFile?

  /// Makes a session and opens the files of the options, so that errors are reported before a window appears.
  init(_ options: DemoOptions) throws(DemoFailure) {
    stateFile = options.keepsState ? StateFile() : nil
    let state = stateFile?.read() ?? DemoState()
    var options = options
    options.adopt(state)
    self.options = options
    try options.checkFiles()
    assetsFolder = AssetsFolder.find()
    if assetsFolder == nil {
      DemoSession.warn(
        "there is no folder of pictures and scripts, neither ../share/atrium beside the program nor "
          + "assets around it; the screens do without")
    }
    environment = DemoEnvironment(assetsFolder: assetsFolder) { [assetsFolder] message in
      // A missing folder has already been reported, so its missing files are not reported.
      if assetsFolder != nil { DemoSession.warn(message) }
    }
    let logWriter = try options.logFormat.map { format throws(DemoFailure) in
      try DemoSession.writer(options.logFile, options) { format.gap($0) }
    }
    environment.state = state
    environment.use(options.language)
    ContentSizeCategory.preferred = options.contentSizeCategory
    environment.scene = try options.scenePath.map { path throws(DemoFailure) in
      try DemoSession.readScene(path)
    }
    log = options.logFormat.flatMap { format in
      logWriter.map { writer in LifecycleLog(format: format) { writer.write($0) } }
    }
    script = try DemoSession.readScript(options)
    recordWriter = try options.record.map { path throws(DemoFailure) in
      try DemoSession.writer(path, options, isPrivate: true) { "# \(LineWriter.gap($0))" }
    }
    if let logWriter { writers.append((logWriter, options.logFile ?? "the log")) }
    if let recordWriter { writers.append((recordWriter, options.record ?? "the record")) }
    for (writer, _) in writers { Ending.wait(for: writer) }
    if let frames = options.frames { try FileSystem.makeFolder(frames) }
  }

  /// Whether there is a script to play.
  var hasScript: Bool { script != nil }

  /// Shows the first screen in a window, and begins to record the user's input.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - changeScale: Changes the window's number of pixels per point; nil restores the desktop's number.
  ///   - changeSettings: Applies the user's choices to all windows; nil if there is only this window.
  ///   - chooseFile: Shows the desktop's dialog for files; nil if there is none.
  ///   - openWindow: Opens a window with a title. If it is nil or returns nil, the current window shows the new
  ///     content.
  func install(
    in window: Window, changeScale: @escaping @MainActor (Double?) -> Void,
    changeSettings: (@MainActor (DemoState) -> Void)? = nil,
    chooseFile: (@MainActor (String, @escaping @MainActor (FileChoice) -> Void) -> Void)? = nil,
    openWindow: (@MainActor (String) -> Window?)? = nil
  ) {
    (environment.changeScale, environment.changeSettings) = (changeScale, changeSettings)
    environment.chooseFile = chooseFile
    acceptFiles(in: window, openWindow)
    window.title = options.title
    let inspector = Inspector.offer(in: window).keyCommand
    environment.prepareRoot = { $0.addKeyCommand(inspector) }
    window.rootViewController = DemoRoot.make(
      screen: options.screen, environment: environment, observer: log)
    recorder = recordWriter.map { writer in
      ScriptRecorder(observing: window) { writer.write($0) }
    }
  }

  /// Opens the files that are dropped on a window: each in a new window, or in this window if none can be opened.
  private func acceptFiles(in window: Window, _ openWindow: (@MainActor (String) -> Window?)?) {
    let files = DroppedFiles(in: window) { [weak self, weak window] file in
      guard let self else { return }
      let new = openWindow?(file.name)
      if let new { acceptFiles(in: new, openWindow) }
      (new ?? window)?.rootViewController = DemoRoot.make(
        screen: StoryboardScreen(file), environment: environment, observer: log)
    }
    dropped.append(files)
  }

  /// Writes a report of the scene that `--play` names; does nothing if the option names no scene.
  ///
  /// The report has the calls, each with its cause and sender, then the tree and the problems.
  func reportScene() {
    guard let scene = environment.scene else { return }
    StandardStream.output.write(PlayReport(scene).text)
  }

  /// Saves the user's choices for the next start.
  ///
  /// The size of the window is saved unless the window is maximised or in full screen.
  func keepState(of window: Window) {
    guard let stateFile else { return }
    if window.windowState.isEmpty { environment.state.size = window.bounds.size }
    do throws(DemoFailure) {
      try stateFile.write(environment.state)
    } catch {
      DemoSession.warn(error.message)
    }
  }

  /// Returns the program's icon in several sizes.
  ///
  /// Call this method after the first display frame, because reading the icon takes time.
  func makeIcon() -> [Bitmap] { environment.assets.appIcons() }

  /// Makes the player of the script.
  ///
  /// Without a script, the player only waits until the window is idle.
  func makePlayer(on window: Window) throws(DemoFailure) -> ScriptPlayer {
    do throws(ScriptError) {
      let played: EventScript
      if let script {
        played = script
      } else {
        played = try EventScript(parsing: "wait idle", file: "atrium-demo")
      }
      let player = ScriptPlayer(played, on: window)
      player.pictureFolder = options.frames
      // If the log goes to the standard output, that output is reserved for a program that reads the log.
      let stream =
        log != nil && options.logFile == nil ? StandardStream.error : StandardStream.output
      player.note = { stream.write($0.forMessage) }
      return player
    } catch {
      throw DemoFailure(error.description)
    }
  }

  /// Writes the screenshot of `--screenshot`.
  func keepScreenshot(of window: Window) throws(DemoFailure) {
    guard let path = options.screenshot else { return }
    guard !window.isClosed else {
      throw DemoFailure(
        "cannot save the picture \(path.asNameForMessage): the window has been closed")
    }
    do throws(DrawingError) {
      try window.picture().writePNG(to: path)
    } catch {
      throw DemoFailure("cannot save the picture \(path.asNameForMessage): \(error)")
    }
  }

  /// Throws an error if lines of the log or the record could not be written, or if a reader did not read them in time.
  ///
  /// A reader that has closed its end is not an error.
  func checkWriters() throws(DemoFailure) {
    for (writer, name) in writers {
      writer.finish(within: max(Ending.longestWait, options.patience))
      guard !writer.isReaderGone else { continue }
      if let failure = writer.failure { throw DemoFailure("cannot write \(name): \(failure)") }
      if writer.droppedLineCount > 0 {
        let gap = LineWriter.gap(writer.droppedLineCount)
        throw DemoFailure("cannot write \(name): \(gap), since its reader did not keep up")
      }
    }
  }

  private static func warn(_ message: String) {
    Logger(label: "atrium.demo").warning("\(message)")
  }

  /// Makes a writer for a file, or for the standard output if the path is nil.
  private static func writer(
    _ path: String?, _ options: DemoOptions, isPrivate: Bool = false,
    describeGap: @escaping @Sendable (Int) -> String
  ) throws(DemoFailure) -> LineWriter {
    let patience = options.patience
    guard let path else {
      return LineWriter(descriptor: 1, patience: patience, describeGap: describeGap)
    }
    do throws(LineWriter.OpenError) {
      return try LineWriter(
        path: path, isPrivate: isPrivate, patience: patience, describeGap: describeGap)
    } catch {
      throw DemoFailure(error.description)
    }
  }

  /// Reads the scene of the playground that `--play` names.
  private static func readScene(_ path: String) throws(DemoFailure) -> PlayScene {
    let text: String
    do throws(ScriptError) {
      text = try EventScript.read(path)
    } catch {
      throw DemoFailure(error.description)
    }
    do throws(PlayError) {
      return try PlayScene(parsing: text)
    } catch {
      throw DemoFailure("\(path.asNameForMessage) is no scene: \(error.description.forMessage)")
    }
  }

  private static func readScript(_ options: DemoOptions) throws(DemoFailure) -> EventScript? {
    guard let name = options.play, options.scenePath == nil else { return nil }
    do throws(ScriptError) {
      return name == "tour"
        ? try EventScript(parsing: TourScript.text, file: "tour")
        : try EventScript(contentsOf: name)
    } catch {
      throw DemoFailure(error.description)
    }
  }
}
