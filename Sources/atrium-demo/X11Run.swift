import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumX11
import DemoScreens
import Logging

/// A run of the demo in a window of an X server.
struct X11Run {
  /// The result of playing a script, and its player.
  private final class Outcome {
    var failure: DemoFailure?
    var player: ScriptPlayer?
  }

  /// The delay after which the icon is read, in seconds.
  ///
  /// The delay lets the first display frame appear earlier.
  private static let iconDelay = 0.1
  /// The minimum size of the window, in points.
  private static let minimumSize = Size(width: 320, height: 240)

  private let session: DemoSession

  init(_ session: DemoSession) {
    self.session = session
  }

  func run() throws(DemoFailure) -> Int32 {
    let application = try translating { () throws(X11Error) in try makeApplication() }
    let host = try translating { () throws(X11Error) in try openWindow(of: application) }
    session.install(
      in: host.window, changeScale: { [weak host] in host?.setScale($0) },
      changeSettings: { [weak application] choices in
        guard let application else { return }
        application.setSettings(
          choices.applied(to: application.settings),
          following: application.followedSettings.without(choices))
      },
      chooseFile: { [weak application] near, answer in
        application.map { X11Run.chooseFile(near: near, of: $0, answer) } ?? answer(.unavailable)
      },
      openWindow: { [weak application, session] title in
        try? application?.openWindow(
          title: title, size: session.options.size, minimumSize: X11Run.minimumSize,
          scale: session.options.scale
        ).window
      })
    application.schedule(after: X11Run.iconDelay) { [weak host, session] in
      host?.window.icon = session.makeIcon()
    }
    let outcome = Outcome()
    try play(on: host.window, of: application, outcome)
    let window = host.window
    let code: Int32
    do {
      code = try translating { () throws(X11Error) in try application.run() }
    } catch {
      // The user's choices are kept even if the connection was lost.
      session.keepState(of: window)
      throw error
    }
    outcome.player?.windowDidClose()
    session.keepState(of: window)
    if let failure = outcome.failure { throw failure }
    try session.checkWriters()
    return code
  }

  /// Shows the desktop's dialog for storyboard and xib files.
  private static func chooseFile(
    near path: String, of application: X11Application,
    _ answer: @escaping @MainActor (FileChoice) -> Void
  ) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    application.chooseFile(
      title: "Open",
      filters: [
        FileFilter(
          name: "Storyboards", patterns: ["*.storyboard", "*.xib"])
      ], folder: folder
    ) { result in
      switch result {
      case .chosen(let urls):
        let file = urls.first.flatMap {
          DroppedFile(itemProviderData: Array($0.utf8), typeIdentifier: "public.file-url")
        }
        answer(file.map { .chosen($0.path) } ?? .cancelled)
      case .cancelled: answer(.cancelled)
      case .unavailable: answer(.unavailable)
      }
    }
  }

  private func makeApplication() throws(X11Error) -> X11Application {
    let options = session.options
    return try X11Application(
      className: "atrium-demo", settings: options.settings, following: options.followed,
      log: { Logger(label: "atrium.x11").warning("\($0)") })
  }

  private func openWindow(of application: X11Application) throws(X11Error) -> X11Host {
    let options = session.options
    return try application.openWindow(
      title: options.title, size: options.size, minimumSize: X11Run.minimumSize,
      scale: options.scale)
  }

  /// Starts the player if there is a script, or if the program must wait until the window is idle.
  private func play(
    on window: Window, of application: X11Application, _ outcome: Outcome
  ) throws(DemoFailure) {
    let options = session.options
    guard session.hasScript || options.screenshot != nil || options.quitsWhenDone else { return }
    let player = try session.makePlayer(on: window)
    outcome.player = player
    player.start { [weak application, session] error in
      if let error {
        outcome.failure = DemoFailure(error.description)
      } else {
        do throws(DemoFailure) {
          try session.keepScreenshot(of: player.window)
        } catch {
          outcome.failure = error
        }
      }
      outcome.player = nil
      if outcome.failure != nil || options.quitsWhenDone { application?.stop() }
    }
  }

  private func translating<Value>(
    _ body: () throws(X11Error) -> Value
  ) throws(DemoFailure) -> Value {
    do throws(X11Error) {
      return try body()
    } catch {
      switch error {
      case .cannotOpenDisplay, .unsupportedVisual:
        throw DemoFailure(
          "\(error); start it inside a desktop session, set DISPLAY, or use --headless",
          exitCode: 2)
      case .connectionLost, .tooFewDescriptors: throw DemoFailure(error.description)
      }
    }
  }
}
