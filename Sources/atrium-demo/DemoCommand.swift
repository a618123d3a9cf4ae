import ArgumentParser
import AtriumGraphics

/// The command line of the demo.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "atrium-demo",
    abstract: "A court with a ring of screens: view-controller containment to look at.",
    usage: """
      atrium-demo [--screen NAME] [--list-screens] [--size WxH] [--scale F]
                  [--storyboard FILE [--scene ID] [--canvas FILE.png]
                                     [--compare-frames]]
                  [--theme system|light|dark|contrast]
                  [--motion system|full|reduced|off] [--direction ltr|rtl]
                  [--text-size small|normal|large|larger|very-large|huge]
                  [--language en|de]
                  [--log off|text|json] [--log-file FILE]
                  [--headless] [--play FILE|tour] [--record FILE]
                  [--screenshot FILE.png] [--frames DIR] [--quit-when-done]
                  [--inspect text|FILE.png] [--no-state]
                  [--version] [--help]
      """,
    discussion: """
      Open the ring with the middle or the right button, the Menu key or Shift+F10, and pick a \
      screen. Resize the window to see what rotation and size transitions do. Ctrl+Shift+I opens \
      an inspector of the controllers.
      """,
    version: "0.1.0")

  @Option(help: ArgumentHelp("Show this screen first (see --list-screens).", valueName: "name"))
  var screen: String?

  @Flag(help: "Print the names of the screens, and end.")
  var listScreens = false

  @Option(
    help: ArgumentHelp(
      "Show the scenes of a .storyboard or .xib file instead.", valueName: "file"))
  var storyboard: String?

  @Option(
    help: ArgumentHelp(
      "Show this scene first: a storyboard identifier, or the id in the file.", valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "Draw all scenes of the storyboard with their segues, or all files of a folder, and end.",
      valueName: "file.png"))
  var canvas: String?

  @Flag(help: "Compare the frames of the storyboard's views with those in the file, and end.")
  var compareFrames = false

  @Option(
    help: ArgumentHelp("The size of the content in points, 1 to 32767 each.", valueName: "WxH"))
  var size: WindowSize?

  @Option(
    help: ArgumentHelp(
      "Pixels per point, 0.75 to 4. (default: the desktop's)", valueName: "factor"))
  var scale: Double?

  @Option(help: "Colours.")
  var theme = DemoOptions.Theme.system

  @Option(help: "How much may move.")
  var motion = DemoOptions.MotionChoice.system

  @Option(help: "The reading direction. (default: ltr)")
  var direction: DemoOptions.Direction?

  @Option(help: "The text size. (default: normal)")
  var textSize: DemoOptions.TextSize?

  @Option(help: "The language. (default: that of the environment, if it is one of these)")
  var language: DemoOptions.LanguageChoice?

  @Option(help: "Write the controllers' life-cycle calls, one a line.")
  var log = DemoOptions.Log.off

  @Option(help: ArgumentHelp("Write the log to a file, not to the output.", valueName: "file"))
  var logFile: String?

  @Flag(help: "Use no display: show the screen for a moment, or play a script in no time.")
  var headless = false

  @Option(
    help: ArgumentHelp(
      "Play an event script; \"tour\" is built in. It ends with its window. A .scene is for the playground.",
      valueName: "file|tour"))
  var play: String?

  @Option(
    help: ArgumentHelp(
      "Record the input of the window as a script, without secure text; only the user can read the file.",
      valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp("Save a picture of the window at the end.", valueName: "file.png"))
  var screenshot: String?

  @Option(
    help: ArgumentHelp("Save the pictures that the script names in a folder.", valueName: "dir"))
  var frames: String?

  @Option(
    help: ArgumentHelp(
      "Without a display: print the tree of controllers and its problems at the end, or save a picture of the inspector.",
      valueName: "text|file.png"))
  var inspect: String?

  @Flag(help: "End when the script is done, or the screen has come to rest.")
  var quitWhenDone = false

  @Flag(
    help: "Neither use nor keep the last room, the size of the window and the settings in it.")
  var noState = false

  /// Parses the command line; exits the process for options such as `--help`, and for wrong usage.
  @MainActor
  static func read() -> DemoCommand {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      return try parse(arguments)
    } catch {
      guard exitCode(for: error) != .success else { end(with: error) }
      // The message must not contain control characters, so the arguments are escaped and parsed again.
      do {
        _ = try parse(arguments.map(\.forMessage))
      } catch {
        end(with: error)
      }
      end(with: error)
    }
  }

  /// Exits the process with the message of an error.
  @MainActor
  static func end(with error: any Error) -> Never {
    let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
    Ending.say(
      lines.map { Suggestion.tidied(String($0).forMessage) }.joined(separator: "\n"),
      code: exitCode(for: error).rawValue)
  }

  func validate() throws {
    if let scale, !(0.75...4).contains(scale) {
      throw ValidationError("The scale must be from 0.75 to 4, not \(scale).")
    }
    if logFile != nil, log == .off {
      throw ValidationError("--log-file needs --log text or --log json.")
    }
    if let screenshot, !screenshot.hasSuffix(".png") {
      throw ValidationError("The name after --screenshot must end in .png, not '\(screenshot)'.")
    }
    try validateStoryboard()
    if let inspect {
      guard headless else {
        throw ValidationError("--inspect needs --headless; in a window press Ctrl+Shift+I.")
      }
      guard inspect == "text" || inspect.hasSuffix(".png") else {
        throw ValidationError(
          "The value of --inspect must be text or end in .png, not '\(inspect)'.")
      }
    }
    if frames != nil, play == nil {
      throw ValidationError("--frames needs --play, whose pictures it saves.")
    }
  }
}

extension DemoCommand {
  /// Checks the options that are valid only with `--storyboard`.
  private func validateStoryboard() throws {
    let dependent = [
      ("--scene", scene != nil), ("--canvas", canvas != nil), ("--compare-frames", compareFrames),
    ]
    for (option, isGiven) in dependent where isGiven && storyboard == nil {
      throw ValidationError("\(option) needs --storyboard FILE.")
    }
    if screen != nil, storyboard != nil {
      throw ValidationError(
        "--screen and --storyboard each choose what is shown; give one of them.")
    }
    if let canvas, !canvas.hasSuffix(".png") {
      throw ValidationError("The name after --canvas must end in .png, not '\(canvas)'.")
    }
    guard canvas != nil || compareFrames else { return }
    let others = [
      ("--canvas", canvas != nil && compareFrames),
      ("--scene", scene != nil), ("--size", size != nil), ("--log", log != .off),
      ("--play", play != nil), ("--record", record != nil), ("--screenshot", screenshot != nil),
    ]
    if let other = others.first(where: \.1)?.0 {
      let reason =
        compareFrames ? "--compare-frames lays out" : "--canvas draws"
      throw ValidationError("\(reason) all scenes without a window; leave out \(other).")
    }
  }
}

/// A size on the command line.
nonisolated struct WindowSize: ExpressibleByArgument {
  let width: Int
  let height: Int

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...32_767).contains(width), (1...32_767).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }
}
