import AtriumContainers
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Logging

/// What both ways of running share: the screens, the log, the script, the record, the pictures.
final class DemoSession {
  let options: DemoOptions
  private let assetsFolder: String?
  private let environment: DemoEnvironment
  private let log: LifecycleLog?
  /// What the log and the record are written with, and how a message names them.
  private var writers: [(writer: LineWriter, name: String)] = []
  private let script: EventScript?
  private let recorder: ScriptRecorder?
  private var ringReporter: RingReporter?

  /// Opens what the options name, so that mistakes show before a window does.
  init(_ options: DemoOptions) throws(DemoFailure) {
    self.options = options
    assetsFolder = AssetsFolder.find()
    if assetsFolder == nil {
      DemoSession.warn(
        "there is no folder of pictures and scripts, neither ../share/atrium beside the program nor "
          + "assets around it; the screens do without")
    }
    environment = DemoEnvironment(assetsFolder: assetsFolder) { [assetsFolder] message in
      // If all are missing, that has been said.
      if assetsFolder != nil { DemoSession.warn(message) }
    }
    let logWriter = try options.logFormat.map { format throws(DemoFailure) in
      try DemoSession.writer(options.logFile, options) { format.gap($0) }
    }
    log = options.logFormat.flatMap { format in
      logWriter.map { writer in LifecycleLog(format: format) { writer.write($0) } }
    }
    script = try DemoSession.readScript(options, assetsFolder: assetsFolder)
    let recordWriter = try options.record.map { path throws(DemoFailure) in
      try DemoSession.writer(path, options) { "# \(LineWriter.gap($0))" }
    }
    recorder = recordWriter.map { writer in ScriptRecorder { writer.write($0) } }
    if let logWriter { writers.append((logWriter, options.logFile ?? "the log")) }
    if let recordWriter { writers.append((recordWriter, options.record ?? "the record")) }
    for (writer, _) in writers { Ending.wait(for: writer) }
    if let frames = options.frames { try FileSystem.makeFolder(frames) }
  }

  /// Whether there is a record to write.
  var isRecording: Bool { recorder != nil }

  /// Whether there is a script to play.
  var hasScript: Bool { script != nil }

  /// Puts the first screen into a window.
  func install(in window: Window) {
    window.title = options.title
    let root = DemoRoot.make(screen: options.screen, environment: environment, observer: log)
    if let log, let ring = root as? RingMenuController {
      ringReporter = RingReporter(log, ring: ring, window: window)
    }
    window.rootViewController = root
  }

  /// The program's icon; reading it takes time that is better spent after the first picture.
  func makeIcon() -> [Bitmap] { environment.assets.appIcons() }

  /// Makes the player of the script; without one, of a script that waits for the window to rest.
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
      // A program may be reading the log.
      let stream =
        log != nil && options.logFile == nil ? StandardStream.error : StandardStream.output
      player.note = { stream.write($0.forMessage) }
      if let recorder {
        player.eventObserver = { [unowned window] in
          recorder.record($0, at: window.currentTime)
        }
      }
      return player
    } catch {
      throw DemoFailure(error.description)
    }
  }

  /// Hears an event on its way to the window, for the record.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: Now, in seconds of the window's clock.
  func record(_ event: InputEvent, at time: Double) {
    recorder?.record(event, at: time)
  }

  /// Keeps the picture that `--screenshot` asks for.
  func keepScreenshot(of window: Window) throws(DemoFailure) {
    guard let path = options.screenshot else { return }
    do throws(DrawingError) {
      try window.picture().writePNG(to: path)
    } catch {
      throw DemoFailure("cannot keep the picture \(path.asNameForMessage): \(error)")
    }
  }

  /// Fails if lines of the log or of the record could not be written, or were not read in time.
  ///
  /// A reader that has gone away wanted no more of them.
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

  /// What writes to a file, or to the standard output if nil.
  private static func writer(
    _ path: String?, _ options: DemoOptions, describeGap: @escaping @Sendable (Int) -> String
  ) throws(DemoFailure) -> LineWriter {
    let patience = options.patience
    guard let path else {
      return LineWriter(descriptor: 1, patience: patience, describeGap: describeGap)
    }
    do throws(LineWriter.OpenError) {
      return try LineWriter(path: path, patience: patience, describeGap: describeGap)
    } catch {
      throw DemoFailure(error.description)
    }
  }

  private static func readScript(
    _ options: DemoOptions, assetsFolder: String?
  ) throws(DemoFailure) -> EventScript? {
    guard let name = options.play else { return nil }
    do throws(ScriptError) {
      guard name == "tour" else { return try EventScript(contentsOf: name) }
      guard let assetsFolder else {
        throw ScriptError(file: "tour", line: 0, message: "there is no folder of scripts")
      }
      return try EventScript(contentsOf: assetsFolder + "/scripts/tour.script")
    } catch {
      throw DemoFailure(error.description)
    }
  }
}
