import AtriumGeometry
import AtriumKit
import AtriumX11

/// A program with several windows, which report their events with their number in front.
///
/// In each window the key `n` opens another window. `k` shows a window that the program makes without a host. `w` asks
/// the window to close. `x` closes the window with the next number. `a` animates a view in every window.
@MainActor
final class ManyWindows {
  private let application: X11Application
  private let hasText: Bool
  private let say: (String) -> Void
  private var count = 0
  private var hosts: [Int: X11Host] = [:]

  init(_ application: X11Application, hasText: Bool, say: @escaping (String) -> Void) {
    self.application = application
    self.hasText = hasText
    self.say = say
  }

  /// Opens a window with the next number.
  func openWindow() throws(X11Error) {
    count += 1
    let number = count
    let host = try application.openWindow(
      title: "Window \(number)", size: Size(width: 400, height: 300))
    hosts[number] = host
    host.observer = { [say] in say("\(number) \(X11Fixture.describe($0))") }
    let controller = NumberedController(number: number, of: self, say: say)
    host.window.rootViewController = controller
    guard hasText else { return }
    let witness = TextWitness { [say] in say("\(number) \($0)") }
    controller.view.addSubview(witness)
    witness.becomeFirstResponder()
  }

  /// Makes a window without the application object, and shows it.
  private func showOwnWindow() {
    count += 1
    let window = AtriumKit.Window(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    window.title = "Window \(count)"
    window.rootViewController = NumberedController(number: count, of: self, say: say)
    window.makeKeyAndVisible()
  }

  /// Opens a window when a signal requests one, even if no window is open.
  func openFromOutside() {
    Task { try? openWindow() }
  }

  /// Performs the command of a key in a window.
  func perform(_ key: String, in number: Int) {
    switch key {
    case "n": try? openWindow()
    case "k": showOwnWindow()
    case "w": hosts[number]?.window.requestClose()
    case "x": hosts[number + 1]?.close()
    case "a": animate()
    default: break
    }
  }

  /// Animates a view in each window with one animation block, outside the windows' turns.
  private func animate() {
    let windows = application.windows
    application.schedule(after: 0.4) { [say] in
      let start = self.application.currentTime
      View.animate(withDuration: 0.2) {
        for view in windows.compactMap(\.rootViewController?.view) {
          view.alpha = view.alpha == 1 ? 0.5 : 1
        }
      } completion: { finished in
        let isTimely = (0.2...).contains(self.application.currentTime - start)
        say("animated \(windows.count) finished \(finished) timely \(isTimely)")
      }
    }
  }
}

/// A controller that reports its appearance calls, and passes keys to the program.
private final class NumberedController: ViewController {
  private let number: Int
  private let program: ManyWindows
  private let say: (String) -> Void

  init(number: Int, of program: ManyWindows, say: @escaping (String) -> Void) {
    self.number = number
    self.program = program
    self.say = say
    super.init()
  }

  isolated deinit {
    say("\(number) released")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("\(number) appears")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("\(number) disappears")
  }

  override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    for press in presses { program.perform(press.key.characters, in: number) }
    super.pressesBegan(presses, with: event)
  }
}
