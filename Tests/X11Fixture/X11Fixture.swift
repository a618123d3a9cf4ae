import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumX11
import Dispatch
import Glibc

/// A window for tests, which reports its input, and behaves as the program's arguments say.
@main
@MainActor
struct X11Fixture {
  static func main() {
    let mainThread = pthread_self()
    let arguments = Array(CommandLine.arguments.dropFirst())
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }
    }
    // The source is made before the window, so that the signal is handled as soon as a test finds the window.
    var requests: (any DispatchSourceSignal)?
    var perform: @MainActor () -> Void = {}
    if value("--request") != nil || value("--windows") != nil {
      signal(SIGUSR1, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { perform() } }
      source.resume()
      requests = source
    }
    defer { requests?.cancel() }
    let sides = (value("--size") ?? "400x300").split(separator: "x").compactMap { Double($0) }
    do {
      let application = try X11Application(className: value("--class"))
      if let seconds = value("--patience").flatMap({ Double($0) }) {
        application.screenReaderPatience = seconds
      }
      if let count = value("--windows").flatMap({ Int($0) }) {
        let program = ManyWindows(application, hasText: arguments.contains("--text")) {
          say($0)
        }
        application.terminatesAfterLastWindowClosed = !arguments.contains("--stays")
        for _ in 0..<count { try program.openWindow() }
        perform = { program.openFromOutside() }
        exit(try application.run())
      }
      let host = try application.openWindow(
        title: value("--title") ?? "Fixture",
        size: Size(width: sides.first ?? 400, height: sides.last ?? 300),
        minimumSize: Size(width: 40, height: 30), scale: value("--scale").flatMap { Double($0) })
      if arguments.contains("--settings") { say(describe(host.window.settings)) }
      let tellsTimes = arguments.contains("--times")
      host.observer = { say(describe($0, tellsTimes: tellsTimes)) }
      let ring = RingWitness(
        hasPager: arguments.contains("--pager"), hasLevels: arguments.contains("--levels")
      ) { say($0) }
      let hasRing = arguments.contains("--ring") || arguments.contains("--pager")
      host.window.rootViewController = hasRing ? ring.controller : ViewController()
      if arguments.contains("--text") { addText(to: host) }
      let long = FieldWitness { say($0) }
      if arguments.contains("--field") {
        long.field.frame = host.window.bounds
        host.window.rootViewController?.view.addSubview(long.field)
        long.field.becomeFirstResponder()
      }
      if arguments.contains("--drag") {
        let items = (value("--drag") ?? "").split(separator: "|").map(String.init)
        let witness = DragWitness(items: items.map { $0 == "long" ? longText : $0 }) { say($0) }
        witness.frame = host.window.bounds
        host.window.rootViewController?.view.addSubview(witness)
      }
      if arguments.contains("--animate") { animate(host, of: application) }
      if arguments.contains("--spin") { spin(host, of: application) }
      if let seconds = value("--quit-after").flatMap({ Double($0) }) {
        application.schedule(after: seconds) { application.stop(exitCode: 7) }
      }
      if let request = value("--request") {
        perform = { self.perform(request, on: host, of: application) }
      }
      Task { say("task on main thread: \(pthread_self() == mainThread)") }
      exit(try application.run())
    } catch {
      say("\(error)", to: STDERR_FILENO)
      exit(1)
    }
  }

  /// A text that needs several properties.
  private static let longText = String(repeating: "0123456789abcdef", count: 1 << 16)

  /// Adds a text view to the window, and gives it the focus.
  private static func addText(to host: X11Host) {
    let witness = TextWitness { say($0) }
    witness.frame = host.window.bounds
    witness.cursor = .text
    host.window.rootViewController?.view.addSubview(witness)
    witness.becomeFirstResponder()
  }

  /// Returns the description of an event on one line, as the tests read it.
  ///
  /// Times differ from run to run. Only the times of frames are reported, and only on request.
  static func describe(_ event: InputEvent, tellsTimes: Bool = false) -> String {
    func flags(_ flags: KeyModifierFlags) -> String {
      flags.isEmpty ? "" : " flags \(flags.rawValue >> 16)"
    }
    func place(_ input: PointerInput) -> String {
      let button = input.button.map { " \($0.rawValue)" } ?? ""
      let count = input.count > 0 ? " count \(input.count)" : ""
      return "\(button) at \(input.location)\(count)\(flags(input.modifierFlags))"
    }
    func key(_ input: KeyInput) -> String {
      let key = input.key
      return "\(key.keyCode.rawValue) [\(key.characters)] [\(key.charactersIgnoringModifiers)]"
        + flags(key.modifierFlags) + (input.isRepeat ? " repeat" : "")
    }
    return switch event {
    case .pointerDown(let input): "down\(place(input))"
    case .pointerUp(let input): "up\(place(input))"
    case .pointerMoved(let input): "moved\(place(input))"
    case .pointerLeft: "left"
    case .pointerCancelled: "cancelled"
    case .scroll(let input):
      "scroll \(input.delta) at \(input.location)"
        + (input.source == .touchpad ? " touchpad \(input.phase)" : "") + flags(input.modifierFlags)
    case .touchBegan(let input): "touch \(input.id) began at \(input.location)"
    case .touchMoved(let input): "touch \(input.id) moved at \(input.location)"
    case .touchEnded(let input): "touch \(input.id) ended at \(input.location)"
    case .touchCancelled(let input): "touch \(input.id) cancelled at \(input.location)"
    case .touchpadSwipe(let input):
      "swipe \(input.fingerCount) \(input.phase) by \(input.delta) at \(input.location)"
        + flags(input.modifierFlags)
    case .touchpadPinch(let input):
      "pinch \(input.fingerCount) \(input.phase) by \(input.delta) scale \(input.scale) "
        + "turn \(input.rotation) at \(input.location)"
    case .keyDown(let input): "keyDown \(key(input))"
    case .keyUp(let input): "keyUp \(key(input))"
    case .text(let text): "text [\(text)]"
    case .resized(let pixels, let scale, let isLive):
      "resized \(pixels.width)x\(pixels.height) scale \(scale)" + (isLive ? " live" : "")
    case .refreshRate(let rate): "refresh rate \(rate)"
    case .visibility(let isVisible): "visible \(isVisible)"
    case .focus(let isFocused): "focus \(isFocused)"
    case .windowState(let state):
      "state" + (state.contains(.fullScreen) ? " full" : "")
        + (state.contains(.maximized) ? " maximized" : "")
    case .availableSize(let size):
      "available " + (size.map { "\($0.width)x\($0.height)" } ?? "unknown")
    case .timeOfDay: "timeOfDay"
    case .frame(let time): tellsTimes ? "frame \(time)" : "frame"
    case .closeRequested: "closeRequested"
    case .settingsChanged(let settings): describe(settings)
    default: "\(event)"
    }
  }

  private static func describe(_ settings: Settings) -> String {
    let words = [
      "\(settings.userInterfaceStyle)", "\(settings.accessibilityContrast)", "\(settings.motion)",
    ]
    return "settings " + words.joined(separator: " ")
  }

  /// Writes a line at once, to standard output of any kind.
  private static func say(_ line: String, to descriptor: Int32 = STDOUT_FILENO) {
    let bytes = Array("\(line)\n".utf8)
    write(descriptor, bytes, bytes.count)
  }

  /// Keeps the window and the connection busy, without reading from the server, so that a write detects the
  /// end of the server.
  private static func animate(_ host: X11Host, of application: X11Application) {
    var server = pollfd(fd: connection, events: 0, revents: 0)
    // The poll reports only the end of the connection. It waits for at most 30 ms, so that the window does not
    // stall.
    poll(&server, 1, 30)
    host.window.host?.handle(.title("\(application.currentTime)"))
    host.window.host?.handle(.needsFrame(at: application.currentTime))
    application.schedule(after: 0) { animate(host, of: application) }
  }

  /// The only socket of the program, which is its connection to the server.
  private static let connection: Int32 =
    (3..<256).first { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    } ?? -1

  /// Requests frames at the highest rate.
  private static func spin(_ host: X11Host, of application: X11Application) {
    host.window.host?.handle(.needsFrame(at: application.currentTime))
    application.schedule(after: 0.002) { spin(host, of: application) }
  }

  private static func perform(
    _ request: String, on host: X11Host, of application: X11Application
  ) {
    let parts = request.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.last) {
    case ("title", let text?): host.window.host?.handle(.title(text))
    case ("fullscreen", let text): host.window.host?.handle(.fullScreen(text == "on"))
    case ("available", _): host.window.host?.handle(.availableSize)
    case ("cursors", _): Cursor.allCases.forEach { host.window.host?.handle(.cursor($0)) }
    case ("icon", _):
      host.window.icon = [16, 32, 128].compactMap {
        try? Bitmap(size: PixelSize(width: $0, height: $0))
      }
    case ("resize", let text?):
      let sides = text.split(separator: "x").compactMap { Double($0) }
      host.window.host?.handle(.resize(Size(width: sides.first ?? 1, height: sides.last ?? 1)))
    case ("copyimage", _):
      Pasteboard.general.image = host.window.snapshot().map { Image($0) }
    case ("style", let text):
      application.setSettings(
        Settings(userInterfaceStyle: text == "dark" ? .dark : .light),
        following: application.followedSettings.subtracting(.userInterfaceStyle))
    case ("attention", _): host.requestAttention()
    case ("dialog", let text):
      let dialog = try? application.openWindow(
        title: "Dialog", size: Size(width: 200, height: 100),
        transientFor: text == "alone" ? nil : host, takesFocus: text != "quiet")
      dialog?.observer = { say("dialog \(describe($0))") }
      dialog?.window.rootViewController = ViewController()
    default: say("unknown request \(request)", to: STDERR_FILENO)
    }
    say("request done")
  }
}
