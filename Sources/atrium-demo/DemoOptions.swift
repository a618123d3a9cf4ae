import ArgumentParser
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import AtriumX11
import DemoScreens
import Glibc

/// The options of the demo.
struct DemoOptions {
  /// The values of the option `--theme`.
  nonisolated enum Theme: String, CaseIterable, ExpressibleByArgument {
    case system
    case light
    case dark
    case contrast
  }

  /// The values of the option for motion.
  nonisolated enum MotionChoice: String, CaseIterable, ExpressibleByArgument {
    case system
    case full
    case reduced
    case off
  }

  /// The values of the option for the layout direction.
  nonisolated enum Direction: String, CaseIterable, ExpressibleByArgument {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The values of the option for the text size.
  nonisolated enum TextSize: String, CaseIterable, ExpressibleByArgument {
    case small
    case normal
    case large
    case larger
    case veryLarge = "very-large"
    case huge

    /// The size as a category.
    var category: ContentSizeCategory {
      switch self {
      case .small: .small
      case .normal: .large
      case .large: .extraLarge
      case .larger: .extraExtraLarge
      case .veryLarge: .accessibilityMedium
      case .huge: .accessibilityLarge
      }
    }
  }

  /// The values of the option for the language.
  nonisolated enum LanguageChoice: String, CaseIterable, ExpressibleByArgument {
    case english = "en"
    case german = "de"

    /// The language of the demo's text.
    var language: Language { Language(rawValue: rawValue) ?? .english }
  }

  /// The values of the option for the log.
  nonisolated enum Log: String, CaseIterable, ExpressibleByArgument {
    case off
    case text
    case json
  }

  /// The name of the first screen if the command line names none.
  private static let firstScreen = "welcome"
  /// The common prefix of the names of the bench screens, which are outside the ring.
  private static let benchScreens = "bench"

  private(set) var screen: any Screen
  /// The storyboard or xib file that is shown instead of a screen of the ring; nil if there is none.
  private(set) var file: InterfaceFile?
  /// The folder whose files the program draws on a contact sheet instead of running the demo; nil if there is none.
  private(set) var folder: String?
  private(set) var canvas: String?
  private(set) var comparesFrames = false
  private(set) var size = Size(width: 960, height: 640)
  private(set) var scale: Double?
  private(set) var settings = Settings()
  private(set) var language = Language.preferred(DemoOptions.variable)
  private(set) var contentSizeCategory = ContentSizeCategory.large
  private(set) var followed = FollowedSettings.all
  private(set) var logFormat: LifecycleLog.Format?
  private(set) var logFile: String?
  private(set) var isHeadless = false
  private(set) var play: String?
  private(set) var record: String?
  private(set) var screenshot: String?
  private(set) var frames: String?
  private(set) var inspect: String?
  private(set) var quitsWhenDone = false
  /// Whether the program restores the user's saved choices at the start, and saves the current choices at the end.
  private(set) var keepsState = true
  /// The options on the command line, which take precedence over saved choices.
  private var given: [Given] = []

  /// An option that a saved choice can replace.
  private enum Given {
    case screen
    case size
    case theme
    case motion
    case direction
    case scale
    case textSize
    case language
  }

  /// Returns the value of an environment variable; nil if it is not set.
  nonisolated private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The path of the scene that the playground shows first; nil for the playground's own first scene.
  var scenePath: String? { DemoOptions.isScene(play) ? play : nil }

  private static func isScene(_ path: String?) -> Bool { path?.hasSuffix(".scene") == true }

  /// The window's title.
  var title: String { isBench || file != nil ? screen.title : "Atrium" }

  /// The time for which the program waits for a stalled reader of a log, in seconds.
  ///
  /// The time is 0 for a run with a window, which must not block.
  var patience: Double { isHeadless ? 60 : 0 }

  private var isBench: Bool { screen.name.hasPrefix(DemoOptions.benchScreens) }

  /// Makes the options from the command line; exits the process for options such as `--help`, and for wrong usage.
  ///
  /// - Throws: The reason why the file of `--storyboard` cannot be read.
  static func fromCommandLine() throws(DemoFailure) -> DemoOptions {
    if let options = withoutParser(Array(CommandLine.arguments.dropFirst())) { return options }
    let command = DemoCommand.read()
    if command.listScreens {
      Ending.say(ScreenCatalogue.names.joined(separator: "\n"), code: 0)
    }
    return try DemoOptions(command)
  }

  /// Makes the options without the parser, which needs more time than all other work before the window appears.
  ///
  /// - Returns: The options for no arguments or for the name of a screen; nil for any other arguments.
  private static func withoutParser(_ arguments: [String]) -> DemoOptions? {
    if arguments.isEmpty { return DemoOptions(screen: screen(named: firstScreen)) }
    guard arguments.count == 2, arguments[0] == "--screen",
      let screen = ScreenCatalogue.screen(named: arguments[1])
    else { return nil }
    return DemoOptions(screen: screen, isGiven: true)
  }

  private init(screen: any Screen, isGiven: Bool = false) {
    self.screen = screen
    guard isGiven else { return }
    given.append(.screen)
    if isBench {
      size = Size(width: 900, height: 600)
      keepsState = false
    }
  }

  private init(_ command: DemoCommand) throws(DemoFailure) {
    if let path = command.storyboard, command.canvas != nil, FileSystem.isFolder(path) {
      self.init(screen: DemoOptions.screen(named: DemoOptions.firstScreen))
      (folder, canvas) = (path, command.canvas)
    } else if let path = command.storyboard {
      let file = try DemoOptions.file(path)
      self.init(screen: DemoOptions.screen(of: file, command.scene))
      self.file = file
      canvas = command.canvas
      comparesFrames = command.compareFrames
    } else {
      let first = DemoOptions.isScene(command.play) ? "playground" : DemoOptions.firstScreen
      self.init(
        screen: DemoOptions.screen(named: command.screen ?? first),
        isGiven: command.screen != nil)
    }
    if let given = command.size {
      size = Size(width: Double(given.width), height: Double(given.height))
    }
    scale = command.scale
    settings = DemoOptions.settings(theme: command.theme, motion: command.motion)
    if command.theme != .system {
      followed.subtract([.userInterfaceStyle, .accessibilityContrast])
    }
    if command.motion != .system { followed.remove(.motion) }
    logFormat = LifecycleLog.Format(rawValue: command.log.rawValue)
    logFile = command.logFile
    isHeadless = command.headless
    play = command.play
    record = command.record
    screenshot = command.screenshot
    frames = command.frames
    inspect = command.inspect
    quitsWhenDone = command.quitWhenDone
    // Runs that are controlled by options must be reproducible, so they use no saved choices.
    keepsState =
      keepsState && !command.noState && !isHeadless && file == nil && play == nil && record == nil
      && screenshot == nil && !quitsWhenDone
    if command.size != nil { given.append(.size) }
    if command.theme != .system { given.append(.theme) }
    if command.motion != .system { given.append(.motion) }
    if command.scale != nil { given.append(.scale) }
    if let textSize = command.textSize {
      given.append(.textSize)
      contentSizeCategory = textSize.category
    }
    if let language = command.language {
      given.append(.language)
      self.language = language.language
    }
    if let direction = command.direction {
      given.append(.direction)
      settings.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Applies the saved choices to those options that the command line does not set.
  mutating func adopt(_ state: DemoState) {
    if !given.contains(.screen), let name = state.room,
      let room = ScreenCatalogue.ring.first(where: { $0.name == name })
    {
      screen = room
    }
    if !given.contains(.size), let size = state.size { self.size = size }
    var kept = state
    if given.contains(.theme) { (kept.userInterfaceStyle, kept.accessibilityContrast) = (nil, nil) }
    if given.contains(.motion) { kept.motion = nil }
    if given.contains(.direction) { kept.layoutDirection = nil }
    if !given.contains(.scale), let scale = state.scale { self.scale = scale }
    if !given.contains(.textSize), let textSize = state.contentSizeCategory {
      contentSizeCategory = textSize
    }
    if !given.contains(.language), let language = state.language { self.language = language }
    settings = kept.applied(to: settings)
    followed = followed.without(kept)
  }

  private static func screen(named name: String) -> any Screen {
    guard let screen = ScreenCatalogue.screen(named: name) else {
      let names = ScreenCatalogue.names.joined(separator: ", ")
      DemoCommand.end(
        with: ValidationError(
          "No screen is named '\(name.forMessage)'; the screens are \(names)."))
    }
    return screen
  }

  private static func file(_ path: String) throws(DemoFailure) -> InterfaceFile {
    do throws(InterfaceError) {
      return try InterfaceFile(contentsOf: path)
    } catch {
      throw DemoFailure(error.description)
    }
  }

  /// Returns the screen of a file.
  ///
  /// It first shows the named scene, or the initial one if the name is nil.
  private static func screen(of file: InterfaceFile, _ scene: String?) -> StoryboardScreen {
    guard let scene else { return StoryboardScreen(file) }
    guard let page = file.page(named: scene) else {
      // The names of all scenes in a large file would fill the terminal, so the message has only some of them.
      let names = file.pageNames
      let rest = names.count > 40 ? " and \(names.count - 40) more" : ""
      DemoCommand.end(
        with: ValidationError(
          "No scene of \(file.name) is named '\(scene.forMessage)'; "
            + (names.isEmpty
              ? "it has none."
              : "the scenes are \(names.prefix(40).joined(separator: ", "))\(rest).")))
    }
    return StoryboardScreen(file, page: page)
  }

  /// Returns the settings for a theme and a motion.
  ///
  /// For `system`, the settings are light with full motion until the desktop's settings arrive.
  private static func settings(theme: Theme, motion: MotionChoice) -> Settings {
    Settings(
      userInterfaceStyle: theme == .dark ? .dark : .light,
      accessibilityContrast: theme == .contrast ? .high : .normal,
      motion: motion == .off ? .off : motion == .reduced ? .reduced : .full)
  }
}

extension FollowedSettings {
  /// Returns the settings without those that the user has chosen: changes of the desktop must not replace these.
  func without(_ choices: DemoState) -> FollowedSettings {
    var rest = self
    if choices.userInterfaceStyle != nil { rest.remove(.userInterfaceStyle) }
    if choices.accessibilityContrast != nil { rest.remove(.accessibilityContrast) }
    if choices.motion != nil { rest.remove(.motion) }
    return rest
  }
}
