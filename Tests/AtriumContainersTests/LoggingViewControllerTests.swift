import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The printed output of the article about the sliding menu, line for line.
@MainActor
struct LoggingViewControllerTests {
  /// The article's class.
  private final class Logged: LoggingViewController {
    override var loggedName: String { "ViewController" }
  }

  /// The lines, with a name in place of each address.
  @MainActor
  private final class Output {
    var lines: [String] = []
    var names: [(ViewController, String)] = []

    func make(_ name: String) -> ViewController {
      let controller = Logged { [unowned self] in lines.append($0) }
      names.append((controller, name))
      return controller
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines.map { line in
        names.reduce(line) { line, entry in
          let address = String(UInt(bitPattern: ObjectIdentifier(entry.0)), radix: 16)
          return line.replacing("(0x\(address))", with: "(\(entry.1))")
        }
      }
    }
  }

  private let output = Output()

  @Test(
    "SL-13: the red and green controllers print their move, appearance and rotation calls as in the article"
  )
  func lines() {
    let (red, green) = (output.make("red"), output.make("green"))
    let sliding = SlidingMenuController(
      viewControllers: [red, green], menuTitles: ["Red", "Green"])
    let wrapped = [
      "ViewController (red) - willMoveToParentViewController:",
      "ViewController (red) - didMoveToParentViewController:",
      "ViewController (green) - willMoveToParentViewController:",
      "ViewController (green) - didMoveToParentViewController:",
    ]
    #expect(output.take() == wrapped)
    let recording = Recording.atRest(root: sliding)
    #expect(
      output.take() == [
        "ViewController (red) - viewWillAppear:", "ViewController (red) - viewDidAppear:",
      ])
    sliding.select(at: 1, animated: true)
    recording.stage.settle()
    #expect(
      output.take() == [
        "ViewController (green) - viewWillAppear:", "ViewController (green) - viewDidAppear:",
      ])
    recording.stage.resize(to: Size(width: 600, height: 400))
    recording.stage.settle()
    #expect(
      output.take() == [
        "ViewController (green) - willRotateToInterfaceOrientation:duration:",
        "ViewController (green) - didRotateFromInterfaceOrientation:",
      ])
  }

  @Test("SL-13: a controller that is not wrapped prints the move calls of the menu")
  func unwrapped() {
    let (red, green) = (output.make("red"), output.make("green"))
    let sliding = SlidingMenuController()
    sliding.style.wrapsContents = false
    sliding.setViewControllers([red, green], menuTitles: ["Red", "Green"])
    let recording = Recording.atRest(root: sliding)
    #expect(
      output.take() == [
        "ViewController (red) - willMoveToParentViewController:",
        "ViewController (red) - viewWillAppear:", "ViewController (red) - viewDidAppear:",
        "ViewController (red) - didMoveToParentViewController:",
      ])
    sliding.select(at: 1, animated: true)
    recording.stage.settle()
    #expect(
      output.take() == [
        "ViewController (red) - willMoveToParentViewController:",
        "ViewController (green) - willMoveToParentViewController:",
        "ViewController (green) - viewWillAppear:", "ViewController (green) - viewDidAppear:",
        "ViewController (green) - didMoveToParentViewController:",
        "ViewController (red) - didMoveToParentViewController:",
      ])
  }

  @Test("without an output function the lines go to the standard log, with the name of the class")
  func standard() {
    #expect(LoggingViewController().loggedName == "LoggingViewController")
    LoggingViewController().viewWillAppear(false)
  }
}
